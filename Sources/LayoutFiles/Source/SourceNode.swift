// SPDX-License-Identifier: MIT

/// A value of a YAML document together with its place in the file.
struct SourceNode: Sendable {
  /// Where the value begins.
  let position: SourcePosition
  /// The value.
  let content: Content

  /// What a value is made of.
  enum Content: Sendable {
    case scalar(SourceScalar)
    case sequence([SourceNode])
    case mapping([Entry])
  }

  /// A key with its value.
  struct Entry: Sendable {
    /// The key's text.
    let key: String
    /// Where the key begins.
    let keyPosition: SourcePosition
    /// The key's value.
    let value: SourceNode
  }

  /// Whether this is nothing: `~`, `null` or an empty plain value.
  var isNull: Bool {
    guard case .scalar(let scalar) = content, scalar.style == .plain else { return false }
    return ["", "~", "null", "Null", "NULL"].contains(scalar.text)
  }

  /// What kind of value this is.
  var kind: LayoutFileFact.ValueKind {
    switch content {
    case .scalar: isNull ? .nothing : .text
    case .sequence: .list
    case .mapping: .mapping
    }
  }
}
