// SPDX-License-Identifier: MIT

/// A force on items in one direction. Stored; has no effect.
///
/// Source: Apple, `UIGravityBehavior`.
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
  /// Creates a behavior for items.
  public init(items: [any UIDynamicItem]) {
    super.init()
    ownItems = items
  }
  /// The items.
  open var items: [any UIDynamicItem] { ownItems }
  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { ownItems.append(item) }
  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) { ownItems.removeAll { $0 === item } }
  /// The direction. The default is (0, 1). Stored; has no effect.
  open var gravityDirection = CGVector(dx: 0, dy: 1)
  /// The angle of the direction, in radians. Stored; has no effect.
  open var angle: CGFloat = .pi / 2
  /// The magnitude; 1 is 1000 points per second squared. The default is 1. Stored; has no effect.
  open var magnitude: CGFloat = 1
  /// Sets the direction by angle and magnitude. Stored; has no effect.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) { (self.angle, self.magnitude) = (angle, magnitude) }
}
