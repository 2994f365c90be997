// SPDX-License-Identifier: MIT

/// A list of constraints as a log reports it, and the one that UIKit broke.
public struct LoggedConflict: Sendable {
  /// The line of the log on which the list begins, from 1.
  public let line: Int
  /// Whether UIKit reports that the constraints contradict each other. Otherwise a debugger printed them.
  public internal(set) var isReported: Bool
  /// The constraints of the list, without repetitions.
  public internal(set) var constraints: [LogConstraint] = []
  /// The constraint that UIKit broke; `nil` if the log does not say.
  public internal(set) var broken: LogConstraint?
  /// The lines of the list that could not be read.
  public internal(set) var unread: [ConflictLog.UnreadLine] = []
  /// Whether the system hid constraints of the list from the log, as `<private>`.
  public internal(set) var isHidden = false
  /// The number of times that the log reports this conflict.
  public internal(set) var count = 1
  /// The lines on which the same constraints of other views contradict each other.
  public internal(set) var linesOfOthers: [Int] = []

  init(line: Int, isReported: Bool) {
    self.line = line
    self.isReported = isReported
  }

  var isEmpty: Bool { constraints.isEmpty && broken == nil && unread.isEmpty && !isHidden }

  /// The constraints by their addresses.
  var identities: Set<String> { Set(constraints.map(\.identity)) }

  /// The statements of the constraints, by the classes of their views instead of the views themselves.
  var signature: [String] {
    var numbers: [String: Int] = [:]
    func text(_ side: LogConstraint.Side) -> String {
      let number = numbers[side.item.key] ?? numbers.count
      numbers[side.item.key] = number
      return "\(side.item.className)#\(number).\(side.attribute)"
    }
    return constraints.map { constraint in
      let sides = [constraint.first, constraint.second].compactMap { $0 }.map(text).joined(separator: " ")
      return "\(constraint.identifier ?? "") \(constraint.place ?? "") \(sides) \(constraint.relation.symbol) "
        + "\(constraint.multiplier) \(constraint.constant) \(constraint.priority)"
    }
  }
}

/// A console log, read for the conflicts and ambiguities in it.
public struct ConflictLog: Sendable {
  /// A line that describes a constraint and could not be read.
  public struct UnreadLine: Sendable {
    /// The line of the log, from 1.
    public let line: Int
    /// The text.
    public let text: String
  }

  /// The conflicts and other lists of constraints, each once, in the order of the log.
  public private(set) var conflicts: [LoggedConflict] = []
  /// The views whose layout the log calls ambiguous, in its order.
  public private(set) var ambiguities: [LoggedAmbiguity] = []

  /// The lines that could not be read.
  public var unread: [UnreadLine] { conflicts.flatMap(\.unread) }

  /// Reads a log. Other lines are passed over, wherever they stand. A log that is cut off gives what it still has.
  public init(_ text: String) {
    let lines = LogLines.lines(of: text)
    var reader = LogReader()
    for line in lines { reader.read(line) }
    var known = KnownLists()
    for conflict in reader.finished() { add(conflict, &known) }
    ambiguities = lines.compactMap { LoggedAmbiguity($0) }
  }

  /// The positions of the lists by their constraints.
  private struct KnownLists {
    var byIdentities: [Set<String>: Int] = [:]
    var bySignature: [[String]: Int] = [:]
  }

  private mutating func add(_ conflict: LoggedConflict, _ known: inout KnownLists) {
    var conflict = conflict
    if conflict.constraints.isEmpty, let broken = conflict.broken { conflict.constraints = [broken] }
    conflict.constraints = SystemFamily.attributed(MaskPositions.resolved(conflict.constraints))
    guard !conflict.constraints.isEmpty else {
      addEmpty(conflict)
      return
    }
    let identities = conflict.identities
    let signature = conflict.signature
    if let index = known.byIdentities[identities] {
      conflicts[index].count += 1
    } else if let index = known.bySignature[signature] {
      conflicts[index].count += 1
      conflicts[index].linesOfOthers.append(conflict.line)
    } else {
      known.byIdentities[identities] = conflicts.count
      known.bySignature[signature] = conflicts.count
      conflicts.append(conflict)
    }
  }

  /// Adds a list without a constraint that could be read. Those that the system hid are counted.
  private mutating func addEmpty(_ conflict: LoggedConflict) {
    if conflict.isHidden, let index = conflicts.firstIndex(where: { $0.isHidden && $0.constraints.isEmpty }) {
      conflicts[index].count += 1
    } else {
      conflicts.append(conflict)
    }
  }
}
