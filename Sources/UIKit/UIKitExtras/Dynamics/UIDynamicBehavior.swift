// SPDX-License-Identifier: MIT

/// A rule for the motion of items. Stored; has no effect.
///
/// Source: Apple, `UIDynamicBehavior`.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  /// Creates a behavior.
  public override init() { super.init() }
  /// The behaviors that this one adds.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// Called in each step of the motion. Differs from UIKit: never called.
  open var action: (() -> Void)?
  /// The animator; `nil` for none.
  open private(set) weak var dynamicAnimator: UIDynamicAnimator?
  /// Adds a behavior.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.append(behavior) }
  /// Removes a behavior.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.removeAll { $0 === behavior } }
  /// Called when the behavior is added to an animator or removed from it. The default implementation does nothing.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  func attach(to animator: UIDynamicAnimator?) {
    willMove(to: animator)
    dynamicAnimator = animator
    if animator != nil { settle() }
    for child in childBehaviors { child.attach(to: animator) }
  }

  /// Puts the items where the motion ends.
  func settle() {}

  var ownItems: [any UIDynamicItem] = []
  var allItems: [any UIDynamicItem] { ownItems + childBehaviors.flatMap(\.allItems) }
}

/// An object that an animator moves.
///
/// Source: Apple, `UIDynamicItem`.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  /// The center, in points.
  var center: CGPoint { get set }
  /// The bounds, in points.
  var bounds: CGRect { get }
  /// The rotation.
  var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}
