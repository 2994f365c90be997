// SPDX-License-Identifier: MIT

/// A name of a view as a report prints it: with its kind and in quotation marks, such as `label “Sign in”`, or shortened.
struct PrintedName {
  /// The names that may be meant, the one that was written first.
  let candidates: [String]

  /// The kind and the identifier of a view without another name, such as `image view abc-De-fGh`; `nil` for one word.
  let identified: (kind: String, id: String)?

  init(_ name: String) {
    var candidates = [name]
    let quotes: [(Character, Character)] = [("“", "”"), ("\"", "\"")]
    for (opening, closing) in quotes {
      guard name.last == closing, let start = name.dropLast().firstIndex(of: opening) else { continue }
      candidates.append(String(name[name.index(after: start)...].dropLast()))
    }
    self.candidates = candidates
    let words = name.split(separator: " ")
    identified = words.count > 1 ? (words.dropLast().joined(), String(words[words.count - 1])) : nil
  }

  /// Returns whether a report prints `name` for `whole`: on one line, and perhaps with an ellipsis in place of the end.
  static func matches(_ name: String, _ whole: String) -> Bool {
    let line = whole.unicodeScalars.reduce(into: "") { line, scalar in
      switch scalar {
      case "\n": line += "\\n"
      case "\r": line += "\\r"
      case "\t": line += "\\t"
      default: line.unicodeScalars.append(scalar)
      }
    }
    return line == name || (name.hasSuffix("…") && name.count > 1 && line.hasPrefix(name.dropLast()))
  }
}
