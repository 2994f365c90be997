// SPDX-License-Identifier: MIT

import InterfaceDocuments
import LayoutModel

/// The contents of a constraint without its element in the document: `first = multiplier × second + constant`.
public struct InterfaceConstraintDraft: Hashable, Sendable {
  /// The constrained attribute.
  public var first: InterfaceTerm
  /// The relation between the sides. The default is `.equal`.
  public var relation = LayoutRelation.equal
  /// The attribute on the second side; `nil` if it is a constant.
  public var second: InterfaceTerm?
  /// The multiplier of the second side, as written; `nil` for 1.
  public var multiplier: InterfaceMultiplier?
  /// The constant added to the second side, in points.
  public var constant: Double
  /// Whether the constant is the standard distance, regardless of the number that is written. The default is `false`.
  public var isSymbolic = false
  /// The priority, from 0 to 1000. The default is 1000.
  public var priority = 1000.0
  /// The identifier of the view that holds the constraint and whose coordinates it uses.
  public var holder: String

  /// Creates the constraint `first = second + constant`, held by `holder`.
  public init(_ first: InterfaceTerm, equals second: InterfaceTerm?, plus constant: Double, in holder: String) {
    self.first = first
    self.second = second
    self.constant = constant
    self.holder = holder
  }

  /// Creates a draft with the contents of `constraint` under `traits`.
  ///
  /// Returns `nil` if its attributes are unknown.
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

  /// The multiplier of the second side as a number.
  public var factor: Double { multiplier?.value ?? 1 }

  /// The items that the constraint refers to, each once.
  public var items: [String] {
    guard let second, second.item != first.item else { return [first.item] }
    return [first.item, second.item]
  }

  /// Returns the indices in `drafts` of the constraints of each item.
  static func indices(of drafts: [InterfaceConstraintDraft]) -> [String: [Int]] {
    var indices: [String: [Int]] = [:]
    for (index, draft) in drafts.enumerated() {
      for item in draft.items { indices[item, default: []].append(index) }
    }
    return indices
  }

  /// A text that describes the constraint, from which an identifier is generated.
  var purpose: String {
    let sides = [first, second].compactMap(\.self).map { "\($0.item).\($0.attribute.documentName)" }
    return ([holder, relation.documentName, multiplier?.text ?? ""] + sides + [DocumentNumber.text(constant)])
      .joined(separator: " ")
  }

  /// The parts that are equal in equivalent constraints, which differ at most in constants and multipliers: a statement without
  /// either.
  var statement: ConstraintStatement<InterfaceTerm> {
    guard relation == .equal, factor == 1, let second,
      (second.item, second.attribute.documentName) < (first.item, first.attribute.documentName)
    else { return ConstraintStatement(first, relation, second, priority: Float(priority)) }
    return ConstraintStatement(second, relation, first, priority: Float(priority))
  }

  /// Returns whether both constraints are equivalent, regardless of the order of their sides.
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

/// An attribute of the view or guide with an identifier in a document.
public typealias InterfaceTerm = ItemAttribute<String>

/// A multiplier as a document writes it, such as `0.5` or `3:4`.
public struct InterfaceMultiplier: Hashable, Sendable {
  /// The text in the document.
  public let text: String

  /// Creates a multiplier from its text.
  public init(_ text: String) { self.text = text }

  /// Creates a multiplier as the ratio of two numbers.
  public init(_ numerator: Int, to denominator: Int) { text = "\(numerator):\(denominator)" }

  /// The value of the multiplier; 1 if the text is not a number or ratio.
  public var value: Double { InterfaceConstraint.ratio(text) ?? 1 }
}
