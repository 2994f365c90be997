// SPDX-License-Identifier: MIT

import Foundation

/// Paths that lead from one directory to another.
enum RelativePath {
  /// Returns the path that leads from a directory to another, such as `../Sources`; an empty one for itself.
  static func path(from start: URL, to end: URL) -> String {
    let from = start.standardizedFileURL.pathComponents
    let to = end.standardizedFileURL.pathComponents
    let common = zip(from, to).prefix { $0 == $1 }.count
    return (Array(repeating: "..", count: from.count - common) + to[common...]).joined(separator: "/")
  }

  /// The number of directories that a path leads up.
  static func ascent(of path: String) -> Int {
    path.split(separator: "/").prefix { $0 == ".." }.count
  }
}
