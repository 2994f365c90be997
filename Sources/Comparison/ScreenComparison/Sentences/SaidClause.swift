// SPDX-License-Identifier: MIT

/// A clause about an element, with the value before the change apart: “is 16 points high” and “20”.
struct SaidClause: Hashable {
  /// The statement about the time after the change.
  let statement: String
  /// The value before the change, if the clause ends with it.
  let past: String?

  /// The number of earlier values that a sentence about several elements names.
  private static let longestList = 3

  init(_ change: Change) { self.init(ChangeWords.clause(change)) }

  init(_ clause: String) {
    // Texts can have parentheses of their own.
    guard clause.hasSuffix(Self.ending), !clause.contains("“"), let start = clause.ranges(of: " (").last else {
      (statement, past) = (clause, nil)
      return
    }
    statement = String(clause[..<start.lowerBound])
    past = String(clause[start.upperBound...].dropLast(Self.ending.count))
  }

  private static let ending = " before)"

  /// The clauses about elements of which the same is said, each with the values that counted before.
  static func clauses(about changes: [ElementChange]) -> [String] {
    guard let first = changes.first else { return [] }
    return first.changes.indices.map { index in
      let clauses = changes.map { SaidClause($0.changes[index]) }
      var pasts: [String] = []
      for past in clauses.compactMap(\.past) where !pasts.contains(past) { pasts.append(past) }
      if pasts.isEmpty { return clauses[0].statement }
      let words = pasts.count > longestList ? "others" : pasts.joined(separator: " or ")
      return "\(clauses[0].statement) (\(words)\(ending)"
    }
  }
}
