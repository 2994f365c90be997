// SPDX-License-Identifier: MIT

/// A number of a layout that nothing determines.
public struct OpenValue: Sendable, Codable, Hashable {
  /// The numbers that place a view.
  public enum Quantity: String, Sendable, Codable, CaseIterable {
    /// The left edge in the superview.
    case x
    /// The top edge in the superview.
    case y
    /// How wide the view is.
    case width
    /// How high the view is.
    case height

    /// The axis along which it is measured.
    public var axis: FindingAxis { self == .x || self == .width ? .horizontal : .vertical }
    /// Whether it is a size rather than a location.
    public var isSize: Bool { self == .width || self == .height }
  }

  /// Which number.
  public let quantity: Quantity
  /// The least value it could have, in points; nil where there is none.
  public let least: Double?
  /// The greatest value it could have, in points; nil where there is none.
  public let greatest: Double?
}
