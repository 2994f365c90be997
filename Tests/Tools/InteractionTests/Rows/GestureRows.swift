// SPDX-License-Identifier: MIT

import UIKit

/// A view that notes its touches.
private final class Pad: UIView {
  var note: ((String) -> Void)?
  /// Whether moves are noted once.
  private var hasMoved = false
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note?("touchesBegan") }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !hasMoved { note?("touchesMoved") }
    hasMoved = true
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note?("touchesEnded") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note?("touchesCancelled") }
}

/// A target that notes the states of a recognizer, equal ones once.
@MainActor
private final class Target {
  private let name: String
  private let note: (String) -> Void
  private var last = ""

  init(_ name: String, _ note: @escaping (String) -> Void) { (self.name, self.note) = (name, note) }

  func called(_ recognizer: UIGestureRecognizer) {
    let states = ["possible", "began", "changed", "ended", "cancelled", "failed"]
    let line = "\(name) \(states[recognizer.state.rawValue])"
    if line != last { note(line) }
    last = line
  }
}

/// A delegate that notes the questions, and answers them.
private final class Answers: NSObject, UIGestureRecognizerDelegate {
  var note: ((String) -> Void)?
  var (receives, begins, shares) = (true, true, false)
  var mustFail: UIGestureRecognizer?

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    note?("shouldReceive")
    return receives
  }
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    note?("shouldBegin")
    return begins
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { shares }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool { mustFail === other }
}

/// A recognizer that notes its touches.
private final class Watcher: UIGestureRecognizer {
  var note: ((String) -> Void)?
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { note?("recognizer touchesBegan") }
}

extension InteractionStage {
  fileprivate func pad() -> Pad {
    let pad = add(Pad(), CGRect(x: 50, y: 200, width: 250, height: 250))
    pad.note = note
    return pad
  }

  /// Adds a recognizer whose states are noted.
  @discardableResult
  fileprivate func recognizer<Recognizer: UIGestureRecognizer>(
    _ name: String, _ recognizer: Recognizer, on view: UIView
  ) -> Recognizer {
    recognizer.addTarget(keep(Target(name, note)), action: Target.called)
    view.addGestureRecognizer(recognizer)
    return recognizer
  }

  /// Drags over a view by 100 points.
  fileprivate func drag(over view: UIView) {
    let middle = place(in: view)
    drag(from: CGPoint(x: middle.x - 50, y: middle.y), to: CGPoint(x: middle.x + 50, y: middle.y))
  }
}

extension InteractionTable {
  static let gestureRows: [Interaction] = [
    Interaction(
      "A new touch", systems: "3.2+", .apple, "header UIGestureRecognizer.h; doc touchesCancelled",
      effects: ["shouldReceive", "recognizer touchesBegan", "touchesBegan"]
    ) { stage in
      let pad = stage.pad()
      let watcher = Watcher()
      watcher.note = stage.note
      let answers = stage.keep(Answers())
      answers.note = stage.note
      watcher.delegate = answers
      pad.addGestureRecognizer(watcher)
      stage.touch(at: stage.place(in: pad))
    },
    Interaction(
      "A tap on a view with a tap recognizer", systems: "3.2+", .apple, "header UIGestureRecognizer.h",
      effects: ["touchesBegan", "touchesCancelled", "tap ended"]
    ) { stage in
      let pad = stage.pad()
      stage.recognizer("tap", UITapGestureRecognizer(), on: pad)
      stage.tap(pad)
    },
    Interaction(
      "A tap whose recognizer does not cancel touches", systems: "3.2+", .apple, "header UIGestureRecognizer.h",
      effects: ["touchesBegan", "tap ended", "touchesEnded"]
    ) { stage in
      let pad = stage.pad()
      stage.recognizer("tap", UITapGestureRecognizer(), on: pad).cancelsTouchesInView = false
      stage.tap(pad)
    },
    Interaction(
      "A pan", systems: "3.2+", .one, "header (cancel comes right before the action); geek-answers 784612",
      effects: ["touchesBegan", "touchesCancelled", "pan began", "pan changed", "pan ended"]
    ) { stage in
      let pad = stage.pad()
      stage.recognizer("pan", UIPanGestureRecognizer(), on: pad)
      stage.drag(over: pad)
    },
    Interaction(
      "A pan after a slow start", systems: "3.2+", .one, "geek-answers 784612 (printed order described)",
      effects: ["touchesBegan", "touchesMoved", "touchesCancelled", "pan began", "pan changed", "pan ended"]
    ) { stage in
      let pad = stage.pad()
      stage.recognizer("pan", UIPanGestureRecognizer(), on: pad)
      let middle = stage.place(in: pad)
      stage.touch(at: middle)
      stage.move(to: CGPoint(x: middle.x + 5, y: middle.y), steps: 2)
      stage.move(to: CGPoint(x: middle.x + 60, y: middle.y), steps: 3)
      stage.lift()
    },
    Interaction(
      "A pan whose recognizer does not cancel touches", systems: "3.2+", .one,
      "geek-answers 784612 (printed order described)",
      effects: ["touchesBegan", "pan began", "touchesMoved", "pan changed", "pan ended", "touchesEnded"]
    ) { stage in
      let pad = stage.pad()
      stage.recognizer("pan", UIPanGestureRecognizer(), on: pad).cancelsTouchesInView = false
      stage.drag(over: pad)
    },
    Interaction(
      "A pan that the delegate does not let begin", systems: "3.2+", .apple, "header; doc gestureRecognizerShouldBegin",
      effects: ["touchesBegan", "shouldBegin", "touchesMoved", "touchesEnded"]
    ) { stage in
      let pad = stage.pad()
      let pan = stage.recognizer("pan", UIPanGestureRecognizer(), on: pad)
      let answers = stage.keep(Answers())
      answers.begins = false
      answers.note = { if $0 == "shouldBegin" { stage.note($0) } }
      pan.delegate = answers
      stage.drag(over: pad)
    },
    Interaction(
      "A touch that the delegate does not let a recognizer have", systems: "3.2+", .apple,
      "header UIGestureRecognizer.h",
      effects: ["touchesBegan", "touchesEnded"]
    ) { stage in
      let pad = stage.pad()
      let tap = stage.recognizer("tap", UITapGestureRecognizer(), on: pad)
      let answers = stage.keep(Answers())
      answers.receives = false
      tap.delegate = answers
      stage.tap(pad)
    },
    Interaction(
      "A drag over a view whose touches a pan delays", systems: "3.2+", .apple, "header, delaysTouchesBegan",
      effects: ["pan began", "pan changed", "pan ended"]
    ) { stage in
      let pad = stage.pad()
      stage.recognizer("pan", UIPanGestureRecognizer(), on: pad).delaysTouchesBegan = true
      stage.drag(over: pad)
    },
    Interaction(
      "A tap on a view whose touches a pan delays", systems: "3.2+", .apple, "header, delaysTouchesBegan",
      effects: ["not yet", "touchesBegan", "touchesEnded"]
    ) { stage in
      let pad = stage.pad()
      stage.recognizer("pan", UIPanGestureRecognizer(), on: pad).delaysTouchesBegan = true
      stage.touch(at: stage.place(in: pad))
      if stage.effects.isEmpty { stage.note("not yet") }
      stage.lift()
      stage.settle()
    },
    Interaction(
      "One tap on a view with a recognizer of double taps", systems: "3.2+", .apple,
      "header and doc delaysTouchesEnded",
      effects: ["touchesBegan", "time passes", "touchesEnded"]
    ) { stage in
      let pad = stage.pad()
      stage.recognizer("double", UITapGestureRecognizer(), on: pad).numberOfTapsRequired = 2
      stage.touch(at: stage.place(in: pad))
      stage.lift()
      stage.note("time passes")
      stage.settle()
    },
    Interaction(
      "A double tap", systems: "3.2+", .apple, "doc delaysTouchesEnded, which gives this sequence",
      effects: ["touchesBegan", "touchesBegan", "touchesCancelled", "touchesCancelled", "double ended"]
    ) { stage in
      let pad = stage.pad()
      stage.recognizer("double", UITapGestureRecognizer(), on: pad).numberOfTapsRequired = 2
      for _ in 0..<2 {
        stage.touch(at: stage.place(in: pad))
        stage.lift()
        stage.wait(0.1)
      }
    },
    Interaction(
      "A double tap whose recognizer does not delay the end of touches", systems: "3.2+", .apple,
      "doc delaysTouchesEnded, which gives this sequence",
      effects: ["touchesBegan", "touchesEnded", "touchesBegan", "touchesCancelled", "double ended"]
    ) { stage in
      let pad = stage.pad()
      let double = stage.recognizer("double", UITapGestureRecognizer(), on: pad)
      double.numberOfTapsRequired = 2
      double.delaysTouchesEnded = false
      for _ in 0..<2 {
        stage.touch(at: stage.place(in: pad))
        stage.lift()
        stage.wait(0.1)
      }
    },
    Interaction(
      "A tap where a single tap waits for a double tap", systems: "3.2+", .apple, "header, require(toFail:)",
      effects: ["touchesBegan", "time passes", "touchesCancelled", "single ended"]
    ) { stage in
      let pad = stage.pad()
      let double = stage.recognizer("double", UITapGestureRecognizer(), on: pad)
      double.numberOfTapsRequired = 2
      stage.recognizer("single", UITapGestureRecognizer(), on: pad).require(toFail: double)
      stage.touch(at: stage.place(in: pad))
      stage.lift()
      stage.note("time passes")
      stage.settle()
    },
    Interaction(
      "A tap whose recognizer has to wait by its delegate", systems: "7+", .apple,
      "header; UIGestureRecognizerDelegate reference",
      effects: ["double ended"]
    ) { stage in
      let pad = stage.pad()
      pad.note = nil
      let double = stage.recognizer("double", UITapGestureRecognizer(), on: pad)
      double.numberOfTapsRequired = 2
      let single = stage.recognizer("single", UITapGestureRecognizer(), on: pad)
      let answers = stage.keep(Answers())
      answers.mustFail = double
      single.delegate = answers
      for _ in 0..<2 {
        stage.touch(at: stage.place(in: pad))
        stage.lift()
        stage.wait(0.1)
      }
      stage.settle()
    },
    Interaction(
      "A drag on a view inside another, both with pans", systems: "3.2+", .apple,
      "header: a gesture that is recognized prevents others",
      effects: ["inner began", "inner changed", "inner ended"]
    ) { stage in
      let pad = stage.pad()
      pad.note = nil
      stage.recognizer("outer", UIPanGestureRecognizer(), on: stage.view)
      stage.recognizer("inner", UIPanGestureRecognizer(), on: pad)
      stage.drag(over: pad)
      stage.view.gestureRecognizers = nil
    },
    Interaction(
      "The same where a delegate lets both go on", systems: "3.2+", .apple, "header: one true is enough",
      effects: ["inner began", "outer began", "inner changed", "outer changed", "inner ended", "outer ended"]
    ) { stage in
      let pad = stage.pad()
      pad.note = nil
      let outer = stage.recognizer("outer", UIPanGestureRecognizer(), on: stage.view)
      stage.recognizer("inner", UIPanGestureRecognizer(), on: pad)
      let answers = stage.keep(Answers())
      answers.shares = true
      outer.delegate = answers
      stage.drag(over: pad)
      stage.view.gestureRecognizers = nil
    },
    Interaction(
      "A recognizer is disabled in the middle of its gesture", systems: "3.2+", .apple, "header, isEnabled",
      effects: ["pan cancelled"]
    ) { stage in
      let pad = stage.pad()
      pad.note = nil
      let pan = stage.recognizer("pan", UIPanGestureRecognizer(), on: pad)
      let middle = stage.place(in: pad)
      stage.touch(at: middle)
      stage.move(to: CGPoint(x: middle.x + 50, y: middle.y))
      stage.forget()
      pan.isEnabled = false
      stage.move(to: CGPoint(x: middle.x + 80, y: middle.y))
      stage.lift()
    },
    Interaction(
      "A finger rests", systems: "3.2+", .apple, "doc UILongPressGestureRecognizer",
      effects: ["touchesBegan", "touchesCancelled", "press began", "press ended"]
    ) { stage in
      let pad = stage.pad()
      stage.recognizer("press", UILongPressGestureRecognizer(), on: pad)
      stage.press(pad, seconds: 0.6)
    },
    Interaction(
      "A finger rests too short for a long press", systems: "3.2+", .apple, "doc minimumPressDuration",
      effects: ["touchesBegan", "touchesEnded"]
    ) { stage in
      let pad = stage.pad()
      stage.recognizer("press", UILongPressGestureRecognizer(), on: pad)
      stage.press(pad, seconds: 0.4)
    },
    Interaction(
      "A finger moves before a long press is recognized", systems: "3.2+", .apple, "doc allowableMovement",
      effects: ["touchesBegan", "touchesMoved", "touchesEnded"]
    ) { stage in
      let pad = stage.pad()
      stage.recognizer("press", UILongPressGestureRecognizer(), on: pad)
      let middle = stage.place(in: pad)
      stage.touch(at: middle)
      stage.move(to: CGPoint(x: middle.x + 30, y: middle.y))
      stage.wait(1)
      stage.lift()
    },
    Interaction(
      "A finger moves after a long press was recognized", systems: "3.2+", .apple, "doc UILongPressGestureRecognizer",
      effects: ["press began", "press changed", "press ended"]
    ) { stage in
      let pad = stage.pad()
      pad.note = nil
      stage.recognizer("press", UILongPressGestureRecognizer(), on: pad)
      let middle = stage.place(in: pad)
      stage.touch(at: middle)
      stage.wait(0.6)
      stage.move(to: CGPoint(x: middle.x + 60, y: middle.y))
      stage.lift()
    },
    Interaction(
      "A swipe to the left", systems: "3.2+", .apple, "doc UISwipeGestureRecognizer", effects: ["swipe ended"]
    ) { stage in
      let pad = stage.pad()
      pad.note = nil
      stage.recognizer("swipe", UISwipeGestureRecognizer(), on: pad).direction = .left
      let middle = stage.place(in: pad)
      stage.drag(from: middle, to: CGPoint(x: middle.x - 90, y: middle.y), seconds: 0.1)
      stage.drag(from: middle, to: CGPoint(x: middle.x + 90, y: middle.y), seconds: 0.1)
    },
    Interaction(
      "Two fingers spread", systems: "3.2+", .apple, "doc UIPinchGestureRecognizer",
      effects: ["pinch began", "pinch changed", "pinch ended"]
    ) { stage in
      let pad = stage.pad()
      pad.note = nil
      stage.recognizer("pinch", UIPinchGestureRecognizer(), on: pad)
      let middle = stage.place(in: pad)
      stage.touch(at: CGPoint(x: middle.x - 20, y: middle.y), finger: 0)
      stage.touch(at: CGPoint(x: middle.x + 20, y: middle.y), finger: 1)
      stage.move(to: CGPoint(x: middle.x - 80, y: middle.y), finger: 0)
      stage.move(to: CGPoint(x: middle.x + 80, y: middle.y), finger: 1)
      stage.lift(finger: 0)
      stage.lift(finger: 1)
    },
    Interaction(
      "A tap on a button inside a view with a tap recognizer", systems: "6+", .apple,
      "Event Handling Guide, “Interacting with Other User Interface Controls”", effects: ["button"]
    ) { stage in
      stage.recognizer("tap", UITapGestureRecognizer(), on: stage.view)
      let button = stage.add(UIButton(), CGRect(x: 50, y: 200, width: 100, height: 44))
      button.addAction(UIAction { _ in stage.note("button") }, for: .touchUpInside)
      stage.tap(button)
      stage.view.gestureRecognizers = nil
    },
    Interaction(
      "A recognizer with several targets", systems: "3.2+", .apple, "header UIGestureRecognizer.h",
      effects: ["first ended", "second ended"]
    ) { stage in
      let pad = stage.pad()
      pad.note = nil
      let tap = stage.recognizer("first", UITapGestureRecognizer(), on: pad)
      tap.addTarget(stage.keep(Target("second", stage.note)), action: Target.called)
      stage.tap(pad)
    },
  ]
}
