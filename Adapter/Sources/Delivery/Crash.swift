// SPDX-License-Identifier: MIT

import SourceAdapter

/// The end of a program by an error, as Swift's runtime and its backtrace describe it.
public struct Crash: Equatable, Sendable {
  /// The reason, such as “Fatal error: Index out of range”.
  public let reason: String
  /// The places in sources of the calls that had not returned, the innermost first. Lines and columns are those of the compiled texts.
  public let places: [CompilerError]

  /// The environment in which a program prints its backtrace when it ends, without what a person would read first.
  public static let environment = [
    "SWIFT_BACKTRACE": "enable=yes,color=no,interactive=no,threads=crashed,registers=none,images=none,sanitize=no"
  ]

  /// Creates a value from its parts.
  public init(reason: String, places: [CompilerError]) {
    self.reason = reason
    self.places = places
  }

  /// Reads what a program printed.
  ///
  /// - Returns: `nil` if the text contains no backtrace with a place.
  /// - Complexity: Linear in the length of the text.
  public init?(in output: String) {
    let lines = output.split(whereSeparator: \.isNewline)
    let error = lines.last { $0.contains(Self.fatalError) }
    let calls = lines.compactMap(Self.call)
    if calls.isEmpty { return nil }
    let reason = Self.reason(lines, error)
    self.reason = reason
    // Code that the compiler adds to a line, such as the check of an implicitly unwrapped optional, has no line in the backtrace.
    let place = error.flatMap(Self.place)
    places = calls.compactMap { call in
      let name = call.path.split(separator: "/").last
      if call.line > 0 {
        return CompilerError(path: String(call.path), line: call.line, column: call.column, message: reason)
      }
      guard let place, place.name == name else { return nil }
      return CompilerError(path: String(call.path), line: place.line, column: 1, message: reason)
    }
  }

  /// The reason that says most: the message of an exception, or else that of the runtime, or else the header of the backtrace.
  private static func reason(_ lines: [Substring], _ error: Substring?) -> String {
    func text(after header: String) -> Substring? {
      lines.lazy.compactMap { line in line.firstRange(of: header).map { line[$0.upperBound...] } }.first
    }
    if let exception = text(after: exception) { return String(exception) }
    if let error, let start = error.firstRange(of: fatalError)?.lowerBound { return String(error[start...]) }
    let header = headers.lazy.compactMap(text).first?.prefix { $0 != "*" }
    return header?.split(separator: " ").joined(separator: " ") ?? "The program ended"
  }

  /// The file and the line in an error of the runtime, as in `Shop/Model.swift:4: Fatal error: Index out of range`.
  private static func place(_ error: Substring) -> (name: Substring, line: Int)? {
    guard let end = error.firstRange(of: ": " + fatalError)?.lowerBound else { return nil }
    let parts = error[..<end].split(separator: ":")
    guard let name = parts.first?.split(separator: "/").last, let line = parts.last.flatMap({ Int($0) }) else {
      return nil
    }
    return (name, line)
  }

  private static let exception = "*** Terminating app due to "
  private static let fatalError = "Fatal error"
  private static let headers = ["*** Swift runtime failure: ", "*** Program crashed: "]

  /// The place at the end of a line of a backtrace, as in `3 [ra] 0x7fa4 Model.load() + 43 in App at /App/Model.swift:4:21`.
  private static func call(_ line: Substring) -> (path: Substring, line: Int, column: Int)? {
    guard line.drop(while: { $0 == " " }).first?.isNumber == true, line.contains(" 0x"),
      let start = line.ranges(of: " at /").last
    else { return nil }
    let parts = line[line.index(before: start.upperBound)...].split(separator: ":")
    guard parts.count >= 3, let column = Int(parts[parts.count - 1]), let row = Int(parts[parts.count - 2]) else {
      return parts.count == 1 ? (parts[0], 0, 0) : nil
    }
    return (parts[0].base[parts[0].startIndex..<parts[parts.count - 3].endIndex], row, column)
  }
}
