// SPDX-License-Identifier: MIT

import LayoutModel

/// A section of a flow layout: its header, its lines inside insets, and its footer.
struct FlowSection {
  /// The start of the section along the scroll axis, in points.
  var offset: CGFloat = 0
  var headerLength: CGFloat
  var footerLength: CGFloat
  /// The insets of the items, in points, for content that scrolls vertically: top and bottom are along the scroll
  /// axis, and left and right across it.
  var insets: Insets
  var lines: FlowLines

  /// The length from the start of the header to the end of the footer, in points.
  var length: CGFloat { headerLength + insets.top + lines.length + insets.bottom + footerLength }
  var end: CGFloat { offset + length }
  /// The start of the first line, in points.
  var linesOffset: CGFloat { offset + headerLength + insets.top }
  var footerOffset: CGFloat { end - footerLength }

  /// The items that intersect a range along the scroll axis, with their rectangles.
  func items(from start: CGFloat, to end: CGFloat) -> [(item: Int, rectangle: Rectangle)] {
    lines.lines(from: start - linesOffset, to: end - linesOffset).flatMap { line in
      zip(line.items, lines.rectangles(of: line)).map { ($0, moved($1)) }
    }
  }

  /// Returns the rectangle of an item.
  func rectangle(of item: Int) -> Rectangle {
    let line = lines.line(of: item)
    return moved(lines.rectangles(of: line)[item - line.items.lowerBound])
  }

  private func moved(_ rectangle: Rectangle) -> Rectangle {
    rectangle.moved(by: Rectangle(x: insets.left, y: Double(linesOffset), width: 0, height: 0))
  }

  /// Returns the start of the header: that of the section, or pinned to the visible range while the section's items
  /// are visible.
  func headerOffset(pinnedTo visibleStart: CGFloat?) -> CGFloat {
    guard let visibleStart else { return offset }
    return Swift.max(offset, Swift.min(visibleStart, footerOffset - headerLength))
  }

  /// Returns the start of the footer: that of the section, or pinned to the visible range.
  func footerOffset(pinnedTo visibleEnd: CGFloat?) -> CGFloat {
    guard let visibleEnd else { return footerOffset }
    return Swift.min(footerOffset, Swift.max(visibleEnd - footerLength, offset + headerLength))
  }
}
