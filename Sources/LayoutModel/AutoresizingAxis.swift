// SPDX-License-Identifier: MIT

/// An autoresizing mask on one axis, with the geometry it was made for.
///
/// Each flexible part takes a share of a change of the container's size in proportion to its own size; parts that are
/// all zero share equally; when nothing is flexible the far margin takes all.
///
/// Source: Apple, `UIView.AutoresizingMask`; generated constraints as they print in the runtime's logs.
public struct AutoresizingAxis: Equatable, Sendable {
  /// Whether the near margin, left or top, changes with the container.
  public var flexibleMin: Bool
  /// Whether the view's own size does.
  public var flexibleSize: Bool
  /// Whether the far margin, right or bottom, does.
  public var flexibleMax: Bool
  /// The near edge of the view, in points.
  public var origin: Double
  /// The size of the view, in points.
  public var size: Double
  /// The size of what the view is in, in points.
  public var containerSize: Double

  /// A mask on one axis, and the geometry for which it was made, in points.
  public init(
    flexibleMin: Bool, flexibleSize: Bool, flexibleMax: Bool, origin: Double, size: Double, containerSize: Double
  ) {
    self.flexibleMin = flexibleMin
    self.flexibleSize = flexibleSize
    self.flexibleMax = flexibleMax
    self.origin = origin
    self.size = size
    self.containerSize = containerSize
  }

  /// What part of a change of the container's size goes to the near margin and to the size; the rest is the far margin's.
  public var shares: (origin: Double, size: Double) {
    let farMargin = containerSize - origin - size
    var parts: (min: Double, size: Double, max: Double) = (
      flexibleMin ? max(origin, 0) : 0, flexibleSize ? max(size, 0) : 0, flexibleMax ? max(farMargin, 0) : 0
    )
    var total = parts.min + parts.size + parts.max
    if total == 0 {
      parts = (flexibleMin ? 1 : 0, flexibleSize ? 1 : 0, flexibleMax ? 1 : 0)
      total = parts.min + parts.size + parts.max
    }
    if total == 0 { return (0, 0) }
    return (parts.min / total, parts.size / total)
  }

  /// The near edge and the size after the container took on `newContainerSize`.
  public func resized(to newContainerSize: Double) -> (origin: Double, size: Double) {
    let change = newContainerSize - containerSize
    let shares = shares
    return (origin + change * shares.origin, size + change * shares.size)
  }
}
