// SPDX-License-Identifier: MIT

import Foundation
import SourceAdapter

/// The places for values in a text of a string catalog, which can have names: `%(count)lld trips`.
struct NamedPlaceholders {
  private static var pattern: Regex<(Substring, Substring?, Substring)> {
    /%(?:\((\w+)\))?(?:\d+\$)?(lld|llu|ld|lu|d|u|i|lf|f|@)/
  }

  private let text: String
  /// The names in the order of the text.
  private let names: [String]

  init(in text: String) {
    self.text = text
    names = text.matches(of: Self.pattern).compactMap { $0.output.1.map(String.init) }
  }

  /// A translation in which numbers of arguments take the place of names, as Foundation reads them.
  func numbered(_ translation: String) -> String {
    names.enumerated().reduce(translation) { result, item in
      result.replacingOccurrences(of: "%(\(item.element))", with: names.count == 1 ? "%" : "%\(item.offset + 1)$")
    }
  }

  /// The parts of the text between the places, and the places.
  var parts: (texts: [String], placeholders: [TextSymbol.Placeholder]) {
    var (texts, placeholders): ([String], [TextSymbol.Placeholder]) = ([], [])
    var start = text.startIndex
    for match in text.matches(of: Self.pattern) {
      texts.append(String(text[start..<match.range.lowerBound]))
      placeholders.append(.init(name: match.output.1.map(String.init), type: Self.type(of: match.output.2)))
      start = match.range.upperBound
    }
    return (texts + [String(text[start...])], placeholders)
  }

  private static func type(of specifier: Substring) -> String {
    switch specifier {
    case "@": "String"
    case "lf", "f": "Double"
    case "lu", "u", "llu": "UInt"
    default: "Int"
    }
  }
}
