// SPDX-License-Identifier: MIT

import Foundation
import LayoutTestSupport
import Pictures
import SnapshotTesting
import Testing
import UIKit

@testable import RecordedSnapshots

@MainActor
@Suite("Pictures and descriptions of views")
struct ViewStrategyTests {
  private func made<Value, Format>(_ value: Value, _ strategy: Snapshotting<Value, Format>) throws -> Format {
    try #require(MainQueueWait.value(of: strategy.snapshot(value), timeout: 1))
  }

  private func controller(_ color: UIColor = .red) -> (UIViewController, UIView) {
    let controller = UIViewController()
    let child = UIView()
    child.backgroundColor = color
    child.translatesAutoresizingMaskIntoConstraints = false
    let view: UIView = controller.view
    view.addSubview(child)
    NSLayoutConstraint.activate([
      child.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      child.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      child.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      child.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
    return (controller, child)
  }

  @Test("The description on a screen has its size, its safe area and its margins")
  func description() throws {
    let text = try made(controller().0, .recursiveDescription(on: .iPhoneX))
    #expect(
      text == """
        <UIView; frame = (0 0; 375 812); autoresize = W+H; layer = <CALayer>>
           | <UIView; frame = (16 44; 343 734); backgroundColor = UIExtendedSRGBColorSpace 1 0 0 1; layer = <CALayer>>
        """)
  }

  @Test("The traits of a screen are those of the view controller")
  func traits() throws {
    let (controller, _) = controller()
    var seen: UITraitCollection?
    let strategy = Snapshotting<UIViewController, String>.recursiveDescription(on: .iPhoneSe)
    let watching = Traits { seen = $0 }
    controller.addChild(watching)
    controller.view.addSubview(watching.view)
    _ = try made(controller, strategy)
    #expect(seen?.preferredContentSizeCategory == .medium)
    #expect(seen?.verticalSizeClass == .regular)
  }

  private final class Traits: UIViewController {
    let report: (UITraitCollection) -> Void
    init(_ report: @escaping (UITraitCollection) -> Void) {
      self.report = report
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewWillLayoutSubviews() { report(traitCollection) }
  }

  @Test("The picture on a screen has its pixels")
  func picture() throws {
    let image = try made(controller().0, .image(on: .iPhoneSe, traits: UITraitCollection(displayScale: 2)))
    let pixels = try PixelImage(png: try #require(image.pngData()))
    #expect((pixels.width, pixels.height) == (640, 1136))
    #expect(pixels[320, 38] == 0, "The status bar has no color.")
    #expect(pixels[320, 42] == 0xFFFF_0000)
  }

  @Test("The hierarchy names children, their states and their views")
  func hierarchy() throws {
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: UIViewController()), UIViewController()]
    #expect(
      try made(tabs, .hierarchy) == """
        <UITabBarController>, state: appeared, view: <UILayoutContainerView>
           | <UINavigationController>, state: appeared, view: <UILayoutContainerView>
           |    | <UIViewController>, state: appeared, view: <UIView>
           | <UIViewController>, state: disappeared, view: (view not loaded)
        """)
  }

  @Test("A view without a size is recorded as a picture that says so")
  func empty() throws {
    let image = try made(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 0)), .image)
    let pixels = try PixelImage(png: Diffing<UIImage>.image.toData(image))
    let scale = Int(UIScreen.main.scale)
    #expect((pixels.width, pixels.height) == (400 * scale, 80 * scale))
    #expect(pixels[2, 2] == 0xFFFF_0000)
  }

  @Test("Paths are compared by their elements")
  func elements() throws {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 1.23456, y: 1000))
    path.closeSubpath()
    path.move(to: .zero)
    let text = try made(path as CGPath, .elementsDescription)
    #expect(
      text
        == "MoveTo (1.0, 2.0)\nLineTo (1.235, 1000.0)\nClose \n\nMoveTo (0.0, 0.0)\n")
  }

  @Test("Descriptions are found by the selectors that suites use")
  func selectors() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    view.addSubview(UILabel())
    let text = view.perform(Selector(("recursiveDescription")))?.takeUnretainedValue() as? String
    #expect(text == view.recursiveDescription)
    #expect(text?.contains("\n   | <UILabel: ") == true)
    #expect(view.responds(to: Selector(("recursiveDescription"))))
    let controller = UIViewController()
    let hierarchy = controller.perform(Selector(("_printHierarchy")))?.takeUnretainedValue() as? String
    #expect(hierarchy?.hasPrefix("<UIViewController 0x") == true)
  }

  @Test(
    "Screens have the recorded sizes and safe areas",
    arguments: [
      (ViewImageConfig.iPhoneX(.landscape), CGSize(width: 812, height: 375), UIEdgeInsets(0, 44, 24, 44)),
      (.iPhone8(.landscape), CGSize(width: 667, height: 375), .zero),
      (.iPhone13Mini, CGSize(width: 375, height: 812), UIEdgeInsets(50, 0, 34, 0)),
      (.iPadPro11, CGSize(width: 1194, height: 834), UIEdgeInsets(24, 0, 20, 0)),
      (
        .iPadMini(.portrait(splitView: .twoThirds)), CGSize(width: 438, height: 1024), UIEdgeInsets(20, 0, 0, 0)
      ),
    ])
  func screens(config: ViewImageConfig, size: CGSize, safeArea: UIEdgeInsets) {
    #expect(config.size == size)
    #expect(config.safeArea == safeArea)
  }
}

extension UIEdgeInsets {
  fileprivate init(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) {
    self.init(top: top, left: left, bottom: bottom, right: right)
  }
}
