// SPDX-License-Identifier: MIT

/// A format text taken apart: its statements, its comments, and where each part stands in the text.
///
/// A tree holds names, not views: whether a name is a view, a metric or neither is found out when it is lowered.
public struct FormatTree: Hashable, Sendable {
  /// The language the text was read in.
  public var dialect: Dialect

  /// The statements, in the order of the text.
  public var statements: [FormatStatement]

  /// The comments with their marks, in the order of the text; `apple` has none.
  public var comments: [SourceRange]

  /// Reads `text`.
  ///
  /// - Throws: the first mistake in reading order. Names are not looked up; see
  ///   ``FormatTree/lowered(with:options:)``.
  /// - Complexity: linear in the length of the text.
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
