// SPDX-License-Identifier: MIT

/// The part of a list's bounds, along one axis, that insets and pinned headers do not cover, and the content offsets
/// at which a part of the content is visible in it. All lengths are in points.
struct ScrollRoom {
  /// The position at which a part of the content appears.
  enum Alignment {
    case start, middle, end
    /// As close to the current position as possible.
    case nearest
  }

  /// The distance from the content offset to the start of the room.
  var start: CGFloat
  /// The distance from the content offset to the end of the room.
  var end: CGFloat
  /// Whether `nearest` shows the start of a part that is longer than the room.
  var showsStartOfLongParts = false

  /// Returns the content offset at which the content from `first` to `last` appears at `alignment`.
  func offset(showing first: CGFloat, to last: CGFloat, at alignment: Alignment, from offset: CGFloat) -> CGFloat {
    switch alignment {
    case .start: return first - start
    case .middle: return (first + last - start - end) / 2
    case .end: return last - end
    case .nearest:
      let isLong = showsStartOfLongParts && last - first > end - start
      if first < offset + start || isLong { return first - start }
      return last > offset + end ? last - end : offset
    }
  }
}
