// SPDX-License-Identifier: MIT

/// Moves objects as bodies with forces.
///
/// Differs from UIKit: there are no forces. A ``UISnapBehavior`` puts its item in place at once; other behaviors are stored.
///
/// Source: Apple, `UIDynamicAnimator`.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  /// Creates an animator for the subviews of a view.
  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
  }

  /// Creates an animator for objects that are not views.
  public override init() { super.init() }

  /// The view in whose coordinates items are.
  open private(set) var referenceView: UIView?
  /// The behaviors, in the order of adding.
  open private(set) var behaviors: [UIDynamicBehavior] = []
  /// The delegate. The default is `nil`. Stored; has no effect.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  /// Whether items move. Always `false`.
  open var isRunning: Bool { false }
  /// The time that items have moved, in seconds. Always 0.
  open var elapsedTime: TimeInterval { 0 }

  /// Adds a behavior.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(where: { $0 === behavior }) else { return }
    behaviors.append(behavior)
    behavior.attach(to: self)
  }
  /// Removes a behavior.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    behaviors.removeAll { $0 === behavior }
    behavior.attach(to: nil)
  }
  /// Removes all behaviors.
  open func removeAllBehaviors() { for behavior in behaviors { removeBehavior(behavior) } }
  /// Takes the present position of an item. Has no effect.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {}
  /// Returns the items of all behaviors in a rectangle.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    behaviors.flatMap(\.allItems).filter { item in
      CGRect(
        x: item.center.x - item.bounds.width / 2, y: item.center.y - item.bounds.height / 2, width: item.bounds.width,
        height: item.bounds.height
      ).intersects(rect)
    }
  }
}

/// The methods that respond to an animator. Differs from UIKit: they are never called.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  /// Called before items move. Differs from UIKit: never called.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// Called when items rest. Differs from UIKit: never called.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// The default implementation does nothing.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  /// The default implementation does nothing.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
