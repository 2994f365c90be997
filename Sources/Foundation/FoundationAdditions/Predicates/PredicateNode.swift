// SPDX-License-Identifier: MIT

/// A condition: the root of a predicate, or a part of it.
indirect enum PredicateNode {
  case constant(Bool)
  case all([PredicateNode])
  case any([PredicateNode])
  case negation(PredicateNode)
  case comparison(PredicateComparison)
}

/// A comparison of two values.
struct PredicateComparison {
  /// The comparison of the elements of a collection on the left side.
  enum Modifier: String {
    case direct
    case any = "ANY"
    case all = "ALL"
    case none = "NONE"
  }

  enum Relation: String {
    case equal = "=="
    case notEqual = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    case between = "BETWEEN"
    case isIn = "IN"
    case contains = "CONTAINS"
    case beginsWith = "BEGINSWITH"
    case endsWith = "ENDSWITH"
    case like = "LIKE"
    case matches = "MATCHES"
  }

  /// The options for comparing texts: without case, without diacritics, or code by code.
  struct Options: OptionSet {
    let rawValue: Int
    static let caseInsensitive = Options(rawValue: 1)
    static let diacriticInsensitive = Options(rawValue: 2)
    static let normalized = Options(rawValue: 4)

    /// The letters in brackets, such as `cd`.
    var letters: String {
      if contains(.normalized) { return "n" }
      return (contains(.caseInsensitive) ? "c" : "") + (contains(.diacriticInsensitive) ? "d" : "")
    }
  }

  let modifier: Modifier
  let left: PredicateExpression
  let relation: Relation
  let options: Options
  let right: PredicateExpression
}
