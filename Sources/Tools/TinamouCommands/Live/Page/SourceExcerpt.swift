// SPDX-License-Identifier: MIT

import Foundation
import Reports

/// The lines of a source around the place of an error.
struct SourceExcerpt: Equatable {
  /// The file, as the compiler names it.
  let file: String
  /// The line of the error, from 1.
  let line: Int
  /// The column of the error, from 1; 0 if it is not known.
  let column: Int
  /// The compiler's message.
  let message: String
  /// The number of the first of the lines.
  let first: Int
  /// The lines; empty if the file cannot be read.
  let lines: [String]

  /// The number of lines above and below the error.
  private static let around = 3
  /// The largest number of errors with their lines.
  private static let most = 12

  /// Reads the errors of a compiler, `File.swift:3:7: error: …`, with the lines around them.
  static func excerpts(of text: String) -> [SourceExcerpt] {
    text.split(separator: "\n").prefix(most).compactMap { SourceExcerpt(String($0)) }
  }

  /// Reads a line with an error; `nil` for another line.
  init?(_ text: String) {
    guard let mark = text.range(of: ": error: ") else { return nil }
    var place = text[..<mark.lowerBound].split(separator: ":").map(String.init)
    guard place.count >= 2, let last = place.popLast(), let number = Int(last) else { return nil }
    if place.count > 1, let line = Int(place[place.count - 1]) {
      place.removeLast()
      (self.line, column) = (line, number)
    } else {
      (line, column) = (number, 0)
    }
    file = place.joined(separator: ":")
    message = String(text[mark.upperBound...])
    let source = try? String(contentsOfFile: file, encoding: .utf8)
    let all = source?.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) ?? []
    first = max(1, line - Self.around)
    lines = first <= all.count ? Array(all[(first - 1)..<min(all.count, line + Self.around)]) : []
  }

  var json: JSONValue {
    .object([
      ("file", .string(file)), ("line", .integer(line)), ("column", .integer(column)), ("message", .string(message)),
      ("first", .integer(first)), ("lines", .array(lines.map { .string($0) })),
    ])
  }
}
