// SPDX-License-Identifier: MIT

/// A menu for editing that is to be shown: a bar with its elements beside each other.
@MainActor
struct EditMenuRequest {
  /// The elements, without those that are hidden; inline menus are replaced by their elements.
  var elements: [UIMenuElement]
  /// The view to which the menu belongs.
  var source: UIView
  /// The rectangle above or below which the menu is shown, in points, in the coordinates of the source.
  var rect: CGRect
  /// The direction in which an arrow of the menu would point: up for a menu below the rectangle.
  var direction = UIEditMenuArrowDirection.automatic
  /// Performs the element that was chosen, after the menu has begun to close.
  var perform: (UIMenuElement) -> Void
  /// Called when the menu is about to be closed, with the touch outside of it that closes it, or `nil`.
  var willClose: (UITouch?) -> Void

  /// Shows the menu in front of the window of its source. Returns `nil` if its source is not in a window.
  func open() -> (any OpenEditMenu)? {
    let host: (any EditMenuHost)? = source.window
    return host?.open(self)
  }
}

/// A window in front of which menus for editing are shown.
@MainActor
protocol EditMenuHost: AnyObject {
  /// Shows a menu, and closes the one that was open.
  func open(_ request: EditMenuRequest) -> any OpenEditMenu
}

/// A menu for editing that is shown.
@MainActor
protocol OpenEditMenu: AnyObject {
  /// Whether the menu is open.
  var isOpen: Bool { get }
  /// The frame of the menu on the screen, in points.
  var frame: CGRect { get }
  /// Closes the menu without a choice.
  func close()
  /// Shows other elements, or moves to another rectangle of the source.
  func show(_ elements: [UIMenuElement], beside rect: CGRect)
}

extension UIMenu {
  /// The elements that are shown in a bar: those of inline menus in their place, and none that are hidden.
  var barElements: [UIMenuElement] {
    children.flatMap { element -> [UIMenuElement] in
      switch element {
      case let menu as UIMenu: menu.options.contains(.displayInline) ? menu.barElements : [menu]
      case let action as UIAction: action.attributes.contains(.hidden) ? [] : [action]
      case let command as UICommand: command.attributes.contains(.hidden) ? [] : [command]
      default: [element]
      }
    }
  }
}
