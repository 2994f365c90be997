// SPDX-License-Identifier: MIT

/// A menu that is to be shown: its place, its preview, and what it calls.
///
/// ``UIContextMenuInteraction`` makes the requests of context menus and of controls, and is what lists use too: a list is the delegate
/// of an interaction of its own. Other menus, such as that of a back button, are requests of their own.
@MainActor
package struct MenuRequest {
  /// The menu; `nil` for a preview alone.
  package var menu: UIMenu?
  /// The view to which the menu belongs. Its traits are those of the menu.
  package var source: UIView
  /// The rectangle beside which the menu is shown, in points, in the coordinates of the source.
  package var rect: CGRect
  /// The horizontal middle of the menu where there is room, in points, in the coordinates of the source; `nil` for that of the rectangle.
  package var attachment: CGFloat?
  /// Whether the first elements are nearest to the rectangle, also when the menu is above it.
  package var isInOrderOfPriority = true
  /// The preview in front of the screen, together with the menu; `nil` for the menu alone.
  package var preview: MenuPreview?
  /// Performs the element that was chosen, after the menu has begun to close.
  package var perform: (UIMenuElement) -> Void
  /// Called when the menu begins to close.
  package var willClose: (MenuAnimator) -> Void = { _ in }
  /// Called when the preview was tapped; `nil` for a preview that cannot be tapped.
  package var commit: ((MenuAnimator) -> Void)?

  /// Creates a request for a menu beside a rectangle of a view.
  package init(_ menu: UIMenu?, from source: UIView, rect: CGRect, perform: @escaping (UIMenuElement) -> Void) {
    (self.menu, self.source, self.rect, self.perform) = (menu, source, rect, perform)
  }

  /// Shows the menu in front of the window of its source.
  ///
  /// - Returns: The open menu; `nil` if the source is not in a window.
  @discardableResult
  package func open() -> (any OpenMenu)? {
    let host: (any MenuHost)? = source.window
    return host?.open(self)
  }
}

/// The picture of its view that a context menu shows.
@MainActor
package struct MenuPreview {
  /// The view and the shape that come to the front.
  var target: UITargetedPreview
  /// The controller whose view is shown in place of the view; `nil` for the view itself.
  var controller: UIViewController?
}

/// A window in front of which menus are shown.
@MainActor
package protocol MenuHost: AnyObject {
  /// Shows a menu, and closes the one that was open.
  func open(_ request: MenuRequest) -> any OpenMenu
  /// Shows a view in front of the screen, as large as that.
  func showInFront(_ view: UIView)
  /// Removes a view that is shown in front of the screen.
  func removeFromFront(_ view: UIView)
}

/// A menu that is shown.
@MainActor
package protocol OpenMenu: AnyObject {
  /// The menu, with the changes that it had.
  var menu: UIMenu? { get }
  /// Whether the menu is open. It is not any more when it has begun to close.
  var isOpen: Bool { get }
  /// Replaces the menu, and each open submenu, with what `change` returns for it.
  func update(_ change: (UIMenu) -> UIMenu)
  /// Closes the menu without a choice.
  func close()
  /// Moves the finger that has opened the menu, to a point of the screen: elements below it are highlighted.
  func moveFinger(to point: CGPoint)
  /// Lifts the finger that has opened the menu. An element below it is chosen if the finger has moved there.
  func liftFinger()
}
