// SPDX-License-Identifier: MIT

import SystemFont

extension TextPlacement {
  /// Breaks the text into lines that flow around areas, at most as many as the limit.
  ///
  /// A line beside an area can have several parts, each of which is a line here.
  mutating func breakLines(around exclusions: TextExclusions, limit: Int?) {
    var (start, paragraph, y) = (0, 0, CGFloat(0))
    var rooms: [TextExclusions.Room] = []
    while start < text.scalars.count && raw.count < limit ?? Int.max {
      let isFirst = start == paragraph
      if rooms.isEmpty { (y, rooms) = nextRow(around: exclusions, from: start, paragraph) }
      let room = rooms.removeFirst()
      let style = paragraphStyle(at: paragraph)
      let width = Double(room.width - (isFirst ? style.firstLineHeadIndent : style.headIndent))
      let line = breaker.paragraphLines(
        from: start, within: .init(width), mode: mode(of: style).mode, limit: 1,
        tabs: tabs(of: style, isFirst: isFirst))[0]
      append([line], of: style, paragraph)
      raw[raw.count - 1].area = (room, y)
      start = line.range.upperBound
      if line.endsParagraph { (paragraph, rooms) = (start, []) }
    }
    if breaker.endsWithLineBreak && start == text.scalars.count && raw.count < limit ?? Int.max {
      (y, rooms) = nextRow(around: exclusions, from: max(0, start - 1), paragraph)
      let empty = BrokenLine(
        range: start..<start, visible: start..<start, width: 0, endsParagraph: true)
      append([empty], of: paragraphStyle(at: paragraph), paragraph)
      raw[raw.count - 1].area = (rooms[0], y)
    }
  }

  /// The top of the next row of lines below those so far, and the room beside the areas there.
  private func nextRow(
    around exclusions: TextExclusions, from start: Int, _ paragraph: Int
  ) -> (CGFloat, [TextExclusions.Room]) {
    let style = paragraphStyle(at: paragraph)
    let probe = RawLine(
      line: BrokenLine(
        range: start..<start + 1, visible: start..<start + 1, width: 0, endsParagraph: false),
      fitted: nil, paragraph: style, isFirstOfParagraph: start == paragraph, isRightToLeft: false)
    var y: CGFloat = 0
    if let last = raw.last, let area = last.area {
      let extent = extent(last)
      y = area.top + extent.height + space(after: last, extent, before: probe)
    }
    let height = extent(probe).height
    while true {
      let rooms = exclusions.rooms(from: y, to: y + height)
      if !rooms.isEmpty { return (y, rooms) }
      // Below all areas, a container that is narrower than a line is high has room for one all the same.
      guard let next = exclusions.end(below: y) else {
        return (y, [TextExclusions.Room(x: 0, width: max(0, options.size.width))])
      }
      y = next
    }
  }
}
