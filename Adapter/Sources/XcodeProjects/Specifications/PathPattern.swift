// SPDX-License-Identifier: MIT

import Foundation

/// A pattern of paths: `*` and `?` within a name, `**` for any number of folders, and `{a,b}` for either.
///
/// A pattern that fits a folder fits all that is in it.
struct PathPattern {
  /// The alternatives, as parts of a path.
  private let alternatives: [[String]]

  init(_ text: String) {
    alternatives = Self.expanded(text).map { $0.split(separator: "/").map(String.init).filter { $0 != "." } }
  }

  /// Whether the pattern fits a path or a folder that contains it.
  func matches(_ path: String) -> Bool {
    let parts = path.split(separator: "/").map(String.init)[...]
    return alternatives.contains { !$0.isEmpty && Self.matches($0[...], parts) }
  }

  private static func matches(_ pattern: ArraySlice<String>, _ path: ArraySlice<String>) -> Bool {
    // What remains of the path is in a folder that fits.
    guard let first = pattern.first else { return true }
    if first == "**" {
      return pattern.count == 1 || path.indices.contains { matches(pattern.dropFirst(), path[$0...]) }
    }
    guard let name = path.first, fnmatch(first, name, 0) == 0 else { return false }
    return matches(pattern.dropFirst(), path.dropFirst())
  }

  /// The pattern with each of its alternatives in braces.
  private static func expanded(_ text: String) -> [String] {
    guard let open = text.firstIndex(of: "{"), let close = text[open...].firstIndex(of: "}") else { return [text] }
    let (start, end) = (text[..<open], text[text.index(after: close)...])
    let choices = text[text.index(after: open)..<close].split(separator: ",", omittingEmptySubsequences: false)
    return choices.flatMap { expanded("\(start)\($0)\(end)") }
  }
}
