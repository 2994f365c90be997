// SPDX-License-Identifier: MIT

/// An object with which responders change the menus of the app.
///
/// Differs from UIKit: no menus are shown, so builders are created by tests.
@preconcurrency @MainActor
public protocol UIMenuBuilder {
  /// The menu system whose menus are built.
  var system: UIMenuSystem { get }
  /// The menu with an identifier; `nil` if there is none.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// The action with an identifier; `nil` if there is none.
  func action(for identifier: UIAction.Identifier) -> UIAction?
  /// Replaces a menu.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// Replaces the elements of a menu.
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
  /// Inserts a menu before another.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts a menu after another.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts a menu as the first element of another.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Inserts a menu as the last element of another.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Removes a menu.
  func remove(menu removedIdentifier: UIMenu.Identifier)
}

/// The system of menus that a builder changes.
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
  private override init() { super.init() }

  /// The system of the menu bar.
  open class var main: UIMenuSystem { mainSystem }
  /// The system of context menus.
  open class var context: UIMenuSystem { contextSystem }
  private static let mainSystem = UIMenuSystem()
  private static let contextSystem = UIMenuSystem()

  /// Requests that the menus be rebuilt. Has no effect: menus are not shown.
  open func setNeedsRebuild() {}
  /// Requests that the elements be validated again. Has no effect: menus are not shown.
  open func setNeedsRevalidate() {}
}
