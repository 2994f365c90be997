// SPDX-License-Identifier: MIT

/// A piece of a document that is not an element: written back as it was read.
public struct MarkupText {
  /// What it is.
  public let kind: Kind
  /// The bytes in the document, with their delimiters and references.
  let spelling: ArraySlice<UInt8>
  /// Where it stands in the source; nil for text added since.
  public let range: Range<Int>?

  /// The kinds of pieces.
  public enum Kind: Hashable, Sendable {
    /// Characters between tags.
    case characters
    /// Characters in a section that needs no references.
    case literal
    /// A remark.
    case comment
    /// An instruction to programs, the declaration of XML included.
    case instruction
  }

  init(kind: Kind, range: Range<Int>, in source: MarkupSource) {
    self.kind = kind
    self.range = range
    spelling = source.bytes[range]
  }

  /// White space that is not in a source yet.
  init(whitespace: String) {
    kind = .characters
    range = nil
    spelling = ArraySlice(whitespace.utf8)
  }

  /// Characters that are not in a source yet.
  init(characters: String) {
    kind = .characters
    range = nil
    spelling = ArraySlice(MarkupEscapes.escaped(characters, quote: nil))
  }

  /// What it says, references resolved and delimiters left out.
  public var value: String {
    switch kind {
    case .characters: MarkupEscapes.resolved(spelling)
    case .literal: String(decoding: spelling.dropFirst(9).dropLast(3), as: UTF8.self)
    case .comment: String(decoding: spelling.dropFirst(4).dropLast(3), as: UTF8.self)
    case .instruction: String(decoding: spelling.dropFirst(2).dropLast(2), as: UTF8.self)
    }
  }

  /// Whether it is white space between tags.
  public var isWhitespace: Bool {
    kind == .characters && spelling.allSatisfy(MarkupByte.isWhitespace)
  }

  /// The white space after the last line end; nil if there is none.
  var indentation: ArraySlice<UInt8>? {
    guard isWhitespace, let end = spelling.lastIndex(of: MarkupByte.lineFeed) else { return nil }
    return spelling[(end + 1)...]
  }
}
