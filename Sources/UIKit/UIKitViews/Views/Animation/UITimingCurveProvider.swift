// SPDX-License-Identifier: MIT

/// The timing curve of a property animator.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {
  /// The type of the timing curve.
  var timingCurveType: UITimingCurveType { get }
  /// The cubic timing parameters; `nil` if the curve is not a Bézier curve.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring timing parameters; `nil` if the curve is not a spring.
  var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
  /// The curve for an animation of `duration` seconds, and its actual duration in seconds.
  func curve(for duration: TimeInterval) -> (curve: TimingCurve, duration: TimeInterval) {
    if let spring = springTimingParameters, timingCurveType != .cubic { return spring.curve(for: duration) }
    return (.cubic(cubicTimingParameters?.curve ?? .easeInOut), duration)
  }
}

/// The type of a timing curve.
public enum UITimingCurveType: Int, Sendable {
  /// A built-in curve.
  case builtin = 0
  /// A Bézier curve.
  case cubic = 1
  /// A spring.
  case spring = 2
  /// A Bézier curve combined with a spring.
  case composed = 3
}
