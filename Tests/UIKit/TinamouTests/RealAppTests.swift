// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// Behavior that screens of real apps rely on.
@MainActor
struct RealAppTests {
  private static let dot = Data(
    base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8"
      + "z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==")

  @Test("constraints place the middle of a view, whatever its anchor point is")
  func anchorPoint() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let card = UIView()
    card.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(card)
    let top = card.topAnchor.constraint(equalTo: root.topAnchor, constant: 10)
    NSLayoutConstraint.activate([
      top, card.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      card.widthAnchor.constraint(equalToConstant: 100),
      card.heightAnchor.constraint(equalToConstant: 80),
    ])
    root.layoutIfNeeded()
    #expect(card.frame == CGRect(x: 0, y: 10, width: 100, height: 80))
    card.layer.anchorPoint = CGPoint(x: 0.5, y: 1)
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(card.center == CGPoint(x: 50, y: 50))
    #expect(card.frame.minY == -30)
    // Apps add half of the height.
    top.constant += 40
    root.layoutIfNeeded()
    #expect(card.frame == CGRect(x: 0, y: 10, width: 100, height: 80))
  }

  @Test("a refresh control is invisible at rest and visible while it refreshes")
  func refreshControl() throws {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let control = UIRefreshControl()
    scroll.refreshControl = control
    scroll.layoutIfNeeded()
    let indicator = try #require(control.subviews.first { $0 is UIActivityIndicatorView })
    #expect(indicator.alpha == 0)
    control.beginRefreshing()
    #expect(indicator.alpha == 1)
    control.endRefreshing()
    scroll.setNeedsLayout()
    scroll.layoutIfNeeded()
    #expect(indicator.alpha == 0)
  }

  @Test("an effect view is made with a frame, and without arguments")
  func effectView() {
    let view = UIVisualEffectView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(view.contentView.frame.size == CGSize(width: 30, height: 40))
    #expect(UIVisualEffectView().effect == nil)
  }

  @Test("image sets are found by names with the ending of a file; PDF files have their size")
  func imageSets() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("images-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = [
      "bar.imageset/Contents.json": Data(#"{"images":[{"filename":"bar.png"}]}"#.utf8),
      "bar.imageset/bar.png": try #require(Self.dot),
      "icon.imageset/Contents.json": Data(#"{"images":[{"filename":"icon.pdf"}]}"#.utf8),
      "icon.imageset/icon.pdf": Data("%PDF-1.4\n1 0 obj\n<< /Type /Page /MediaBox [ 0 0 24.5 12 ] >>\n".utf8),
    ]
    for (path, data) in files {
      let file = folder.appendingPathComponent("Assets.xcassets/" + path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }
    let bundle = try #require(Bundle(path: folder.path))
    #expect(UIImage(named: "bar.png", in: bundle, compatibleWith: nil)?.size == CGSize(width: 1, height: 1))
    #expect(UIImage(named: "bar.gif", in: bundle, compatibleWith: nil) == nil)
    #expect(UIImage(named: "icon", in: bundle, compatibleWith: nil)?.size == CGSize(width: 24.5, height: 12))
  }

  private final class Mask: UIView {
    override func accessibilityElementCount() -> Int { 7 }
  }

  @Test("accessibility is part of every object")
  func accessibility() {
    let view = UIView()
    let object: NSObject = view
    object.accessibilityLabel = "Close"
    object.isAccessibilityElement = true
    #expect(view.accessibilityLabel == "Close" && view.isAccessibilityElement)
    #expect(NSObject().accessibilityLabel == nil)
    view.accessibilityElements = [object]
    #expect(view.accessibilityElementCount() == 1 && view.index(ofAccessibilityElement: object) == 0)
    #expect(view.accessibilityElement(at: 1) == nil)
    #expect(Mask().accessibilityElementCount() == 7)
  }

  @Test("levels of windows are ordered, and Objective-C's integers have their names")
  func names() {
    #expect(UIWindow.Level.normal < .statusBar)
    let count: NSInteger = 2
    let limit: NSUInteger = 3
    #expect(count + Int(limit) == 5)
  }
}
