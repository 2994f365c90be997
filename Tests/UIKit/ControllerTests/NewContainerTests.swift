// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// Parts of containers that came with iOS 26.
@MainActor @Suite("Accessories, inspectors and overrides of presentations")
struct NewContainerTests {
  private func show(_ controller: UIViewController, width: CGFloat = 402, height: CGFloat = 874) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return window
  }

  @Test("the accessory of a tab bar is above the bar, between its sides, and adds to the bottom safe area")
  func accessory() {
    let tabs = UITabBarController()
    let content = UIViewController()
    tabs.viewControllers = [content]
    let window = show(tabs)
    let before = content.view.safeAreaInsets.bottom
    let accessory = UITabAccessory(contentView: UIView())
    tabs.bottomAccessory = accessory
    window.layoutIfNeeded()
    let frame = accessory.contentView.frame
    #expect(frame.maxY < tabs.tabBar.frame.minY && frame.height == 48)
    #expect(frame.minX == 21 && frame.maxX == window.bounds.width - 21)
    #expect(content.view.safeAreaInsets.bottom == window.bounds.height - frame.minY)
    #expect(accessory.contentView.traitCollection.tabAccessoryEnvironment == .regular)
    tabs.setBottomAccessory(nil, animated: false)
    window.layoutIfNeeded()
    #expect(accessory.contentView.superview == nil)
    #expect(accessory.contentView.traitCollection.tabAccessoryEnvironment == .unspecified)
    #expect(content.view.safeAreaInsets.bottom == before)
  }

  @Test("an inspector takes its width from the trailing edge of the secondary column, and gives it back")
  func inspector() throws {
    try #require(DeviceProfile.named("iPad Air 10.9")).whileSimulated(in: .landscape) {
      let split = UISplitViewController(style: .doubleColumn)
      let (primary, secondary, inspector) = (UIViewController(), UIViewController(), UIViewController())
      split.setViewController(primary, for: .primary)
      split.setViewController(secondary, for: .secondary)
      split.setViewController(inspector, for: .inspector)
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = split
      window.makeKeyAndVisible()
      @MainActor func width(_ controller: UIViewController) -> CGFloat {
        window.layoutIfNeeded()
        return controller.viewIfLoaded?.window == nil ? 0 : controller.view.bounds.width
      }
      let whole = width(secondary)
      #expect(!split.isShowing(.inspector) && width(inspector) == 0)
      split.preferredInspectorColumnWidth = 260
      split.show(.inspector)
      #expect(width(inspector) == 260 && split.isShowing(.inspector))
      #expect(abs(width(secondary) - (whole - 260.5)) < 0.6)
      let edge = inspector.view.convert(inspector.view.bounds, to: nil).maxX
      #expect(edge == window.bounds.maxX)
      #expect(inspector.traitCollection.splitViewControllerLayoutEnvironment == .expanded)
      #expect(inspector.traitCollection.horizontalSizeClass == .compact)
      split.hide(.inspector)
      #expect(width(secondary) == whole && width(inspector) == 0)
    }
  }

  @Test("the trait overrides of a presentation reach the presented controller, and not the presenting one")
  func presentation() throws {
    let (first, second) = (UIViewController(), UIViewController())
    let window = show(first)
    second.modalPresentationStyle = .fullScreen
    let presentation = try #require(second.presentationController)
    presentation.traitOverrides.userInterfaceStyle = .dark
    first.present(second, animated: false)
    window.layoutIfNeeded()
    #expect(second.traitCollection.userInterfaceStyle == .dark)
    #expect(first.traitCollection.userInterfaceStyle != .dark)
    presentation.traitOverrides.userInterfaceStyle = .light
    #expect(second.traitCollection.userInterfaceStyle == .light)
  }
}
