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
    var reason: Substring?
    var isException = false
    var calls: [(path: Substring, line: Int, column: Int)] = []
    for line in output.split(whereSeparator: \.isNewline) {
      // The message of an exception says more than that of the runtime, and this one more than the header of the backtrace.
      if let start = line.firstRange(of: Self.exception)?.upperBound {
        (reason, isException) = (line[start...], true)
      } else if let start = line.firstRange(of: Self.fatalError)?.lowerBound {
        if !isException { reason = line[start...] }
      } else if reason == nil, let start = Self.headers.lazy.compactMap({ line.firstRange(of: $0)?.upperBound }).first {
        reason = line[start...].prefix { $0 != "*" }
      } else if let call = Self.call(line) {
        calls.append(call)
      }
    }
    if calls.isEmpty { return nil }
    let text = reason.map { String($0.prefix { !$0.isNewline }) } ?? "The program ended"
    self.reason = text.last == " " ? String(text.dropLast()) : text
    places = calls.map { [reason = self.reason] in
      CompilerError(path: String($0.path), line: $0.line, column: $0.column, message: reason)
    }
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
    guard parts.count >= 3, let column = Int(parts[parts.count - 1]), let row = Int(parts[parts.count - 2]), row > 0
    else { return nil }
    return (parts[0].base[parts[0].startIndex..<parts[parts.count - 3].endIndex], row, column)
  }
}
