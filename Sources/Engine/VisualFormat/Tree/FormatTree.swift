// SPDX-License-Identifier: MIT

/// The syntax tree of a format text: its statements and comments with their source ranges.
///
/// A tree contains names, not views. Whether a name is a view, a metric or neither is determined when the tree is
/// translated.
public struct FormatTree: Hashable, Sendable {
  /// The dialect of the text.
  public var dialect: Dialect

  /// The statements, in the order of the text.
  public var statements: [FormatStatement]

  /// The source ranges of the comments with their delimiters, in the order of the text; empty for `apple`.
  public var comments: [SourceRange]

  /// Parses `text`.
  ///
  /// - Throws: The first error in reading order. Names are not resolved; see ``FormatTree/lowered(with:options:)``.
  /// - Complexity: Linear in the length of the text.
  public init(_ text: String, dialect: Dialect) throws(VisualFormatError) {
    var parser = FormatParser(text, dialect: dialect)
    self = try parser.parse()
  }

  init(dialect: Dialect, statements: [FormatStatement], comments: [SourceRange]) {
    self.dialect = dialect
    self.statements = statements
    self.comments = comments
  }
}
