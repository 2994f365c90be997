// SPDX-License-Identifier: MIT

/// A size, in points.
public struct InterfaceSize: Hashable, Sendable {
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double

  /// Creates a size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Creates a size from the attributes of `element`, or returns `nil` if they are not numbers.
  public init?(_ element: MarkupElement) {
    guard let width = element.number("width"), let height = element.number("height") else { return nil }
    self.init(width: width, height: height)
  }
}

/// A rectangle, in points, in the superview's coordinate system.
public struct InterfaceRect: Hashable, Sendable {
  /// The left edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double

  /// Creates a rectangle.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Creates a rectangle from the attributes of `element`, or returns `nil` if they are not numbers.
  public init?(_ element: MarkupElement) {
    guard let x = element.number("x"), let y = element.number("y"), let size = InterfaceSize(element) else {
      return nil
    }
    self.init(x: x, y: y, width: size.width, height: size.height)
  }
}

/// Insets from the four edges, in points.
public struct InterfaceInsets: Hashable, Sendable {
  /// The inset from the top edge.
  public var top: Double
  /// The inset from the left or leading edge.
  public var leading: Double
  /// The inset from the bottom edge.
  public var bottom: Double
  /// The inset from the right or trailing edge.
  public var trailing: Double
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
    (top, leading, bottom, trailing) = (numbers[0], numbers[1], numbers[2], numbers[3])
    isDirectional = element.name == "directionalEdgeInsets"
  }
}

extension MarkupElement {
  /// Returns the number in the attribute `name`; `nil` without one, and for one beyond ``greatestNumber``.
  public func number(_ name: String) -> Double? { self[name].flatMap(Self.number) }

  /// Returns the number that `text` spells; `nil` for one that is not finite or beyond ``greatestNumber``.
  package static func number(_ text: some StringProtocol) -> Double? {
    Double(text).flatMap { abs($0) <= greatestNumber ? $0 : nil }
  }

  /// The whole number that the attribute `name` says; nil if there is none, and beyond ``greatestNumber``.
  package func integer(_ name: String) -> Int? { self[name].flatMap(Self.integer) }

  /// The whole number that `text` spells; nil for any other text, and beyond ``greatestNumber``.
  package static func integer(_ text: String) -> Int? {
    Int(text).flatMap { abs(Double($0)) <= greatestNumber ? $0 : nil }
  }

  /// The greatest magnitude of a number in a document: a billion, so a ten-thousandth of a point is still told apart.
  package static let greatestNumber = 1e9

  /// Returns the Boolean in the attribute `name`, or `fallback` if there is none.
  public func flag(_ name: String, or fallback: Bool = false) -> Bool {
    self[name].map { $0 == "YES" || $0 == "true" } ?? fallback
  }
}
