// SPDX-License-Identifier: MIT

/// The words of a line that a shell reads, as the compiler prints its commands.
enum ShellWords {
  static func of(_ line: String) -> [String] {
    var words: [String] = []
    var word: String?
    var quotation: Character?
    var isEscaped = false
    for character in line {
      if isEscaped {
        word = (word ?? "") + String(character)
        isEscaped = false
      } else if character == "\\", quotation != "'" {
        isEscaped = true
      } else if let mark = quotation {
        if character == mark { quotation = nil } else { word = (word ?? "") + String(character) }
      } else if character == "'" || character == "\"" {
        quotation = character
        word = word ?? ""
      } else if character.isWhitespace {
        if let complete = word { words.append(complete) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    if let complete = word { words.append(complete) }
    return words
  }
}
