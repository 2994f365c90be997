// SPDX-License-Identifier: MIT

/// A node of a document that is not an element. It is written as it was read.
public struct MarkupText {
  /// The kind of node.
  public let kind: Kind
  /// The bytes in the document, including delimiters and references.
  let spelling: ArraySlice<UInt8>
  /// The byte range in the source; `nil` for text that was added.
  public let range: Range<Int>?

  /// The kinds of nodes.
  public enum Kind: Hashable, Sendable {
    /// Characters between tags.
    case characters
    /// Characters in a CDATA section.
    case literal
    /// A comment.
    case comment
    /// A processing instruction or the XML declaration.
    case instruction
  }

  init(kind: Kind, range: Range<Int>, in source: MarkupSource) {
    self.kind = kind
    self.range = range
    spelling = source.bytes[range]
  }

  /// Creates white space that is not in the source.
  init(whitespace: String) {
    kind = .characters
    range = nil
    spelling = ArraySlice(whitespace.utf8)
  }

  /// Creates characters that are not in the source.
  init(characters: String) {
    kind = .characters
    range = nil
    spelling = ArraySlice(MarkupEscapes.escaped(characters, quote: nil))
  }

  /// The content with references resolved and without delimiters.
  public var value: String {
    switch kind {
    case .characters: MarkupEscapes.resolved(spelling)
    case .literal: String(decoding: spelling.dropFirst(9).dropLast(3), as: UTF8.self)
    case .comment: String(decoding: spelling.dropFirst(4).dropLast(3), as: UTF8.self)
    case .instruction: String(decoding: spelling.dropFirst(2).dropLast(2), as: UTF8.self)
    }
  }

  /// Whether the node consists of white space.
  public var isWhitespace: Bool {
    kind == .characters && spelling.allSatisfy(MarkupByte.isWhitespace)
  }

  /// The white space after the last line break, or `nil` if there is none.
  var indentation: ArraySlice<UInt8>? {
    guard isWhitespace, let end = spelling.lastIndex(of: MarkupByte.lineFeed) else { return nil }
    return spelling[(end + 1)...]
  }
}
