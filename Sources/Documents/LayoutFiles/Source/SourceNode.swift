// SPDX-License-Identifier: MIT

/// A YAML value with its position in the file.
struct SourceNode: Sendable {
  /// The position at which the value starts.
  let position: SourcePosition
  /// The value.
  let content: Content

  /// The kinds of values.
  enum Content: Sendable {
    case scalar(SourceScalar)
    case sequence([SourceNode])
    case mapping([Entry])
  }

  /// A key with its value.
  struct Entry: Sendable {
    /// The text of the key.
    let key: String
    /// The position at which the key starts.
    let keyPosition: SourcePosition
    /// The value of the key.
    let value: SourceNode
  }

  /// Whether there is no value: `~`, `null` or an empty plain scalar.
  var isNull: Bool {
    guard case .scalar(let scalar) = content, scalar.style == .plain else { return false }
    return ["", "~", "null", "Null", "NULL"].contains(scalar.text)
  }

  /// The kind of value.
  var kind: LayoutFileFault.ValueKind {
    switch content {
    case .scalar: isNull ? .nothing : .text
    case .sequence: .list
    case .mapping: .mapping
    }
  }
}
