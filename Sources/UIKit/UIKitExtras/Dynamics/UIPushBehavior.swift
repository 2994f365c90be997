// SPDX-License-Identifier: MIT

/// A push of items. Stored; has no effect.
///
/// Source: Apple, `UIPushBehavior`.
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
  /// The duration of the push. Raw values are UIKit's.
  public enum Mode: Int, Sendable {
    case continuous = 0
    case instantaneous = 1
  }

  /// Creates a behavior for items.
  public init(items: [any UIDynamicItem], mode: Mode) {
    self.mode = mode
    super.init()
    ownItems = items
  }
  /// The duration of the push.
  open private(set) var mode: Mode
  /// The items.
  open var items: [any UIDynamicItem] { ownItems }
  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { ownItems.append(item) }
  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) { ownItems.removeAll { $0 === item } }
  /// Whether items are pushed. The default is `true`. Stored; has no effect.
  open var active = true
  /// The angle of the push, in radians. The default is 0. Stored; has no effect.
  open var angle: CGFloat = 0
  /// The magnitude of the push. The default is 0. Stored; has no effect.
  open var magnitude: CGFloat = 0
  /// The direction of the push. Stored; has no effect.
  open var pushDirection = CGVector(dx: 0, dy: 0)
  /// Sets the push by angle and magnitude. Stored; has no effect.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) { (self.angle, self.magnitude) = (angle, magnitude) }
}
