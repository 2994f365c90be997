// SPDX-License-Identifier: MIT

import Tinamou

/// A rectangle in points, as findings store it.
public struct Box: Sendable, Codable, Hashable {
  /// The position of the left edge.
  public let x: Double
  /// The position of the top edge.
  public let y: Double
  /// The width of the rectangle.
  public let width: Double
  /// The height of the rectangle.
  public let height: Double

  /// Creates a rectangle from UIKit's `rect`.
  public init(_ rect: CGRect) {
    x = rect.origin.x
    y = rect.origin.y
    width = rect.size.width
    height = rect.size.height
  }

  /// The values in the order x, y, width, height.
  public var values: [Double] { [x, y, width, height] }
}
