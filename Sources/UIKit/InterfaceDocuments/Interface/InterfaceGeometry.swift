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
  /// The insets. Left and right are leading and trailing if ``isDirectional`` is set.
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
  /// Returns the number in the attribute `name`; `nil` if it is missing or exceeds ``maximumNumber``.
  public func number(_ name: String) -> Double? { self[name].flatMap(Self.number) }

  /// Returns the number in `text`; `nil` if it is not finite or exceeds ``maximumNumber``.
  package static func number(_ text: some StringProtocol) -> Double? {
    Double(text).flatMap { abs($0) <= maximumNumber ? $0 : nil }
  }

  /// Returns the integer in the attribute `name`; `nil` if there is none or it exceeds ``maximumNumber``.
  package func integer(_ name: String) -> Int? { self[name].flatMap(Self.integer) }

  /// Returns the integer in `text`; `nil` for any other text or if it exceeds ``maximumNumber``.
  package static func integer(_ text: String) -> Int? {
    Int(text).flatMap { abs(Double($0)) <= maximumNumber ? $0 : nil }
  }

  /// The maximum magnitude of a number in a document: a billion, so that differences of a ten-thousandth of a point
  /// are preserved.
  package static let maximumNumber = 1e9

  /// Returns the Boolean in the attribute `name`, or `fallback` if there is none.
  public func flag(_ name: String, or fallback: Bool = false) -> Bool {
    self[name].map { $0 == "YES" || $0 == "true" } ?? fallback
  }
}
