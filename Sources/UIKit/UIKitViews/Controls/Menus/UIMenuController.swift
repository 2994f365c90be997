// SPDX-License-Identifier: MIT

/// The menu for editing text, as used before iOS 16.
@available(*, deprecated, message: "Use UIEditMenuInteraction")
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  /// The direction of the menu's arrow. Raw values are UIKit's.
  public enum ArrowDirection: Int, Sendable {
    case `default` = 0
    case up = 1
    case down = 2
    case left = 3
    case right = 4
  }

  private override init() { super.init() }
  /// The shared menu controller.
  open class var shared: UIMenuController { instance }
  private static let instance = UIMenuController()

  /// The app's own items. The default is `nil`.
  open var menuItems: [UIMenuItem]?
  /// Whether the menu is visible. The default is `false`.
  open var isMenuVisible = false
  /// Shows or hides the menu.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) { isMenuVisible = menuVisible }
  /// Shows the menu at a rectangle of a view.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    setTargetRect(targetRect, in: targetView)
    isMenuVisible = true
  }
  /// Hides the menu.
  open func hideMenu(from targetView: UIView? = nil) { isMenuVisible = false }
  /// Sets the rectangle at which the menu is shown, in a view's coordinates.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    menuFrame = targetView.convert(targetRect, to: nil as UIView?)
  }
  /// The direction of the arrow. The default is `.default`. Stored; has no effect.
  open var arrowDirection = ArrowDirection.default
  /// Updates the menu. Has no effect.
  open func update() {}
  /// The rectangle at which the menu is shown, in the window's coordinates.
  open private(set) var menuFrame = CGRect.zero

  /// Posted before the menu is shown. Never posted here.
  public nonisolated static let willShowMenuNotification = Notification.Name("UIMenuControllerWillShowMenuNotification")
  /// Posted after the menu was shown. Never posted here.
  public nonisolated static let didShowMenuNotification = Notification.Name("UIMenuControllerDidShowMenuNotification")
  /// Posted before the menu is hidden. Never posted here.
  public nonisolated static let willHideMenuNotification = Notification.Name("UIMenuControllerWillHideMenuNotification")
  /// Posted after the menu was hidden. Never posted here.
  public nonisolated static let didHideMenuNotification = Notification.Name("UIMenuControllerDidHideMenuNotification")
}
