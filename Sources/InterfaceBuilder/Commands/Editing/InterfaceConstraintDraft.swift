// SPDX-License-Identifier: MIT

import InterfaceDocuments

/// What a constraint says, apart from where it stands: `first = multiplier × second + constant`.
public struct InterfaceConstraintDraft: Hashable, Sendable {
  /// What is constrained.
  public var first: InterfaceTerm
  /// How the sides compare.
  public var relation = InterfaceConstraint.Relation.equal
  /// What it is measured against; nil for a number alone.
  public var second: InterfaceTerm?
  /// The factor of the second side, as written; nil for 1.
  public var multiplier: InterfaceMultiplier?
  /// What is added to the second side, in points.
  public var constant: Double
  /// Whether the constant is the standard distance, whatever number is written.
  public var isSymbolic = false
  /// The strength, from 0 to 1000.
  public var priority = 1000.0
  /// The identifier of the view that holds it, in whose coordinates it counts.
  public var holder: String

  /// The constraint `first = second + constant`, held by `holder`.
  public init(_ first: InterfaceTerm, equals second: InterfaceTerm?, plus constant: Double, in holder: String) {
    self.first = first
    self.second = second
    self.constant = constant
    self.holder = holder
  }

  /// What `constraint` says under `traits`.
  ///
  /// Nil for one whose attributes are not known.
  public init?(_ constraint: InterfaceConstraint, under traits: InterfaceTraits) {
    guard let attribute = constraint.firstAttribute, let holder = constraint.holder else { return nil }
    first = InterfaceTerm(constraint.firstItem, attribute)
    if let item = constraint.secondItem {
      guard let attribute = constraint.secondAttribute else { return nil }
      second = InterfaceTerm(item, attribute)
    }
    relation = constraint.relation
    multiplier = constraint.element.value("multiplier", under: traits).map(InterfaceMultiplier.init)
    constant = constraint.constant(under: traits)
    isSymbolic = constraint.isSymbolic
    priority = constraint.priority(under: traits)
    self.holder = holder.id
  }

  /// The factor of the second side as a number.
  public var factor: Double { multiplier?.value ?? 1 }

  /// The items that it speaks of, each once.
  public var items: [String] {
    guard let second, second.item != first.item else { return [first.item] }
    return [first.item, second.item]
  }

  /// What it says in letters, to make an identifier of.
  var purpose: String {
    let sides = [first, second].compactMap(\.self).map { "\($0.item).\($0.attribute.rawValue)" }
    return ([holder, relation.rawValue, multiplier?.text ?? ""] + sides + [DocumentNumber.text(constant)])
      .joined(separator: " ")
  }

  /// Whether both say the same, whichever side is written first.
  func isSameStatement(as other: InterfaceConstraintDraft) -> Bool {
    guard relation == other.relation, priority == other.priority else { return false }
    if first == other.first, second == other.second, factor == other.factor {
      return abs(constant - other.constant) < 1e-6
    }
    guard relation == .equal, factor == 1, other.factor == 1, first == other.second, second == other.first else {
      return false
    }
    return abs(constant + other.constant) < 1e-6
  }
}

/// An attribute of an item.
public struct InterfaceTerm: Hashable, Sendable {
  /// The identifier of a view or a guide.
  public var item: String
  /// What of it.
  public var attribute: InterfaceAttribute

  /// The attribute of the item called `item`.
  public init(_ item: String, _ attribute: InterfaceAttribute) {
    self.item = item
    self.attribute = attribute
  }
}

/// A factor as a document writes it: `0.5`, `3:4`.
public struct InterfaceMultiplier: Hashable, Sendable {
  /// The spelling.
  public let text: String

  /// The factor written as `text`.
  public init(_ text: String) { self.text = text }

  /// The ratio of two numbers.
  public init(_ numerator: Int, to denominator: Int) { text = "\(numerator):\(denominator)" }

  /// The number; 1 for a spelling that is none.
  public var value: Double { InterfaceConstraint.ratio(text) ?? 1 }
}
