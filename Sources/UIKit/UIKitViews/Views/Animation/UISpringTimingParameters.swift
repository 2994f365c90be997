// SPDX-License-Identifier: MIT

/// A timing curve given by a spring.
///
/// Differs from UIKit: only `dx` of an initial velocity is used, for vertical motion too.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// The velocity at the start, in total distances per second.
  open private(set) var initialVelocity: CGVector

  private enum Kind {
    /// A spring that comes to rest at the end of the animator's duration.
    case damping(ratio: Double)
    /// A spring whose physical constants determine its duration.
    case physics(SpringMotion)
  }

  private let kind: Kind

  /// Creates UIKit's default spring, which takes 0.5 seconds independent of the animator's duration.
  public override convenience init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: CGVector(dx: 0, dy: 0))
  }

  /// Creates a spring that comes to rest at the end of the animator's duration. A ratio of 1 does not overshoot.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    initialVelocity = velocity
    kind = .damping(ratio: Double(ratio))
  }

  /// Creates a spring that comes to rest at the end of the animator's duration. A ratio of 1 does not overshoot.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: CGVector(dx: 0, dy: 0))
  }

  /// Creates a spring from its physical constants, which determine its duration instead of the animator's.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    initialVelocity = velocity
    kind = .physics(
      SpringMotion(
        mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
        initialVelocity: Double(velocity.dx)))
  }

  /// Creates a spring with a perceived duration in seconds. `bounce` ranges from -1 to 1; 0 does not overshoot.
  public init(
    duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity velocity: CGVector = CGVector(dx: 0, dy: 0)
  ) {
    initialVelocity = velocity
    kind = .physics(
      SpringMotion(
        perceivedDuration: duration, bounce: Double(Swift.min(bounce, 0.99)), initialVelocity: Double(velocity.dx)))
  }

  /// The type of the timing curve.
  open var timingCurveType: UITimingCurveType { .spring }
  /// The cubic timing parameters; `nil` if the curve is not a Bézier curve.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// The spring timing parameters; `nil` if the curve is not a spring.
  open var springTimingParameters: UISpringTimingParameters? { self }

  /// The curve for an animator of `duration` seconds, and its actual duration in seconds.
  func curve(for duration: TimeInterval) -> (curve: TimingCurve, duration: TimeInterval) {
    switch kind {
    case .damping(let ratio):
      let spring = SpringMotion(
        settlingIn: duration, dampingRatio: ratio, initialVelocity: Double(initialVelocity.dx))
      return (.spring(spring), duration)
    case .physics(let spring): return (.spring(spring), spring.settlingDuration)
    }
  }
}
