// SPDX-License-Identifier: MIT

/// Splits paths at slashes.
///
/// Foundation's functions on Linux trap for names with a single character.
public enum FilePath {
  /// Returns the directory of `path`; `.` if it has none.
  public static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Returns the part after the last slash.
  public static func lastComponent(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }
}
