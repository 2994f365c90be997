// SPDX-License-Identifier: MIT

/// A width and a height in points.
public struct Size: Hashable, Sendable {
  /// The length from side to side.
  public var width: Double
  /// The length from top to bottom.
  public var height: Double

  /// The size `width` by `height`.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}
