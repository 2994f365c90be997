// SPDX-License-Identifier: MIT

/// An error that the compiler reports at a place in a source.
public struct CompilerError: Hashable, Codable, Sendable {
  /// The path of the source as the compiler names it.
  public var path: String
  /// The line, counted from 1.
  public var line: Int
  /// The column in bytes, counted from 1.
  public var column: Int
  /// The text of the message.
  public var message: String

  /// Creates an error.
  public init(path: String, line: Int, column: Int, message: String) {
    self.path = path
    self.line = line
    self.column = column
    self.message = message
  }

  /// The name that the compiler did not find; `nil` if the error is about something else.
  public var missingName: String? { message.hasPrefix("cannot find") ? quoted.first : nil }

  /// The name of the variable, function or member that is missing; `nil` if the error is about something else.
  var missingMember: String? {
    missingName ?? (message.contains("has no member") ? quoted.last : nil)
  }

  /// The parts of the message between quotation marks.
  var quoted: [String] {
    let parts = message.split(separator: "'", omittingEmptySubsequences: false)
    return parts.indices.filter { $0 % 2 == 1 }.map { String(parts[$0]) }
  }
}

extension CompilerError {
  /// The order in which errors are dealt with. Errors of a later step may only follow from those of an earlier one.
  enum Step: Int, Comparable {
    /// A module or a type is missing. An object of a stand-in takes the place of a value of such a type.
    case type
    /// A name is missing.
    case name
    /// A part cannot be used in this way.
    case use
    /// The compiler does not know what is meant, as in code around another error.
    case unclear
    /// The compiler gave up before it knew whether there is an error.
    case unknown

    static func < (left: Step, right: Step) -> Bool { left.rawValue < right.rawValue }
  }

  /// Whether a name is missing, whatever stands around it.
  var isOfName: Bool { step == .name || step == .use && (message.contains("has no member") || isOfHiddenMember) }

  /// Whether a member that a missing module declares seems to be one of the same name in another module that is not public.
  var isOfHiddenMember: Bool { message.contains(Self.hidden) }

  /// The words of the compiler about members that are not public, but not of initializers.
  static let hidden = "' is inaccessible due to '"

  private static let unclear = [
    "cannot infer", "without a contextual type", "could not be inferred", "is ambiguous without", "unable to infer",
    "failed to produce diagnostic",
  ]

  var step: Step {
    if ["no such module", "cannot find type"].contains(where: message.hasPrefix) { return .type }
    if ["cannot find", "unknown attribute"].contains(where: message.hasPrefix) { return .name }
    if message.contains("unable to type-check") { return .unknown }
    return Self.unclear.contains(where: message.contains) ? .unclear : .use
  }

  /// The errors without those that only follow from others: of types that seem not to conform to a protocol, because a member was made
  /// unavailable, of initializers that are private because a property lacks its wrapper, and of the type of a member that is not public.
  static func withoutConsequences(_ errors: [CompilerError]) -> [CompilerError] {
    let protocols = Set(
      errors.filter { $0.message.contains("was used to satisfy") }.compactMap { $0.quoted.dropFirst().first })
    let lackWrappers = errors.contains { $0.message.hasPrefix("unknown attribute") }
    let hidden = errors.filter(\.isOfHiddenMember)
    return errors.filter { error in
      !(!error.isOfHiddenMember && hidden.contains { $0.isAtPlace(of: error) })
        && !(error.message.contains("does not conform to protocol")
          && error.quoted.last.map(protocols.contains) == true)
        && !(lackWrappers && error.message.contains("initializer is inaccessible due to"))
    }
  }

  private func isAtPlace(of other: CompilerError) -> Bool {
    (path, line, column) == (other.path, other.line, other.column)
  }

  /// The errors of missing modules and types.
  public static func ofTypes(_ errors: [CompilerError]) -> [CompilerError] { errors.filter { $0.step == .type } }

  /// The files with errors, without those in which the compiler only gave up.
  public static func files(of errors: [CompilerError]) -> Set<String> {
    Set(errors.filter { $0.step != .unknown }.map(\.path))
  }

  /// Whether the compiler gave up at each of some errors. With more time, it may find none, or tell more.
  public static func areUnknown(_ errors: [CompilerError]) -> Bool {
    !errors.isEmpty && errors.allSatisfy { $0.step == .unknown }
  }
}

extension CompilerError {
  /// Notes that name the property which an error is about; they stand in for the error.
  private static let decisiveNote = "prevents synthesized initializers"
  private static let replacedError = "has no initializers"
  /// The beginning of an error in code that the compiler has made; its notes have places.
  private static let withoutPlace = "<unknown>:0: error: "

  /// The errors in the output of a build, each once.
  public static func errors(in output: String) -> [CompilerError] {
    var seen: Set<CompilerError> = []
    var result: [CompilerError] = []
    // The error whose notes take its place.
    var replaced: CompilerError?
    // The message whose notes have the places.
    var unplaced: Substring?
    func add(_ error: CompilerError) { if seen.insert(error).inserted { result.append(error) } }
    for line in output.split(whereSeparator: \.isNewline) {
      if line.hasPrefix(withoutPlace) {
        unplaced = line.dropFirst(withoutPlace.count)
      } else if let error = parse(line, ": error: ") {
        unplaced = nil
        if let replaced { add(replaced) }
        replaced = error.message.contains(replacedError) ? error : nil
        if replaced == nil { add(error) }
      } else if let note = parse(line, ": note: "), note.message.contains(decisiveNote) {
        replaced = nil
        add(note)
      } else if let unplaced, var note = parse(line, ": note: ") {
        note.message = String(unplaced)
        add(note)
      }
    }
    if let replaced { add(replaced) }
    return result
  }

  private static func parse(_ line: Substring, _ kind: String) -> CompilerError? {
    guard line.hasPrefix("/"), let separator = line.firstRange(of: kind) else { return nil }
    let place = line[..<separator.lowerBound].split(separator: ":")
    guard place.count > 2, let column = Int(place[place.count - 1]), let row = Int(place[place.count - 2]) else {
      return nil
    }
    return CompilerError(
      path: place.dropLast(2).joined(separator: ":"), line: row, column: column,
      message: String(line[separator.upperBound...]))
  }
}
