// SPDX-License-Identifier: MIT

import LayoutCoding
import LayoutModel

/// A constraint of a compared screen: `first relation multiplier × second + constant`.
package struct ComparedConstraint: Sendable, Codable, Hashable {
  /// One side of a constraint.
  package struct Side: Sendable, Codable, Hashable {
    /// The index of the view.
    package var element: Int
    /// The name of a guide of the view, such as `safeAreaLayoutGuide`; `nil` for the view itself.
    package var guide: String?
    /// The attribute.
    package var attribute: LayoutAttribute

    /// Creates a side.
    package init(_ element: Int, guide: String? = nil, _ attribute: LayoutAttribute) {
      self.element = element
      self.guide = guide
      self.attribute = attribute
    }
  }

  /// The left side.
  package var first: Side
  /// The relation.
  package var relation: LayoutRelation
  /// The right side; `nil` for a constant.
  package var second: Side?
  /// The multiplier of the right side.
  package var multiplier: Double
  /// The constant, in points.
  package var constant: Double
  /// The priority; 1000 means required.
  package var priority: Float
  /// Whether the constraint is installed.
  package var isInstalled = true
  /// Whether the constant is the system's spacing.
  package var isStandardSpacing = false
  /// The identifier, or the outlet that refers to the constraint.
  package var name: String?
  /// The identifier of the object in its document.
  package var objectID: String?
  /// Constants, priorities and installations under a condition such as `compact width`, by the words of the condition.
  package var variations: [String: [String: ComparedValue]] = [:]

  /// Creates a constraint.
  package init(
    _ first: Side, _ relation: LayoutRelation = .equal, _ second: Side? = nil, multiplier: Double = 1,
    constant: Double = 0, priority: Float = 1000
  ) {
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
  }

  /// The same statement with its sides exchanged; `nil` if the multiplier has no inverse.
  var exchanged: ComparedConstraint? {
    guard let second, multiplier != 0 else { return nil }
    var result = self
    result.first = second
    result.second = first
    result.multiplier = multiplier == 1 ? 1 : 1 / multiplier
    result.constant = constant == 0 ? 0 : -constant / multiplier
    result.relation = multiplier < 0 ? relation : relation.exchanged
    return result
  }
}

extension LayoutRelation {
  /// The relation of the exchanged sides.
  fileprivate var exchanged: LayoutRelation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
