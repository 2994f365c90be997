// SPDX-License-Identifier: MIT

/// Moves an item to a point.
///
/// Differs from UIKit: it is there at once.
///
/// Source: Apple, `UISnapBehavior`.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
  /// Creates a behavior for an item.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    snapPoint = point
    super.init()
    ownItems = [item]
  }
  /// The point, in points.
  open var snapPoint: CGPoint { didSet { if dynamicAnimator != nil { settle() } } }
  /// The damping of the motion, from 0 to 1. The default is 0.5. Stored; has no effect.
  open var damping: CGFloat = 0.5

  override func settle() { for item in ownItems { item.center = snapPoint } }
}
