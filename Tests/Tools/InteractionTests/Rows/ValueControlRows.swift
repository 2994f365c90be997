// SPDX-License-Identifier: MIT

import Foundation
import UIKit

extension InteractionTable {
  static let valueControlRows =
    switchRows + sliderRows + stepperRows + segmentAndPageRows + pickerRows + dateRows + calendarRows
}

private let switchRows: [Interaction] = [
  Interaction(
    "Tap a switch", systems: "4", .trial, "Programming iOS 4, “Actions”: all touch events and valueChanged",
    effects: ["touchDown", "valueChanged", "primaryActionTriggered", "touchUpInside", "on"]
  ) { stage in
    let control = stage.add(UISwitch(), CGRect(x: 100, y: 100, width: 0, height: 0))
    stage.watchAll(control)
    stage.tap(control)
    stage.note(control.isOn ? "on" : "off")
  },
  Interaction(
    "Set a switch in code", .apple, "doc setOn(_:animated:): no action message", effects: ["on"]
  ) { stage in
    let control = stage.add(UISwitch(), CGRect(x: 100, y: 100, width: 0, height: 0))
    stage.watchAll(control)
    control.setOn(true, animated: true)
    stage.settle()
    stage.note(control.isOn ? "on" : "off")
  },
  Interaction(
    "Drag the knob of a switch across its middle, and lift", .decided,
    "the event comes once, at the lift; before iOS 8 it came at each crossing (codemia “UISwitch valueChanged calling continuously”)",
    effects: ["dragged", "valueChanged", "on"]
  ) { stage in
    let control = stage.add(UISwitch(), CGRect(x: 100, y: 100, width: 0, height: 0))
    stage.watch(control, [(.valueChanged, "valueChanged")])
    stage.touch(at: CGPoint(x: 115, y: 115))
    stage.move(to: CGPoint(x: 150, y: 115))
    stage.note("dragged")
    stage.lift()
    stage.note(control.isOn ? "on" : "off")
  },
  Interaction(
    "Drag the knob of a switch across its middle and back, and lift", .decided, "nothing has changed", effects: ["off"]
  ) { stage in
    let control = stage.add(UISwitch(), CGRect(x: 100, y: 100, width: 0, height: 0))
    stage.watch(control, [(.valueChanged, "valueChanged")])
    stage.touch(at: CGPoint(x: 115, y: 115))
    stage.move(to: CGPoint(x: 150, y: 115))
    stage.move(to: CGPoint(x: 112, y: 115))
    stage.lift()
    stage.note(control.isOn ? "on" : "off")
  },
  Interaction(
    "Tap a disabled switch", .apple, "header UIControl.h: isEnabled false ignores touches", effects: ["off"]
  ) { stage in
    let control = stage.add(UISwitch(), CGRect(x: 100, y: 100, width: 0, height: 0))
    control.isEnabled = false
    stage.watchAll(control)
    stage.tap(control)
    stage.note(control.isOn ? "on" : "off")
  },
  Interaction(
    "Drag a switch sideways in a view with a pan recognizer", .decided,
    "the drag of the knob is the switch’s own gesture, as that of a slider’s thumb is", effects: ["valueChanged"]
  ) { stage in
    let control = stage.add(UISwitch(), CGRect(x: 100, y: 100, width: 0, height: 0))
    stage.watch(control, [(.valueChanged, "valueChanged"), (.touchCancel, "touchCancel")])
    stage.view.addGestureRecognizer(UIPanGestureRecognizer())
    stage.drag(from: CGPoint(x: 115, y: 115), to: CGPoint(x: 160, y: 115))
  },
]

extension InteractionStage {
  /// Puts a slider at (20, 100), 300 points wide, with a value of 0.5.
  fileprivate func addSlider() -> UISlider {
    let slider = add(UISlider(), CGRect(x: 20, y: 100, width: 300, height: 34))
    slider.value = 0.5
    return slider
  }

  fileprivate func percent(_ slider: UISlider) -> String { "\(Int((slider.value * 100).rounded())) %" }
}

private let sliderRows: [Interaction] = [
  Interaction(
    "Drag the thumb of a slider, and lift", systems: "2020", .one,
    "“UISlider” (nackpan.net): valueChanged from the press on, and while moving; Stack Overflow 9390298: and at the lift",
    effects: ["valueChanged, began", "valueChanged, moved", "valueChanged, ended"]
  ) { stage in
    let slider = stage.addSlider()
    slider.addTarget(stage, action: InteractionStage.noteSlide(_:_:), for: .valueChanged)
    stage.touch(at: CGPoint(x: 170, y: 117))
    stage.move(to: CGPoint(x: 250, y: 117))
    stage.lift()
  },
  Interaction(
    "Drag the thumb of a slider that is not continuous", systems: "2020", .one,
    "“UISlider” (nackpan.net): touchDown at the press, valueChanged once at the lift",
    effects: ["touchDown", "valueChanged", "touchUpInside"]
  ) { stage in
    let slider = stage.addSlider()
    slider.isContinuous = false
    stage.watch(
      slider, [(.touchDown, "touchDown"), (.valueChanged, "valueChanged"), (.touchUpInside, "touchUpInside")])
    stage.drag(from: CGPoint(x: 170, y: 117), to: CGPoint(x: 250, y: 117))
  },
  Interaction(
    "Drag the thumb of a slider by its edge: the thumb stays under the finger", .decided,
    "a thumb that jumped to the finger would change the value of a slider that is only touched",
    effects: ["50 %", "80 %"]
  ) { stage in
    let slider = stage.addSlider()
    let thumb = slider.thumbRect(
      forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: 0.5)
    let way = slider.trackRect(forBounds: slider.bounds).width - thumb.width
    let edge = slider.convert(CGPoint(x: thumb.maxX - 2, y: thumb.midY), to: nil)
    stage.touch(at: edge)
    stage.note(stage.percent(slider))
    stage.move(to: CGPoint(x: edge.x + 0.3 * way, y: edge.y))
    stage.note(stage.percent(slider))
    stage.lift()
  },
  Interaction(
    "Drag the thumb of a slider beyond the end, and far from it", .apple, "doc UISlider: limited to its range",
    effects: ["100 %", "0 %"]
  ) { stage in
    let slider = stage.addSlider()
    stage.touch(at: CGPoint(x: 170, y: 117))
    stage.move(to: CGPoint(x: 380, y: 117))
    stage.note(stage.percent(slider))
    stage.move(to: CGPoint(x: 2, y: 500))
    stage.note(stage.percent(slider))
    stage.lift()
  },
  Interaction(
    "Tap the track of a slider beside the thumb", .several,
    "apps add a tap recognizer for it (codehunter.cc “How to change a UISlider value using a single touch”)",
    effects: ["50 %"]
  ) { stage in
    let slider = stage.addSlider()
    stage.watchAll(slider)
    stage.tap(at: CGPoint(x: 280, y: 117))
    stage.note(stage.percent(slider))
  },
  Interaction(
    "Touch the track of a slider without a thumb, and drag", systems: "26+", .decided,
    "a thumbless slider has nothing to be taken by, so that it is moved from anywhere", effects: ["50 %", "70 %"]
  ) { stage in
    let slider = stage.addSlider()
    slider.sliderStyle = .thumbless
    let way = slider.trackRect(forBounds: slider.bounds).width
    stage.touch(at: CGPoint(x: 60, y: 117))
    stage.note(stage.percent(slider))
    stage.move(to: CGPoint(x: 60 + 0.2 * way, y: 117))
    stage.note(stage.percent(slider))
    stage.lift()
  },
  Interaction(
    "Rest on the thumb of a slider in a scroll view, and drag it", .apple,
    "Event Handling Guide: the drag of a slider’s thumb is its own", effects: ["80 %", "not scrolled"]
  ) { stage in
    let scrollView = stage.add(UIScrollView(), CGRect(x: 0, y: 100, width: 340, height: 200))
    scrollView.contentSize = CGSize(width: 900, height: 900)
    let slider = UISlider(frame: CGRect(x: 20, y: 50, width: 300, height: 34))
    slider.value = 0.5
    scrollView.addSubview(slider)
    let track = slider.trackRect(forBounds: slider.bounds)
    let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0.5)
    let start = slider.convert(CGPoint(x: thumb.midX, y: thumb.midY), to: nil)
    stage.touch(at: start)
    stage.wait(0.3)
    stage.move(to: CGPoint(x: start.x + 0.3 * (track.width - thumb.width), y: start.y))
    stage.lift()
    stage.note(stage.percent(slider))
    stage.note(scrollView.contentOffset == .zero ? "not scrolled" : "scrolled")
  },
  Interaction(
    "Drag the thumb of a slider from right to left in a right-to-left layout", .apple,
    "doc semanticContentAttribute: the minimum is at the right", effects: ["80 %"]
  ) { stage in
    let slider = stage.addSlider()
    slider.semanticContentAttribute = .forceRightToLeft
    let way =
      slider.trackRect(forBounds: slider.bounds).width
      - slider.thumbRect(forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: 0)
      .width
    stage.drag(from: CGPoint(x: 170, y: 117), to: CGPoint(x: 170 - 0.3 * way, y: 117))
    stage.note(stage.percent(slider))
  },
]

extension InteractionStage {
  /// Notes a change of a slider, with the phase of the touch, once for each phase.
  func noteSlide(_ slider: UISlider, _ event: UIEvent?) {
    let phase: String =
      switch event?.allTouches?.first?.phase {
      case .began: "began"
      case .moved: "moved"
      case .ended: "ended"
      default: "without a touch"
      }
    let word = "valueChanged, " + phase
    if effects.last != word { note(word) }
  }

  @discardableResult
  fileprivate func addStepper() -> UIStepper {
    let stepper = add(UIStepper(), CGRect(x: 100, y: 100, width: 94, height: 32))
    stepper.addAction(
      UIAction { [unowned self, unowned stepper] _ in note("valueChanged \(Int(stepper.value))") }, for: .valueChanged)
    return stepper
  }
}

private let stepperRows: [Interaction] = [
  Interaction(
    "Tap both halves of a stepper", systems: "5+", .apple, "doc UIStepper",
    effects: ["valueChanged 1", "valueChanged 2", "valueChanged 1"]
  ) { stage in
    stage.addStepper()
    stage.tap(at: CGPoint(x: 170, y: 116))
    stage.tap(at: CGPoint(x: 170, y: 116))
    stage.tap(at: CGPoint(x: 120, y: 116))
  },
  Interaction(
    "Hold the right half of a stepper for 2 seconds, then for 4", systems: "5+", .apple,
    "doc UIStepper: repeats, faster with time", effects: ["several steps", "more than twice as many"]
  ) { stage in
    let stepper = stage.addStepper()
    stage.press(stepper, at: CGPoint(x: 70, y: 16), seconds: 2)
    let short = stepper.value
    stepper.value = 0
    stage.press(stepper, at: CGPoint(x: 70, y: 16), seconds: 4)
    stage.forget()
    stage.note(short >= 3 ? "several steps" : "\(short) steps")
    stage.note(stepper.value > 2 * short ? "more than twice as many" : "\(stepper.value) steps")
  },
  Interaction(
    "Hold a stepper that does not repeat", systems: "5+", .apple, "doc autorepeat", effects: ["valueChanged 1"]
  ) { stage in
    let stepper = stage.addStepper()
    stepper.autorepeat = false
    stage.press(stepper, at: CGPoint(x: 70, y: 16), seconds: 3)
  },
  Interaction(
    "Hold a stepper that is not continuous", systems: "5+", .apple, "doc isContinuous: once at the end",
    effects: ["valueChanged 5"]
  ) { stage in
    let stepper = stage.addStepper()
    stepper.isContinuous = false
    stepper.maximumValue = 5
    stage.press(stepper, at: CGPoint(x: 70, y: 16), seconds: 5)
  },
  Interaction(
    "Tap a half of a stepper at its limit, and of one that wraps", systems: "5+", .apple, "doc wraps",
    effects: ["valueChanged 100"]
  ) { stage in
    let stepper = stage.addStepper()
    stage.tap(at: CGPoint(x: 120, y: 116))
    stepper.wraps = true
    stage.tap(at: CGPoint(x: 120, y: 116))
  },
  Interaction(
    "Touch a half of a stepper, drag far away, and lift", systems: "5+", .decided,
    "each half is a button, whose tap ends inside", effects: ["touchDown", "touchUpOutside"]
  ) { stage in
    let stepper = stage.addStepper()
    stage.watch(stepper, [(.touchDown, "touchDown"), (.touchUpOutside, "touchUpOutside")])
    stage.drag(from: CGPoint(x: 170, y: 116), to: CGPoint(x: 170, y: 400))
  },
]
