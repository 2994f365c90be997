// SPDX-License-Identifier: MIT

/// The pace of a property animator.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {
  /// Which kind of pace it is.
  var timingCurveType: UITimingCurveType { get }
  /// The pace as a Bézier curve, if it is one.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The pace as a spring, if it is one.
  var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
  /// The pace for an animation of `duration` seconds, and how long it takes in the end.
  func curve(for duration: TimeInterval) -> (curve: TimingCurve, duration: TimeInterval) {
    if let spring = springTimingParameters, timingCurveType != .cubic { return spring.curve(for: duration) }
    return (.cubic(cubicTimingParameters?.curve ?? .easeInOut), duration)
  }
}
