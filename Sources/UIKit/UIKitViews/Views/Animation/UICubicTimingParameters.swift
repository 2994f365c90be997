// SPDX-License-Identifier: MIT

/// A timing curve given by a cubic Bézier curve from (0, 0) to (1, 1).
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The built-in curve.
  open private(set) var animationCurve: UIView.AnimationCurve
  /// The first control point.
  open private(set) var controlPoint1: CGPoint
  /// The second control point.
  open private(set) var controlPoint2: CGPoint
  private let isBuiltIn: Bool

  /// Creates UIKit's default curve, ease in, ease out.
  public override convenience init() { self.init(animationCurve: .easeInOut) }

  /// Creates a built-in curve.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    controlPoint1 = CGPoint(x: curve.curve.x1, y: curve.curve.y1)
    controlPoint2 = CGPoint(x: curve.curve.x2, y: curve.curve.y2)
    isBuiltIn = true
  }

  /// Creates a curve from two control points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    controlPoint1 = point1
    controlPoint2 = point2
    isBuiltIn = false
  }

  /// The type of the timing curve.
  open var timingCurveType: UITimingCurveType { isBuiltIn ? .builtin : .cubic }
  /// The cubic timing parameters; `nil` if the curve is not a Bézier curve.
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  /// The spring timing parameters; `nil` if the curve is not a spring.
  open var springTimingParameters: UISpringTimingParameters? { nil }

  var curve: CubicCurve {
    CubicCurve(Double(controlPoint1.x), Double(controlPoint1.y), Double(controlPoint2.x), Double(controlPoint2.y))
  }
}
