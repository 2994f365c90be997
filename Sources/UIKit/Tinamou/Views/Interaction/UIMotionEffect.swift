// SPDX-License-Identifier: MIT

/// A change of a view that follows the motion of the device.
///
/// Differs from UIKit: devices are held still, so views do not change.
///
/// Source: Apple, `UIMotionEffect`.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {
  /// Creates an effect without values.
  public override init() { super.init() }
  /// Differs from UIKit: Linux has no archives; creates an effect without values.
  public required init?(coder: NSCoder) { super.init() }
  /// Returns the values for an orientation of the device; `nil` by default. Differs from UIKit: never called.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}
