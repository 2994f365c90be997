// SPDX-License-Identifier: MIT

/// The areas around which lines flow.
///
/// Source: Apple, `NSTextContainer.exclusionPaths`.
package struct TextExclusions {
  /// A part of a line beside the areas, in points from the leading edge of the text.
  struct Room {
    var x: CGFloat
    var width: CGFloat
  }

  private let outlines: [[CGPoint]]
  private let width: CGFloat
  private let padding: CGFloat

  /// Creates the areas of a container; `nil` if it has none.
  ///
  /// - Parameter width: The width of the container, in points.
  package init?(of container: NSTextContainer, width: CGFloat) {
    guard !container.exclusionPaths.isEmpty else { return nil }
    outlines = container.exclusionPaths.flatMap {
      DrawingCommand.Path($0.cgPath.elements).polygons()
    }
    self.width = width
    padding = container.lineFragmentPadding
  }

  /// Returns the parts of the width that no area covers between two heights, from left to right. Parts that are narrower than high
  /// are left out.
  func rooms(from top: CGFloat, to bottom: CGFloat) -> [Room] {
    var (rooms, x): ([Room], CGFloat) = ([], 0)
    let covered = outlines.compactMap { Self.extent(of: $0, from: top, to: bottom) }
    for area in covered.sorted(by: { $0.lowerBound < $1.lowerBound }) + [width...width] {
      let free = min(area.lowerBound, width) - x - 2 * padding
      if free >= bottom - top { rooms.append(Room(x: x, width: free)) }
      x = max(x, area.upperBound)
    }
    return rooms
  }

  /// Returns the next height below `top` at which an area ends; `nil` below all areas.
  func end(below top: CGFloat) -> CGFloat? {
    outlines.compactMap { $0.map(\.y).max() }.filter { $0 > top }.min()
  }

  /// Returns the horizontal extent of the part of an outline between two heights; `nil` if it has none there.
  private static func extent(of outline: [CGPoint], from top: CGFloat, to bottom: CGFloat)
    -> ClosedRange<CGFloat>?
  {
    var xs = outline.filter { $0.y > top && $0.y < bottom }.map(\.x)
    for (start, end) in zip(outline, outline.dropFirst() + outline.prefix(1)) where start.y != end.y {
      for y in [top, bottom] where min(start.y, end.y) <= y && y <= max(start.y, end.y) {
        // An edge that only touches the border is outside.
        guard max(start.y, end.y) > top, min(start.y, end.y) < bottom else { continue }
        xs.append(start.x + (end.x - start.x) * (y - start.y) / (end.y - start.y))
      }
    }
    guard let first = xs.min(), let last = xs.max(), first < last else { return nil }
    return first...last
  }
}
