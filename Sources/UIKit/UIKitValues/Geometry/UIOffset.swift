// SPDX-License-Identifier: MIT

/// An offset, in points.
public struct UIOffset: Equatable, Hashable, Sendable {
  /// The horizontal offset, in points. Positive offsets point to the right.
  public var horizontal: CGFloat
  /// The vertical offset, in points. Positive offsets point down.
  public var vertical: CGFloat

  /// Creates an offset, in points.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Creates an offset of 0 in both directions.
  public init() { self.init(horizontal: 0, vertical: 0) }

  // Computed, so that other modules need not call for its address.
  /// An offset of 0 in both directions.
  public static var zero: UIOffset { UIOffset() }
}
