// SPDX-License-Identifier: MIT

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
