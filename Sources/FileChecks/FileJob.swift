// SPDX-License-Identifier: MIT

/// A file to check.
public struct FileJob: Sendable, Codable, Hashable {
  /// Its path.
  public let path: String
  /// Whether it was named, rather than found in a folder: then it must be something that can be checked.
  public let isNamed: Bool

  /// The file at `path`.
  public init(path: String, isNamed: Bool) {
    self.path = path
    self.isNamed = isNamed
  }
}
