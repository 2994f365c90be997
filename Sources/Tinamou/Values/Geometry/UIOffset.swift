// SPDX-License-Identifier: MIT

/// A displacement in points.
public struct UIOffset: Equatable, Hashable, Sendable {
  /// To the right, in points.
  public var horizontal: CGFloat
  /// Downwards, in points.
  public var vertical: CGFloat

  /// The distances named, in points.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The distances named, in points.
  public init() { self.init(horizontal: 0, vertical: 0) }

  /// Nothing at any side.
  public static let zero = UIOffset()
}
