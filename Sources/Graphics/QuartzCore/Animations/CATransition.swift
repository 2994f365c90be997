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

/// A kind of transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The raw value, as in Core Animation.
  public let rawValue: String
  /// Creates a kind from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The new content fades in.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new content moves over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new content pushes the old one away.
  public static let push = CATransitionType(rawValue: "push")
  /// The old content moves away from over the new one.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The side from which a transition moves.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The raw value, as in Core Animation.
  public let rawValue: String
  /// Creates a side from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// From the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From the top.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From the bottom.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
