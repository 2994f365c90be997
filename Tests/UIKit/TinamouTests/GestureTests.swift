// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// A view with recognizers that write down what happens.
private final class Pad: UIView {
  var lines: [String] = []
  var mayBegin = true

  func page() -> String {
    defer { lines = [] }
    return lines.joined(separator: " ")
  }

  @discardableResult
  func add<Recognizer: UIGestureRecognizer>(_ name: String, _ recognizer: Recognizer, to view: UIView? = nil)
    -> Recognizer
  {
    recognizer.name = name
    recognizer.addTarget(self, action: Pad.note)
    (view ?? self).addGestureRecognizer(recognizer)
    return recognizer
  }

  func note(_ recognizer: UIGestureRecognizer) { lines.append("\(recognizer.name ?? "")-\(recognizer.state)") }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { lines.append("began") }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { lines.append("moved") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { lines.append("ended") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { lines.append("cancelled") }
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { mayBegin }
}

private final class Rules: NSObject, UIGestureRecognizerDelegate {
  var begins = true
  var receives = true
  var together = false
  var waitsFor: String?

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { receives }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { together }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool { other.name == waitsFor }
}

/// A recognizer of an app: two moves downward.
private final class Knock: UIGestureRecognizer {
  private var moves = 0
  private(set) var resets = 0
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    moves += 1
    if moves == 2 { state = .ended }
  }
  override func reset() {
    super.reset()
    (moves, resets) = (0, resets + 1)
  }
}

@MainActor @Suite("Gestures", .serialized)
struct GestureTests {
  private let pad = Pad(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let clock = AnimationClock()

  private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

  @Test("a tap calls its target and cancels the touch of the view, unless it is said not to")
  func tap() {
    let tap = pad.add("tap", UITapGestureRecognizer())
    pad.inspection.tap()
    #expect(pad.page() == "began cancelled tap-ended")
    #expect(tap.state == .possible)
    tap.cancelsTouchesInView = false
    pad.inspection.tap()
    #expect(pad.page() == "began tap-ended ended")
    tap.isEnabled = false
    pad.inspection.tap()
    #expect(pad.page() == "began ended")
  }

  @Test("a finger that moves far does not tap, and the view keeps the touch")
  func movedTap() {
    pad.add("tap", UITapGestureRecognizer())
    pad.inspection.drag(along: [point(10, 10), point(100, 10)])
    #expect(pad.page() == "began moved ended")
  }

  @Test("a single tap that waits for a double tap is recognized only after the time for the second tap")
  func doubleTap() {
    clock.whileMain {
      let double = pad.add("double", UITapGestureRecognizer())
      double.numberOfTapsRequired = 2
      let single = pad.add("single", UITapGestureRecognizer())
      single.require(toFail: double)
      pad.inspection.tap()
      #expect(pad.page() == "began")
      clock.advance(by: 0.3)
      #expect(pad.page() == "")
      clock.advance(by: 0.1)
      #expect(pad.page() == "cancelled single-ended")
      pad.inspection.tap()
      pad.inspection.tap()
      #expect(pad.page() == "began began cancelled cancelled double-ended")
      clock.advance(by: 1)
      #expect(pad.page() == "")
    }
  }

  @Test("without waiting, a double tap is also one single tap")
  func both() {
    clock.whileMain {
      pad.add("single", UITapGestureRecognizer()).cancelsTouchesInView = false
      pad.add("double", UITapGestureRecognizer()).numberOfTapsRequired = 2
      pad.inspection.tap()
      pad.inspection.tap()
      #expect(pad.page() == "began single-ended began cancelled cancelled double-ended")
    }
  }

  @Test("a pan begins after ten points, and its translation is that of the finger from where it began")
  func pan() {
    let pan = pad.add("pan", UIPanGestureRecognizer())
    var translations: [CGPoint] = []
    @MainActor final class Watcher: NSObject {
      var body: (UIPanGestureRecognizer) -> Void = { _ in }
      func moved(_ pan: UIPanGestureRecognizer) { body(pan) }
    }
    let watcher = Watcher()
    watcher.body = { pan in
      translations.append(pan.translation(in: pan.view))
      if pan.state == .changed { pan.setTranslation(.zero, in: pan.view) }
    }
    pan.addTarget(watcher, action: Watcher.moved)
    pad.inspection.drag(along: [point(10, 10), point(15, 10), point(30, 10), point(40, 15), point(41, 15)])
    #expect(pad.page() == "began moved cancelled pan-began pan-changed pan-changed pan-ended")
    #expect(translations == [point(20, 0), point(30, 5), point(1, 0), point(0, 0)])
    #expect(pan.translation(in: pad) == .zero)
  }

  @Test("swipes have a direction and a length")
  func swipe() {
    pad.add("left", UISwipeGestureRecognizer()).direction = .left
    pad.add("down", UISwipeGestureRecognizer()).direction = .down
    pad.inspection.drag(along: [point(200, 10), point(170, 12), point(120, 15)])
    #expect(pad.page() == "began moved cancelled left-ended")
    pad.inspection.drag(along: [point(200, 10), point(180, 10)])
    #expect(pad.page() == "began moved ended")
    pad.inspection.drag(along: [point(200, 10), point(205, 80)])
    #expect(pad.page() == "began cancelled down-ended")
  }

  @Test("a pan that waits for a swipe pans only if it is not a swipe")
  func panAfterSwipe() {
    let swipe = pad.add("swipe", UISwipeGestureRecognizer())
    pad.add("pan", UIPanGestureRecognizer()).require(toFail: swipe)
    pad.inspection.drag(along: [point(10, 10), point(100, 10)])
    #expect(pad.page() == "began cancelled swipe-ended")
    pad.inspection.drag(along: [point(10, 10), point(10, 100), point(10, 110)])
    #expect(pad.page() == "began cancelled pan-began pan-changed pan-ended")
  }

  @Test("a press is recognized while the finger rests, and ends with the touch")
  func press() {
    clock.whileMain {
      pad.add("press", UILongPressGestureRecognizer())
      pad.add("tap", UITapGestureRecognizer())
      pad.inspection.press(at: point(5, 5), for: 0.6)
      #expect(pad.page() == "began cancelled press-began press-ended")
      pad.inspection.press(at: point(5, 5), for: 0.2)
      #expect(pad.page() == "began cancelled tap-ended")
    }
  }

  @Test("the recognizer of the inner view comes first, and both only if a delegate allows it")
  func nested() {
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    pad.addSubview(inner)
    pad.add("outer", UITapGestureRecognizer())
    let tap = pad.add("inner", UITapGestureRecognizer(), to: inner)
    inner.inspection.tap()
    #expect(pad.page() == "began cancelled inner-ended")
    let rules = Rules()
    tap.delegate = rules
    rules.together = true
    inner.inspection.tap()
    #expect(pad.page() == "began cancelled inner-ended outer-ended")
    rules.together = false
    rules.begins = false
    inner.inspection.tap()
    #expect(pad.page() == "began cancelled outer-ended")
    (rules.begins, rules.receives) = (true, false)
    inner.inspection.tap()
    #expect(pad.page() == "began cancelled outer-ended")
    (rules.receives, rules.waitsFor) = (true, "outer")
    inner.inspection.tap()
    #expect(pad.page() == "began cancelled outer-ended")
    pad.mayBegin = false
    inner.inspection.tap()
    #expect(pad.page() == "began cancelled inner-ended")
  }

  @Test("a recognizer of an app gets touches and is reset after them")
  func custom() {
    let knock = pad.add("knock", Knock())
    pad.inspection.drag(along: [point(1, 1), point(1, 2), point(1, 3), point(1, 4)])
    #expect(pad.page() == "began moved cancelled knock-ended")
    pad.inspection.tap()
    #expect(pad.page() == "began ended")
    #expect(knock.resets == 2 && knock.state == .possible)
  }

  @Test("a tap on a button is the button's, not that of a recognizer around it")
  func buttons() {
    pad.add("tap", UITapGestureRecognizer())
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), field = UIView(frame: button.frame)
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    pad.addSubview(button)
    button.inspection.tap()
    #expect(taps == 1 && pad.page() == "")
    button.isEnabled = false
    button.inspection.tap()
    #expect(taps == 1 && pad.page() == "tap-ended")
    pad.addSubview(field)
    field.inspection.tap()
    #expect(pad.page() == "began cancelled tap-ended")
  }

  @Test("the phases of a touch and the window's events are those of the screen")
  func window() {
    final class Watching: UIWindow {
      var phases: [UITouch.Phase] = []
      override func sendEvent(_ event: UIEvent) {
        phases += event.allTouches?.map(\.phase) ?? []
        super.sendEvent(event)
      }
    }
    let window = Watching(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    window.isHidden = false
    window.addSubview(pad)
    pad.inspection.drag(along: [point(100, 200), point(102, 202)])
    #expect(window.phases == [.began, .moved, .ended] && pad.page() == "began moved ended")
  }

  @Test("a pending tap does not keep its view alive")
  func lifetime() {
    weak var gone: Pad?
    do {
      let other = Pad(frame: pad.frame)
      other.add("double", UITapGestureRecognizer()).numberOfTapsRequired = 2
      other.inspection.tap()
      gone = other
    }
    #expect(gone == nil)
  }
}
