// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor
@Suite("Animations within animations", .serialized)
struct NestingTests {
  private func timings(of view: UIView) -> [AnimationTiming] { view.inspection.animations.map(\.timing) }

  @Test("a nested animation inherits the duration and curve of the outer one, and keeps its delay")
  func inherited() {
    withClock { clock in
      let view = UIView()
      UIView.animate(withDuration: 3, delay: 0, options: .curveLinear) {
        UIView.animate(withDuration: 1, delay: 0.5, options: .curveEaseIn) { view.alpha = 0 }
      }
      #expect(timings(of: view) == [AnimationTiming(delay: 0.5, duration: 3, curve: .linear)])
      clock.finish()
    }
  }

  @Test("unless it overrides them")
  func overridden() {
    withClock { clock in
      let (a, b) = (UIView(), UIView())
      UIView.animate(withDuration: 3, delay: 0, options: .curveLinear) {
        UIView.animate(withDuration: 1, delay: 0, options: [.curveEaseIn, .overrideInheritedDuration]) { a.alpha = 0 }
        UIView.animate(withDuration: 1, delay: 0, options: [.curveEaseIn, .overrideInheritedCurve]) { b.alpha = 0 }
      }
      #expect(timings(of: a) == [AnimationTiming(duration: 1, curve: .linear)])
      #expect(timings(of: b) == [AnimationTiming(duration: 3, curve: .cubic(.easeIn))])
      clock.finish()
    }
  }

  @Test("repeating is inherited, too, unless options are overridden")
  func options() {
    withClock { clock in
      let (a, b) = (UIView(), UIView())
      UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse]) {
        UIView.animate(withDuration: 1) { a.alpha = 0 }
        UIView.animate(withDuration: 1, delay: 0, options: .overrideInheritedOptions) { b.alpha = 0 }
      }
      #expect(timings(of: a).map(\.repeatCount) == [.infinity])
      #expect(timings(of: a).map(\.autoreverses) == [true])
      #expect(timings(of: b).map(\.repeatCount) == [1])
      a.layer.removeAllAnimations()
      clock.finish()
    }
  }

  @Test("each animation has its own completion; of two that end together, the one changed first is called first")
  func completions() {
    withClock { clock in
      let (a, b) = (UIView(), UIView())
      let diary = Diary()
      UIView.animate(
        withDuration: 1,
        animations: {
          a.alpha = 0
          UIView.animate(withDuration: 1, animations: { b.alpha = 0 }, completion: diary.note("inner"))
        }, completion: diary.note("outer"))
      UIView.animate(
        withDuration: 1,
        animations: {
          UIView.animate(withDuration: 1, animations: { b.center.x = 1 }, completion: diary.note("inner 2"))
          a.center.x = 1
        }, completion: diary.note("outer 2"))
      clock.finish()
      #expect(diary.entries == ["outer true", "inner true", "inner 2 true", "outer 2 true"])
    }
  }

  @Test("keyframes: each change has its part of the time")
  func keyframes() {
    withClock { clock in
      let view = UIView()
      let diary = Diary()
      UIView.animateKeyframes(
        withDuration: 4, delay: 0,
        options: UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue),
        animations: {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { view.center.x = 100 }
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 0 }
          UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.5) { view.alpha = 0 }
        }, completion: diary.note("frames"))
      var seen: [String] = []
      for _ in 0..<9 {
        let layer = view.layer.presentation()
        seen.append("\(Int(layer?.position.x ?? -1)) \(layer?.opacity ?? -1)")
        clock.advance(by: 0.5)
      }
      #expect(
        seen == ["0 1.0", "50 1.0", "100 1.0", "100 0.75", "100 0.5", "75 0.25", "50 0.0", "25 0.0", "0 0.0"])
      #expect(diary.entries == ["frames true"])
    }
  }

  @Test(
    "keyframes: how values in between are computed",
    arguments: [
      (UIView.KeyframeAnimationOptions.calculationModeLinear, CGFloat(50)), (.calculationModeDiscrete, 0),
      (.calculationModePaced, 100), (.calculationModeCubic, 31.25),
    ])
  func calculationModes(mode: UIView.KeyframeAnimationOptions, expected: CGFloat) {
    withClock { clock in
      let view = UIView()
      let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
      UIView.animateKeyframes(
        withDuration: 4, delay: 0, options: [mode, linear],
        animations: {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 100 }
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 400 }
        })
      clock.advance(by: 1)
      // Cubic, by Catmull and Rom through 0, 0, 100, 400: (9·0 + 9·100 − 0 − 400)/16 = 31.25 at half of the part.
      #expect(view.layer.presentation()?.position.x == expected)
      clock.finish()
    }
  }

  @Test("a transition exchanges views and ends with its duration")
  func transitions() {
    withClock { clock in
      let root = UIView()
      let (old, new) = (UIView(), UIView())
      let diary = Diary()
      root.addSubview(old)
      UIView.transition(
        from: old, to: new, duration: 1, options: [.transitionCrossDissolve, .curveLinear],
        completion: diary.note("exchanged"))
      #expect(root.subviews == [new])
      clock.advance(by: 0.5)
      #expect(new.layer.presentation()?.opacity == 0.5)
      #expect(diary.entries.isEmpty)
      clock.advance(by: 0.5)
      #expect(diary.entries == ["exchanged true"])
      UIView.transition(
        from: new, to: old, duration: 1, options: [.transitionFlipFromLeft, .showHideTransitionViews],
        completion: diary.note("hidden"))
      #expect(new.isHidden && !old.isHidden)
      let label = UILabel()
      UIView.transition(
        with: label, duration: 1, options: .transitionFlipFromTop, animations: { label.text = "new" },
        completion: diary.note("with"))
      #expect(label.text == "new")
      clock.advance(by: 0.5)
      #expect(diary.entries == ["exchanged true"])
      clock.finish()
      #expect(diary.entries == ["exchanged true", "hidden true", "with true"])
    }
  }
}
