// SPDX-License-Identifier: MIT

/// The way of a weight on a spring from 0 to its rest at 1: the damped harmonic oscillator, solved exactly.
///
/// Source: any textbook of mechanics: x″ + 2ζω·x′ + ω²·(x − 1) = 0 with x(0) = 0 and x′(0) = v.
public struct SpringMotion: Equatable, Hashable, Sendable {
  /// How fast the spring would swing without damping, in radians a second: ω.
  public let frequency: Double
  /// The share of the damping at which it no longer swings: ζ; below 1 it overshoots.
  public let dampingRatio: Double
  /// The speed at the start, in ways a second: v.
  public let initialVelocity: Double

  /// How near to the rest counts as at rest.
  static let stillness = 0.001

  /// A spring of a frequency in radians a second.
  public init(frequency: Double, dampingRatio: Double, initialVelocity: Double = 0) {
    self.frequency = max(frequency, 1e-6)
    self.dampingRatio = max(dampingRatio, 0)
    self.initialVelocity = initialVelocity
  }

  /// A spring by the constants of physics.
  public init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double = 0) {
    let mass = max(mass, 1e-6), stiffness = max(stiffness, 1e-6)
    self.init(
      frequency: (stiffness / mass).squareRoot(), dampingRatio: damping / (2 * (stiffness * mass).squareRoot()),
      initialVelocity: initialVelocity)
  }

  /// The spring that comes to rest in `duration` seconds, however it is damped: UIKit's `usingSpringWithDamping`.
  public init(settlingIn duration: Double, dampingRatio: Double, initialVelocity: Double = 0) {
    // Without damping it would never come to rest.
    let ratio = min(max(dampingRatio, 0.01), 1)
    var (low, high) = (1e-3, 1e6)
    for _ in 0..<200 where high / low > 1 + 1e-12 {
      let middle = (low * high).squareRoot()
      let spring = SpringMotion(frequency: middle, dampingRatio: ratio, initialVelocity: initialVelocity)
      if spring.reach(at: duration) > Self.stillness { low = middle } else { high = middle }
    }
    self.init(frequency: high, dampingRatio: ratio, initialVelocity: initialVelocity)
  }

  /// The spring that seems to take `duration` seconds; `bounce` from -1 (sluggish) over 0 (no overshoot) to 1.
  ///
  /// Source: Apple, WWDC 2023, “Animate with springs”.
  public init(perceivedDuration duration: Double, bounce: Double, initialVelocity: Double = 0) {
    let bounce = min(max(bounce, -0.99), 1)
    self.init(
      frequency: 2 * .pi / max(duration, 1e-6), dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce),
      initialVelocity: initialVelocity)
  }

  /// The place after `time` seconds.
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
    // 1 + a·e^(slow·t) + b·e^(fast·t), with a and b from place and speed at the start.
    let a = (v + fast) / (slow - fast)
    return 1 + a * exp(slow * time) - (1 + a) * exp(fast * time)
  }

  /// How long it takes until it stays within a thousandth of its rest, in seconds.
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

  /// How far from rest it can still be after `time` seconds: the hull of its swings.
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
