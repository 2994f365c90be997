// SPDX-License-Identifier: MIT

/// A width and a height in points, as findings store them.
public struct Extent: Sendable, Codable, Hashable {
  /// The width.
  public let width: Double
  /// The height.
  public let height: Double

  /// Creates an extent from a width and a height.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}
