// SPDX-License-Identifier: MIT

/// A file to check.
struct FileJob: Codable, Hashable {
  /// Its path.
  let path: String
  /// Whether it was named, rather than found in a folder: then it must be something that can be checked.
  let isNamed: Bool
}
