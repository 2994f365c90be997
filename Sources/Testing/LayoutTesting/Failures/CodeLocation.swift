// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// A position in a source file.
struct CodeLocation: Sendable, Hashable {
  /// The module and the name of the file, such as `ProfileTests/CardTests.swift`.
  var fileID: String
  /// The absolute path of the file.
  var filePath: String
  /// The line, from 1.
  var line: Int
  /// The column, from 1.
  var column: Int

  /// The position in the representation of Swift Testing.
  var sourceLocation: SourceLocation {
    SourceLocation(fileID: fileID, filePath: filePath, line: max(line, 1), column: max(column, 1))
  }

  /// The name of the file and the line, such as `CardTests.swift:12`.
  var shortText: String { "\((filePath as NSString).lastPathComponent):\(line)" }
}

extension CodeLocation {
  init(_ location: SourceLocation) {
    #if compiler(>=6.3)
      let path = location.filePath
    #else
      let path = location._filePath
    #endif
    self.init(fileID: location.fileID, filePath: path, line: location.line, column: location.column)
  }

  /// Creates the location of a stack frame, whose debugging information has a path but no module.
  init(filePath: String, line: Int, column: Int) {
    self.init(fileID: CodeLocation.fileID(of: filePath), filePath: filePath, line: line, column: column)
  }

  /// Returns the module, taken from the path in the source layout of Swift Package Manager, and the name of the file.
  private static func fileID(of path: String) -> String {
    let parts = path.split(separator: "/").map(String.init)
    let folder = parts.lastIndex { $0 == "Tests" || $0 == "Sources" }
    let module = folder.flatMap { $0 + 2 < parts.count ? parts[$0 + 1] : nil } ?? parts.dropLast().last ?? "Unknown"
    return "\(module)/\(parts.last ?? "Unknown.swift")"
  }
}
