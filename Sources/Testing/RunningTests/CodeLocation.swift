// SPDX-License-Identifier: MIT

internal import Foundation
package import Testing

/// A position in a source file.
package struct CodeLocation: Sendable, Hashable {
  /// The module and the name of the file, such as `ProfileTests/CardTests.swift`.
  package var fileID: String
  /// The absolute path of the file.
  package var filePath: String
  /// The line, from 1.
  package var line: Int
  /// The column, from 1.
  package var column: Int

  /// Creates a position.
  package init(fileID: String, filePath: String, line: Int, column: Int) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  /// The position in the representation of Swift Testing.
  package var sourceLocation: SourceLocation {
    SourceLocation(fileID: fileID, filePath: filePath, line: max(line, 1), column: max(column, 1))
  }

  /// The name of the file and the line, such as `CardTests.swift:12`.
  package var shortText: String { "\((filePath as NSString).lastPathComponent):\(line)" }
}

extension CodeLocation {
  package init(_ location: SourceLocation) {
    #if compiler(>=6.3)
      let path = location.filePath
    #else
      let path = location._filePath
    #endif
    self.init(fileID: location.fileID, filePath: path, line: location.line, column: location.column)
  }

  /// Creates the location of a stack frame, whose debugging information has a path and a symbol, but no module.
  package init(filePath: String, symbol: String, line: Int, column: Int) {
    let path = filePath as NSString
    let module = CodeLocation.module(ofSymbol: symbol) ?? (path.deletingLastPathComponent as NSString).lastPathComponent
    self.init(fileID: "\(module)/\(path.lastPathComponent)", filePath: filePath, line: line, column: column)
  }

  /// Returns the module that declares a symbol, such as `ProfileTests` for `$s12ProfileTests…`: mangled names begin with the
  /// length of its name, and the name. Returns `nil` for the symbols of C, and for names that repeat one of their words, which are
  /// abbreviated: `$s012RunningTestsB0…`.
  private static func module(ofSymbol symbol: String) -> String? {
    guard symbol.hasPrefix("$s") else { return nil }
    let digits = symbol.dropFirst(2).prefix { $0.isASCII && $0.isNumber }
    guard digits.first != "0", let length = Int(digits) else { return nil }
    return String(symbol[digits.endIndex...].prefix(length))
  }
}
