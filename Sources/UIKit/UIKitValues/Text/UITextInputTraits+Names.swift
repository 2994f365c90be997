// SPDX-License-Identifier: MIT

extension UITextAutocapitalizationType: NamedCases {
  package static var kindOfValue: String { "an autocapitalization type" }
  package static var namedCases: [(name: String, value: UITextAutocapitalizationType)] {
    [("none", .none), ("words", .words), ("sentences", .sentences), ("allCharacters", .allCharacters)]
  }
}

extension UITextAutocorrectionType: NamedCases {
  package static var kindOfValue: String { "an autocorrection type" }
  package static var namedCases: [(name: String, value: UITextAutocorrectionType)] {
    [("default", .`default`), ("no", .no), ("yes", .yes)]
  }
}

extension UITextSpellCheckingType: NamedCases {
  package static var kindOfValue: String { "a spell checking type" }
  package static var namedCases: [(name: String, value: UITextSpellCheckingType)] {
    [("default", .`default`), ("no", .no), ("yes", .yes)]
  }
}

extension UIKeyboardType: NamedCases {
  package static var kindOfValue: String { "a keyboard type" }
  package static var namedCases: [(name: String, value: UIKeyboardType)] {
    [
      ("default", .`default`), ("asciiCapable", .asciiCapable), ("numbersAndPunctuation", .numbersAndPunctuation),
      ("URL", .URL), ("numberPad", .numberPad), ("phonePad", .phonePad), ("namePhonePad", .namePhonePad),
      ("emailAddress", .emailAddress), ("decimalPad", .decimalPad), ("twitter", .twitter), ("webSearch", .webSearch),
      ("asciiCapableNumberPad", .asciiCapableNumberPad),
    ]
  }
  package static var documentNames: [String: String] {
    ["asciiCapable": "alphabet", "asciiCapableNumberPad": "ASCIICapableNumberPad"]
  }
}

extension UIKeyboardAppearance: NamedCases {
  package static var kindOfValue: String { "a keyboard appearance" }
  package static var namedCases: [(name: String, value: UIKeyboardAppearance)] {
    [("default", .`default`), ("dark", .dark), ("light", .light)]
  }
  package static var documentNames: [String: String] { ["dark": "alert"] }
}

extension UIReturnKeyType: NamedCases {
  package static var kindOfValue: String { "a return key type" }
  package static var namedCases: [(name: String, value: UIReturnKeyType)] {
    [
      ("default", .`default`), ("go", .go), ("google", .google), ("join", .join), ("next", .next), ("route", .route),
      ("search", .search), ("send", .send), ("yahoo", .yahoo), ("done", .done), ("emergencyCall", .emergencyCall),
      ("continue", .`continue`),
    ]
  }
}
