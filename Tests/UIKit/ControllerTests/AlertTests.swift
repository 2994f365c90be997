// SPDX-License-Identifier: MIT

import LayoutTestSupport
import LayoutTesting
import Testing
import UIKit

@MainActor
@Suite("Alerts", .system(.iOS18))
struct AlertTests {
  private func presenter() -> UIViewController {
    DeviceProfile.named("iPhone 15")?.simulate()
    let controller = UIViewController()
    let window = UIWindow()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    kept.append(window)
    return controller
  }

  @Test("an alert is 270 points wide, in the middle of the screen, as high as its text and its buttons")
  func alert() {
    let presenter = presenter()
    let alert = UIAlertController(title: "Delete?", message: "This cannot be undone.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    presenter.present(alert, animated: false)
    let frame = alert.view.convert(alert.view.bounds, to: nil)
    #expect(frame.width == 270 as CGFloat)
    #expect(frame.midX == 393 / 2 as CGFloat)
    #expect(abs(frame.midY - 426) <= 0.5)
    // 20 + 20⅓ + 4 + 15⅔ + 20 above a hairline and a row of buttons.
    #expect(abs(frame.height - (20 + 20.333 + 4 + 15.667 + 20 + 0.333 + 44)) <= 0.5)
    #expect(presenter.view.window != nil)
  }

  @Test("three buttons are stacked, so the alert is two rows higher than with one")
  func rows() {
    func height(_ count: Int) -> CGFloat {
      let presenter = presenter()
      let alert = UIAlertController(title: "Choose", message: nil, preferredStyle: .alert)
      for number in 0..<count { alert.addAction(UIAlertAction(title: "\(number)", style: .default)) }
      presenter.present(alert, animated: false)
      return alert.view.bounds.height
    }
    #expect(abs(height(3) - height(1) - 2 * (44 + 1 / 3)) <= 0.5)
    #expect(abs(height(2) - height(1)) <= 0.01)
  }

  @Test("an action sheet leaves 8 points at its sides and the home indicator below")
  func sheet() {
    let presenter = presenter()
    let sheet = UIAlertController(title: nil, message: "Share", preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Copy", style: .default))
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    presenter.present(sheet, animated: false)
    let frame = sheet.view.convert(sheet.view.bounds, to: nil)
    #expect(frame.minX == 8 as CGFloat)
    #expect(frame.maxX == 385 as CGFloat)
    #expect(frame.maxY == 852 - 34 as CGFloat)
  }

  @Test("pressing a button dismisses the alert, then calls the handler")
  func press() {
    let presenter = presenter()
    var presentedWhenHandled: UIViewController?
    var count = 0
    let alert = UIAlertController(title: "Go?", message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Go", style: .default) { _ in
        count += 1
        presentedWhenHandled = presenter.presentedViewController
      })
    presenter.present(alert, animated: false)
    func button(in view: UIView) -> UIButton? {
      (view as? UIButton) ?? view.subviews.lazy.compactMap { button(in: $0) }.first
    }
    button(in: alert.view)?.sendActions(for: .touchUpInside)
    #expect(count == 1)
    #expect(presentedWhenHandled == nil)
    #expect(presenter.presentedViewController == nil)
  }

  @Test("a second cancel button is refused in UIKit's words")
  func secondCancel() {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "No", style: .cancel))
    let reason = raised { alert.addAction(UIAlertAction(title: "Never", style: .cancel)) }
    #expect(
      reason == [
        "NSInternalInconsistencyException: UIAlertController can only have one action with a style of UIAlertActionStyleCancel"
      ])
    #expect(alert.actions.count == 1)
  }
}

@MainActor private var kept: [UIWindow] = []
