// SPDX-License-Identifier: MIT

/// An animation of a change of a layer's content, such as a fade.
///
/// Differs from Core Animation: the change is shown at once; the animation keeps its values and has a duration.
///
/// Source: Apple, `CATransition`.
open class CATransition: CAAnimation {
  /// The kind of transition. The default is `.fade`.
  open var type: CATransitionType = .fade
  /// The direction of a move. The default is `nil`.
  open var subtype: CATransitionSubtype?
  /// The point at which the transition begins, from 0 to 1. The default is 0. Stored; has no effect.
  open var startProgress: Float = 0
  /// The point at which the transition ends, from 0 to 1. The default is 1. Stored; has no effect.
  open var endProgress: Float = 1

  override func takeValues(of other: CAAnimation) {
    super.takeValues(of: other)
    guard let other = other as? CATransition else { return }
    (type, subtype) = (other.type, other.subtype)
    (startProgress, endProgress) = (other.startProgress, other.endProgress)
  }
}

/// The key under which layers keep transitions.
public let kCATransition = "transition"
/// The key of the action when a layer is shown.
public let kCAOnOrderIn = "onOrderIn"
/// The key of the action when a layer is hidden.
public let kCAOnOrderOut = "onOrderOut"
