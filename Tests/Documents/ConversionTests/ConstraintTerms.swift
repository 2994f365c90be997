// SPDX-License-Identifier: MIT

import LayoutModel

@testable import Conversion

/// A constraint by its two terms and its relation, the same whichever side was written first.
struct ConstraintTerms: Hashable, CustomStringConvertible {
  let description: String

  /// Creates the terms of a constraint of a description.
  init(_ constraint: DescribedConstraint, of layout: LayoutDescription) {
    self.init(
      Self.term(constraint.first, of: layout), constraint.relation.symbol,
      constraint.second.map { Self.term($0, of: layout) } ?? "number")
  }

  /// Creates the terms from texts such as `title.leading`, `==` and `number`.
  init(_ first: String, _ sign: String, _ second: String) {
    let opposite = ["<=": ">=", ">=": "<="][sign] ?? sign
    description = first < second ? "\(first) \(sign) \(second)" : "\(second) \(opposite) \(first)"
  }

  private static func term(_ term: DescribedTerm, of layout: LayoutDescription) -> String {
    let attribute = term.attribute.name
    switch term.item {
    case .systemGuide(let guide, let index): return "\(layout.views[index].name).\(guide.rawValue).\(attribute)"
    case .view(let index) where attribute.hasSuffix("Margin"):
      return "\(layout.views[index].name).layoutMarginsGuide.\(attribute.dropLast("Margin".count))"
    case .view(let index) where attribute.hasSuffix("WithinMargins"):
      return "\(layout.views[index].name).layoutMarginsGuide.\(attribute.dropLast("WithinMargins".count))"
    case .view, .guide: return "\(layout.name(of: term.item)).\(attribute)"
    }
  }

  /// Returns how often each constraint occurs.
  static func counted(_ terms: [ConstraintTerms]) -> [ConstraintTerms: Int] {
    terms.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }
}
