// SPDX-License-Identifier: MIT

import LayoutFiles

/// The messages for common mistakes in YAML.
enum YAMLMessages {
  static func sentence(for mistake: YAMLMistake) -> String {
    switch mistake {
    case .tab: "the line is indented with a tab; YAML needs spaces"
    case .conflictMarker(let marker): "'\(marker)' is a marker of a merge conflict; resolve the conflict first"
    case .unquotedColon(let key, let text):
      "a text with ': ' in it needs quotes: \(key.shortened()): \"\(text.shortened(to: 40))\""
    case .colonWithoutSpace(let key): "'\(key.shortened()):' needs a space behind the colon"
    case .unindentedText: "the lines of a text below '|' or '>' need to be indented further than its key"
    case .unopened(let bracket): "the '\(bracket)' closes nothing"
    case .innerQuote(let quote):
      "a \(quote) inside a text in quotes needs to be \(quote == "'" ? "doubled, as in 'it''s'" : "written \\\""), or the other quotes used"
    case .missingColon(let key): "'\(key.shortened())' has no ':' behind it"
    case .unclosed(let bracket): "the '\(bracket)' is not closed"
    case .unclosedQuote(let quote): "the text that begins with \(quote) here has no \(quote) at its end"
    case .reservedStart(let character): "a text that begins with '\(character)' needs quotes"
    case .unknownAnchor(let name):
      "there is no '&\(name.drop { $0 == "*" })' for '\(name.shortened())'; a text that begins with '*' needs quotes"
    case .unknownEscape:
      "this backslash begins no escape that YAML knows; write \\\\ for a backslash, or use single quotes"
    case .indentation: "the line is indented differently from the other lines of its block"
    }
  }
}
