// SPDX-License-Identifier: MIT

/// A section of a flow layout: its header, its lines between insets, its footer, one after the other.
struct FlowSection {
  /// The room around the items in terms of the scroll axis, in points.
  struct Insets: Equatable {
    var beforeAlong: CGFloat = 0
    var afterAlong: CGFloat = 0
    var beforeAcross: CGFloat = 0
    var afterAcross: CGFloat = 0
  }

  /// Where the section begins along the scroll axis, in points.
  var offset: CGFloat = 0
  var headerLength: CGFloat
  var footerLength: CGFloat
  var insets: Insets
  var lines: FlowLines

  /// From the header's beginning to the footer's end, in points.
  var length: CGFloat { headerLength + insets.beforeAlong + lines.length + insets.afterAlong + footerLength }
  var end: CGFloat { offset + length }
  /// Where the first line begins, and where the room below the last one ends.
  var linesOffset: CGFloat { offset + headerLength + insets.beforeAlong }
  var footerOffset: CGFloat { end - footerLength }

  /// The items that reach into a stretch along the scroll axis, with their places.
  func items(from start: CGFloat, to end: CGFloat) -> [(item: Int, rectangle: FlowRectangle)] {
    lines.lines(from: start - linesOffset, to: end - linesOffset).flatMap { line in
      zip(line.items, lines.rectangles(of: line)).map { ($0, moved($1)) }
    }
  }

  /// Where an item lies.
  func rectangle(of item: Int) -> FlowRectangle {
    let line = lines.line(of: item)
    return moved(lines.rectangles(of: line)[item - line.items.lowerBound])
  }

  private func moved(_ rectangle: FlowRectangle) -> FlowRectangle {
    var rectangle = rectangle
    rectangle.along += linesOffset
    rectangle.across += insets.beforeAcross
    return rectangle
  }

  /// Where the header begins: at the section's beginning, or pinned to the visible part for as long as the section's items
  /// are in it.
  func headerOffset(pinnedTo visibleStart: CGFloat?) -> CGFloat {
    guard let visibleStart else { return offset }
    return Swift.max(offset, Swift.min(visibleStart, footerOffset - headerLength))
  }

  /// Where the footer begins: at the section's end, or pinned to the visible part.
  func footerOffset(pinnedTo visibleEnd: CGFloat?) -> CGFloat {
    guard let visibleEnd else { return footerOffset }
    return Swift.min(footerOffset, Swift.max(visibleEnd - footerLength, offset + headerLength))
  }
}
