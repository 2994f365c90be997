// SPDX-License-Identifier: MIT

/// A constraint in a document: `first.attribute (= ≤ ≥) multiplier × second.attribute + constant`.
public struct InterfaceConstraint {
  /// Its element.
  public let element: MarkupElement
  /// The document it is in.
  public let document: InterfaceDocument

  /// The constraint that `element` describes.
  public init(_ element: MarkupElement, in document: InterfaceDocument) {
    self.element = element
    self.document = document
  }

  /// How the two sides compare; raw values are the document's.
  public enum Relation: String, Hashable, Sendable {
    case equal, lessThanOrEqual, greaterThanOrEqual
  }

  /// The identifier of the object; the name given to the constraint is ``identifier``.
  public var id: String { element["id"] ?? "" }

  /// The view that holds it; nil for one that stands elsewhere.
  public var holder: InterfaceView? {
    guard let view = element.parent?.parent, InterfaceView.isView(view) else { return nil }
    return InterfaceView(view, in: document)
  }

  /// The identifier of the first item: what is written, else the holder's.
  public var firstItem: String { element["firstItem"] ?? holder?.id ?? "" }

  /// The identifier of the second item; nil for a constraint on one dimension.
  public var secondItem: String? { element["secondItem"] }

  /// What of the first item is constrained; nil for a word that is not known.
  public var firstAttribute: InterfaceAttribute? { element["firstAttribute"].flatMap(InterfaceAttribute.init) }

  /// What of the second item it refers to.
  public var secondAttribute: InterfaceAttribute? { element["secondAttribute"].flatMap(InterfaceAttribute.init) }

  /// How the sides compare.
  public var relation: Relation { element["relation"].flatMap(Relation.init) ?? .equal }

  /// The factor of the second side, whether written `0.5`, `16:9` or `1/3`.
  public var multiplier: Double { multiplier(under: .any) }

  /// What is added to the second side, in points.
  public var constant: Double { constant(under: .any) }

  /// How strongly it counts, from 0 to 1000.
  public var priority: Double { priority(under: .any) }

  /// The factor under `traits`.
  public func multiplier(under traits: InterfaceTraits) -> Double {
    element.value("multiplier", under: traits).flatMap(Self.ratio) ?? 1
  }

  /// The constant under `traits`, in points.
  public func constant(under traits: InterfaceTraits) -> Double {
    element.value("constant", under: traits).flatMap(Double.init) ?? 0
  }

  /// The priority under `traits`.
  public func priority(under traits: InterfaceTraits) -> Double {
    element.value("priority", under: traits).flatMap(Double.init) ?? 1000
  }

  /// The name that the author gave it; nil without one.
  public var identifier: String? { element["identifier"] }

  /// Whether it is there on the canvas only, not in the running program.
  public var isPlaceholder: Bool { element.flag("placeholder") }

  /// Whether the constant is the standard spacing, which the document repeats as a number.
  public var isSymbolic: Bool { element.flag("symbolic") }

  /// The standard spacing's meaning where the tool names it, such as `layoutAnchor`; nil where it does not.
  public var symbolType: String? { element["symbolType"] }

  /// Whether it is there under `traits`: its holder's variations leave it in.
  public func isInstalled(under traits: InterfaceTraits) -> Bool {
    guard let holder else { return true }
    return !holder.element.excluded("constraints", under: traits).contains(id)
  }

  /// The number that `text` says: `0.5`, or a ratio such as `16:9` or `1/3`; nil for anything else.
  package static func ratio(_ text: String) -> Double? {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }.map { Double(String($0)) }
    switch parts.count {
    case 1: return parts[0]
    case 2:
      guard let numerator = parts[0], let denominator = parts[1], denominator != 0 else { return nil }
      return numerator / denominator
    default: return nil
    }
  }
}
