// SPDX-License-Identifier: MIT

/// An error in a layout file, with its position and the other errors of the file.
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

  /// The other errors of the file, in its order. Empty by default.
  public private(set) var others: [LayoutFileError] = []

  /// This error and the others of the file.
  public var all: [LayoutFileError] {
    var first = self
    first.others = []
    return [first] + others
  }

  /// Creates an error at a position of a file.
  public init(_ fault: LayoutFileFault, at position: SourcePosition, path: String, suggestion: String? = nil) {
    self.fault = fault
    self.position = position
    self.path = path
    self.suggestion = suggestion
  }

  /// Creates the first of `errors` in the order of the file, with the rest as ``others``; `nil` if there are none.
  init?(combining errors: [LayoutFileError]) {
    let ordered = errors.enumerated()
      .sorted { ($0.element.position, $0.offset) < ($1.element.position, $1.offset) }.map(\.element)
    guard let first = ordered.first else { return nil }
    self = first
    others = Array(ordered.dropFirst())
  }

  init(_ fault: LayoutFileFault, at position: SourcePosition, of source: SourceText, suggestion: String? = nil) {
    self.init(fault, at: position, path: source.path, suggestion: suggestion)
  }
}
