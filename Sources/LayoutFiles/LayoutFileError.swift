// SPDX-License-Identifier: MIT

/// What is wrong with a layout file, and where.
///
/// The facts are here; the sentence that tells them is made by `Reports`.
public struct LayoutFileError: Error, Sendable, Equatable {
  /// What is wrong.
  public let fact: LayoutFileFact

  /// Where it is wrong.
  public let position: SourcePosition

  /// The file's path as the reader gave it.
  public let path: String

  /// What was probably meant, where something close by exists.
  public let suggestion: String?

  /// A fault at a place of a file.
  public init(_ fact: LayoutFileFact, at position: SourcePosition, path: String, suggestion: String? = nil) {
    self.fact = fact
    self.position = position
    self.path = path
    self.suggestion = suggestion
  }

  init(_ fact: LayoutFileFact, at position: SourcePosition, of source: SourceText, suggestion: String? = nil) {
    self.init(fact, at: position, path: source.path, suggestion: suggestion)
  }
}
