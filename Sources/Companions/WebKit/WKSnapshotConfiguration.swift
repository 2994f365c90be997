// SPDX-License-Identifier: MIT

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
