// SPDX-License-Identifier: MIT

/// A pace as a spring swings.
///
/// Differs from UIKit: of an initial velocity only `dx` counts, for vertical movement, too.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// The speed at the start, in ways a second.
  public let initialVelocity: CGVector

  private enum Kind {
    /// At rest when the animator's duration is over.
    case damping(ratio: Double)
    /// At rest when physics has it so.
    case physics(SpringMotion)
  }

  private let kind: Kind

  /// UIKit's own spring, which takes half a second whatever the animator's duration is.
  public override convenience init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: CGVector(dx: 0, dy: 0))
  }

  /// A spring that is at rest when the animator's duration is over; 1 for no overshoot.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    initialVelocity = velocity
    kind = .damping(ratio: Double(ratio))
  }

  /// A spring that is at rest when the animator's duration is over; 1 for no overshoot.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: CGVector(dx: 0, dy: 0))
  }

  /// A spring by the constants of physics; it takes as long as it takes, whatever the animator's duration is.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    initialVelocity = velocity
    kind = .physics(
      SpringMotion(
        mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
        initialVelocity: Double(velocity.dx)))
  }

  /// A spring that seems to take `duration` seconds; `bounce` from -1 over 0, no overshoot, to 1.
  public init(
    duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity velocity: CGVector = CGVector(dx: 0, dy: 0)
  ) {
    initialVelocity = velocity
    kind = .physics(
      SpringMotion(
        perceivedDuration: duration, bounce: Double(Swift.min(bounce, 0.99)), initialVelocity: Double(velocity.dx)))
  }

  /// Which kind of pace it is.
  public var timingCurveType: UITimingCurveType { .spring }
  /// The pace as a Bézier curve, if it is one.
  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// The pace as a spring, if it is one.
  public var springTimingParameters: UISpringTimingParameters? { self }

  /// The swing for an animator of `duration` seconds, and how long it takes.
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
