// SPDX-License-Identifier: MIT

/// A conflict as a log reports it: the constraints, and the one that UIKit broke.
public struct LoggedConflict: Sendable {
  /// The line of the log on which the conflict begins, from 1.
  public let line: Int
  /// The constraints of the list, without repetitions.
  public internal(set) var constraints: [LogConstraint]
  /// The constraint that UIKit broke; `nil` if the log does not say.
  public internal(set) var broken: LogConstraint?
  /// The number of times that the log reports this conflict.
  public internal(set) var count = 1
}

/// A console log, read for the conflicts in it.
public struct ConflictLog: Sendable {
  /// A line that describes a constraint and could not be read.
  public struct UnreadLine: Sendable {
    /// The line of the log, from 1.
    public let line: Int
    /// The text.
    public let text: String
  }

  /// The conflicts, each once, in the order of the log.
  public private(set) var conflicts: [LoggedConflict] = []
  /// The lines that could not be read.
  public private(set) var unread: [UnreadLine] = []

  /// Reads a log. Other lines are passed over, wherever they stand. A log that is cut off gives what it still has.
  public init(_ text: String) {
    var current: LoggedConflict?
    // The identities of the constraints of the current conflict.
    var identities: Set<String> = []
    var expectsBroken = false
    func isNew(_ conflict: LoggedConflict) -> Bool { !conflict.constraints.isEmpty || conflict.broken != nil }
    var found: [LoggedConflict] = []
    for (index, line) in Self.lines(of: text).enumerated() {
      let number = index + 1
      if line.contains("nable to simultaneously satisfy constraints") {
        if let current, isNew(current) { found.append(current) }
        current = LoggedConflict(line: number, constraints: [])
        identities = []
        expectsBroken = false
      }
      if line.contains("attempt to recover by breaking constraint") { expectsBroken = true }
      for description in Self.descriptions(in: line) {
        guard let constraint = DescriptionParser.constraint(description, line: number) else {
          unread.append(UnreadLine(line: number, text: description))
          continue
        }
        if current == nil {
          current = LoggedConflict(line: number, constraints: [])
          identities = []
        }
        if expectsBroken {
          current?.broken = constraint
          expectsBroken = false
          if let current { found.append(current) }
          current = nil
        } else if identities.insert(constraint.identity).inserted {
          current?.constraints.append(constraint)
        }
      }
    }
    if let current, isNew(current) { found.append(current) }
    for conflict in found { add(conflict) }
  }

  private mutating func add(_ conflict: LoggedConflict) {
    var conflict = conflict
    if conflict.constraints.isEmpty, let broken = conflict.broken { conflict.constraints = [broken] }
    let names = Set(conflict.constraints.map(\.identity))
    if let index = conflicts.firstIndex(where: { Set($0.constraints.map(\.identity)) == names }) {
      conflicts[index].count += 1
    } else {
      conflicts.append(conflict)
    }
  }

  // MARK: Lines

  /// The lines. Logs of one line have `\n` in place of line breaks.
  private static func lines(of text: String) -> [String] {
    text.split(omittingEmptySubsequences: false) { $0.isNewline }.map { line in
      line.contains("\\\"") ? replacing("\\\"", by: "\"", in: String(line)) : String(line)
    }
  }

  private static func replacing(_ old: String, by new: String, in text: String) -> String {
    var result = ""
    var rest = text[...]
    while let range = rest.firstRange(of: old) {
      result += rest[..<range.lowerBound] + new
      rest = rest[range.upperBound...]
    }
    return result + rest
  }

  /// The descriptions of constraints in a line.
  private static func descriptions(in line: String) -> [String] {
    var found: [String] = []
    var rest = line[...]
    while let start = start(of: rest) {
      let tail = rest[start...]
      let end = end(of: tail)
      found.append(String(tail[..<end]).trimmed)
      rest = tail[end...]
    }
    return found
  }

  /// The start of `<SomeConstraint:`.
  private static func start(of text: Substring) -> Substring.Index? {
    var rest = text
    while let bracket = rest.firstIndex(of: "<") {
      let name = rest[rest.index(after: bracket)...].prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
      if name.hasSuffix("Constraint"), rest[name.endIndex...].hasPrefix(":") { return bracket }
      rest = rest[rest.index(after: bracket)...]
    }
    return nil
  }

  /// The end of a description: after its closing bracket, or the end of a line that is cut off. A bracket in `>=`, in an
  /// arrow or in text does not close it.
  private static func end(of text: Substring) -> Substring.Index {
    for mark in [">\"", ">,", "> \n", "> and", "> cannot"] {
      if let range = text.firstRange(of: mark) { return text.index(after: range.lowerBound) }
    }
    if let next = start(of: text.dropFirst()), let close = text[..<next].lastIndex(of: ">") {
      return text.index(after: close)
    }
    if let close = text.lastIndex(of: ">"), !text[close...].hasPrefix(">=") { return text.index(after: close) }
    return text.endIndex
  }
}
