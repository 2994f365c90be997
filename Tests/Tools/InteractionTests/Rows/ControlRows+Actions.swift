// SPDX-License-Identifier: MIT

import Foundation
import UIKit

@testable import Previews

extension InteractionTable {
  /// Rows about what happens after an event: targets, actions and the primary action.
  static let controlActionRows: [Interaction] = [
    Interaction(
      "Tap a button: its primary action", systems: "9+", .one,
      "Neuburg, quoted in TORoundedButton#13: a button’s goes with touchUpInside",
      effects: ["touchDown", "touchUpInside", "primaryActionTriggered"]
    ) { stage in
      let button = stage.add(UIButton(type: .system), CGRect(x: 100, y: 100, width: 100, height: 44))
      stage.watchAll(button)
      stage.tap(button)
    },
    Interaction(
      "Press return in a field: its primary action", systems: "9+", .one,
      "Neuburg, quoted in TORoundedButton#13: a field’s goes with editingDidEndOnExit",
      effects: ["editingDidEndOnExit", "primaryActionTriggered"]
    ) { stage in
      let field = stage.add(UITextField(), CGRect(x: 100, y: 100, width: 200, height: 34))
      stage.watch(
        field,
        [(.editingDidEndOnExit, "editingDidEndOnExit"), (.primaryActionTriggered, "primaryActionTriggered")])
      field.becomeFirstResponder()
      stage.settle()
      try stage.actions.press(key: "Enter")
    },
    Interaction(
      "Tap a switch: its primary action", systems: "9+", .one,
      "Neuburg, quoted in TORoundedButton#13: that of other controls goes with valueChanged",
      effects: ["valueChanged", "primaryActionTriggered"]
    ) { stage in
      let control = stage.add(UISwitch(), CGRect(x: 100, y: 100, width: 0, height: 0))
      stage.watch(control, [(.valueChanged, "valueChanged"), (.primaryActionTriggered, "primaryActionTriggered")])
      stage.tap(control)
    },
    Interaction(
      "Tap a button that was created with a primary action", systems: "14+", .apple,
      "header UIControl.h; “UIAction and UIControlEvent” (koze.hatenablog): stored for the event with the raw value 8192",
      effects: ["action of the button", "8192"]
    ) { stage in
      let button = UIButton(
        frame: .zero,
        primaryAction: UIAction(title: "Go") { action in
          stage.note("action of " + (action.sender is UIButton ? "the button" : "nothing"))
        })
      stage.add(button, CGRect(x: 100, y: 100, width: 100, height: 44))
      stage.tap(button)
      stage.note("\(button.allControlEvents.rawValue)")
    },
    Interaction(
      "Tap a button with an action whose identifier was added before", systems: "14+", .apple,
      "header UIControl.h: replaces the earlier one", effects: ["second"]
    ) { stage in
      let button = stage.add(UIButton(type: .system), CGRect(x: 100, y: 100, width: 100, height: 44))
      let identifier = UIAction.Identifier("go")
      button.addAction(UIAction(identifier: identifier) { _ in stage.note("first") }, for: .touchUpInside)
      button.addAction(UIAction(identifier: identifier) { _ in stage.note("second") }, for: .touchUpInside)
      stage.tap(button)
    },
    Interaction(
      "Tap a button with one action for two events", systems: "14+", .apple,
      "header UIControl.h: one action may serve several events", effects: ["go", "go"]
    ) { stage in
      let button = stage.add(UIButton(type: .system), CGRect(x: 100, y: 100, width: 100, height: 44))
      let action = UIAction { _ in stage.note("go") }
      button.addAction(action, for: .touchDown)
      button.addAction(action, for: .touchUpInside)
      stage.tap(button)
    },
    Interaction(
      "Tap a button that overrides sendAction(_:) and sendAction(_:to:for:) without super", systems: "14+", .apple,
      "header UIControl.h: without super nothing is sent", effects: ["sendAction(_:)", "sendAction(save:, to nothing)"]
    ) { stage in
      let button = stage.add(SilentButton(), CGRect(x: 100, y: 100, width: 100, height: 44))
      button.stage = stage
      button.addAction(UIAction { _ in stage.note("action") }, for: .touchUpInside)
      button.addTarget(nil, action: Selector("save:"), for: .touchUpInside)
      stage.tap(button)
    },
    Interaction(
      "Tap a button with an action and no target", .apple, "header UIControl.h: goes up the responder chain",
      effects: ["saved by the controller"]
    ) { stage in
      let controller = SavingController()
      controller.stage = stage
      stage.show(controller)
      let button = stage.add(UIButton(type: .system), CGRect(x: 100, y: 100, width: 100, height: 44))
      button.addTarget(nil, action: Selector("save:"), for: .touchUpInside)
      stage.tap(button)
    },
    Interaction(
      "Tap a button whose target was removed", .apple, "doc removeTarget(_:action:for:)", effects: ["touchUpInside"]
    ) { stage in
      let controller = SavingController()
      controller.stage = stage
      stage.show(controller)
      let button = stage.add(UIButton(type: .system), CGRect(x: 100, y: 100, width: 100, height: 44))
      button.addTarget(controller, action: Selector("save:"), for: .touchUpInside)
      button.removeTarget(controller, action: nil, for: .allEvents)
      stage.watch(button, [(.touchUpInside, "touchUpInside")])
      stage.tap(button)
    },
    Interaction(
      "Tap a button whose target exists no more", .apple,
      "doc addTarget(_:action:for:): the control does not retain it",
      effects: ["touchUpInside"]
    ) { stage in
      let button = stage.add(UIButton(type: .system), CGRect(x: 100, y: 100, width: 100, height: 44))
      button.addTarget(SavingController(), action: Selector("save:"), for: .touchUpInside)
      stage.watch(button, [(.touchUpInside, "touchUpInside")])
      stage.tap(button)
    },
    Interaction(
      "Tap a button with a target and two actions", .decided,
      "no source states the order; it is that of adding, as in UIControl’s list of handlers",
      effects: ["first", "saved by the controller", "last"]
    ) { stage in
      let controller = SavingController()
      controller.stage = stage
      stage.show(controller)
      let button = stage.add(UIButton(type: .system), CGRect(x: 100, y: 100, width: 100, height: 44))
      button.addAction(UIAction { _ in stage.note("first") }, for: .touchUpInside)
      button.addTarget(controller, action: Selector("save:"), for: .touchUpInside)
      button.addAction(UIAction { _ in stage.note("last") }, for: .touchUpInside)
      stage.tap(button)
    },
    Interaction(
      "Tap a progress view and an activity indicator over a view with a recognizer", .apple,
      "doc UIProgressView: it is not a control", effects: ["recognizer", "recognizer"]
    ) { stage in
      let tap = UITapGestureRecognizer()
      tap.addTarget(stage) { stage in { stage.note("recognizer") } }
      stage.view.addGestureRecognizer(tap)
      let progress = stage.add(UIProgressView(), CGRect(x: 100, y: 100, width: 100, height: 40))
      let indicator = stage.add(UIActivityIndicatorView(style: .large), CGRect(x: 100, y: 200, width: 40, height: 40))
      indicator.startAnimating()
      stage.tap(progress)
      stage.wait(1)
      stage.tap(indicator)
      indicator.stopAnimating()
    },
  ]
}

/// A button that sends nothing.
private final class SilentButton: UIButton {
  weak var stage: InteractionStage?
  override func sendAction(_ action: UIAction) { stage?.note("sendAction(_:)") }
  override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    stage?.note("sendAction(\(NSStringFromSelector(action)), to \(target == nil ? "nothing" : "a target"))")
  }
}

/// A controller with an action.
private final class SavingController: UIViewController {
  weak var stage: InteractionStage?
  func save(_ sender: Any?) { stage?.note("saved by the controller") }

  private enum _ObjectiveCMembers: ObjectiveC._MemberTable {
    static var owner: AnyObject.Type { SavingController.self }
    static var members: [ObjectiveC._Member] {
      [.method("save:") { (o: SavingController, a) in try o.save(a[0] as Any?) }]
    }
  }
}
