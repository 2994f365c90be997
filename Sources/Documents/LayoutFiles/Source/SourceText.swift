// SPDX-License-Identifier: MIT

/// The text of a file, split into lines to find positions.
public struct SourceText: Sendable {
  /// The path of the file as the caller gave it; `-` for standard input.
  public let path: String

  /// The text without a byte order mark.
  public let text: String

  /// The length of the byte order mark, in bytes.
  let byteOrderMarkLength: Int

  /// The lines without their line breaks.
  let lines: [[Unicode.Scalar]]

  /// Creates a source text and splits it at YAML's line breaks: CR, LF, CR LF, NEL, LS and PS.
  public init(path: String, text: String) {
    let hasMark = text.unicodeScalars.first == "\u{FEFF}"
    let text = hasMark ? String(text.unicodeScalars.dropFirst()) : text
    byteOrderMarkLength = hasMark ? 3 : 0
    self.path = path
    self.text = text
    var lines: [[Unicode.Scalar]] = [[]]
    var previous: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n" where previous == "\r": break
      case "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}": lines.append([])
      default: lines[lines.count - 1].append(scalar)
      }
      previous = scalar
    }
    self.lines = lines
  }

  /// Returns a line, numbered from 1; empty past the end.
  public func line(_ number: Int) -> String {
    guard lines.indices.contains(number - 1) else { return "" }
    return String(String.UnicodeScalarView(lines[number - 1]))
  }

  /// The position at the end of the text.
  var end: SourcePosition {
    SourcePosition(line: lines.count, column: (lines.last?.count ?? 0) + 1)
  }
}

/// Splits paths at slashes.
///
/// Foundation's functions on Linux trap for names with a single character.
public enum FilePath {
  /// Returns the directory of `path`; `.` if it has none.
  public static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Returns the part after the last slash.
  public static func lastComponent(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }
}

/// Names of views and metrics that layout text can contain.
enum Identifier {
  /// Returns whether `name` is a letter or underscore followed by letters, digits and underscores, all in ASCII.
  static func isValid(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first, isLetter(first) else { return false }
    return name.unicodeScalars.allSatisfy { isLetter($0) || ("0"..."9").contains($0) }
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
  }
}
