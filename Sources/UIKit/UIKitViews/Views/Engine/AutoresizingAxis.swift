// SPDX-License-Identifier: MIT

/// An autoresizing mask along one axis, with the geometry for which it was created.
///
/// When the container's size changes, each flexible part takes a share of the change in proportion to its own size. If
/// all flexible parts are zero, they share the change equally. If nothing is flexible, the far margin takes the whole
/// change.
///
/// Source: Apple, `UIView.AutoresizingMask`; generated constraints as they print in the runtime's logs.
struct AutoresizingAxis: Equatable {
  /// Whether the near margin, left or top, is flexible.
  var flexibleMin: Bool
  /// Whether the view's own size is flexible.
  var flexibleSize: Bool
  /// Whether the far margin, right or bottom, is flexible.
  var flexibleMax: Bool
  /// The near edge of the view, in points.
  var origin: Double
  /// The size of the view, in points.
  var size: Double
  /// The size of the container, in points.
  var containerSize: Double

  /// The fractions of a change of the container's size that go to the near margin and to the size. The rest goes to the
  /// far margin.
  var shares: (origin: Double, size: Double) {
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

  /// Returns the near edge and the size after the container's size changes to `newContainerSize`.
  func resized(to newContainerSize: Double) -> (origin: Double, size: Double) {
    let change = newContainerSize - containerSize
    let shares = shares
    return (origin + change * shares.origin, size + change * shares.size)
  }
}
