// SPDX-License-Identifier: MIT

import UIKit

@testable import Previews

extension InteractionTable {
  /// A row that taps keys for a field and compares its text.
  private static func typing(
    _ name: String, _ certainty: Interaction.Certainty, _ source: String, text: String = "", keys: [String],
    gives result: String, in change: @escaping @MainActor @Sendable (UITextField) -> Void = { _ in }
  ) -> Interaction {
    Interaction(name, certainty, source, effects: ["text “\(result)”"]) { stage in
      let field = stage.add(UITextField(), CGRect(x: 20, y: 200, width: 300, height: 40))
      field.text = text
      change(field)
      stage.tap(field)
      for key in keys { stage.tapKeys(key) }
      stage.note(text: field)
    }
  }

  static let keyRows: [Interaction] = [
    typing(
      "Type a sentence with keys", .apple, "doc UITextAutocapitalizationType.sentences",
      keys: ["h", "i", "space", "y", "o"],
      gives: "Hi yo"),
    typing(
      "Type after the end of a sentence", .apple, "doc UITextAutocapitalizationType.sentences", text: "Yes.",
      keys: ["space", "n", "o"], gives: "Yes. No"),
    typing(
      "Type words that begin with capitals", .apple, "doc UITextAutocapitalizationType.words",
      keys: ["a", "d", "space", "l"],
      gives: "Ad L"
    ) { $0.autocapitalizationType = .words },
    typing(
      "Type capitals only", .apple, "doc UITextAutocapitalizationType.allCharacters", keys: ["a", "b"], gives: "AB"
    ) { $0.autocapitalizationType = .allCharacters },
    typing(
      "Type without capitals", .apple, "doc UITextAutocapitalizationType.none", keys: ["a", "b"], gives: "ab"
    ) { $0.autocapitalizationType = .none },
    typing(
      "Type a password", .decided, "what is not shown is typed as it is", keys: ["a", "b"], gives: "ab"
    ) { $0.isSecureTextEntry = true },
    typing(
      "Tap on Shift and a letter", .apple, "iPhone User Guide, “Type with the onscreen keyboard”", text: "a",
      keys: ["shift", "b", "c"], gives: "aBc"),
    typing(
      "Turn Shift off and type", .apple, "iPhone User Guide, “Type with the onscreen keyboard”",
      keys: ["shift", "b", "c"], gives: "bc"),
    Interaction(
      "Tap twice on Shift", .apple, "iPhone User Guide, “Type with the onscreen keyboard”: Caps Lock",
      effects: ["text “aBC”", "text “aBCd”"]
    ) { stage in
      let field = stage.field("", text: "a")
      field.delegate = nil
      stage.tap(field)
      for _ in 0..<2 { if let shift = stage.key("shift") { stage.tap(shift) } }
      stage.tapKeys("b", "c")
      stage.note(text: field)
      stage.tapKeys("shift", "d")
      stage.note(text: field)
    },
    typing(
      "Type digits and marks", .apple, "iPhone User Guide, “Type with the onscreen keyboard”", text: "a",
      keys: ["numbers", "1", "symbols", "€", "letters", "b"], gives: "a1€b"),
    typing(
      "Type a mark and a space", .decided, "on devices, letters follow after a space", text: "a",
      keys: ["numbers", ",", "space", "b"], gives: "a, b"),
    typing(
      "Tap on the delete key", .apple, "doc UIKeyInput.deleteBackward()", text: "abc", keys: ["delete"], gives: "ab"),
    Interaction(
      "Tap on a key in a view of the app that takes keys", .apple, "doc UIKeyInput",
      effects: ["insert “A”", "insert “ ”", "delete", "insert “\\n”"]
    ) { stage in
      let view = stage.add(KeyView(stage), CGRect(x: 20, y: 200, width: 100, height: 100))
      view.becomeFirstResponder()
      stage.settle()
      stage.tapKeys("a", "space", "delete", "return")
    },
    Interaction(
      "Tap on the return key of a text view", .apple, "doc UITextView", effects: ["text “A\\nB”"]
    ) { stage in
      let view = stage.add(UITextView(), CGRect(x: 20, y: 200, width: 300, height: 100))
      stage.tap(view)
      stage.tapKeys("a", "return", "b")
      stage.note("text “\((view.text ?? "").replacingOccurrences(of: "\n", with: "\\n"))”")
    },
    Interaction(
      "Tap on a key by the words of a script", .decided, "the keys have the names that assistive technologies read",
      effects: ["text “Q”"]
    ) { stage in
      let field = stage.field("")
      field.delegate = nil
      stage.tap(field)
      try stage.actions.tap("q")
      stage.settle()
      stage.note(text: field)
    },
  ]

  static let keyboardKindRows: [Interaction] = [
    kind("default", .default, has: ["q", "space", "emoji", "return"], lacks: ["@", "1"]),
    kind("ASCII", .asciiCapable, has: ["q", "space"], lacks: ["emoji"]),
    kind("numbers and punctuation", .numbersAndPunctuation, has: ["1", "@", "letters"], lacks: ["q"]),
    kind("URLs", .URL, has: ["q", ".com", "/"], lacks: ["space"]),
    kind("e-mail addresses", .emailAddress, has: ["q", "@", "."], lacks: [".com"]),
    kind("numbers", .numberPad, has: ["1", "0", "delete"], lacks: ["q", "return", "."]),
    kind("decimal numbers", .decimalPad, has: ["1", "."], lacks: ["q", "return"]),
    kind("phone numbers", .phonePad, has: ["1", "symbols"], lacks: ["q", "return"]),
    kind("Twitter", .twitter, has: ["q", "@", "#"], lacks: [".com"]),
    kind("searching the web", .webSearch, has: ["q", "space", "."], lacks: ["@"]),
    typing(
      "Type a phone number with a plus", .apple, "doc UIKeyboardType.phonePad",
      keys: ["symbols", "+", "letters", "4", "9"],
      gives: "+49"
    ) { $0.keyboardType = .phonePad },
    typing(
      "Type an e-mail address", .decided, "addresses have small letters", keys: ["a", "@", "b", ".", "c"],
      gives: "a@b.c"
    ) { $0.keyboardType = .emailAddress },
    typing("Type a URL", .apple, "doc UIKeyboardType.URL", keys: ["a", ".com"], gives: "a.com") {
      $0.keyboardType = .URL
    },
    Interaction(
      "Tap on fields with different return keys", .apple, "doc UIReturnKeyType",
      effects: ["return", "search", "done", "send"]
    ) { stage in
      let types: [UIReturnKeyType] = [.default, .search, .done, .send]
      for (number, type) in types.enumerated() {
        let field = UITextField()
        field.returnKeyType = type
        stage.add(field, CGRect(x: 20, y: 100 + 60 * CGFloat(number), width: 300, height: 40))
        stage.tap(field)
        stage.note(stage.key("return")?.accessibilityLabel ?? "none")
      }
    },
    Interaction(
      "Type in a field whose return key needs a text", .apple, "doc enablesReturnKeyAutomatically",
      effects: ["disabled", "enabled", "disabled"]
    ) { stage in
      let field = stage.add(UITextField(), CGRect(x: 20, y: 200, width: 300, height: 40))
      field.enablesReturnKeyAutomatically = true
      stage.tap(field)
      for key in ["", "a", "delete"] {
        if !key.isEmpty { stage.tapKeys(key) }
        stage.note(stage.key("return")?.isEnabled == true ? "enabled" : "disabled")
      }
    },
    Interaction(
      "Tap on a field with a dark keyboard", .apple, "doc UIKeyboardAppearance.dark", effects: ["dark"]
    ) { stage in
      let field = stage.add(UITextField(), CGRect(x: 20, y: 200, width: 300, height: 40))
      field.keyboardAppearance = .dark
      stage.tap(field)
      stage.note(stage.key("q")?.traitCollection.userInterfaceStyle == .dark ? "dark" : "light")
    },
  ]

  /// A row that looks for keys on the keyboard of a type.
  private static func kind(
    _ name: String, _ type: UIKeyboardType, has present: [String], lacks absent: [String]
  ) -> Interaction {
    let effects = present.map { "key \($0)" }
    return Interaction("Tap on a field for \(name)", .apple, "doc UIKeyboardType", effects: effects) { stage in
      let field = stage.add(UITextField(), CGRect(x: 20, y: 200, width: 300, height: 40))
      field.keyboardType = type
      stage.tap(field)
      for key in present + absent where stage.key(key) != nil { stage.note("key \(key)") }
    }
  }
}

/// A view of an app that takes keys.
private final class KeyView: UIView, UIKeyInput {
  private unowned let stage: InteractionStage

  init(_ stage: InteractionStage) {
    self.stage = stage
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeFirstResponder: Bool { true }
  private(set) var hasText = false

  func insertText(_ text: String) {
    hasText = true
    stage.note("insert “\(text.replacingOccurrences(of: "\n", with: "\\n"))”")
  }

  func deleteBackward() { stage.note("delete") }
}
