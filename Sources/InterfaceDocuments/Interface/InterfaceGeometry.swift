// SPDX-License-Identifier: MIT

import LayoutModel

extension Size {
  /// Creates a size from the attributes of `element`, or returns `nil` if they are not numbers.
  package init?(_ element: MarkupElement) {
    guard let width = element.number("width"), let height = element.number("height") else { return nil }
    self.init(width: width, height: height)
  }
}

extension Rectangle {
  /// Creates a rectangle from the attributes of `element`, or returns `nil` if they are not numbers.
  package init?(_ element: MarkupElement) {
    guard let x = element.number("x"), let y = element.number("y"), let size = Size(element) else {
      return nil
    }
    self.init(x: x, y: y, width: size.width, height: size.height)
  }
}

/// The insets of an `edgeInsets`, `directionalEdgeInsets` or `inset` element, in points.
public struct InterfaceInsets: Hashable, Sendable {
  /// The insets. Left and right are leading and trailing where ``isDirectional`` is set.
  public var edges: Insets
  /// Whether the insets are leading and trailing instead of left and right.
  public var isDirectional: Bool

  /// Creates insets from an `edgeInsets`, `directionalEdgeInsets` or `inset` element, or returns `nil` for another one.
  public init?(_ element: MarkupElement) {
    let names: [String]
    switch element.name {
    case "edgeInsets": names = ["top", "left", "bottom", "right"]
    case "directionalEdgeInsets": names = ["top", "leading", "bottom", "trailing"]
    case "inset": names = ["minY", "minX", "maxY", "maxX"]
    default: return nil
    }
    let numbers = names.map { element.number($0) ?? 0 }
    edges = Insets(left: numbers[1], top: numbers[0], right: numbers[3], bottom: numbers[2])
    isDirectional = element.name == "directionalEdgeInsets"
  }
}

extension MarkupElement {
  /// Returns the finite number in the attribute `name`, or `nil`.
  public func number(_ name: String) -> Double? {
    self[name].flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
  }

  /// Returns the Boolean in the attribute `name`, or `fallback` if there is none.
  public func flag(_ name: String, or fallback: Bool = false) -> Bool {
    self[name].map { $0 == "YES" || $0 == "true" } ?? fallback
  }
}
