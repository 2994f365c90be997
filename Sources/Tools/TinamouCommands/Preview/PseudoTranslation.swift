// SPDX-License-Identifier: MIT

import Foundation

/// A language that changes an app's own texts, to find those that have no room in others.
///
/// Xcode offers the same ones for a scheme's run action.
enum PseudoTranslation: String, CaseIterable {
  /// Each text is twice as long.
  case doubleLength = "double-length"
  /// The letters have accents, above and below.
  case accented
  /// Each text stands between brackets, so that a part that is cut shows.
  case boundedString = "bounded-string"
  /// Each text runs from right to left.
  case rightToLeftStrings = "right-to-left-strings"

  /// Returns a text in the language. Placeholders for values, and entities of XML, stay as they are.
  func text(of text: String) -> String {
    guard text.contains(where: \.isLetter) else { return text }
    switch self {
    case .doubleLength: return text + " " + Self.parts(of: text).filter(\.isText).map(\.text).joined()
    case .accented:
      return Self.parts(of: text).map { $0.isText ? String($0.text.map(Self.accented)) : $0.text }.joined()
    case .boundedString: return "[# \(text) #]"
    case .rightToLeftStrings: return "\u{202E}\(text)\u{202C}"
    }
  }

  /// The contents of a file of resources in the language; `nil` for files without texts of a screen.
  func contents(of file: URL) -> Data? {
    guard let data = try? Data(contentsOf: file) else { return nil }
    switch file.pathExtension {
    case "strings":
      guard let texts = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: String] else {
        return nil
      }
      return try? PropertyListSerialization.data(
        fromPropertyList: texts.mapValues(text), format: .xml, options: 0)
    case "storyboard", "xib": return Data(document(String(decoding: data, as: UTF8.self)).utf8)
    default: return nil
    }
  }

  /// Returns a document of Interface Builder with other texts.
  private func document(_ document: String) -> String {
    document.replacing(#/ (?<name>text|title|placeholder|headerTitle|footerTitle|prompt)="(?<text>[^"]*)"/#) { match in
      " \(match.output.name)=\"\(text(of: String(match.output.text)))\""
    }
  }

  /// The texts between placeholders and entities, and these.
  private static func parts(of text: String) -> [(text: String, isText: Bool)] {
    var parts: [(String, Bool)] = []
    var rest = text[...]
    while let match = rest.firstMatch(
      of: #/%(\d+\$)?[-+ #0]*(\d+|\*)?(\.\d+)?(hh|h|ll|l|q|z)?[@a-zA-Z%]|&[#a-zA-Z0-9]+;|\\./#)
    {
      parts += [(String(rest[..<match.range.lowerBound]), true), (String(match.output.0), false)]
      rest = rest[match.range.upperBound...]
    }
    return parts + [(String(rest), true)]
  }

  private static func accented(_ letter: Character) -> Character {
    let accents: [Character: Character] = [
      "a": "å", "c": "ç", "d": "ḓ", "e": "ễ", "g": "ĝ", "h": "ĥ", "i": "ï", "l": "ļ", "n": "ñ", "o": "ộ", "r": "ŕ",
      "s": "š", "t": "ţ", "u": "ü", "w": "ŵ", "y": "ý", "z": "ž", "A": "Ặ", "C": "Č", "E": "Ễ", "I": "Ï", "N": "Ñ",
      "O": "Ộ", "S": "Š", "T": "Ť", "U": "Ü", "Y": "Ý", "Z": "Ž",
    ]
    return accents[letter] ?? letter
  }
}
