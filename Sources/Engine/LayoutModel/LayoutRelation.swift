// SPDX-License-Identifier: MIT

import Cassowary

/// The relation between the two sides of a constraint. Raw values are UIKit's: `NSLayoutConstraint.Relation` is this type.
public typealias LayoutRelation = Relation

extension Relation {
  /// The operator that writes the relation: `==`, `<=` or `>=`.
  package var symbol: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}
