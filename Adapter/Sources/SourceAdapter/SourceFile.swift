// SPDX-License-Identifier: MIT

/// A Swift source file: where it is, and what it says.
public struct SourceFile: Sendable, Hashable {
  /// The path as messages name it.
  public var path: String
  /// The whole text.
  public var text: String

  /// Creates a source file.
  public init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}
