// SPDX-License-Identifier: MIT

/// A token of a source file, as far as formats depend on it.
struct SourceToken {
  enum Kind {
    /// An identifier or keyword.
    case identifier(String)
    /// A string literal.
    case string(SourceString)
    /// A punctuation character.
    case punctuation(UInt8)
    /// A number or another literal.
    case other
  }

  let kind: Kind
  /// The byte offsets of the token.
  let range: Range<Int>

  var identifier: String? {
    if case .identifier(let name) = kind { name } else { nil }
  }

  var string: SourceString? {
    if case .string(let string) = kind { string } else { nil }
  }

  func isPunctuation(_ character: Unicode.Scalar) -> Bool {
    if case .punctuation(let byte) = kind { byte == UInt8(ascii: character) } else { false }
  }

  /// The change of the nesting depth: 1 for an opening bracket of any kind, -1 for a closing one.
  var nesting: Int {
    guard case .punctuation(let byte) = kind else { return 0 }
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): return 1
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): return -1
    default: return 0
    }
  }
}

/// A comment of a source file.
public struct SourceComment: Sendable, Equatable {
  /// The text of the comment, with its delimiters.
  public let text: String
  /// The byte offsets of the comment.
  public let range: Range<Int>
}
