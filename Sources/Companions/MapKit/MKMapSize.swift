// SPDX-License-Identifier: MIT

import Foundation

/// A size on the world map.
public struct MKMapSize: Hashable, Sendable {
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double
  /// Creates a size.
  public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
  /// The size of the world map.
  public static let world = MKMapSize(width: 268_435_456, height: 268_435_456)
}
