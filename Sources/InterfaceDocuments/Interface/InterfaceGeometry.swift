// SPDX-License-Identifier: MIT

/// A size in points.
public struct InterfaceSize: Hashable, Sendable {
  /// The extent across.
  public var width: Double
  /// The extent down.
  public var height: Double

  /// The size `width` by `height`.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The size in the attributes of `element`; nil without numbers.
  public init?(_ element: MarkupElement) {
    guard let width = element.number("width"), let height = element.number("height") else { return nil }
    self.init(width: width, height: height)
  }
}

/// A rectangle in points, in the superview's coordinates.
public struct InterfaceRect: Hashable, Sendable {
  /// The left edge.
  public var x: Double
  /// The upper edge.
  public var y: Double
  /// The extent across.
  public var width: Double
  /// The extent down.
  public var height: Double

  /// The rectangle at `x`, `y`.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The rectangle in the attributes of `element`; nil without numbers.
  public init?(_ element: MarkupElement) {
    guard let x = element.number("x"), let y = element.number("y"), let size = InterfaceSize(element) else {
      return nil
    }
    self.init(x: x, y: y, width: size.width, height: size.height)
  }
}

/// Distances from the four edges, in points.
public struct InterfaceInsets: Hashable, Sendable {
  /// From the upper edge.
  public var top: Double
  /// From the left or the leading edge.
  public var leading: Double
  /// From the lower edge.
  public var bottom: Double
  /// From the right or the trailing edge.
  public var trailing: Double
  /// Whether the sides follow the reading direction.
  public var isDirectional: Bool

  /// The distances of an `edgeInsets`, `directionalEdgeInsets` or `inset` element; nil for another.
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
  /// The finite number that the attribute `name` says; nil if there is none.
  public func number(_ name: String) -> Double? {
    self[name].flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
  }

  /// What the attribute `name` says; `fallback` where it says nothing.
  public func flag(_ name: String, or fallback: Bool = false) -> Bool {
    self[name].map { $0 == "YES" || $0 == "true" } ?? fallback
  }
}
