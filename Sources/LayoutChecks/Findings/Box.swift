// SPDX-License-Identifier: MIT

import Tinamou

/// A rectangle in points, as findings carry it.
public struct Box: Sendable, Codable, Hashable {
  /// The left edge.
  public let x: Double
  /// The top edge.
  public let y: Double
  /// How wide it is.
  public let width: Double
  /// How high it is.
  public let height: Double

  /// The rectangle of UIKit's `rect`.
  public init(_ rect: CGRect) {
    x = rect.origin.x
    y = rect.origin.y
    width = rect.size.width
    height = rect.size.height
  }

  /// The edges and sizes in the order x, y, width, height.
  public var values: [Double] { [x, y, width, height] }
}
