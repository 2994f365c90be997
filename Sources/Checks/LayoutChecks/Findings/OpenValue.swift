// SPDX-License-Identifier: MIT

import LayoutCoding
import LayoutModel

/// A value of a layout that the constraints do not determine.
public struct OpenValue: Sendable, Codable, Hashable {
  /// The values that determine a view's frame.
  public enum Quantity: String, Sendable, Codable, CaseIterable {
    /// The left edge, in the superview's coordinates.
    case x
    /// The top edge, in the superview's coordinates.
    case y
    /// The width of the view.
    case width
    /// The height of the view.
    case height

    /// The axis of the value.
    public var axis: LayoutAxis { self == .x || self == .width ? .horizontal : .vertical }
    /// Whether the value is a size rather than a position.
    public var isSize: Bool { self == .width || self == .height }
  }

  /// The value that is not determined.
  public let quantity: Quantity
  /// The minimum possible value, in points; `nil` if there is none.
  public let minimum: Double?
  /// The maximum possible value, in points; `nil` if there is none.
  public let maximum: Double?
}
