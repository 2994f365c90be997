// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

extension InteractionTable {
  // MARK: Finding texts, and undoing what is beside typing

  static let findRows: [Interaction] = [
    Interaction(
      "Find a text, go to the next result and back, and end", systems: "16+", .apple,
      "doc UIFindInteraction.presentFindNavigator(showingReplace:)",
      effects: [
        "visible", "field has the keyboard", "1 of 3", "2 of 3", "1 of 3", "3 of 3", "not visible", "no keyboard",
      ]
    ) { stage in
      let view = stage.add(UITextView(), CGRect(x: 20, y: 80, width: 300, height: 100))
      view.text = "One mill, two mills, and a Mill"
      view.isEditable = false
      view.isFindInteractionEnabled = true
      view.findInteraction?.presentFindNavigator(showingReplace: false)
      stage.settle()
      stage.note(view.findInteraction?.isFindNavigatorVisible == true ? "visible" : "not visible")
      if stage.find(UITextField.self, in: stage.window)?.isFirstResponder == true {
        stage.note("field has the keyboard")
      }
      try stage.actions.type("mill")
      stage.noteResult()
      for button in ["Next result", "Previous result", "Previous result"] {
        stage.tap(try stage.control(button))
        stage.noteResult()
      }
      stage.tapButton("Done")
      stage.settle()
      stage.note(view.findInteraction?.isFindNavigatorVisible == true ? "visible" : "not visible")
      stage.note(stage.window.screen.inspection.keyboard.isShown ? "keyboard" : "no keyboard")
    },
    Interaction(
      "Find a text that is not there", systems: "16+", .apple, "doc UIFindSession.resultCount",
      effects: ["No results", "buttons disabled"]
    ) { stage in
      let view = stage.add(UITextView(), CGRect(x: 20, y: 80, width: 300, height: 100))
      view.text = "One mill"
      view.isFindInteractionEnabled = true
      view.findInteraction?.presentFindNavigator(showingReplace: false)
      stage.settle()
      try stage.actions.type("river")
      stage.noteResult()
      if try !stage.control("Next result").isEnabled { stage.note("buttons disabled") }
    },
    Interaction(
      "Type, replace a word in code, type on, and undo three times", .decided,
      "what the app replaces is a step by itself", effects: ["“ab”", "“”"]
    ) { stage in
      let view = stage.add(UITextView(), CGRect(x: 20, y: 80, width: 300, height: 100))
      stage.tap(view)
      try stage.actions.type("ab")
      if let range = view.textRange(from: view.beginningOfDocument, to: view.endOfDocument) {
        view.replace(range, withText: "xy")
      }
      try stage.actions.type("z")
      stage.forget()
      view.undoManager?.undo()
      view.undoManager?.undo()
      stage.note("“\(view.text ?? "")”")
      view.undoManager?.undo()
      stage.note("“\(view.text ?? "")”")
    },
    Interaction(
      "Tap a button that undoes what a screen has registered", .apple,
      "Undo Architecture, Undo Operations: every window has an undo manager",
      effects: ["on", "off", "Redo Switch", "on"]
    ) { stage in
      let screen = UndoScreen(stage)
      stage.show(screen)
      stage.tap(screen.toggle)
      stage.tap(screen.undo)
      stage.note(screen.undoManager?.redoMenuItemTitle ?? "nothing")
      screen.undoManager?.redo()
    },
    Interaction(
      "Press Command-Z where no text is edited", .apple,
      "Undo Architecture, Undo Operations: every window has an undo manager", effects: ["on", "off"]
    ) { stage in
      let screen = UndoScreen(stage)
      stage.show(screen)
      stage.tap(screen.toggle)
      try stage.actions.press(key: "cmd+z")
    },
  ]
}

/// A screen that registers what its button does.
private final class UndoScreen: UIViewController {
  private let stage: InteractionStage
  private(set) lazy var toggle = button("Switch", 200) { [weak self] in self?.set(true) }
  private(set) lazy var undo = button("Back", 300) { [weak self] in self?.undoManager?.undo() }

  init(_ stage: InteractionStage) {
    self.stage = stage
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for button in [toggle, undo] { view.addSubview(button) }
  }

  private func button(_ title: String, _ y: CGFloat, _ action: @escaping () -> Void) -> UIButton {
    let button = UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() })
    button.frame = CGRect(x: 100, y: y, width: 120, height: 44)
    return button
  }

  private func set(_ isOn: Bool) {
    stage.note(isOn ? "on" : "off")
    undoManager?.registerUndo(withTarget: self) { $0.set(!isOn) }
    undoManager?.setActionName("Switch")
  }
}

extension InteractionStage {
  /// The first view of a class.
  fileprivate func find<View: UIView>(_ type: View.Type, in view: UIView) -> View? {
    if let found = view as? View { return found }
    return view.subviews.lazy.compactMap { self.find(type, in: $0) }.first
  }

  /// Notes the number of results in the bar of a search.
  func noteResult() {
    settle()
    let texts = labels(in: window).compactMap(\.text)
    note(texts.last { $0.contains(" of ") || $0 == "No results" } ?? "no number")
  }

  private func labels(in view: UIView) -> [UILabel] {
    if view.isHidden { return [] }
    return view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels(in: $0) }
  }
}
