// SPDX-License-Identifier: MIT

/// An error in a layout file, with its position.
///
/// It contains the facts. `Reports` writes the message.
public struct LayoutFileError: Error, Sendable, Equatable {
  /// The kind of error.
  public let fact: LayoutFileFact

  /// The position of the error.
  public let position: SourcePosition

  /// The path of the file as the caller gave it.
  public let path: String

  /// A name similar to the one in error, or `nil`.
  public let suggestion: String?

  /// Creates an error at a position of a file.
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
