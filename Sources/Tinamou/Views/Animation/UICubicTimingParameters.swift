// SPDX-License-Identifier: MIT

/// A pace as a Bézier curve from (0, 0) over two control points to (1, 1).
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The curve of UIKit's that it is.
  public let animationCurve: UIView.AnimationCurve
  /// The first control point.
  public let controlPoint1: CGPoint
  /// The second control point.
  public let controlPoint2: CGPoint
  private let isBuiltIn: Bool

  /// UIKit's own pace, slow at both ends.
  public override convenience init() { self.init(animationCurve: .easeInOut) }

  /// One of UIKit's paces.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    controlPoint1 = CGPoint(x: curve.curve.x1, y: curve.curve.y1)
    controlPoint2 = CGPoint(x: curve.curve.x2, y: curve.curve.y2)
    isBuiltIn = true
  }

  /// The pace of two control points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    controlPoint1 = point1
    controlPoint2 = point2
    isBuiltIn = false
  }

  /// Which kind of pace it is.
  public var timingCurveType: UITimingCurveType { isBuiltIn ? .builtin : .cubic }
  /// The pace as a Bézier curve, if it is one.
  public var cubicTimingParameters: UICubicTimingParameters? { self }
  /// The pace as a spring, if it is one.
  public var springTimingParameters: UISpringTimingParameters? { nil }

  var curve: CubicCurve {
    CubicCurve(Double(controlPoint1.x), Double(controlPoint1.y), Double(controlPoint2.x), Double(controlPoint2.y))
  }
}
