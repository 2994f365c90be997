// SPDX-License-Identifier: MIT

/// An animation that follows the motion of a damped spring.
open class CASpringAnimation: CABasicAnimation {
  /// The mass on the spring. The default is 1.
  open var mass: CGFloat = 1
  /// The stiffness of the spring. The default is 100.
  open var stiffness: CGFloat = 100
  /// The damping of the motion. The default is 10.
  open var damping: CGFloat = 10
  /// The velocity at the start, in total distances per second. The default is 0.
  open var initialVelocity: CGFloat = 0

  /// Whether a damping greater than the critical one slows the motion further. The default is `false`. Stored; has no effect.
  open var allowsOverdamping = false
  /// The perceived duration of the spring, in seconds.
  open var perceptualDuration: CFTimeInterval { 2 * .pi / spring.frequency }
  /// The bounce of the spring, from -1 to 1; 0 does not overshoot.
  open var bounce: CGFloat {
    let ratio = CGFloat(spring.dampingRatio)
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }

  /// Creates a spring with a perceived duration in seconds. `bounce` ranges from -1 to 1; 0 does not overshoot.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let spring = SpringMotion(perceivedDuration: perceptualDuration, bounce: Double(bounce))
    stiffness = CGFloat(spring.frequency * spring.frequency)
    damping = CGFloat(2 * spring.dampingRatio * spring.frequency)
  }

  /// The time after which the value stays within a thousandth of its final value, in seconds.
  open var settlingDuration: CFTimeInterval { spring.settlingDuration }

  private var spring: SpringMotion {
    SpringMotion(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
      initialVelocity: Double(initialVelocity))
  }

  override func takeValues(of other: CAAnimation) {
    super.takeValues(of: other)
    guard let other = other as? CASpringAnimation else { return }
    (mass, stiffness, damping, initialVelocity) = (other.mass, other.stiffness, other.damping, other.initialVelocity)
    allowsOverdamping = other.allowsOverdamping
  }

  override var curve: TimingCurve { .spring(spring) }
}
