// SPDX-License-Identifier: MIT

/// A width and a height in points, as findings carry them.
public struct Extent: Sendable, Codable, Hashable {
  /// How wide something is.
  public let width: Double
  /// How high something is.
  public let height: Double

  /// A width and a height.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}
