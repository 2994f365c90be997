// SPDX-License-Identifier: MIT

/// An error in a layout file, with its position.
///
/// It contains the properties. `Reports` writes the message.
public struct LayoutFileError: Error, Sendable, Equatable {
  /// The kind of error.
  public let fault: LayoutFileFault

  /// The position of the error.
  public let position: SourcePosition

  /// The path of the file as the caller gave it.
  public let path: String

  /// A name similar to the one in error, or `nil`.
  public let suggestion: String?

  /// Creates an error at a position of a file.
  public init(_ fault: LayoutFileFault, at position: SourcePosition, path: String, suggestion: String? = nil) {
    self.fault = fault
    self.position = position
    self.path = path
    self.suggestion = suggestion
  }

  init(_ fault: LayoutFileFault, at position: SourcePosition, of source: SourceText, suggestion: String? = nil) {
    self.init(fault, at: position, path: source.path, suggestion: suggestion)
  }
}
