// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor
@Suite("Timing curves", .serialized)
struct TimingTests {
  /// A timing curve with the progress that CSS defines for the curve of that name.
  struct Pace: Sendable, CustomTestStringConvertible {
    let name: CAMediaTimingFunctionName
    let curve: CubicCurve
    let progress: [(Double, Double)]
    var testDescription: String { name.rawValue }
  }

  @Test(
    "named curves have the control points of Core Animation, and their progress",
    arguments: [
      Pace(name: .linear, curve: .linear, progress: [(0.3, 0.3)]),
      Pace(name: .easeIn, curve: .easeIn, progress: [(0.25, 0.0934646), (0.5, 0.3153568)]),
      Pace(name: .easeOut, curve: .easeOut, progress: [(0.5, 0.6846432), (0.75, 0.9065354)]),
      Pace(name: .easeInEaseOut, curve: .easeInOut, progress: [(0.25, 0.1291619), (0.5, 0.5), (0.75, 0.8708381)]),
      Pace(name: .default, curve: .standard, progress: [(0.25, 0.4085106), (0.5, 0.8024034)]),
    ])
  func named(pace: Pace) {
    for (time, progress) in pace.progress {
      #expect(abs(pace.curve.progress(at: time) - progress) < 1e-5, "\(time)")
    }
    #expect(pace.curve.progress(at: 0) == 0)
    #expect(pace.curve.progress(at: 1) == 1)
    let function = CAMediaTimingFunction(name: pace.name)
    var point: [Float] = [0, 0]
    function.getControlPoint(at: 2, values: &point)
    #expect(point == [Float(pace.curve.x2), Float(pace.curve.y2)])
  }

  @Test("a curve may leave the range 0 to 1")
  func overshoot() {
    let curve = CubicCurve(0.3, -0.5, 0.7, 1.5)
    #expect(curve.progress(at: 0.15) < 0)
    #expect(curve.progress(at: 0.85) > 1)
    #expect(curve.progress(at: 0.5) == 0.5)
  }

  @Test("springs follow the formula of the oscillator: undamped, underdamped, critical and overdamped")
  func springs() {
    let time = 0.3
    let free = SpringMotion(frequency: 5, dampingRatio: 0)
    #expect(abs(free.position(at: time) - (1 - cos(1.5))) < 1e-12)
    // Mass 1, stiffness 100, damping 10: ω = 10, ζ = ½, ωd = 10·√¾.
    let damped = SpringMotion(mass: 1, stiffness: 100, damping: 10)
    let swing = 10 * 0.75.squareRoot()
    let expected = 1 - exp(-1.5) * (cos(swing * time) + 5 / swing * sin(swing * time))
    #expect(abs(damped.position(at: time) - expected) < 1e-12)
    let limit = SpringMotion(frequency: 5, dampingRatio: 1, initialVelocity: 2)
    #expect(abs(limit.position(at: time) - (1 - exp(-1.5) * (1 + 3 * 0.3))) < 1e-12)
    // Slightly overdamped is nearly the same as critically damped.
    let beyond = SpringMotion(frequency: 5, dampingRatio: 1.00001, initialVelocity: 2)
    #expect(abs(beyond.position(at: time) - limit.position(at: time)) < 1e-4)
    for spring in [damped, limit, beyond] {
      let step = 1e-7
      #expect(abs(spring.position(at: step) / step - spring.initialVelocity) < 1e-4)
      #expect(abs(spring.position(at: spring.settlingDuration) - 1) < 0.001 + 1e-9)
    }
  }

  @Test(
    "a spring created for a duration is at rest at its end, and not much earlier", arguments: [0.1, 0.3, 0.5, 0.8, 1.0])
  func settling(dampingRatio: Double) {
    let spring = SpringMotion(settlingIn: 2, dampingRatio: dampingRatio)
    #expect(abs(spring.settlingDuration - 2) < 0.01)
    #expect(abs(spring.position(at: 2) - 1) <= 0.001)
  }

  @Test("Core Animation's spring: its defaults, and the effect of bounce")
  func coreAnimationSpring() {
    let spring = CASpringAnimation(keyPath: "position.x")
    #expect([spring.mass, spring.stiffness, spring.damping, spring.initialVelocity] == [1, 100, 10, 0])
    // The envelope, e^(-5t)·√(4/3), is a thousandth at 1.4103 seconds.
    #expect(abs(spring.settlingDuration - 1.4103) < 1e-3)
    let bouncy = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.5)
    #expect(abs(bouncy.stiffness - 157.91367) < 1e-4)
    #expect(abs(bouncy.damping - 12.56637) < 1e-4)
  }
}
