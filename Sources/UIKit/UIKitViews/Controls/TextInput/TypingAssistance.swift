// SPDX-License-Identifier: MIT

/// The punctuation that the keyboard on the screen makes of keys that the user taps: curved quotation marks, dashes, and periods.
///
/// Texts of web addresses, e-mail addresses, numbers and passwords are typed as they are.
@MainActor
struct TypingAssistance {
  /// The text of a key, and how many characters before the cursor it replaces.
  struct Completion: Equatable {
    var text: String
    var replacedLength = 0
  }

  /// The text before the cursor.
  private let before: Substring
  private let hasSelection: Bool
  private let isProse: Bool
  private let quotes: UITextSmartQuotesType
  private let dashes: UITextSmartDashesType

  init(of text: any EditableText) {
    let selected = text.selectedCharacters
    before = Substring(text.characters.substring(to: min(selected.location, text.characters.length)))
    hasSelection = selected.length > 0
    let isSecret = text.isSecureTextEntry && text is UITextField
    isProse = !isSecret && [.default, .twitter].contains(text.keyboardType)
    (quotes, dashes) = (text.smartQuotesType, text.smartDashesType)
  }

  /// Returns the text that a key inserts.
  func completed(_ key: String) -> Completion {
    guard isProse else { return Completion(text: key) }
    switch key {
    case " " where endsWithWordAndSpace: return Completion(text: ". ", replacedLength: 1)
    case "\"" where quotes != .no: return Completion(text: opensQuotation ? "“" : "”")
    case "'" where quotes != .no: return Completion(text: opensQuotation ? "‘" : "’")
    case "-" where dashes != .no && !hasSelection && before.hasSuffix("-") && !before.hasSuffix("--"):
      return Completion(text: "—", replacedLength: 1)
    default: return Completion(text: key)
    }
  }

  /// Whether a second space stands for a period: behind a letter or a number and one space.
  private var endsWithWordAndSpace: Bool {
    guard !hasSelection, before.last == " ", let end = before.dropLast().last else { return false }
    return end.isLetter || end.isNumber
  }

  private var opensQuotation: Bool {
    before.last.map { $0.isWhitespace || "([{“‘—-".contains($0) } ?? true
  }
}
