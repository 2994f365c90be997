// SPDX-License-Identifier: MIT

/// Reads the lists of constraints in the lines of a log.
struct LogReader {
  private var found: [LoggedConflict] = []
  private var current: LoggedConflict?
  /// The identities of the constraints of the present list.
  private var identities: Set<String> = []
  private var expectsBroken = false
  /// A description that ended before its closing bracket: a terminal or a mail wrapped it.
  private var wrapped: (text: String, line: Int, continuations: Int)?
  /// The number of lines that a wrapped description can continue on.
  private static let longestWrap = 4

  mutating func read(_ line: LogLines.Line) {
    for part in Self.parts(of: line.text) { read(part, line.number) }
  }

  /// A line at the marks of UIKit's message, which stand on lines of their own unless a tool joined these.
  private static func parts(of text: String) -> [String] {
    for mark in ["Unable to simultaneously", "Will attempt to recover"] {
      if let range = text.lastRange(of: mark), start(of: text[..<range.lowerBound]) != nil {
        return parts(of: String(text[..<range.lowerBound])) + parts(of: String(text[range.lowerBound...]))
      }
    }
    return [text]
  }

  private mutating func read(_ text: String, _ number: Int) {
    if joins(text) { return }
    if text.contains("nable to simultaneously satisfy constraints") {
      endList()
      current = LoggedConflict(line: number, isReported: true)
    }
    if text.contains("attempt to recover by breaking constraint") { expectsBroken = true }
    if current?.isReported == true, Self.isHidden(text) { current?.isHidden = true }
    var rest = text[...]
    while let start = Self.start(of: rest) {
      let tail = rest[start...]
      let end = Self.end(of: tail)
      rest = tail[end...]
      read(String(tail[..<end]).trimmed, tail: tail, isWrapped: Self.isWrapped(after: rest), number)
    }
  }

  /// Whether a description may go on in the next line: only quotes and brackets stand after a closed one.
  private static func isWrapped(after rest: Substring) -> Bool {
    guard start(of: rest) == nil else { return false }
    return rest.contains { $0.isLetter || $0.isNumber }
  }

  /// The lists, in the order of the log.
  mutating func finished() -> [LoggedConflict] {
    giveUpWrapped()
    endList()
    return found
  }

  private mutating func endList() {
    if let current, !current.isEmpty { found.append(current) }
    current = nil
    identities = []
    expectsBroken = false
  }

  // MARK: Descriptions

  private mutating func read(_ description: String, tail: Substring, isWrapped: Bool, _ line: Int) {
    if let constraint = DescriptionParser.constraint(description, line: line) {
      add(constraint)
    } else if isWrapped || !description.hasSuffix(">") {
      wrapped = (String(tail).trimmed, line, 0)
    } else {
      addUnread(description, line)
    }
  }

  private mutating func addUnread(_ description: String, _ line: Int) {
    if current == nil { current = LoggedConflict(line: line, isReported: false) }
    if Self.hidingMarks.contains(where: { description.firstRange(of: $0) != nil }) {
      current?.isHidden = true
      return
    }
    current?.unread.append(ConflictLog.UnreadLine(line: line, text: description))
  }

  private mutating func add(_ constraint: LogConstraint) {
    if current == nil { current = LoggedConflict(line: constraint.line, isReported: false) }
    if expectsBroken {
      current?.broken = constraint
      current?.isReported = true
      endList()
    } else if identities.insert(constraint.identity).inserted {
      current?.constraints.append(constraint)
    }
  }

  // MARK: Wrapped lines

  /// Joins a line to the description that the lines before it began. Returns `false` if there is none.
  private mutating func joins(_ text: String) -> Bool {
    guard let (begun, line, count) = wrapped else { return false }
    let rest = Self.withoutQuoteMarks(text)
    guard count < Self.longestWrap, !rest.isEmpty, rest != ")", Self.start(of: rest[...]) == nil else {
      giveUpWrapped()
      return false
    }
    for joint in ["", " "] {
      let whole = begun + joint + rest
      let end = Self.end(of: whole[...])
      let description = String(whole[..<end])
      if description.hasSuffix(">"), let constraint = DescriptionParser.constraint(description, line: line) {
        wrapped = nil
        add(constraint)
        return true
      }
    }
    wrapped = (begun + (rest.hasPrefix("(") ? " " : "") + rest, line, count + 1)
    return true
  }

  private mutating func giveUpWrapped() {
    guard let (text, line, _) = wrapped else { return }
    wrapped = nil
    if let constraint = DescriptionParser.constraint(text, line: line) {
      add(constraint)
    } else {
      addUnread(text, line)
    }
  }

  /// The line without `> ` of a quotation at its beginning.
  private static func withoutQuoteMarks(_ line: String) -> String {
    var rest = line[...]
    while let first = rest.first, first.isWhitespace || (first == ">" && rest.dropFirst().first != "\"") {
      if first == ">", rest.dropFirst().trimmed.isEmpty { break }
      rest = rest.dropFirst()
    }
    return rest.trimmed
  }

  // MARK: Where descriptions are

  /// The marks in place of what the system hid, and the one of a tool that lacks the values of a message.
  private static let hidingMarks = ["<private>", "<redacted>", "%{private}@", "%{private, "]

  /// Whether the log has a mark in place of what the system hid.
  private static func isHidden(_ text: String) -> Bool {
    for mark in hidingMarks {
      guard let range = text.lastRange(of: mark) else { continue }
      // The time and the process, or the quote of an element of the list.
      let before = text[..<range.lowerBound].trimmed
      if before.isEmpty || [":", "]", "(", "\"", ">", "."].contains(before.last)
        || before.hasSuffix("breaking constraint")
      {
        return true
      }
    }
    return false
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
