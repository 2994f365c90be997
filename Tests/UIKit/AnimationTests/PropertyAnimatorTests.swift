// SPDX-License-Identifier: MIT

import LayoutTestSupport
import Testing
import UIKit

@MainActor
@Suite("Property animators", .serialized)
struct PropertyAnimatorTests {
  private let view = UIView()

  private var x: CGFloat { view.layer.presentation()?.position.x ?? .nan }

  private func animator(_ curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
    let view = view
    return UIViewPropertyAnimator(duration: 2, curve: curve) { view.center.x = 100 }
  }

  @Test("it begins when it is started, and calls its completions at the end")
  func begins() {
    withClock { clock in
      let animator = animator()
      let diary = Diary()
      animator.addCompletion { diary.add("\($0.rawValue)") }
      #expect(animator.state == .inactive && !animator.isRunning)
      #expect(view.center.x == CGFloat(0))
      animator.startAnimation(afterDelay: 1)
      #expect(animator.state == .active && animator.isRunning)
      #expect(view.center.x == CGFloat(100))
      clock.advance(by: 1.5)
      #expect(x == CGFloat(25))
      #expect(animator.fractionComplete == CGFloat(0.25))
      clock.advance(by: 1.5)
      #expect(animator.state == .inactive)
      #expect(diary.entries == ["0"])
      #expect(x == CGFloat(100))
    }
  }

  @Test("paused, it does not advance; it can be scrubbed and continued")
  func paused() {
    withClock { clock in
      let animator = animator()
      animator.startAnimation()
      clock.advance(by: 0.5)
      animator.pauseAnimation()
      clock.advance(by: 10)
      #expect(x == CGFloat(25) && !animator.isRunning && animator.state == .active)
      animator.fractionComplete = 0.75
      #expect(x == CGFloat(75))
      animator.startAnimation()
      clock.advance(by: 0.25)
      #expect(x == CGFloat(87.5))
      clock.advance(by: 0.25)
      #expect(animator.state == .inactive && x == CGFloat(100))
    }
  }

  @Test("setting the fraction of one that has not begun starts it paused")
  func scrubbed() {
    withClock { _ in
      let animator = animator(.easeInOut)
      animator.fractionComplete = 0.25
      #expect(animator.state == .active && !animator.isRunning)
      #expect(isNear(x, 25))
      #expect(isNear(animator.fractionComplete, 0.25))
      animator.scrubsLinearly = false
      animator.fractionComplete = 0.25
      #expect(abs(x - 12.91619) < 1e-4)
      animator.stopAnimation(true)
    }
  }

  @Test("pausing changes no presented value, with any curve")
  func pausesAtPosition() {
    withClock { clock in
      let animator = animator(.easeInOut)
      animator.startAnimation()
      clock.advance(by: 0.5)
      #expect(abs(x - 12.91619) < 1e-4)
      animator.pauseAnimation()
      #expect(abs(x - 12.91619) < 1e-4)
      #expect(abs(animator.fractionComplete - 0.1291619) < 1e-6)
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      clock.advance(by: 0.5)
      #expect(isNear(x, 50))
      clock.finish()
    }
  }

  @Test("reversed, it returns the way it came and ends at the start")
  func reversed() {
    withClock { clock in
      let animator = animator()
      let diary = Diary()
      animator.addCompletion { diary.add("\($0.rawValue)") }
      animator.startAnimation()
      clock.advance(by: 1.5)
      animator.isReversed = true
      #expect(x == CGFloat(75))
      #expect(animator.fractionComplete == CGFloat(0.25))
      clock.advance(by: 1)
      #expect(x == CGFloat(25))
      clock.advance(by: 0.5)
      #expect(diary.entries == ["1"])
      #expect(view.center.x == CGFloat(0))
    }
  }

  @Test("continued with another curve and duration, it reaches the end with those")
  func continued() {
    withClock { clock in
      let animator = animator()
      animator.startAnimation()
      clock.advance(by: 1)
      animator.pauseAnimation()
      animator.continueAnimation(
        withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 2)
      clock.advance(by: 2)
      #expect(isNear(x, 75))
      clock.advance(by: 1.9)
      #expect(animator.state == .active)
      clock.advance(by: 0.1)
      #expect(animator.state == .inactive)
    }
  }

  @Test("stopped, it leaves the view at the presented value; finishing moves it to either end")
  func stopped() {
    withClock { clock in
      for (position, expected) in [(UIViewAnimatingPosition.end, CGFloat(100)), (.start, 0), (.current, 50)] {
        view.center.x = 0
        let animator = animator()
        let diary = Diary()
        animator.addCompletion { diary.add("\($0.rawValue)") }
        animator.startAnimation()
        clock.advance(by: 1)
        animator.stopAnimation(false)
        #expect(animator.state == .stopped)
        #expect(view.center.x == CGFloat(50))
        clock.advance(by: 5)
        #expect(diary.entries.isEmpty)
        animator.finishAnimation(at: position)
        #expect(view.center.x == expected)
        #expect(diary.entries == ["\(position.rawValue)"])
        #expect(animator.state == .inactive)
      }
    }
  }

  @Test("stopped without finishing it calls nothing")
  func stoppedForGood() {
    withClock { clock in
      let animator = animator()
      let diary = Diary()
      animator.addCompletion { diary.add("\($0.rawValue)") }
      animator.startAnimation()
      clock.advance(by: 1)
      animator.stopAnimation(true)
      clock.advance(by: 5)
      #expect(animator.state == .inactive && diary.entries.isEmpty)
      #expect(view.center.x == CGFloat(50))
      #expect(clock.isIdle)
    }
  }

  @Test("finishing one that is not stopped raises an exception, as in UIKit")
  func misuse() {
    withClock { _ in
      let animator = animator()
      let errors = raised { animator.finishAnimation(at: .end) }
      #expect(
        errors == [
          "NSInternalInconsistencyException: finishAnimationAtPosition: should only be called on a stopped animator!"
        ])
    }
  }

  @Test("changes may begin after a part of the time")
  func delayed() {
    withClock { clock in
      let view = view
      let animator = animator()
      animator.addAnimations({ view.alpha = 0 }, delayFactor: 0.5)
      animator.startAnimation()
      clock.advance(by: 1)
      #expect(view.layer.presentation()?.opacity == 1)
      clock.advance(by: 0.5)
      #expect(view.layer.presentation()?.opacity == 0.5)
      clock.finish()
    }
  }

  @Test("it may pause at its end, to be reversed")
  func staysActive() {
    withClock { clock in
      let animator = animator()
      let diary = Diary()
      animator.addCompletion { diary.add("\($0.rawValue)") }
      animator.pausesOnCompletion = true
      animator.startAnimation()
      clock.advance(by: 3)
      #expect(animator.state == .active && !animator.isRunning && diary.entries.isEmpty)
      animator.isReversed = true
      animator.pausesOnCompletion = false
      animator.startAnimation()
      clock.advance(by: 1)
      #expect(x == CGFloat(50))
      clock.advance(by: 1)
      #expect(diary.entries == ["1"])
    }
  }

  @Test("keyframes in its closure are scrubbed with it")
  func keyframes() {
    withClock { _ in
      let view = view
      let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) {
        UIView.animateKeyframes(withDuration: 0, delay: 0) {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 100 }
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 0 }
        }
      }
      animator.fractionComplete = 0.75
      #expect(isNear(x, 50))
      animator.stopAnimation(true)
    }
  }

  @Test("its initializers")
  func making() {
    #expect(UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5).timingParameters?.timingCurveType == .spring)
    let cubic = UIViewPropertyAnimator(
      duration: 1, controlPoint1: CGPoint(x: 0.1, y: 0.2), controlPoint2: CGPoint(x: 0.3, y: 0.4))
    #expect(cubic.timingParameters?.timingCurveType == .cubic)
    #expect(cubic.timingParameters?.cubicTimingParameters?.controlPoint2 == CGPoint(x: 0.3, y: 0.4))
    #expect(UICubicTimingParameters(animationCurve: .easeIn).timingCurveType == .builtin)
    #expect(UICubicTimingParameters(animationCurve: .easeIn).controlPoint1 == CGPoint(x: 0.42, y: 0))
    // A spring with physical parameters has its own duration.
    let physical = UIViewPropertyAnimator(
      duration: 9,
      timingParameters: UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero))
    #expect(abs(physical.duration - 1.4103) < 1e-3)
  }

  @Test("a running animator is active")
  func running() {
    withClock { clock in
      let view = view
      let diary = Diary()
      UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 10 },
        completion: { diary.add("\($0.rawValue)") })
      clock.advance(by: 0.5)
      #expect(x == CGFloat(5))
      clock.advance(by: 0.5)
      #expect(diary.entries == ["0"])
    }
  }
}
