// SPDX-License-Identifier: MIT

import LayoutModel

// Findings and screens are sent between processes. The core does not use `Codable`, so its types conform here.

extension LayoutAxis: Codable {}
extension LayoutAttribute: Codable {}
extension LayoutRelation: Codable {}

extension ConstraintStatement: Codable where Side: Codable {
  /// The statement of a list of its parts.
  public init(from decoder: any Decoder) throws {
    var parts = try decoder.unkeyedContainer()
    let first = try parts.decode(Side.self)
    let firstOrigin = try parts.decode(Side?.self)
    let relation = try parts.decode(LayoutRelation.self)
    let second = try parts.decode(Side?.self)
    let secondOrigin = try parts.decode(Side?.self)
    self.init(
      first, relation, second, multiplier: try parts.decode(Double.self), constant: try parts.decode(Double.self),
      priority: try parts.decode(Float.self))
    self.firstOrigin = firstOrigin
    self.secondOrigin = secondOrigin
  }

  /// Writes a list of the parts.
  public func encode(to encoder: any Encoder) throws {
    var parts = encoder.unkeyedContainer()
    try parts.encode(first)
    try parts.encode(firstOrigin)
    try parts.encode(relation)
    try parts.encode(second)
    try parts.encode(secondOrigin)
    try parts.encode(multiplier)
    try parts.encode(constant)
    try parts.encode(priority)
  }
}

extension Rectangle: Codable {
  /// The rectangle of four numbers: `x`, `y`, `width` and `height`.
  public init(from decoder: any Decoder) throws {
    var numbers = try decoder.unkeyedContainer()
    let (x, y) = (try numbers.decode(Double.self), try numbers.decode(Double.self))
    self.init(x: x, y: y, width: try numbers.decode(Double.self), height: try numbers.decode(Double.self))
  }

  /// Writes `x`, `y`, `width` and `height`.
  public func encode(to encoder: any Encoder) throws {
    var numbers = encoder.unkeyedContainer()
    for value in values { try numbers.encode(value) }
  }
}

extension Size: Codable {
  /// The size of two numbers: `width` and `height`.
  public init(from decoder: any Decoder) throws {
    var numbers = try decoder.unkeyedContainer()
    let width = try numbers.decode(Double.self)
    self.init(width: width, height: try numbers.decode(Double.self))
  }

  /// Writes `width` and `height`.
  public func encode(to encoder: any Encoder) throws {
    var numbers = encoder.unkeyedContainer()
    try numbers.encode(width)
    try numbers.encode(height)
  }
}
