// SPDX-License-Identifier: MIT

import Foundation
import QuartzCore
import TestSupport
import Testing

@Suite("Timing curves and springs")
struct MotionTests {
  @Test(
    "the progress of a curve lies on its Bézier curve",
    arguments: [CubicCurve.linear, .easeIn, .easeOut, .easeInOut, .standard, CubicCurve(0.1, 1.6, 0.9, -0.6)])
  func curves(curve: CubicCurve) {
    func bezier(_ t: Double, _ p1: Double, _ p2: Double) -> Double {
      3 * (1 - t) * (1 - t) * t * p1 + 3 * (1 - t) * t * t * p2 + t * t * t
    }
    for step in 0...200 {
      let t = Double(step) / 200
      let (x, y) = (bezier(t, curve.x1, curve.x2), bezier(t, curve.y1, curve.y2))
      #expect(abs(curve.progress(at: x) - y) < 1e-5)
    }
    #expect(curve.progress(at: 0) == 0 && curve.progress(at: 1) == 1)
  }

  /// The position of a spring by numerical integration (Runge–Kutta of the fourth order).
  private func integrated(_ spring: SpringMotion, until time: Double) -> Double {
    let (w, z) = (spring.frequency, spring.dampingRatio)
    func change(_ x: Double, _ v: Double) -> (Double, Double) { (v, -2 * z * w * v - w * w * (x - 1)) }
    var (x, v) = (0.0, spring.initialVelocity)
    let steps = 20_000
    let h = time / Double(steps)
    for _ in 0..<steps {
      let a = change(x, v)
      let b = change(x + h / 2 * a.0, v + h / 2 * a.1)
      let c = change(x + h / 2 * b.0, v + h / 2 * b.1)
      let d = change(x + h * c.0, v + h * c.1)
      x += h / 6 * (a.0 + 2 * b.0 + 2 * c.0 + d.0)
      v += h / 6 * (a.1 + 2 * b.1 + 2 * c.1 + d.1)
    }
    return x
  }

  @Test("a spring moves as its differential equation says", arguments: [0, 0.2, 0.7, 0.999, 1, 1.001, 1.5, 4])
  func springs(ratio: Double) {
    for velocity in [0, 3, -5] as [Double] {
      let spring = SpringMotion(frequency: 8, dampingRatio: ratio, initialVelocity: velocity)
      for time in [0.05, 0.3, 1.1] {
        #expect(abs(spring.position(at: time) - integrated(spring, until: time)) < 1e-6)
      }
      #expect(spring.position(at: 0) == 0)
    }
  }

  @Test("after its settling duration a spring stays within a thousandth of its rest, and not before", arguments: 0..<30)
  func settling(seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    let spring = SpringMotion(
      mass: numbers.eighth(in: 1...4), stiffness: numbers.eighth(in: 20...400), damping: numbers.eighth(in: 2...60),
      initialVelocity: numbers.eighth(in: -4...4))
    let end = spring.settlingDuration
    for step in 0...200 {
      #expect(abs(spring.position(at: end * (1 + Double(step) / 100)) - 1) <= 0.001 + 1e-9)
    }
    // One swing earlier it was farther away.
    let swing =
      spring.dampingRatio < 1 ? .pi / (spring.frequency * (1 - pow(spring.dampingRatio, 2)).squareRoot()) : 0.01
    let earlier = stride(from: max(0, end - 1.1 * swing), to: end, by: 0.001).map { abs(spring.position(at: $0) - 1) }
    #expect(earlier.max() ?? 1 > 0.001 * 0.9)
  }

  @Test("a spring that settles in a duration does so for each damping", arguments: [0.05, 0.3, 0.8, 1])
  func durations(ratio: Double) {
    let spring = SpringMotion(settlingIn: 0.5, dampingRatio: ratio)
    #expect(abs(spring.settlingDuration - 0.5) < 1e-3)
    #expect(SpringMotion(perceivedDuration: 0.5, bounce: 0).dampingRatio == 1)
    #expect(SpringMotion(perceivedDuration: 0.5, bounce: 0.3).position(at: 0.3) > 1)
  }
}

@Suite("Transactions and display links", .serialized)
@MainActor
struct TransactionTests {
  private let layer = CALayer()
  private let shown = CALayer()
  private let clock = AnimationClock()

  init() { layer.addSublayer(shown) }

  @Test("values of a transaction are those of the innermost; outside of all of them they are the defaults")
  func nesting() {
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.begin()
    #expect(CATransaction.animationDuration() == 2 && !CATransaction.disableActions())
    CATransaction.setAnimationDuration(-1)
    CATransaction.setDisableActions(true)
    #expect(CATransaction.animationDuration() == 0 && CATransaction.disableActions())
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 2 && !CATransaction.disableActions())
    CATransaction.commit()
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 0.25)
  }

  @Test("a change takes the transaction's duration and curve; disabled actions change at once")
  func durations() {
    clock.whileMain {
      CATransaction.begin()
      CATransaction.setAnimationDuration(1)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      shown.opacity = 0
      CATransaction.commit()
      clock.advance(by: 0.75)
      #expect(shown.opacity == 0 && shown.presentation()?.opacity == 0.25)
      clock.finish()
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      shown.opacity = 1
      CATransaction.commit()
      #expect(shown.presentation()?.opacity == 1 && clock.isIdle)
    }
  }

  @Test("the completion is called once, when everything that began inside has ended")
  func completion() {
    clock.whileMain {
      var calls = 0
      CATransaction.begin()
      CATransaction.setCompletionBlock { calls += 1 }
      shown.opacity = 0
      let animation = CABasicAnimation(keyPath: "position.x")
      (animation.toValue, animation.duration) = (50, 2)
      shown.add(animation, forKey: nil)
      CATransaction.commit()
      clock.advance(by: 1)
      #expect(calls == 0)
      clock.advance(by: 1.5)
      #expect(calls == 1)
      CATransaction.begin()
      CATransaction.setCompletionBlock { calls += 1 }
      CATransaction.commit()
      clock.advance(by: 0)
      #expect(calls == 2)
    }
  }

  @Test("a display link is called for each frame, at its rate, and not while it is paused")
  func frames() {
    clock.whileMain {
      var times: [TimeInterval] = []
      let link = CADisplayLink(calling: { times.append($0.timestamp) })
      link.add(to: .main, forMode: .common)
      clock.advance(by: 0.5)
      #expect(times.count == 30 && abs((times.last ?? 0) - 0.5) < 1e-6)
      link.preferredFramesPerSecond = 10
      link.isPaused = true
      clock.advance(by: 1)
      #expect(times.count == 30)
      link.isPaused = false
      clock.advance(by: 1)
      #expect(times.count == 40)
      #expect(abs(link.targetTimestamp - link.timestamp - 0.1) < 1e-9)
      link.invalidate()
      link.add(to: .main, forMode: .common)
      clock.advance(by: 1)
      #expect(times.count == 40)
    }
  }
}
