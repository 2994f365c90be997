// SPDX-License-Identifier: MIT

/// Cuts paths at their slashes.
///
/// Foundation's own functions on Linux stop the process for names of a single character.
public enum FilePath {
  /// The folder that `path` is in, `.` where it does not say.
  public static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// What follows the last slash.
  public static func lastComponent(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }
}
