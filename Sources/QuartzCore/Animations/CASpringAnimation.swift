// SPDX-License-Identifier: MIT

/// An animation that swings from one value to another as on a spring.
open class CASpringAnimation: CABasicAnimation {
  /// How heavy what swings is.
  open var mass: CGFloat = 1
  /// How strongly the spring pulls.
  open var stiffness: CGFloat = 100
  /// How strongly the movement is braked.
  open var damping: CGFloat = 10
  /// The speed at the beginning, in ways a second.
  open var initialVelocity: CGFloat = 0

  /// A spring that seems to take `perceptualDuration` seconds; `bounce` from -1 over 0, no overshoot, to 1.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let spring = SpringMotion(perceivedDuration: perceptualDuration, bounce: Double(bounce))
    stiffness = CGFloat(spring.frequency * spring.frequency)
    damping = CGFloat(2 * spring.dampingRatio * spring.frequency)
  }

  /// How long it takes until it stays within a thousandth of its end, in seconds.
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
  }

  override var curve: TimingCurve { .spring(spring) }
}
