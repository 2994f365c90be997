// SPDX-License-Identifier: MIT

/// A file to check.
public struct FileJob: Sendable, Codable, Hashable {
  /// The path of the file.
  public let path: String
  /// Whether the path was named on the command line rather than found in a folder. A named file must be of a kind that
  /// can be checked.
  public let isNamed: Bool

  /// Creates a job for the file at `path`.
  public init(path: String, isNamed: Bool) {
    self.path = path
    self.isNamed = isNamed
  }
}
