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

  /// Creates a menu controller that shows nothing, for subclasses.
  public override init() { super.init() }
  /// The shared menu controller.
  open class var shared: UIMenuController { instance }
  private static let instance = UIMenuController()

  /// The app's own items, which are offered behind the standard commands where a responder can perform them. The default is `nil`.
  open var menuItems: [UIMenuItem]? {
    didSet { SharedMenuItems.all = (menuItems ?? []).map { ($0.title, $0.action) } }
  }
  /// Whether the menu is visible. The default is `false`.
  open var isMenuVisible: Bool {
    get { menu?.isOpen == true }
    set { newValue ? show() : menu?.close() }
  }
  private var menu: (any OpenEditMenu)?
  private weak var targetView: UIView?
  private var targetRect = CGRect.zero

  /// Shows or hides the menu. It is shown with the commands that the first responder, or one after it in the responder chain, can
  /// perform, and not at all without such commands.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) { isMenuVisible = menuVisible }
  /// Shows the menu at a rectangle of a view.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    setTargetRect(targetRect, in: targetView)
    show()
  }
  /// Hides the menu, if it is that of a view; `nil` for any view.
  open func hideMenu(from targetView: UIView? = nil) {
    if targetView == nil || targetView === self.targetView { menu?.close() }
  }
  /// Sets the rectangle at which the menu is shown, in a view's coordinates.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    (self.targetView, self.targetRect) = (targetView, targetRect)
    if isMenuVisible { update() }
  }
  /// The direction of the arrow: up shows the menu below the rectangle. The default is `.default`.
  open var arrowDirection = ArrowDirection.default
  /// Updates the commands and the place of the menu.
  open func update() {
    guard isMenuVisible, let menu else { return }
    let elements = elements
    elements.isEmpty ? menu.close() : menu.show(elements, beside: targetRect)
  }
  /// The frame of the menu on the screen, in points; zero while it is hidden.
  open var menuFrame: CGRect { menu?.frame ?? .zero }

  private var elements: [UIMenuElement] {
    guard let targetView else { return [] }
    return UIMenu(children: StandardEditCommand.elements(for: targetView.firstActionResponder)).barElements
  }

  private func show() {
    menu?.close()
    let elements = elements
    guard let targetView, !elements.isEmpty else { return }
    var request = EditMenuRequest(
      elements: elements, source: targetView, rect: targetRect,
      perform: { [weak targetView] element in
        guard let command = element as? UICommand else { return }
        // The sender of the message is the menu controller.
        ActionMessage(action: command.action, sender: UIMenuController.shared, event: nil)
          .send(to: nil, from: targetView?.firstActionResponder)
      },
      willClose: { [weak self] _ in self?.menuWillClose() })
    request.direction = arrowDirection == .up ? .up : .automatic
    post(Self.willShowMenuNotification)
    menu = request.open()
    post(Self.didShowMenuNotification)
  }

  private func menuWillClose() {
    post(Self.willHideMenuNotification)
    menu = nil
    post(Self.didHideMenuNotification)
  }

  private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }

  /// Posted before the menu is shown.
  public nonisolated static let willShowMenuNotification = Notification.Name("UIMenuControllerWillShowMenuNotification")
  /// Posted after the menu was shown.
  public nonisolated static let didShowMenuNotification = Notification.Name("UIMenuControllerDidShowMenuNotification")
  /// Posted before the menu is hidden.
  public nonisolated static let willHideMenuNotification = Notification.Name("UIMenuControllerWillHideMenuNotification")
  /// Posted after the menu was hidden.
  public nonisolated static let didHideMenuNotification = Notification.Name("UIMenuControllerDidHideMenuNotification")
}
