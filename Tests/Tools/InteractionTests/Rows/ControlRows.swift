// SPDX-License-Identifier: MIT

import Foundation
import UIKit

extension InteractionTable {
  static let controlRows = touchEventRows + trackingRows + controlActionRows
}

/// The events of touches, with the words by which rows note them.
private let touchEvents: [(UIControl.Event, String)] = [
  (.touchDown, "touchDown"), (.touchDownRepeat, "touchDownRepeat"), (.touchDragInside, "touchDragInside"),
  (.touchDragExit, "touchDragExit"), (.touchDragOutside, "touchDragOutside"), (.touchDragEnter, "touchDragEnter"),
  (.touchUpInside, "touchUpInside"), (.touchUpOutside, "touchUpOutside"), (.touchCancel, "touchCancel"),
]

extension InteractionStage {
  /// Notes the events that a control sends; the same event several times in a row is noted once.
  func watch(_ control: UIControl, _ events: [(UIControl.Event, String)]) {
    for (event, word) in events {
      control.addAction(UIAction { [unowned self] _ in if effects.last != word { note(word) } }, for: event)
    }
  }

  /// Notes all events that a control sends.
  func watchAll(_ control: UIControl) {
    watch(
      control, touchEvents + [(.valueChanged, "valueChanged"), (.primaryActionTriggered, "primaryActionTriggered")])
  }

  /// Puts a button at (100, 100) that is 100 points wide and 44 high, and notes the events of its touches.
  @discardableResult
  fileprivate func addButton() -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    add(button, CGRect(x: 100, y: 100, width: 100, height: 44))
    watch(button, touchEvents)
    return button
  }
}

private let touchEventRows: [Interaction] = [
  Interaction(
    "Press a button, drag out of it, drag back, and lift", .several,
    "“UIButton events” (Stack Overflow 11389915); lxweimin 71318b1d4ae6",
    effects: [
      "touchDown", "touchDragInside", "touchDragExit", "touchDragOutside", "touchDragEnter", "touchDragInside",
      "touchUpInside",
    ]
  ) { stage in
    stage.addButton()
    stage.touch(at: CGPoint(x: 150, y: 122))
    stage.move(to: CGPoint(x: 150, y: 140))
    stage.move(to: CGPoint(x: 150, y: 400))
    stage.move(to: CGPoint(x: 150, y: 122))
    stage.lift()
  },
  Interaction(
    "Press a button, drag far out of it, and lift", .several, "“UIButton events” (Stack Overflow 11389915)",
    effects: ["touchDown", "touchDragExit", "touchDragOutside", "touchUpOutside"]
  ) { stage in
    stage.addButton()
    stage.touch(at: CGPoint(x: 150, y: 122))
    stage.move(to: CGPoint(x: 150, y: 300), steps: 1)
    stage.lift()
  },
  Interaction(
    "Drag from a button to a point 65 points below it, and lift", systems: "3–12", .several,
    "Philm (csdn 81976557) and an answer in Stack Overflow 14340122: about 70 points count as inside; others say 100",
    effects: ["touchDown", "touchDragInside", "touchUpInside"]
  ) { stage in
    stage.addButton()
    stage.touch(at: CGPoint(x: 150, y: 122))
    stage.move(to: CGPoint(x: 150, y: 209))
    stage.lift()
  },
  Interaction(
    "Drag from a button to a point 75 points below it, and lift", systems: "3–12", .several,
    "Philm (csdn 81976557) and an answer in Stack Overflow 14340122: about 70 points count as inside; others say 100",
    effects: ["touchDown", "touchDragExit", "touchDragOutside", "touchUpOutside"]
  ) { stage in
    stage.addButton()
    stage.touch(at: CGPoint(x: 150, y: 122))
    stage.move(to: CGPoint(x: 150, y: 219), steps: 1)
    stage.lift()
  },
  Interaction(
    "Press a button that shrinks in touchDown, and drag beyond the zone of its new bounds", systems: "10", .one,
    "“Why are touchDragExit and touchDragEnter called repeatedly” (dovov)",
    effects: ["touchDown", "touchDragExit", "touchDragOutside"]
  ) { stage in
    let button = stage.addButton()
    button.addAction(
      UIAction { [unowned button] _ in button.transform = CGAffineTransform(scaleX: 0.5, y: 0.5) }, for: .touchDown)
    stage.touch(at: CGPoint(x: 150, y: 122))
    stage.move(to: CGPoint(x: 240, y: 122), steps: 1)
  },
  Interaction(
    "Tap a button twice", .apple, "header UIControl.h: touchDownRepeat when the tap count is above 1",
    effects: ["touchDown", "touchUpInside", "touchDown", "touchDownRepeat", "touchUpInside"]
  ) { stage in
    let button = stage.addButton()
    stage.tap(button)
    stage.tap(button)
  },
  Interaction(
    "Hold a button for two seconds, and lift", .apple, "header UIControl.h", effects: ["touchDown", "touchUpInside"]
  ) { stage in
    let button = stage.addButton()
    stage.press(button, seconds: 2)
  },
  Interaction(
    "Press a disabled button", .apple, "header UIControl.h: isEnabled false ignores touches", effects: []
  ) { stage in
    let button = stage.addButton()
    button.isEnabled = false
    stage.tap(button)
  },
  Interaction(
    "Drag from a control where a pan recognizer of its superview takes the touch", systems: "9", .apple,
    "header UIControl.h: touchCancel in place of an “up” event", effects: ["touchDown", "touchCancel"]
  ) { stage in
    let control = stage.add(UIControl(), CGRect(x: 100, y: 100, width: 100, height: 44))
    stage.view.addGestureRecognizer(UIPanGestureRecognizer())
    stage.watch(control, [(.touchDown, "touchDown"), (.touchCancel, "touchCancel"), (.touchUpInside, "touchUpInside")])
    stage.drag(from: CGPoint(x: 150, y: 122), to: CGPoint(x: 150, y: 320))
  },
  Interaction(
    "Tap a button in a view with a tap recognizer", .apple, "Event Handling Guide: a button’s tap is its own",
    effects: ["touchDown", "touchUpInside"]
  ) { stage in
    let button = stage.addButton()
    let tap = UITapGestureRecognizer()
    tap.addTarget(stage) { stage in { stage.note("recognizer") } }
    stage.view.addGestureRecognizer(tap)
    stage.tap(button)
  },
  Interaction(
    "Put a second finger on a button, and lift both", .apple, "doc isMultipleTouchEnabled: one touch by default",
    effects: ["touchDown", "touchUpInside"]
  ) { stage in
    let button = stage.addButton()
    stage.touch(at: stage.place(in: button))
    stage.touch(at: CGPoint(x: 120, y: 122), finger: 1)
    stage.lift(finger: 1)
    stage.lift()
  },
  Interaction(
    "Press two buttons with two fingers", .apple, "doc isExclusiveTouch: false by default",
    effects: ["one down", "two down", "one up", "two up"]
  ) { stage in
    for (word, y) in [("one", CGFloat(100)), ("two", 200)] {
      let button = stage.add(UIButton(type: .system), CGRect(x: 100, y: y, width: 100, height: 44))
      stage.watch(button, [(.touchDown, word + " down"), (.touchUpInside, word + " up")])
    }
    stage.touch(at: CGPoint(x: 150, y: 122))
    stage.touch(at: CGPoint(x: 150, y: 222), finger: 1)
    stage.lift()
    stage.lift(finger: 1)
  },
  Interaction(
    "Tap beside a button that enlarges its area with point(inside:with:)", .apple, "doc point(inside:with:)",
    effects: ["touchDown", "touchUpInside"]
  ) { stage in
    let button = stage.add(WideButton(), CGRect(x: 100, y: 100, width: 40, height: 40))
    stage.watch(button, touchEvents)
    stage.tap(at: CGPoint(x: 85, y: 120))
  },
  Interaction(
    "Tap a button in a second window at the level of alerts", .apple, "doc UIWindow.Level: higher levels are in front",
    effects: ["front"]
  ) { stage in
    let button = stage.add(UIButton(type: .system), CGRect(x: 100, y: 100, width: 100, height: 44))
    stage.watch(button, [(.touchUpInside, "behind")])
    let window = stage.keep(UIWindow(frame: stage.window.bounds))
    window.windowLevel = .alert
    window.rootViewController = UIViewController()
    let front = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 44))
    stage.watch(front, [(.touchUpInside, "front")])
    window.rootViewController?.view.addSubview(front)
    window.makeKeyAndVisible()
    stage.tap(at: CGPoint(x: 150, y: 122))
    window.isHidden = true
    window.windowScene = nil
  },
]

private let trackingRows: [Interaction] = [
  Interaction(
    "Press a control, move inside, and lift: the tracking hooks", .apple, "header UIControl.h",
    effects: ["beginTracking", "touchDown", "continueTracking", "endTracking", "touchUpInside"]
  ) { stage in
    let control = stage.addTracker()
    stage.touch(at: stage.place(in: control))
    stage.move(to: CGPoint(x: 160, y: 130), steps: 1)
    stage.lift()
  },
  Interaction(
    "Press a control whose beginTracking returns false", .apple, "header UIControl.h", effects: ["beginTracking"]
  ) { stage in
    let control = stage.addTracker()
    control.begins = false
    stage.tap(control)
  },
  Interaction(
    "Drag on a control whose continueTracking returns false", .apple, "header UIControl.h",
    effects: ["beginTracking", "touchDown", "continueTracking", "not tracking"]
  ) { stage in
    let control = stage.addTracker()
    control.continues = false
    stage.touch(at: stage.place(in: control))
    stage.move(to: CGPoint(x: 160, y: 130), steps: 2)
    stage.note(control.isTracking ? "tracking" : "not tracking")
    stage.lift()
  },
  Interaction(
    "Remove a control from the window while a finger is on it", .apple,
    "header UIControl.h: cancelTracking, its event is nil then",
    effects: ["beginTracking", "touchDown", "cancelTracking without an event", "not tracking"]
  ) { stage in
    let control = stage.addTracker()
    stage.touch(at: stage.place(in: control))
    control.removeFromSuperview()
    stage.note(control.isTracking ? "tracking" : "not tracking")
    stage.lift()
  },
  Interaction(
    "A recognizer takes the touch of a tracking control", .apple, "header UIControl.h: cancelTracking",
    effects: ["beginTracking", "touchDown", "cancelTracking with an event"]
  ) { stage in
    stage.addTracker()
    stage.view.addGestureRecognizer(UIPanGestureRecognizer())
    stage.touch(at: CGPoint(x: 150, y: 122))
    stage.move(to: CGPoint(x: 150, y: 300), steps: 1)
    stage.lift()
  },
  Interaction(
    "Press a button, drag far out and back: the highlight", .apple,
    "header UIControl.h: set and cleared as the touch enters and leaves, cleared on lift",
    effects: ["highlighted", "normal", "highlighted", "normal"]
  ) { stage in
    let button = stage.add(UIButton(type: .system), CGRect(x: 100, y: 100, width: 100, height: 44))
    @MainActor func look() { stage.note(button.isHighlighted ? "highlighted" : "normal") }
    stage.touch(at: CGPoint(x: 150, y: 122))
    look()
    stage.move(to: CGPoint(x: 150, y: 300))
    look()
    stage.move(to: CGPoint(x: 150, y: 122))
    look()
    stage.lift()
    look()
  },
  Interaction(
    "Press a button with a configuration update handler", systems: "15+", .apple,
    "doc configurationUpdateHandler: called when the state changes", effects: ["pressed: …", "lifted: Go"]
  ) { stage in
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Go"
    let button = UIButton(configuration: configuration)
    button.configurationUpdateHandler = { $0.configuration?.title = $0.isHighlighted ? "…" : "Go" }
    stage.add(button, CGRect(x: 100, y: 100, width: 100, height: 44))
    stage.touch(at: stage.place(in: button))
    button.layoutIfNeeded()
    stage.note("pressed: " + (button.titleLabel?.text ?? ""))
    stage.lift()
    button.layoutIfNeeded()
    stage.note("lifted: " + (button.titleLabel?.text ?? ""))
  },
  Interaction(
    "Tap a button with changesSelectionAsPrimaryAction and no menu, twice", systems: "15+", .apple,
    "doc changesSelectionAsPrimaryAction: toggles isSelected",
    effects: ["selected", "primaryActionTriggered", "deselected", "primaryActionTriggered"]
  ) { stage in
    let button = UIButton(type: .system)
    button.changesSelectionAsPrimaryAction = true
    stage.add(button, CGRect(x: 100, y: 100, width: 100, height: 44))
    button.addAction(
      UIAction { [unowned button] _ in
        stage.note(button.isSelected ? "selected" : "deselected")
        stage.note("primaryActionTriggered")
      }, for: .primaryActionTriggered)
    stage.tap(button)
    stage.wait(1)
    stage.tap(button)
  },
]

/// A control that notes its tracking hooks.
private final class Tracker: UIControl {
  weak var stage: InteractionStage?
  var begins = true
  var continues = true

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    stage?.note("beginTracking")
    return begins
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    stage?.note("continueTracking")
    return continues
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { stage?.note("endTracking") }
  override func cancelTracking(with event: UIEvent?) {
    stage?.note(event == nil ? "cancelTracking without an event" : "cancelTracking with an event")
  }
}

/// A button whose area is 20 points larger than its bounds.
private final class WideButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -20, dy: -20).contains(point)
  }
}

extension InteractionStage {
  @discardableResult
  fileprivate func addTracker() -> Tracker {
    let control = add(Tracker(), CGRect(x: 100, y: 100, width: 100, height: 44))
    control.stage = self
    watch(control, [(.touchDown, "touchDown"), (.touchUpInside, "touchUpInside"), (.touchUpOutside, "touchUpOutside")])
    return control
  }
}
