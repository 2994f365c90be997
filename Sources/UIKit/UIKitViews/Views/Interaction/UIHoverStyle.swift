// SPDX-License-Identifier: MIT

/// A shape, such as that of a hover effect. Stored; has no effect.
///
/// Source: Apple, `UIShape`.
public struct UIShape: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case rect(cornerRadius: CGFloat?)
    case capsule, circle
    case path(CGPath)
  }

  private let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  /// The bounds.
  public static let rect = UIShape(.rect(cornerRadius: nil))
  /// The bounds with semicircles at their ends.
  public static let capsule = UIShape(.capsule)
  /// The greatest circle in the bounds.
  public static let circle = UIShape(.circle)
  /// The bounds with round corners, in points.
  public static func rect(cornerRadius: CGFloat) -> UIShape { UIShape(.rect(cornerRadius: cornerRadius)) }
  /// A path, in points.
  @preconcurrency @MainActor
  public static func path(_ path: UIBezierPath) -> UIShape { UIShape(.path(path.cgPath)) }
}

/// An effect of a view below the pointer. Stored; has no effect.
public struct UIHoverEffect: Hashable, Sendable {
  private let name: String
  /// The system's choice.
  public static let automatic = UIHoverEffect(name: "automatic")
  /// The view is highlighted.
  public static let highlight = UIHoverEffect(name: "highlight")
  /// The view is lifted.
  public static let lift = UIHoverEffect(name: "lift")
}

/// The appearance of a view below the pointer. Stored; has no effect: there is no pointer.
///
/// Source: Apple, `UIHoverStyle`.
public struct UIHoverStyle: Hashable, Sendable {
  /// The effect.
  public var effect: UIHoverEffect
  /// The shape; `nil` for that of the view.
  public var shape: UIShape?
  /// Whether the style is used. The default is `true`.
  public var isEnabled = true
  /// Creates a style.
  public init(effect: UIHoverEffect = .automatic, shape: UIShape? = nil) {
    self.effect = effect
    self.shape = shape
  }
  /// Creates a style with the system's effect and a shape.
  public init(shape: UIShape?) { self.init(effect: .automatic, shape: shape) }
  /// The system's style.
  public static func automatic() -> UIHoverStyle { UIHoverStyle() }
}

/// A recognizer of a pointer that moves over a view. Tests set its state.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// The distance of a pencil from the screen, from 0 to 1. Always 0.
  open var zOffset: CGFloat { 0 }
  /// The angle between a pencil and the screen, in radians. Always a right angle.
  open var altitudeAngle: CGFloat { .pi / 2 }
  /// The direction of a pencil in the coordinates of `view`, in radians. Always 0.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
}
