// SPDX-License-Identifier: MIT

import LayoutTesting
import Testing
import UIKit

@MainActor @Suite("Drawing of controls", .system(.iOS18))
struct ControlsDrawingTests {
  private func drawing(of view: UIView) -> [DrawingCommand] {
    let context = CGContext()
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    view.draw(view.bounds)
    return context.commands
  }

  /// The rectangles around filled areas, with their colors.
  private func fills(of view: UIView) -> [(rect: CGRect, color: CGColor)] {
    drawing(of: view).compactMap {
      if case .fill(let path, _, let color) = $0 { (path.bounds, color) } else { nil }
    }
  }

  @Test(
    "each control draws something",
    arguments: ["switch", "slider", "stepper", "segments", "progress", "wheel", "pages"])
  func drawsSomething(name: String) {
    let view: UIView
    switch name {
    case "switch": view = UISwitch()
    case "slider": view = UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 31))
    case "stepper": view = UIStepper()
    case "segments": view = UISegmentedControl(items: ["A", "B"])
    case "progress": view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 4))
    case "wheel": view = UIActivityIndicatorView(style: .medium)
    default:
      let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 26))
      pages.numberOfPages = 3
      view = pages
    }
    let enabled = drawing(of: view)
    #expect(!enabled.isEmpty)
    guard let control = view as? UIControl, name != "pages" else { return }
    control.isEnabled = false
    #expect(drawing(of: control).contains(.setAlpha(0.5)))
    #expect(drawing(of: control).count > enabled.count)
  }

  @Test("a switch that is on is green with its knob at the trailing side")
  func switchLooks() {
    let control = UISwitch()
    control.isOn = true
    #expect(fills(of: control)[0].color == UIColor.systemGreen.cgColor)
    #expect(fills(of: control)[1].rect == CGRect(x: 22, y: 2, width: 27, height: 27))
    control.semanticContentAttribute = .forceRightToLeft
    #expect(fills(of: control)[1].rect.minX == 2)
    control.onTintColor = .red
    #expect(fills(of: control)[0].color == UIColor.red.cgColor)
  }

  @Test("the filled part of a progress view is proportional, from the leading side")
  func progressLooks() {
    let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 4))
    view.progress = 0.25
    #expect(fills(of: view).last?.rect == CGRect(x: 0, y: 0, width: 25, height: 4))
    #expect(fills(of: view).last?.color == UIColor.systemBlue.cgColor)
  }

  @Test("segments show their titles, each in the middle of its segment")
  func segmentLooks() {
    let control = UISegmentedControl(items: ["A", "B"])
    control.frame.size.width = 201
    control.selectedSegmentIndex = 1
    let lines = drawing(of: control).compactMap { if case .text(let line) = $0 { line } else { nil } }
    #expect(lines.map(\.string) == ["A", "B"])
    #expect(abs(lines[0].origin.x + lines[0].width / 2 - 50) < 0.5)
    #expect(abs(lines[1].origin.x + lines[1].width / 2 - 151) < 0.5)
    #expect(fills(of: control).last?.rect == CGRect(x: 103, y: 2, width: 96, height: 27))
  }

  @Test("there are as many dots as pages, the current one in its own color")
  func dots() {
    let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 26))
    control.numberOfPages = 4
    control.currentPage = 1
    control.currentPageIndicatorTintColor = .red
    #expect(fills(of: control).count == 4)
    #expect(fills(of: control).firstIndex { $0.color == UIColor.red.cgColor } == 1)
    control.semanticContentAttribute = .forceRightToLeft
    #expect(fills(of: control)[1].rect.minX > 50)
    control.numberOfPages = 1
    control.hidesForSinglePage = true
    #expect(drawing(of: control).isEmpty)
  }

  @Test("segments with images of their own show these instead of the system's look")
  func segmentImages() {
    let segments = UISegmentedControl(items: ["A", "B", "C"])
    segments.frame = CGRect(x: 0, y: 0, width: 302, height: 32)
    segments.selectedSegmentIndex = 1
    func image(_ side: CGFloat) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in }
    }
    func images() -> [CGRect] {
      drawing(of: segments).compactMap { if case .image(_, let rect) = $0 { rect } else { nil } }
    }
    #expect(images().isEmpty && fills(of: segments).count >= 2)
    segments.setBackgroundImage(image(4), for: .normal, barMetrics: .default)
    #expect(images().map(\.height) == [31, 31, 31] && images().map(\.minX) == images().map(\.minX).sorted())
    #expect(fills(of: segments).isEmpty)
    segments.setDividerImage(
      image(6), forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
    #expect(images().filter { $0.width == 6 }.count == 2)
    segments.setDividerImage(
      UIImage(), forLeftSegmentState: .normal, rightSegmentState: .selected, barMetrics: .default)
    #expect(images().filter { $0.width == 6 }.count == 1)
  }

  @Test("a color well shows its color in a ring of hues")
  func colorWell() {
    let well = UIColorWell(frame: CGRect(x: 0, y: 0, width: 28, height: 28))
    well.selectedColor = .systemRed
    let disk = fills(of: well).filter { $0.color == UIColor.systemRed.cgColor }.map(\.rect)
    #expect(disk.count == 1 && disk[0].width < 22 && disk[0].midX == 14)
    let hues = Set(drawing(of: well).compactMap { if case .stroke(_, _, let color) = $0 { color } else { nil } })
    #expect(hues.count > 12)
  }

  @Test("an image is drawn by the content mode")
  func contentModes() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
    }
    let view = UIImageView(image: image)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let expected: [(UIView.ContentMode, CGRect)] = [
      (.scaleToFill, CGRect(x: 0, y: 0, width: 100, height: 100)),
      (.scaleAspectFit, CGRect(x: 0, y: 25, width: 100, height: 50)),
      (.scaleAspectFill, CGRect(x: -50, y: 0, width: 200, height: 100)),
      (.center, CGRect(x: 40, y: 45, width: 20, height: 10)),
      (.topLeft, CGRect(x: 0, y: 0, width: 20, height: 10)),
      (.bottomRight, CGRect(x: 80, y: 90, width: 20, height: 10)),
      (.right, CGRect(x: 80, y: 45, width: 20, height: 10)),
    ]
    for (mode, rect) in expected {
      view.contentMode = mode
      let drawn = drawing(of: view).compactMap { if case .image(_, let rect) = $0 { rect } else { nil } }
      #expect(drawn == [rect], "\(mode)")
    }
  }

  @Test("a template image has the tint color, another does not")
  func tint() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }
    let view = UIImageView(image: image)
    view.tintColor = .red
    func tint() -> CGColor? {
      drawing(of: view).lazy.compactMap { if case .image(let image, _) = $0 { image.tint } else { nil } }.first
    }
    #expect(tint() == nil)
    view.image = image.withRenderingMode(.alwaysTemplate)
    #expect(tint() == UIColor.red.cgColor)
  }
}
