// SPDX-License-Identifier: MIT

import UIKit

extension InteractionTable {
  static let fieldEndRows: [Interaction] = [
    Interaction(
      "Tap beside a field", .apple, "doc UITextField, “Showing and Hiding the Keyboard”: the app hides it",
      effects: ["editing", "keyboard"]
    ) { stage in
      let field = stage.field("")
      stage.tap(field)
      stage.forget()
      stage.tap(at: CGPoint(x: 200, y: 400))
      stage.noteState(of: field)
    },
    Interaction(
      "Tap beside a field in an app that ends editing then", .apple,
      "doc UITextFieldDelegate; willHide comes with the end of first responder, didHide with the end of the movement",
      effects: [
        "tap", "shouldEnd", "willHide", "didEnd", "didEnd notification", "didHide", "not editing", "no keyboard",
      ]
    ) { stage in
      let field = stage.field("")
      stage.endEditingByTaps()
      stage.tap(field)
      stage.forget()
      stage.watchKeyboard()
      stage.watch([(UITextField.textDidEndEditingNotification, "didEnd notification")])
      stage.tap(at: CGPoint(x: 200, y: 400))
      stage.noteState(of: field)
    },
    Interaction(
      "Tap beside a field where the action of a recognizer is endEditing of the view", .decided,
      "an idiom of apps: the recognizer, which is not nil, stands for true",
      effects: ["shouldEnd", "didEnd", "not editing", "no keyboard"]
    ) { stage in
      let field = stage.field("")
      stage.view.addGestureRecognizer(
        UITapGestureRecognizer(target: stage.view, action: Selector("endEditing:")))
      stage.tap(field)
      stage.forget()
      stage.tap(at: CGPoint(x: 200, y: 400))
      stage.noteState(of: field)
    },
    Interaction(
      "End of editing, refused by the delegate", .apple, "header UITextField.h",
      effects: ["shouldEnd", "editing", "keyboard"]
    ) { stage in
      let field = stage.field("", refusing: ["shouldEnd"])
      stage.tap(field)
      stage.forget()
      stage.view.endEditing(false)
      stage.noteState(of: field)
    },
    Interaction(
      "Forced end of editing, refused by the delegate", .apple, "header UITextField.h",
      effects: ["shouldEnd", "didEnd", "not editing", "no keyboard"]
    ) { stage in
      let field = stage.field("", refusing: ["shouldEnd"])
      stage.tap(field)
      stage.forget()
      stage.view.endEditing(true)
      stage.settle()
      stage.noteState(of: field)
    },
    Interaction(
      "A field that is edited leaves the window, although its delegate refuses to end", .apple, "header UITextField.h",
      effects: ["shouldEnd", "didEnd", "not editing", "no keyboard"]
    ) { stage in
      let field = stage.field("", refusing: ["shouldEnd"])
      stage.tap(field)
      stage.forget()
      field.removeFromSuperview()
      stage.settle()
      stage.noteState(of: field)
    },
    Interaction(
      "End of editing in a view in which nothing is edited", .apple, "header UITextField.h: in the view or below it",
      effects: ["editing", "keyboard"]
    ) { stage in
      let field = stage.field("")
      let other = stage.add(UIView(), CGRect(x: 0, y: 300, width: 100, height: 100))
      stage.tap(field)
      stage.forget()
      other.endEditing(true)
      stage.noteState(of: field)
    },
    Interaction(
      "End of editing with a delegate that wants the reason", systems: "10+", .apple, "header UITextField.h",
      effects: ["didEnd, reason 0", "notification, reason 0"]
    ) { stage in
      let field = stage.add(UITextField(), CGRect(x: 20, y: 200, width: 300, height: 40))
      field.delegate = stage.keep(ReasonSpy(stage))
      let observer = NotificationCenter.default.addObserver(
        forName: UITextField.textDidEndEditingNotification, object: field, queue: nil
      ) { notification in
        let reason = notification.userInfo?[UITextField.didEndEditingReasonUserInfoKey] as? Int
        MainActor.assumeIsolated { stage.note("notification, reason \(reason ?? -1)") }
      }
      stage.tap(field)
      field.resignFirstResponder()
      NotificationCenter.default.removeObserver(observer)
    },
    Interaction(
      "Return key in a field", .apple, "header UITextField.h", effects: ["shouldReturn", "editing", "keyboard"]
    ) { stage in
      let field = stage.field("")
      stage.tap(field)
      stage.forget()
      stage.tapKeys("return")
      stage.noteState(of: field)
    },
    Interaction(
      "Return key, ignored by the delegate", .apple, "header UITextField.h: false, the key is ignored",
      effects: ["shouldReturn"]
    ) { stage in
      let field = stage.field("", refusing: ["shouldReturn"])
      field.addAction(UIAction { _ in stage.note("editingDidEndOnExit") }, for: .editingDidEndOnExit)
      stage.tap(field)
      stage.forget()
      stage.tapKeys("return")
    },
    Interaction(
      "Return key in a field with an action for the end on exit", systems: "2015", .one,
      "“Misuse of UITextField” (li-qing.github.io); primaryActionTriggered goes with it: Neuburg",
      effects: ["shouldReturn", "editingDidEndOnExit", "shouldEnd", "didEnd", "not editing", "no keyboard"]
    ) { stage in
      let field = stage.field("")
      field.addAction(UIAction { _ in stage.note("editingDidEndOnExit") }, for: .editingDidEndOnExit)
      stage.tap(field)
      stage.forget()
      stage.tapKeys("return")
      stage.noteState(of: field)
    },
    Interaction(
      "Return key in a field with an action for its primary event", systems: "9+", .one,
      "Neuburg, in TORoundedButton#13",
      effects: ["shouldReturn", "primaryActionTriggered"]
    ) { stage in
      let field = stage.field("")
      field.addAction(UIAction { _ in stage.note("primaryActionTriggered") }, for: .primaryActionTriggered)
      stage.tap(field)
      stage.forget()
      stage.tapKeys("return")
    },
    Interaction(
      "Return key whose delegate goes to the next field", systems: "3", .log,
      "“Reset Keyboard for an Entry Field” (davidchuprogramming, 2010): nested",
      effects: [
        "a shouldReturn", "b shouldBegin", "a shouldEnd", "a didEnd", "b didBegin", "a has returned", "editing",
        "keyboard",
      ]
    ) { stage in
      let (first, second) = (stage.field("a"), stage.field("b", y: 260))
      let spy = FieldSpy(stage)
      spy.next = second
      first.delegate = stage.keep(spy)
      stage.tap(first)
      stage.forget()
      stage.tapKeys("return")
      stage.noteState(of: second)
    },
  ]
}

/// A delegate that wants the reason for the end of editing.
@MainActor
private final class ReasonSpy: NSObject, UITextFieldDelegate {
  private unowned let stage: InteractionStage
  init(_ stage: InteractionStage) { self.stage = stage }

  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    stage.note("didEnd, reason \(reason.rawValue)")
  }
}
