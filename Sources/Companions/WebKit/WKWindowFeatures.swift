// SPDX-License-Identifier: MIT

/// The size and the controls of a window that a page opens; `nil` for what the page does not specify.
@preconcurrency @MainActor
open class WKWindowFeatures: NSObject {
  /// Whether the window has a menu bar.
  open private(set) var menuBarVisibility: NSNumber?
  /// Whether the window has a status bar.
  open private(set) var statusBarVisibility: NSNumber?
  /// Whether the window has toolbars.
  open private(set) var toolbarsVisibility: NSNumber?
  /// Whether the user can change the size of the window.
  open private(set) var allowsResizing: NSNumber?
  /// The horizontal position.
  open private(set) var x: NSNumber?
  /// The vertical position.
  open private(set) var y: NSNumber?
  /// The width.
  open private(set) var width: NSNumber?
  /// The height.
  open private(set) var height: NSNumber?

  public override init() { super.init() }
}

/// The area and the size of a picture of a page.
@preconcurrency @MainActor
open class WKSnapshotConfiguration: NSObject {
  /// The area, in points, in the view's coordinates. The null rectangle, the default, means the view's bounds.
  open var rect = CGRect.null
  /// The width of the picture, in points; `nil`, the default, for the width of the area.
  open var snapshotWidth: NSNumber?
  /// Whether pending changes are drawn first. The default is `true`. Stored; has no effect.
  open var afterScreenUpdates = true

  public override init() { super.init() }
}
