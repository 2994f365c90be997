// SPDX-License-Identifier: MIT

/// The physical properties of items. Stored; has no effect.
///
/// Source: Apple, `UIDynamicItemBehavior`.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior {
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
  /// The elasticity with which items bounce, from 0 to 1. The default is 0. Stored; has no effect.
  open var elasticity: CGFloat = 0
  /// The friction between items. The default is 0. Stored; has no effect.
  open var friction: CGFloat = 0
  /// The mass per area. The default is 1. Stored; has no effect.
  open var density: CGFloat = 1
  /// The damping of motion. The default is 0. Stored; has no effect.
  open var resistance: CGFloat = 0
  /// The damping of rotation. The default is 0. Stored; has no effect.
  open var angularResistance: CGFloat = 0
  /// The charge of items. The default is 0. Stored; has no effect.
  open var charge: CGFloat = 0
  /// Whether items stay in place. The default is `false`. Stored; has no effect.
  open var isAnchored = false
  /// Whether items rotate. The default is `true`. Stored; has no effect.
  open var allowsRotation = true
  /// Adds to the velocity of an item. Has no effect.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {}
  /// Returns the velocity of an item. Always zero.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint { .zero }
  /// Adds to the rotation of an item. Has no effect.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {}
  /// Returns the rotation of an item. Always 0.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat { 0 }
}
