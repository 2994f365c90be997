// SPDX-License-Identifier: MIT

import LayoutModel

/// A constraint in a document: `first.attribute (= ≤ ≥) multiplier × second.attribute + constant`.
public struct InterfaceConstraint {
  /// The XML element.
  public let element: MarkupElement
  /// The document that contains the element.
  public let document: InterfaceDocument

  /// Creates the constraint that `element` describes.
  public init(_ element: MarkupElement, in document: InterfaceDocument) {
    self.element = element
    self.document = document
  }

  /// The identifier of the object. The name from the author of the document is ``identifier``.
  public var id: String { element["id"] ?? "" }

  /// The view on which the constraint is installed; `nil` for a constraint outside of a view.
  public var holder: InterfaceView? {
    guard let view = element.parent?.parent, InterfaceView.isView(view) else { return nil }
    return InterfaceView(view, in: document)
  }

  /// The identifier of the first item. The default is the identifier of the holder.
  public var firstItem: String { element["firstItem"] ?? holder?.id ?? "" }

  /// The identifier of the second item; `nil` for a constraint on one dimension.
  public var secondItem: String? { element["secondItem"] }

  /// The attribute of the first item; `nil` for an unknown attribute.
  public var firstAttribute: LayoutAttribute? { element["firstAttribute"].flatMap(LayoutAttribute.init(documentName:)) }

  /// The attribute of the second item; `nil` for a constraint on one dimension or an unknown attribute.
  public var secondAttribute: LayoutAttribute? {
    element["secondAttribute"].flatMap(LayoutAttribute.init(documentName:))
  }

  /// The relation between the two sides. The default is `.equal`.
  public var relation: LayoutRelation { element["relation"].flatMap(LayoutRelation.init(documentName:)) ?? .equal }

  /// The multiplier, in the form `0.5`, `16:9` or `1/3` in documents. The default is `1`.
  public var multiplier: Double { multiplier(under: .any) }

  /// The constant, in points. The default is `0`.
  public var constant: Double { constant(under: .any) }

  /// The priority, from 0 to 1000. The default is `1000`.
  public var priority: Double { priority(under: .any) }

  /// Returns the multiplier under `traits`.
  public func multiplier(under traits: InterfaceTraits) -> Double {
    element.value("multiplier", under: traits).flatMap(Self.ratio) ?? 1
  }

  /// Returns the constant under `traits`, in points.
  public func constant(under traits: InterfaceTraits) -> Double {
    element.value("constant", under: traits).flatMap(MarkupElement.number) ?? 0
  }

  /// Returns the priority under `traits`.
  public func priority(under traits: InterfaceTraits) -> Double {
    element.value("priority", under: traits).flatMap(MarkupElement.number) ?? 1000
  }

  /// The name of the constraint from the author of the document, or `nil`.
  public var identifier: String? { element["identifier"] }

  /// Whether the constraint is removed at build time and exists only on the canvas.
  public var isPlaceholder: Bool { element.flag("placeholder") }

  /// Whether the constant is the standard spacing. The document contains its value as well.
  public var isSymbolic: Bool { element.flag("symbolic") }

  /// The kind of standard spacing, such as `layoutAnchor`, or `nil`.
  public var symbolType: String? { element["symbolType"] }

  /// Returns whether the constraint is installed under `traits`.
  public func isInstalled(under traits: InterfaceTraits) -> Bool {
    guard let holder else { return true }
    return !holder.element.excluded("constraints", under: traits).contains(id)
  }

  /// Parses a number such as `0.5` or a ratio such as `16:9` or `1/3`. Returns `nil` for other text.
  package static func ratio(_ text: String) -> Double? {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }.map(MarkupElement.number)
    switch parts.count {
    case 1: return parts[0].flatMap(usableRatio)
    case 2:
      guard let numerator = parts[0], let denominator = parts[1], denominator != 0 else { return nil }
      return usableRatio(numerator / denominator)
    default: return nil
    }
  }

  /// Returns `ratio` if it is 0 or its magnitude is between a millionth and a million; otherwise `nil`, because the
  /// sizes on one side would be larger than any screen or smaller than any pixel.
  private static func usableRatio(_ ratio: Double) -> Double? {
    ratio == 0 || (1e-6...1e6).contains(abs(ratio)) ? ratio : nil
  }
}
