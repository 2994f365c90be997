// SPDX-License-Identifier: MIT

import Foundation

/// A file with build settings (`.xcconfig`).
struct ConfigurationFile {
  /// The settings, those of included files as well.
  private(set) var settings: [String: String] = [:]

  /// Reads a file. One that cannot be read has no settings: projects often leave out those with secrets.
  init(_ file: URL) { read(file, depth: 0) }

  private mutating func read(_ file: URL, depth: Int) {
    guard depth < 16, let text = try? String(contentsOf: file, encoding: .utf8) else { return }
    for line in text.split(whereSeparator: \.isNewline) {
      // Two slashes begin a comment, even within a URL.
      let line = (line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line).trimmingCharacters(in: .whitespaces)
      if line.hasPrefix("#include") {
        let parts = line.split(separator: "\"")
        if parts.count > 1 {
          read(file.deletingLastPathComponent().appendingPathComponent(String(parts[1])), depth: depth + 1)
        }
      } else if let equals = line.firstIndex(of: "=") {
        // `NAME[sdk=iphoneos*]` holds for some builds only.
        let name = line[..<equals].trimmingCharacters(in: .whitespaces)
        if !name.contains("[") {
          settings[name] = line[line.index(after: equals)...].trimmingCharacters(in: .whitespaces)
        }
      }
    }
  }
}
