// SPDX-License-Identifier: MIT

/// The motion of a mass on a damped spring from 0 to its rest position 1: the exact solution of the damped harmonic
/// oscillator.
///
/// Source: any textbook of mechanics: x″ + 2ζω·x′ + ω²·(x − 1) = 0 with x(0) = 0 and x′(0) = v.
public struct SpringMotion: Equatable, Hashable, Sendable {
  /// The undamped angular frequency ω, in radians per second.
  public let frequency: Double
  /// The damping ratio ζ: 1 is critical damping; smaller values overshoot.
  public let dampingRatio: Double
  /// The velocity v at the start, in total distances per second.
  public let initialVelocity: Double

  /// The greatest distance from the rest position that counts as at rest, as a fraction of the total distance.
  static let stillness = 0.001

  /// Creates a spring from its angular frequency, in radians per second, and its damping ratio.
  public init(frequency: Double, dampingRatio: Double, initialVelocity: Double = 0) {
    self.frequency = max(frequency, 1e-6)
    self.dampingRatio = max(dampingRatio, 0)
    self.initialVelocity = initialVelocity
  }

  /// Creates a spring from its physical constants.
  public init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double = 0) {
    let mass = max(mass, 1e-6), stiffness = max(stiffness, 1e-6)
    self.init(
      frequency: (stiffness / mass).squareRoot(), dampingRatio: damping / (2 * (stiffness * mass).squareRoot()),
      initialVelocity: initialVelocity)
  }

  /// Creates a spring that comes to rest in `duration` seconds for any damping ratio, as UIKit's
  /// `usingSpringWithDamping` does.
  public init(settlingIn duration: Double, dampingRatio: Double, initialVelocity: Double = 0) {
    // Without damping the spring would never come to rest.
    let ratio = min(max(dampingRatio, 0.01), 1)
    var (low, high) = (1e-3, 1e6)
    for _ in 0..<200 where high / low > 1 + 1e-12 {
      let middle = (low * high).squareRoot()
      let spring = SpringMotion(frequency: middle, dampingRatio: ratio, initialVelocity: initialVelocity)
      if spring.reach(at: duration) > Self.stillness { low = middle } else { high = middle }
    }
    self.init(frequency: high, dampingRatio: ratio, initialVelocity: initialVelocity)
  }

  /// Creates a spring with a perceived duration in seconds. `bounce` ranges from -1 (sluggish) over 0 (no overshoot) to
  /// 1.
  ///
  /// Source: Apple, WWDC 2023, “Animate with springs”.
  public init(perceivedDuration duration: Double, bounce: Double, initialVelocity: Double = 0) {
    let bounce = min(max(bounce, -0.99), 1)
    self.init(
      frequency: 2 * .pi / max(duration, 1e-6), dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce),
      initialVelocity: initialVelocity)
  }

  /// The position after `time` seconds.
  public func position(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    let (ratio, v) = (dampingRatio, initialVelocity)
    if ratio < 1 {
      let swingFrequency = frequency * (1 - ratio * ratio).squareRoot()
      let swing = cos(swingFrequency * time) + (ratio * frequency - v) / swingFrequency * sin(swingFrequency * time)
      return 1 - exp(-ratio * frequency * time) * swing
    }
    if ratio == 1 { return 1 - exp(-frequency * time) * (1 + (frequency - v) * time) }
    let root = (ratio * ratio - 1).squareRoot()
    let (slow, fast) = (-frequency * (ratio - root), -frequency * (ratio + root))
    // 1 + a·e^(slow·t) + b·e^(fast·t), with a and b determined by position and velocity at the start.
    let a = (v + fast) / (slow - fast)
    return 1 + a * exp(slow * time) - (1 + a) * exp(fast * time)
  }

  /// The time after which the position stays within a thousandth of the rest position, in seconds.
  public var settlingDuration: Double {
    guard dampingRatio > 0 else { return .infinity }
    var high = 1 / frequency
    while reach(at: high) > Self.stillness, high < 1e6 { high *= 2 }
    var low = high / 2
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if reach(at: middle) > Self.stillness { low = middle } else { high = middle }
    }
    return high
  }

  /// An upper bound of the distance from rest after `time` seconds: the envelope of the oscillation.
  private func reach(at time: Double) -> Double {
    let (ratio, v) = (dampingRatio, initialVelocity)
    if ratio < 1 {
      let swingFrequency = frequency * (1 - ratio * ratio).squareRoot()
      let sideways = (ratio * frequency - v) / swingFrequency
      return exp(-ratio * frequency * time) * (1 + sideways * sideways).squareRoot()
    }
    if ratio == 1 { return exp(-frequency * time) * (1 + abs(frequency - v) * time) }
    return abs(1 - position(at: time))
  }
}
