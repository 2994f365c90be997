// SPDX-License-Identifier: MIT

import LayoutFiles

/// Something in a scene that its author should look at, in words.
public struct Finding: Sendable {
  /// What kind of thing it is.
  public let rule: Rule
  /// Where in the file it comes from.
  public let position: SourcePosition
  /// One sentence.
  public let message: String
  /// Further lines: the constraints of a conflict, the arithmetic, what to change.
  public let notes: [String]
  /// The names of the views it is about.
  public let views: [String]

  /// The kinds of findings. Raw values are stable.
  public enum Rule: String, Sendable {
    /// Required constraints cannot all hold.
    case conflictingConstraints = "conflicting-constraints"
    /// A view's place or size is not determined.
    case ambiguousLayout = "ambiguous-layout"
    /// A view is not where the file says it must be.
    case unexpectedFrame = "unexpected-frame"

    /// How grave findings of the kind are.
    public var severity: Severity {
      switch self {
      case .conflictingConstraints, .unexpectedFrame: .error
      case .ambiguousLayout: .warning
      }
    }
  }

  /// How grave a finding is.
  public enum Severity: String, Sendable {
    case error, warning
  }
}

extension Finding {
  /// `path:line:column: severity: sentence [rule]` and the notes below it.
  func text(path: String, style: TextStyle) -> String {
    let place = style.bold("\(path):\(position.line):\(position.column): ")
    let word = rule.severity.rawValue + ": "
    let severity = rule.severity == .error ? style.error(word) : style.warning(word)
    let first = place + severity + message.singleLine + style.faint(" [\(rule.rawValue)]")
    return ([first] + notes.map { "    " + $0.singleLine }).joined(separator: "\n") + "\n"
  }

  /// The finding as an object.
  var json: JSONValue {
    .object([
      ("rule", .string(rule.rawValue)), ("severity", .string(rule.severity.rawValue)),
      ("message", .string(message)), ("line", .integer(position.line)), ("column", .integer(position.column)),
      ("views", .array(views.map { .string($0) })), ("notes", .array(notes.map { .string($0) })),
    ])
  }
}
