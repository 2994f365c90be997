// SPDX-License-Identifier: MIT

import Testing
import UIKit

@testable import UIKitViews

@Suite("Glass, and bars that are higher than their items")
@MainActor
struct GlassPlaceTests {
  @Test("Glass is a capsule unless the view has corners of its own")
  func capsule() {
    func radius(_ change: (UIVisualEffectView) -> Void) -> CGFloat? {
      let view = UIVisualEffectView(effect: UIGlassEffect())
      view.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
      change(view)
      view.layoutIfNeeded()
      view.subviews.first?.layoutIfNeeded()
      return view.subviews.first { $0 is GlassView }?.layer.cornerRadius
    }
    #expect(radius { _ in } == 30)
    #expect(radius { $0.layer.cornerRadius = 12 } == 12)
    #expect(radius { $0.cornerConfiguration = .corners(radius: .fixed(8)) } == 8)
  }

  @Test("The accessory of a tab bar has glass behind it, which leaves with it")
  func accessory() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 402, height: 874))
    let controller = UITabBarController()
    controller.viewControllers = [UIViewController(), UIViewController()]
    window.rootViewController = controller
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    let content = UIView()
    controller.bottomAccessory = UITabAccessory(contentView: content)
    window.layoutIfNeeded()
    let parent = try #require(content.superview)
    let place = try #require(parent.subviews.firstIndex(of: content))
    let glass = try #require(place > 0 ? parent.subviews[place - 1] as? GlassView : nil)
    #expect(glass.frame == content.frame && content.frame.height > 0)
    controller.bottomAccessory = nil
    window.layoutIfNeeded()
    #expect(glass.superview == nil)
  }

  /// Source: a public report of a toolbar below the notch of a phone with iOS 18.
  @Test("Items of a higher toolbar are at its bottom until iOS 18, and at its top on iOS 26")
  func toolbar() throws {
    func middle(_ system: InterfaceGeneration) -> CGFloat? {
      system.whileCurrent {
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 393, height: 103))
        bar.items = [UIBarButtonItem(title: "Close", style: .plain, target: nil, action: nil)]
        bar.layoutIfNeeded()
        @MainActor func labels(_ view: UIView) -> [UILabel] {
          view.subviews.flatMap { [$0 as? UILabel].compactMap { $0 } + labels($0) }
        }
        return labels(bar).first { $0.text == "Close" }.map { $0.convert($0.bounds, to: bar).midY }
      }
    }
    #expect(abs(try #require(middle(.iOS18)) - (103 - 22)) <= 1)
    #expect(try #require(middle(.iOS26)) < 30)
  }

  @Test("An action sheet at its source has a gap of 13 points, and an edge")
  func actionSheet() throws {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    let source = UIView(frame: CGRect(x: 100, y: 200, width: 60, height: 40))
    root.view.addSubview(source)
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "One", style: .default))
    sheet.popoverPresentationController?.sourceView = source
    sheet.popoverPresentationController?.sourceRect = source.bounds
    root.present(sheet, animated: false)
    window.layoutIfNeeded()
    let frame = sheet.view.convert(sheet.view.bounds, to: window)
    #expect(frame.minY == 253)
    #expect(sheet.view.superview?.subviews.contains { $0 is GlassView } == true)
  }
}
