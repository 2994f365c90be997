// SPDX-License-Identifier: MIT

/// A direction with a length.
public struct CGVector: Equatable, Hashable, Sendable, Codable {
  /// How far to the right.
  public var dx: CGFloat
  /// How far down.
  public var dy: CGFloat

  /// A vector of no length.
  public init() { self.init(dx: 0, dy: 0) }

  /// A vector of two numbers.
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }

  /// A vector of no length.
  public static let zero = CGVector()
}
