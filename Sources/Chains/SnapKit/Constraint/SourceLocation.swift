// SPDX-License-Identifier: MIT

/// The location in the source code at which a chain specifies its relation.
struct SourceLocation: Sendable {
  /// The path of the file, as in `#file`.
  let file: String
  let line: UInt

  /// The name of the file and the line, `ProfileView.swift#12`.
  var text: String { "\(file.split(separator: "/").last.map(String.init) ?? file)#\(line)" }
}
