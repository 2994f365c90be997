// SPDX-License-Identifier: MIT

import UIKit

/// A view that notes its touches, with its name.
private final class Pad: UIView {
  let name: String
  let note: (String) -> Void
  /// Whether the view hands its touches on to the next responder.
  var forwards = false

  init(_ name: String, _ stage: InteractionStage, _ frame: CGRect = CGRect(x: 0, y: 0, width: 200, height: 200)) {
    (self.name, note) = (name, stage.note)
    super.init(frame: frame)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("\(name) began")
    if forwards { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("\(name) moved") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("\(name) ended") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("\(name) cancelled") }
}

/// A controller that notes the touches that reach it.
private final class TouchedController: UIViewController {
  var note: ((String) -> Void)?
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note?("controller began") }
}

/// A responder that can be the first one, and notes that.
private final class FirstView: UIView {
  var note: ((String) -> Void)?
  var resigns = true
  override var canBecomeFirstResponder: Bool {
    note?("canBecomeFirstResponder")
    return true
  }
  override func resignFirstResponder() -> Bool {
    note?("resignFirstResponder")
    return resigns && super.resignFirstResponder()
  }
}

extension InteractionStage {
  /// Adds a pad of 200 × 200 points.
  fileprivate func pad(_ name: String = "pad", x: CGFloat = 50, y: CGFloat = 200) -> Pad {
    add(Pad(name, self), CGRect(x: x, y: y, width: 200, height: 200))
  }
}

extension InteractionTable {
  static let touchRows: [Interaction] = [
    Interaction("A tap on a view", .apple, "header UIResponder.h", effects: ["pad began", "pad ended"]) { stage in
      stage.tap(stage.pad())
    },
    Interaction(
      "A finger that leaves the view while it is down", .one, "swiftcodecomposer, “Responder chain and hit testing”",
      effects: ["pad began", "pad moved", "pad ended"]
    ) { stage in
      let pad = stage.pad()
      stage.touch(at: stage.place(in: pad))
      stage.move(to: CGPoint(x: 300, y: 700), steps: 1)
      stage.lift()
    },
    Interaction(
      "A tap where two views overlap", .several, "twistedape.me.uk 2013; csdn 51767151; jianshu 564693ed0248",
      effects: ["front began", "front ended"]
    ) { stage in
      _ = stage.pad("back")
      stage.tap(stage.pad("front"))
    },
    Interaction(
      "A tap on a view inside another", .several, "the same", effects: ["inner began", "inner ended"]
    ) { stage in
      let outer = stage.pad("outer")
      let inner = Pad("inner", stage, CGRect(x: 50, y: 50, width: 100, height: 100))
      outer.addSubview(inner)
      stage.tap(inner)
    },
    Interaction(
      "A tap on a part of a view that is outside its superview", .several, "csdn 51767151; jianshu 617577ff4be1",
      effects: []
    ) { stage in
      let outer = stage.pad("outer")
      let inner = Pad("inner", stage, CGRect(x: 150, y: 50, width: 100, height: 100))
      outer.addSubview(inner)
      stage.tap(at: CGPoint(x: 280, y: 300))
    },
    Interaction(
      "Taps on views that are hidden, transparent or without interaction", .several,
      "csdn 51767151; twistedape.me.uk 2013",
      effects: ["behind began", "behind ended", "behind began", "behind ended", "behind began", "behind ended"]
    ) { stage in
      _ = stage.pad("behind")
      let changes: [(UIView) -> Void] = [
        { $0.isHidden = true }, { $0.alpha = 0.005 }, { $0.isUserInteractionEnabled = false },
      ]
      for change in changes {
        let front = stage.pad("front")
        change(front)
        stage.tap(at: CGPoint(x: 150, y: 300))
        front.removeFromSuperview()
      }
    },
    Interaction(
      "A tap on a view that is nearly transparent", .several, "csdn 51767151; twistedape.me.uk 2013",
      effects: ["pad began", "pad ended"]
    ) { stage in
      let pad = stage.pad()
      pad.alpha = 0.02
      stage.tap(pad)
    },
    Interaction(
      "Two fingers on a view that wants one touch", .apple, "doc isMultipleTouchEnabled",
      effects: ["pad began", "pad ended"]
    ) { stage in
      let pad = stage.pad()
      stage.touch(at: stage.place(CGPoint(x: 50, y: 50), in: pad), finger: 0)
      stage.touch(at: stage.place(CGPoint(x: 150, y: 50), in: pad), finger: 1)
      stage.lift(finger: 1)
      stage.lift(finger: 0)
    },
    Interaction(
      "Two fingers on a view that wants several touches", .apple, "doc isMultipleTouchEnabled",
      effects: ["pad began", "pad began", "pad ended", "pad ended"]
    ) { stage in
      let pad = stage.pad()
      pad.isMultipleTouchEnabled = true
      stage.touch(at: stage.place(CGPoint(x: 50, y: 50), in: pad), finger: 0)
      stage.touch(at: stage.place(CGPoint(x: 150, y: 50), in: pad), finger: 1)
      stage.lift(finger: 1)
      stage.lift(finger: 0)
    },
    Interaction(
      "A finger on a view beside an exclusive view that is touched", .apple, "doc isExclusiveTouch",
      effects: ["first began", "first ended"]
    ) { stage in
      let first = stage.pad("first", x: 0), second = stage.pad("second", x: 200)
      first.isExclusiveTouch = true
      stage.touch(at: stage.place(in: first), finger: 0)
      stage.touch(at: stage.place(CGPoint(x: 150, y: 50), in: second), finger: 1)
      stage.lift(finger: 1)
      stage.lift(finger: 0)
    },
    Interaction(
      "Two quick taps", .one, "jianshu 4aeaf3aa0c7e", effects: ["1", "2"]
    ) { stage in
      final class Counter: UIView {
        var note: ((String) -> Void)?
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
          note?("\(touches.first?.tapCount ?? 0)")
        }
      }
      let counter = stage.add(Counter(), CGRect(x: 50, y: 200, width: 100, height: 100))
      counter.note = stage.note
      for _ in 0..<2 {
        stage.touch(at: stage.place(in: counter))
        stage.lift()
        stage.wait(0.1)
      }
    },
    Interaction(
      "A tap on a view that hands its touches on", .several, "wanderwaltz, “UIResponder notes”; jianshu 617577ff4be1",
      effects: ["pad began", "controller began"]
    ) { stage in
      let controller = TouchedController()
      controller.note = stage.note
      stage.show(controller)
      let pad = Pad("pad", stage, CGRect(x: 50, y: 200, width: 200, height: 200))
      pad.forwards = true
      controller.view.addSubview(pad)
      stage.touch(at: stage.place(in: pad))
    },
    Interaction(
      "The responders after a view", .several, "wanderwaltz, “UIResponder notes”; jianshu 617577ff4be1",
      effects: ["UIView", "UIViewController", "UIWindow", "UIWindowScene", "UIApplication"]
    ) { stage in
      let pad = stage.pad()
      var next = pad.next
      while let responder = next {
        // What an app has made itself comes after its application object.
        stage.note("\(type(of: responder))")
        next = responder is UIApplication ? nil : responder.next
      }
      // Windows put views of their own between a controller's view and themselves.
    },
    Interaction(
      "Another view becomes first responder", .apple, "doc becomeFirstResponder()",
      effects: ["first resignFirstResponder", "second canBecomeFirstResponder", "second is first responder"]
    ) { stage in
      let first = stage.add(FirstView(), CGRect(x: 0, y: 100, width: 50, height: 50))
      let second = stage.add(FirstView(), CGRect(x: 100, y: 100, width: 50, height: 50))
      _ = first.becomeFirstResponder()
      stage.forget()
      first.note = { stage.note("first " + $0) }
      var asked = false
      second.note = {
        if !asked { stage.note("second " + $0) }
        asked = true
      }
      _ = second.becomeFirstResponder()
      stage.note(second.isFirstResponder ? "second is first responder" : "first is first responder")
      first.note = nil
      second.note = nil
    },
    Interaction(
      "The first responder refuses to resign", .apple, "doc becomeFirstResponder()", effects: ["false", "first stays"]
    ) { stage in
      let first = stage.add(FirstView(), CGRect(x: 0, y: 100, width: 50, height: 50))
      let second = stage.add(FirstView(), CGRect(x: 100, y: 100, width: 50, height: 50))
      _ = first.becomeFirstResponder()
      first.resigns = false
      stage.note("\(second.becomeFirstResponder())")
      stage.note(first.isFirstResponder ? "first stays" : "first has gone")
      first.resigns = true
    },
    Interaction(
      "A plain view is asked to become first responder", .apple, "header UIResponder.h", effects: ["false"]
    ) { stage in
      let plain = stage.add(UIView(), CGRect(x: 0, y: 100, width: 50, height: 50))
      stage.note("\(plain.becomeFirstResponder())")
    },
    Interaction(
      "The first responder is removed from the window", .apple, "header UITextField.h", effects: ["not first responder"]
    ) { stage in
      let first = stage.add(FirstView(), CGRect(x: 0, y: 100, width: 50, height: 50))
      _ = first.becomeFirstResponder()
      first.removeFromSuperview()
      stage.note(first.isFirstResponder ? "first responder" : "not first responder")
    },
    Interaction(
      "The touched view is removed while the finger is down", .apple, "header UIResponder.h: each touch ends once",
      effects: ["pad began", "pad ended"]
    ) { stage in
      let pad = stage.pad()
      stage.touch(at: stage.place(in: pad))
      pad.removeFromSuperview()
      stage.lift()
    },
    Interaction(
      "A tap on a window of a higher level", .apple, "doc windowLevel", effects: ["front began", "front ended"]
    ) { stage in
      let pad = stage.pad("behind")
      let front = stage.keep(UIWindow(frame: UIScreen.main.bounds))
      front.windowLevel = .alert
      front.rootViewController = UIViewController()
      front.isHidden = false
      front.rootViewController?.view.addSubview(Pad("front", stage, UIScreen.main.bounds))
      stage.tap(pad)
      front.isHidden = true
    },
  ]
}
