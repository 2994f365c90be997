// SPDX-License-Identifier: MIT

/// The place in the source code where a chain states its relation.
struct SourceLocation: Sendable {
  /// The path of the file, as `#file` gives it.
  let file: String
  let line: UInt

  /// The name of the file and the line, `ProfileView.swift#12`.
  var text: String { "\(file.split(separator: "/").last.map(String.init) ?? file)#\(line)" }
}
