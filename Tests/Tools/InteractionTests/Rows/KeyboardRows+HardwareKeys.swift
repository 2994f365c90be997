// SPDX-License-Identifier: MIT

import UIKit

@testable import Previews

extension InteractionTable {
  static let hardwareKeyRows: [Interaction] = [
    Interaction(
      "Press a key with a command of the controller", systems: "7+", .apple,
      "doc UIKeyCommand, UIResponder.keyCommands",
      effects: ["command k"]
    ) { stage in
      stage.show(CommandController(stage))
      try stage.actions.press(key: "cmd+k")
    },
    Interaction(
      "Press a key that types and is a command", systems: "15+", .apple,
      "doc UIKeyCommand.wantsPriorityOverSystemBehavior: typing comes before a command without priority",
      effects: ["text “j”", "command p", "text “j”"]
    ) { stage in
      let controller = CommandController(stage)
      stage.show(controller)
      let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
      controller.view.addSubview(field)
      stage.tap(field)
      try stage.actions.press(key: "j")
      stage.note(text: field)
      try stage.actions.press(key: "p")
      stage.note(text: field)
    },
    Interaction(
      "Press keys in a field", .apple, "doc UIKeyInput", effects: ["text “Ab”", "text “A”", "shouldReturn"]
    ) { stage in
      let field = stage.field("")
      stage.tap(field)
      for key in ["A", "b"] { try stage.actions.press(key: key) }
      stage.forget()
      stage.note(text: field)
      field.delegate = nil
      try stage.actions.press(key: "Backspace")
      stage.note(text: field)
      field.delegate = stage.spy()
      try stage.actions.press(key: "Enter")
    },
    Interaction(
      "Press an arrow key in a field", .apple, "doc UITextInput", effects: ["cursor 2", "cursor 3", "cursor 3"]
    ) { stage in
      let field = stage.field("", text: "abc")
      field.delegate = nil
      stage.tap(field, at: CGPoint(x: 250, y: 20))
      for key in ["ArrowLeft", "ArrowRight", "ArrowRight"] {
        try stage.actions.press(key: key)
        stage.note(cursor: field)
      }
    },
    Interaction(
      "Press a key while a view is first responder", systems: "13.4+", .apple, "doc pressesBegan(_:with:)",
      effects: ["began x", "ended x"]
    ) { stage in
      let view = stage.add(PressView(stage), CGRect(x: 20, y: 200, width: 100, height: 100))
      view.becomeFirstResponder()
      try stage.actions.press(key: "x")
    },
    Interaction(
      "Press Escape while a field is edited", .decided, "no text of Apple’s was found",
      effects: ["not editing", "no keyboard"]
    ) { stage in
      let field = stage.field("")
      field.delegate = nil
      stage.tap(field)
      try stage.actions.press(key: "Escape")
      stage.settle()
      stage.noteState(of: field)
    },
  ]
}

/// A controller with key commands.
private final class CommandController: UIViewController {
  private unowned let stage: InteractionStage

  init(_ stage: InteractionStage) {
    self.stage = stage
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var keyCommands: [UIKeyCommand]? {
    let withPriority = UIKeyCommand(input: "p", modifierFlags: [], action: Selector("loadViewIfNeeded"))
    withPriority.wantsPriorityOverSystemBehavior = true
    return [
      UIKeyCommand(input: "k", modifierFlags: .command, action: Selector("loadViewIfNeeded")),
      UIKeyCommand(input: "j", modifierFlags: [], action: Selector("loadViewIfNeeded")), withPriority,
    ]
  }

  /// The controller notes the command for which it is asked, and carries it out.
  override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    if let command = sender as? UIKeyCommand { stage.note("command \(command.input ?? "")") }
    return sender is UIKeyCommand ? self : super.target(forAction: action, withSender: sender)
  }
}

/// A view that notes presses.
private final class PressView: UIView {
  private unowned let stage: InteractionStage

  init(_ stage: InteractionStage) {
    self.stage = stage
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeFirstResponder: Bool { true }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    stage.note("began \(presses.first?.key?.characters ?? "")")
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    stage.note("ended \(presses.first?.key?.characters ?? "")")
  }
}
