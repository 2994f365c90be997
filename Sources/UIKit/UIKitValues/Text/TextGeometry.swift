// SPDX-License-Identifier: MIT

import SystemFont

/// The positions of the characters of laid out text.
package struct TextGeometry {
  /// The lines, from top to bottom.
  let lines: [TextLayout.Line]
  /// The upper-left corner of the first line's area, in points.
  let origin: CGPoint
  /// The height of a line without text, in points.
  let emptyHeight: CGFloat
  /// The distance of the cursor from the left edge without text, in points.
  private let emptyX: CGFloat
  /// For each UTF-16 offset, the sum of the advances before it, in points; one more than there are code units.
  private let ends: [CGFloat]

  /// The width of the cursor, in points.
  private static let caretWidth: CGFloat = 2

  package init(
    _ text: StyledText, _ layout: TextLayout, origin: CGPoint, emptyHeight: CGFloat, emptyX: CGFloat = 0
  ) {
    lines = layout.lines
    self.origin = origin
    (self.emptyHeight, self.emptyX) = (emptyHeight, emptyX)
    var ends: [CGFloat] = [0]
    var sum: CGFloat = 0
    for (scalar, advance) in zip(text.scalars, layout.advances) {
      if UTF16.width(scalar) == 2 { ends.append(sum) }
      sum += CGFloat(advance)
      ends.append(sum)
    }
    self.ends = ends
  }

  /// The number of UTF-16 code units.
  var length: Int { ends.count - 1 }

  /// The position of the line with a character; that of the last line for the end of the text, `nil` without lines.
  func lineIndex(at index: Int) -> Int? {
    lines.firstIndex { index < NSMaxRange($0.range) } ?? lines.indices.last
  }

  /// The rectangle of a line over its whole height.
  func rect(of line: TextLayout.Line) -> CGRect {
    CGRect(x: origin.x + line.x, y: origin.y + line.top, width: line.width, height: line.height)
  }

  /// The horizontal position before a character, in points.
  func x(of index: Int, in line: TextLayout.Line) -> CGFloat {
    let clamped = min(max(index, line.range.location), min(NSMaxRange(line.range), length))
    let before = min(ends[clamped] - ends[min(line.range.location, length)], line.width)
    return origin.x + (line.isRightToLeft ? line.x + line.width - before : line.x + before)
  }

  /// The distance of the cursor from the left edge of a line of some width that has no text yet, in points.
  package static func emptyX(
    _ alignment: NSTextAlignment, _ direction: UIUserInterfaceLayoutDirection, width: CGFloat
  ) -> CGFloat {
    let room = max(0, width - caretWidth)
    switch alignment {
    case .right: return room
    case .center: return room / 2
    case .natural where direction == .rightToLeft: return room
    default: return 0
    }
  }

  /// The rectangle of the cursor.
  package func caret(at index: Int) -> CGRect {
    guard let position = lineIndex(at: index) else {
      return CGRect(x: origin.x + emptyX, y: origin.y, width: Self.caretWidth, height: emptyHeight)
    }
    let line = lines[position]
    return CGRect(x: x(of: index, in: line), y: origin.y + line.top, width: Self.caretWidth, height: line.height)
  }

  /// The rectangles of a range, one for each line.
  package func rects(of range: NSRange) -> [CGRect] {
    lines.compactMap { line in
      let common = NSIntersectionRange(line.range, range)
      guard common.length > 0 else { return nil }
      let (a, b) = (x(of: common.location, in: line), x(of: NSMaxRange(common), in: line))
      return CGRect(x: min(a, b), y: origin.y + line.top, width: abs(b - a), height: line.height)
    }
  }

  /// The position between characters that is nearest to a point.
  package func index(closestTo point: CGPoint) -> Int {
    guard let line = lines.first(where: { point.y < origin.y + $0.top + $0.height }) ?? lines.last else { return 0 }
    let last = NSMaxRange(line.range) < length ? max(line.range.location, NSMaxRange(line.range) - 1) : length
    var best = line.range.location
    for index in line.range.location...max(line.range.location, last)
    where abs(x(of: index, in: line) - point.x) < abs(x(of: best, in: line) - point.x) { best = index }
    return best
  }

  /// The character at a point; `nil` where there is none.
  package func index(at point: CGPoint) -> Int? {
    guard let line = lines.first(where: { rect(of: $0).contains(point) }) else { return nil }
    return (line.range.location..<min(NSMaxRange(line.range), length)).first { index in
      let (a, b) = (x(of: index, in: line), x(of: index + 1, in: line))
      return point.x >= min(a, b) && point.x < max(a, b)
    }
  }
}
