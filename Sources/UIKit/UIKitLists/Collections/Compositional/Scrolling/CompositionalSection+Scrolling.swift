// SPDX-License-Identifier: MIT

/// The offsets at which a section that scrolls orthogonally comes to rest.
extension CompositionalSection {
  /// Returns the offset at which the content stops that would stop at `target`, in points; `nil` for any.
  ///
  /// - Parameters:
  ///   - target: The offset at which the content would stop, in points.
  ///   - start: The offset at the beginning of the drag, in points.
  ///   - speed: The speed of the content at the end of the drag, positive toward the trailing edge.
  func restingOffset(near target: CGFloat, from start: CGFloat, speed: CGFloat) -> CGFloat? {
    switch section.orthogonalScrollingBehavior {
    case .none, .continuous, .paging: return nil
    case .continuousGroupLeadingBoundary: return nearest(to: target, in: groupOffsets)
    case .groupPaging, .groupPagingCentered:
      let offsets = groupOffsets
      guard let first = offsets.indices.min(by: { abs(offsets[$0] - start) < abs(offsets[$1] - start) }) else {
        return nil
      }
      let next = speed == 0 ? nearest(to: orthogonalOffset, in: offsets) : nil
      if let next { return next }
      return offsets[Swift.min(Swift.max(first + (speed > 0 ? 1 : -1), 0), offsets.count - 1)]
    }
  }

  private func nearest(to offset: CGFloat, in offsets: [CGFloat]) -> CGFloat? {
    offsets.min { abs($0 - offset) < abs($1 - offset) }
  }
}
