// SPDX-License-Identifier: MIT

/// A set of edges of a rectangle, in terms of the reading direction.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  /// The bits, as UIKit numbers them.
  public let rawValue: UInt
  /// The set of these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top.
  public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
  /// Where reading begins.
  public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
  /// The bottom.
  public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
  /// Where reading ends.
  public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
  /// Every edge.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
