// SPDX-License-Identifier: MIT

import LayoutTestSupport
import QuartzCore
import Testing
import UIKit

/// Within a millionth.
func isNear(_ a: some BinaryFloatingPoint, _ b: Double) -> Bool { abs(Double(a) - b) < 1e-6 }

/// The presented frame of a view, as text.
@MainActor func seen(_ view: UIView) -> String { text(of: view.layer.presentation()?.frame ?? .null) }

/// Runs `body` with an idle clock that starts at 0, and clears the clock afterward.
///
/// Progress is calculated from differences of times, which are exact only while times are small.
@MainActor
func withClock(_ body: (AnimationClock) throws -> Void) rethrows {
  let clock = AnimationClock()
  defer { UIView.setAnimationsEnabled(true) }
  try clock.whileMain { try body(clock) }
}

/// Records which completions were called, in order.
@MainActor
final class Diary {
  private(set) var entries: [String] = []

  func note(_ name: String) -> (Bool) -> Void { { self.entries.append("\(name) \($0)") } }
  func add(_ entry: String) { entries.append(entry) }
}

@MainActor
@Suite("Animations with closures", .serialized)
struct AnimationTests {
  @Test(
    "a view has its new values immediately; the presentation reaches them with the clock")
  func modelJumps() {
    withClock { clock in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
        view.frame = CGRect(x: 20, y: 40, width: 200, height: 150)
        view.alpha = 0
      }
      #expect(view.frameText == "20 40 200 150")
      #expect(seen(view) == "0 0 100 50")
      clock.advance(by: 0.5)
      #expect(seen(view) == "5 10 125 75")
      #expect(isNear(view.layer.presentation()?.opacity ?? -1, 0.75))
      clock.advance(by: 1)
      #expect(seen(view) == "15 30 175 125")
      clock.advance(by: 0.5)
      #expect(seen(view) == "20 40 200 150")
      #expect(view.layer.animationKeys() == nil)
      #expect(clock.isIdle)
    }
  }

  @Test("everything that UIKit animates of a view is animated")
  func properties() {
    withClock { clock in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.addSubview(scroll)
      view.backgroundColor = .red
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.center.x = 150
        view.bounds.size.height = 60
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        view.backgroundColor = .blue
        view.layer.cornerRadius = 10
        view.layer.borderColor = UIColor.white.cgColor
        scroll.contentOffset.y = 80
      }
      clock.advance(by: 0.5)
      let half = view.layer.presentation()
      #expect(half?.position.x == CGFloat(100))
      #expect(half?.bounds.height == CGFloat(80))
      #expect(isNear(half?.affineTransform().b ?? 0, sin(.pi / 4)))
      #expect(half?.backgroundColor == CGColor(red: 0.5, green: 0, blue: 0.5, alpha: 1))
      #expect(half?.cornerRadius == CGFloat(5))
      #expect(half?.borderColor == CGColor(gray: 0.5, alpha: 1))
      #expect(scroll.layer.presentation()?.bounds.origin.y == CGFloat(40))
      #expect(scroll.contentOffset.y == CGFloat(80))
      clock.finish()
    }
  }

  @Test("constraints: layoutIfNeeded in the closure animates what it moves, rounded to pixels at both ends")
  func constraints() {
    withClock { clock in
      onScreen(scale: 2) {
        let root = stage(320, 200)
        let box = root.withChild()
        let inner = box.withChild()
        box.pin(left: 10, top: 10, height: 40)
        let width = box.widthAnchor.constraint(equalToConstant: 100)
        width.isActive = true
        inner.pin(top: 0, height: 10)
        inner.trailingAnchor.constraint(equalTo: box.trailingAnchor).isActive = true
        inner.widthAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5).isActive = true
        root.layoutIfNeeded()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
          width.constant = 200
          root.layoutIfNeeded()
        }
        #expect(box.frameText == "10 10 200 40")
        #expect(inner.frameText == "100 0 100 10")
        clock.advance(by: 0.25)
        #expect(seen(box) == "10 10 125 40")
        #expect(seen(inner) == "62.5 0 62.5 10")
        clock.finish()
        #expect(seen(box) == "10 10 200 40")
      }
    }
  }

  @Test("without layoutIfNeeded in the closure a constraint is not animated: it takes effect at the next layout")
  func constraintsWithoutLayout() {
    withClock { clock in
      let root = stage()
      let box = root.withChild()
      box.pin(left: 0, top: 0, height: 40)
      let width = box.widthAnchor.constraint(equalToConstant: 100)
      width.isActive = true
      root.layoutIfNeeded()
      UIView.animate(withDuration: 1) { width.constant = 200 }
      root.layoutIfNeeded()
      #expect(root.inspection.animations.isEmpty)
      #expect(seen(box) == "0 0 200 40")
      clock.finish()
    }
  }

  @Test("inspection lists view, property, start and end value, and timing")
  func inspection() throws {
    try withClock { clock in
      let root = stage()
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      root.addSubview(box)
      UIView.animate(
        withDuration: 0.5, delay: 0.25, options: [.curveEaseOut, .autoreverse],
        animations: {
          box.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
          box.alpha = 0.5
        })
      let animations = root.inspection.animations
      #expect(animations.map(\.property) == ["frame", "alpha"])
      let first = try #require(animations.first)
      #expect(first.view === box)
      #expect(first.from == .rect(CGRect(x: 0, y: 0, width: 10, height: 10)))
      #expect(first.to == .rect(CGRect(x: 10, y: 20, width: 30, height: 40)))
      #expect(
        first.timing == AnimationTiming(delay: 0.25, duration: 0.5, curve: .cubic(.easeOut), autoreverses: true))
      #expect(first.timing.totalDuration == 1.25)
      #expect(first.start == clock.now)
      #expect("\(first.from) → \(first.to)" == "(0 0; 10 10) → (10 20; 30 40)")
      #expect(animations.last?.to == .number(0.5))
      #expect(box.layer.animationKeys() == ["position", "bounds.size", "opacity"])
      let described = box.layer.animation(forKey: "opacity") as? CABasicAnimation
      #expect(described?.toValue as? CGFloat == 0.5)
      #expect(described?.duration == 0.5)
      clock.finish()
    }
  }

  @Test("values that do not change are not animated")
  func unchanged() {
    withClock { _ in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      UIView.animate(withDuration: 1) {
        view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        view.alpha = 1
      }
      #expect(view.inspection.animations.isEmpty)
    }
  }

  @Test("a delay shows the old value, then the animation begins")
  func delay() {
    withClock { clock in
      let view = UIView()
      UIView.animate(withDuration: 1, delay: 2, options: .curveLinear) { view.center.x = 10 }
      clock.advance(by: 2)
      #expect(view.layer.presentation()?.position.x == CGFloat(0))
      clock.advance(by: 0.5)
      #expect(view.layer.presentation()?.position.x == CGFloat(5))
      clock.finish()
    }
  }

  @Test("autoreversing and repeating: the end is the new value")
  func repeats() {
    withClock { clock in
      let view = UIView()
      let diary = Diary()
      UIView.animate(
        withDuration: 1, delay: 0, options: [.autoreverse, .curveLinear], animations: { view.center.x = 10 },
        completion: diary.note("back"))
      clock.advance(by: 1.5)
      #expect(view.layer.presentation()?.position.x == CGFloat(5))
      #expect(diary.entries == [])
      clock.advance(by: 0.5)
      #expect(diary.entries == ["back true"])
      #expect(view.layer.presentation()?.position.x == CGFloat(10))

      UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .curveLinear]) { view.alpha = 0 }
      clock.advance(by: 100.25)
      #expect(isNear(view.layer.presentation()?.opacity ?? 0, 0.75))
      #expect(clock.endOfAnimations == .infinity)
      view.layer.removeAllAnimations()
      #expect(view.layer.presentation()?.opacity == 0)
    }
  }

  @Test("modifyAnimations counts repetitions")
  func modified() {
    withClock { clock in
      let view = UIView()
      let diary = Diary()
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveLinear,
        animations: {
          UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { view.center.x = 8 }
        }, completion: diary.note("end"))
      clock.advance(by: 3.25)
      #expect(view.layer.presentation()?.position.x == CGFloat(6))
      clock.advance(by: 0.5)
      #expect(diary.entries.isEmpty)
      clock.advance(by: 0.25)
      #expect(diary.entries == ["end true"])
    }
  }

  @Test("performWithoutAnimation and setAnimationsEnabled show values immediately")
  func disabled() {
    withClock { clock in
      let view = UIView()
      let diary = Diary()
      UIView.animate(withDuration: 1) {
        #expect(UIView.inheritedAnimationDuration == 1)
        UIView.performWithoutAnimation {
          #expect(!UIView.areAnimationsEnabled)
          view.alpha = 0.5
        }
        view.center.x = 10
      }
      #expect(UIView.inheritedAnimationDuration == 0)
      #expect(view.inspection.animations.map(\.property) == ["frame"])
      clock.finish()

      UIView.setAnimationsEnabled(false)
      UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: diary.note("off"))
      UIView.setAnimationsEnabled(true)
      #expect(view.inspection.animations.isEmpty)
      #expect(diary.entries.isEmpty)
      clock.advance(by: 0)
      #expect(diary.entries == ["off true"])
    }
  }

  @Test("an animation that has zero duration or changes nothing ends when the clock next advances")
  func noDuration() {
    withClock { clock in
      let view = UIView()
      let diary = Diary()
      UIView.animate(withDuration: 0, animations: { view.alpha = 0 }, completion: diary.note("zero"))
      UIView.animate(withDuration: 5, animations: {}, completion: diary.note("nothing"))
      #expect(view.inspection.animations.isEmpty)
      #expect(diary.entries.isEmpty)
      clock.advance(by: 0)
      #expect(diary.entries == ["zero true", "nothing true"])
    }
  }

  @Test("beginAnimations and commitAnimations")
  func oldForm() {
    withClock { clock in
      let view = UIView()
      runOld(OldForm(view: view))
      #expect(view.inspection.animations.map(\.property) == ["alpha"])
      clock.advance(by: 0.5)
      #expect(isNear(view.layer.presentation()?.opacity ?? 0, 0.75))
      clock.finish()
    }
  }

  @Test("a new constraint animation halfway continues from the presented value, without a jump")
  func additive() {
    withClock { clock in
      let view = UIView()
      let diary = Diary()
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 100 },
        completion: diary.note("first"))
      clock.advance(by: 0.5)
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 0 },
        completion: diary.note("second"))
      #expect(view.layer.presentation()?.position.x == CGFloat(50))
      clock.advance(by: 0.25)
      // 0, less the remaining 25 of the first animation and the 75 of the second.
      #expect(view.layer.presentation()?.position.x == CGFloat(50))
      clock.advance(by: 0.5)
      #expect(view.layer.presentation()?.position.x == CGFloat(25))
      #expect(diary.entries == ["first true"])
      clock.finish()
      #expect(diary.entries == ["first true", "second true"])
    }
  }

  @Test("beginFromCurrentState ends the running animation and starts from the presented value")
  func currentState() {
    withClock { clock in
      let view = UIView()
      let diary = Diary()
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 100 },
        completion: diary.note("first"))
      clock.advance(by: 0.5)
      UIView.animate(
        withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState],
        animations: { view.center.x = 0 }, completion: diary.note("second"))
      #expect(view.inspection.animations.map(\.from) == [.rect(CGRect(x: 50, y: 0, width: 0, height: 0))])
      clock.advance(by: 0.5)
      #expect(view.layer.presentation()?.position.x == CGFloat(25))
      #expect(diary.entries == ["first false"])
      clock.finish()
      #expect(diary.entries == ["first false", "second true"])
    }
  }

  @Test("an animation that is removed has not finished: removed from the layer, or with the view")
  func interrupted() {
    withClock { clock in
      let root = stage()
      let diary = Diary()
      var boxes = (0..<3).map { _ in UIView() }
      for (index, box) in boxes.enumerated() {
        root.addSubview(box)
        UIView.animate(withDuration: 1, animations: { box.alpha = 0 }, completion: diary.note("\(index)"))
      }
      boxes[0].layer.removeAllAnimations()
      boxes[1].removeFromSuperview()
      clock.advance(by: 0)
      #expect(diary.entries == ["0 false", "1 false"])
      boxes.removeAll()
      clock.advance(by: 1)
      #expect(diary.entries == ["0 false", "1 false", "2 true"])
    }
  }

  @Test("completions are called in the order of ending, with the clock at their own time")
  func order() {
    withClock { clock in
      let (a, b) = (UIView(), UIView())
      let diary = Diary()
      let start = clock.now
      @MainActor func note(_ name: String) -> (Bool) -> Void {
        { _ in diary.add("\(name) \(text(of: CGFloat(clock.now - start)))") }
      }
      UIView.animate(withDuration: 2, animations: { a.alpha = 0 }, completion: note("long"))
      UIView.animate(
        withDuration: 1, animations: { b.alpha = 0 },
        completion: { _ in
          note("short")(true)
          UIView.animate(withDuration: 0.5, animations: { b.alpha = 1 }, completion: note("next"))
        })
      clock.advance(by: 10)
      #expect(diary.entries == ["short 1", "next 1.5", "long 2"])
    }
  }

  @Test("completions that start one another endlessly are reported, and do not hang")
  func endlessCompletions() {
    withClock { clock in
      var isOn = true
      @MainActor func again(_ finished: Bool) {
        if isOn { UIView.animate(withDuration: 0, animations: {}, completion: again) }
      }
      again(true)
      let messages = logged { clock.advance(by: 1) }
      #expect(messages.count == 1)
      #expect(messages.first?.contains("without a duration") == true)
      isOn = false
      clock.advance(by: 0)
    }
  }

  @Test("springs are at rest exactly at the end, and overshoot before")
  func spring() {
    withClock { clock in
      let view = UIView()
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: 0.3, initialSpringVelocity: 0,
        animations: { view.center.x = 100 })
      var positions: [CGFloat] = []
      for _ in 0..<100 {
        clock.advance(by: 0.01)
        positions.append(view.layer.presentation()?.position.x ?? 0)
      }
      #expect(positions.max() ?? 0 > 130)
      #expect(abs(positions[98] - 100) < 0.2)
      #expect(positions[99] == CGFloat(100))
    }
  }

  @Test("the spring of iOS 17 has a perceptual duration, and is at rest later")
  func perceivedSpring() throws {
    try withClock { clock in
      let view = UIView()
      UIView.animate(springDuration: 0.5, bounce: 0, animations: { view.center.x = 100 })
      let timing = try #require(view.inspection.animations.first?.timing)
      // Critically damped, 4π a second: (1 + 4πt)·e^(-4πt) is a thousandth at 0.7347 seconds.
      #expect(abs(timing.duration - 0.7347) < 1e-3)
      clock.advance(by: 0.25)
      let way = 100 * (1 - (1 + Double.pi) * exp(-Double.pi))
      #expect(isNear(view.layer.presentation()?.position.x ?? 0, way))
      clock.finish()
    }
  }

  @Test("the layoutSubviews option animates subviews too")
  func layoutSubviewsOption() {
    withClock { clock in
      let root = stage()
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      root.addSubview(box)
      let inner = box.withChild()
      inner.pin(left: 0, top: 0, height: 10)
      inner.trailingAnchor.constraint(equalTo: box.trailingAnchor).isActive = true
      root.layoutIfNeeded()
      UIView.animate(withDuration: 1, delay: 0, options: [.layoutSubviews, .curveLinear]) { box.frame.size.width = 200 }
      clock.advance(by: 0.5)
      #expect(seen(inner) == "0 0 150 10")
      clock.finish()
    }
  }
}

/// A requirement that a deprecated method may satisfy without a warning.
@MainActor
private protocol OldAnimationCode {
  func run()
}

/// Code from before closures.
private struct OldForm: OldAnimationCode {
  let view: UIView

  @available(*, deprecated)
  func run() {
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(2)
    UIView.setAnimationCurve(.linear)
    view.alpha = 0
    UIView.commitAnimations()
  }
}

@MainActor
private func runOld(_ code: some OldAnimationCode) { code.run() }
