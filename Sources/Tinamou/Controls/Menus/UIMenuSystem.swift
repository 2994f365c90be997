// SPDX-License-Identifier: MIT

/// The system of menus that a builder changes.
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
  private override init() { super.init() }

  /// The menu bar.
  open class var main: UIMenuSystem { mainSystem }
  /// The menus of views.
  open class var context: UIMenuSystem { contextSystem }
  private static let mainSystem = UIMenuSystem()
  private static let contextSystem = UIMenuSystem()

  /// Requests that the menus are built again. Does nothing: menus are not shown.
  open func setNeedsRebuild() {}
  /// Requests that the elements are validated again. Does nothing: menus are not shown.
  open func setNeedsRevalidate() {}
}
