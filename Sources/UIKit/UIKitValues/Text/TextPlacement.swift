// SPDX-License-Identifier: MIT

import SystemFont

/// The steps from styled text to a ``TextLayout``: the lines are broken, omitted if they do not fit, stacked and
/// aligned.
struct TextPlacement {
  /// A line that is not yet positioned.
  struct RawLine {
    var line: BrokenLine
    var fitted: FittedLine?
    var paragraph: NSParagraphStyle
    var isFirstOfParagraph: Bool
    var isRightToLeft: Bool
    /// The place beside areas around which lines flow; `nil` for a line below the one before.
    var area: (room: TextExclusions.Room, top: CGFloat)?
  }

  private(set) var text: StyledText
  let options: TextLayout.Options
  let breaker: LineBreaker
  private let hasTabs: Bool
  var raw: [RawLine] = []

  init(text: StyledText, options: TextLayout.Options) {
    self.text = text
    self.options = options
    breaker = LineBreaker(scalars: text.scalars, advances: text.advances, hangul: options.hangul)
    hasTabs = text.scalars.contains("\t")
  }

  // MARK: Breaking

  /// Breaks the text into ``raw`` lines, up to the line limit.
  mutating func breakLines() { breakLines(limit: options.lineLimit == 0 ? nil : options.lineLimit) }

  private mutating func breakLines(limit: Int?) {
    raw = []
    if let exclusions = options.exclusions {
      breakLines(around: exclusions, limit: limit)
      fitLastLine()
      return
    }
    var start = 0
    // The start of the paragraph, which several lines may follow that end with U+2028.
    var paragraph = 0
    while start < text.scalars.count && raw.count < limit ?? Int.max {
      let style = paragraphStyle(at: paragraph)
      let room = limit.map { $0 - raw.count }
      let isFirst = start == paragraph
      var lines = breaker.paragraphLines(
        from: start, within: widths(of: style, isFirst: isFirst), mode: mode(of: style).mode,
        limit: wraps(style) ? room : 1, tabs: tabs(of: style, isFirst: isFirst))
      append(lines, of: style, paragraph)
      // Text that does not wrap is a single line up to the next line break.
      if !wraps(style) { lines = [unwrappedLine(from: start)] }
      start = lines[lines.count - 1].range.upperBound
      if lines[lines.count - 1].endsParagraph { paragraph = start }
    }
    if breaker.endsWithLineBreak && start == text.scalars.count && raw.count < limit ?? Int.max {
      let empty = BrokenLine(
        range: start..<start, visible: start..<start, width: 0, endsParagraph: true)
      append([empty], of: paragraphStyle(at: paragraph), paragraph)
    }
    fitLastLine()
    if hasTabs { resolveTabs() }
  }

  mutating func append(_ lines: [BrokenLine], of style: NSParagraphStyle, _ paragraph: Int) {
    let isRightToLeft = direction(of: style, from: paragraph) == .rightToLeft
    for line in lines {
      let start = line.range.lowerBound
      var line = RawLine(
        line: line, fitted: nil, paragraph: style, isFirstOfParagraph: start == paragraph,
        isRightToLeft: isRightToLeft)
      if !wraps(style) {
        line.fitted = fitted(line)
        line.line.range = start..<unwrappedLine(from: start).range.upperBound
      }
      raw.append(line)
    }
  }

  /// Gives each tab the advance that it has in its line.
  private mutating func resolveTabs() {
    for line in raw {
      let tabs = tabs(of: line.paragraph, isFirst: line.isFirstOfParagraph)
      let resolved = breaker.resolvingTabs(in: line.line.range, indent: Double(indent(line)), tabs)
      for index in line.line.range where text.scalars[index] == "\t" {
        text.advances[index] = resolved.advances[index]
      }
    }
  }

  /// Truncates the last line according to its line break mode if text follows it.
  private mutating func fitLastLine() {
    guard let last = raw.last, last.line.range.upperBound < text.scalars.count || lacksLastLine
    else { return }
    raw[raw.count - 1].fitted = fitted(last)
  }

  /// Whether the limit omitted the empty line after a final line break.
  private var lacksLastLine: Bool {
    guard let last = raw.last, breaker.endsWithLineBreak else { return false }
    return !last.line.range.isEmpty
  }

  private func fitted(_ line: RawLine) -> FittedLine {
    let width = widths(of: line.paragraph, isFirst: line.isFirstOfParagraph).first
    let attributes = text.attributes(at: line.line.range.lowerBound)
    let ellipsis = TextMeasurement.measurer(for: attributes.font.face).width(of: "…", in: attributes.font.face)
    return breaker.fitted(
      line.line, to: width, mode: mode(of: line.paragraph).mode, ellipsis: ellipsis,
      tabs: tabs(of: line.paragraph, isFirst: line.isFirstOfParagraph), indent: Double(indent(line))
    )
  }

  /// The text from `start` to the next line break.
  private func unwrappedLine(from start: Int) -> BrokenLine {
    breaker.paragraphLines(from: start, within: .init(.infinity), limit: 1)[0]
  }

  // MARK: Omitting lines

  /// Removes the lines below the available height, except the first, and truncates the last remaining one.
  mutating func omitOverflowingLines() {
    let (lines, _) = placed()
    let room = options.size.height + 0.01
    let fitting = max(1, lines.prefix { $0.top + $0.height <= room }.count)
    if fitting < raw.count { breakLines(limit: fitting) }
  }

  // MARK: Paragraphs

  func paragraphStyle(at index: Int) -> NSParagraphStyle {
    let style =
      text.runs.isEmpty ? nil : text.attributes(at: min(index, text.scalars.count - 1)).paragraph
    return style ?? .default
  }

  func mode(of style: NSParagraphStyle) -> NSLineBreakMode {
    options.lineBreakMode ?? style.lineBreakMode
  }

  private func wraps(_ style: NSParagraphStyle) -> Bool {
    mode(of: style).wraps || options.wrapsBeforeTruncating
  }

  /// Returns the widths of the lines of a paragraph, or of those after its first one.
  private func widths(of style: NSParagraphStyle, isFirst: Bool) -> LineBreaker.Widths {
    let end = Double(end(of: style))
    let others = end - Double(style.headIndent)
    return .init(first: isFirst ? end - Double(style.firstLineHeadIndent) : others, others: others)
  }

  /// Returns the tab stops of the lines of a paragraph, or of those after its first one.
  func tabs(of style: NSParagraphStyle, isFirst: Bool) -> TabStops {
    guard hasTabs else { return .standard }
    var tabs = TabStops(
      style.tabStops.map { $0.stop(in: text) }, interval: Double(style.defaultTabInterval))
    tabs.indents = (
      Double(isFirst ? style.firstLineHeadIndent : style.headIndent), Double(style.headIndent)
    )
    return tabs
  }

  /// Returns the maximum trailing end of the lines of a paragraph, in points from the leading edge.
  private func end(of style: NSParagraphStyle) -> CGFloat {
    style.tailIndent > 0
      ? min(style.tailIndent, options.size.width) : options.size.width + style.tailIndent
  }

  private func direction(of style: NSParagraphStyle, from start: Int) -> NSWritingDirection {
    if style.baseWritingDirection != .natural { return style.baseWritingDirection }
    for scalar in text.scalars[start...] {
      if TextDirection.isRightToLeft(scalar) { return .rightToLeft }
      if TextDirection.isLeftToRight(scalar) { return .leftToRight }
      if [0x0A, 0x0D, 0x2029].contains(scalar.value) { break }
    }
    return options.interfaceDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  // MARK: Stacking and aligning

  /// The positioned lines and their total size.
  func placed() -> ([TextLayout.Line], CGSize) {
    var extents = raw.map(extent)
    var width: CGFloat = 0
    for (line, extent) in zip(raw, extents) {
      width = max(width, (line.area?.room.x ?? 0) + usedWidth(line, extent))
    }
    let room = options.size.width.isFinite ? options.size.width : width
    var lines: [TextLayout.Line] = []
    var y: CGFloat = 0
    for (index, line) in raw.enumerated() {
      if let area = line.area {
        y = area.top
      } else if index > 0 {
        y += space(after: raw[index - 1], extents[index - 1], before: line)
      }
      extents[index].top = y
      lines.append(positioned(line, extents[index], in: room))
      y += extents[index].height
    }
    // Lines beside an area do not end at the same height.
    return (lines, CGSize(width: width, height: lines.map { $0.top + $0.height }.max() ?? y))
  }

  /// The height of a line and its baseline.
  struct Extent {
    var top: CGFloat = 0
    var height: CGFloat
    var ascent: CGFloat
    var leading: CGFloat
    /// The leading of a text style between lines, which is always added.
    var styleLeading: CGFloat
    var width: CGFloat
  }

  func extent(_ line: RawLine) -> Extent {
    let shown =
      line.fitted.map { $0.head.lowerBound..<max($0.head.upperBound, $0.tail.upperBound) }
      ?? line.line.visible
    let runs = text.runs.filter { $0.range.overlaps(shown) }
    let attributes =
      runs.isEmpty ? [text.attributes(at: line.line.range.lowerBound)] : runs.map(\.attributes)
    var (ascent, descent, leading) = (0.0, 0.0, 0.0)
    var styleLeading: CGFloat = 0
    for attributes in attributes {
      let extent = attributes.extent
      (ascent, descent) = (max(ascent, extent.ascent), max(descent, extent.descent))
      leading = max(leading, extent.leading)
      styleLeading = max(styleLeading, attributes.font.styleLeading)
    }
    let style = line.paragraph
    let natural = CGFloat(ascent + descent)
    var height = style.lineHeightMultiple > 0 ? natural * style.lineHeightMultiple : natural
    if style.maximumLineHeight > 0 { height = min(height, style.maximumLineHeight) }
    height = max(height, style.minimumLineHeight)
    return Extent(
      // A difference from the natural height is applied above the text.
      height: height, ascent: CGFloat(ascent) + height - natural, leading: CGFloat(leading),
      styleLeading: styleLeading,
      width: CGFloat(line.fitted?.width ?? line.line.width))
  }

  private func indent(_ line: RawLine) -> CGFloat {
    line.isFirstOfParagraph ? line.paragraph.firstLineHeadIndent : line.paragraph.headIndent
  }

  private func usedWidth(_ line: RawLine, _ extent: Extent) -> CGFloat {
    let tail = line.paragraph.tailIndent < 0 ? -line.paragraph.tailIndent : 0
    guard line.fitted == nil else { return indent(line) + extent.width + tail }
    let room = Double(options.size.width - indent(line) - tail)
    return indent(line) + CGFloat(line.line.measuredWidth(within: room)) + tail
  }

  func space(after previous: RawLine, _ extent: Extent, before next: RawLine) -> CGFloat {
    var space = previous.paragraph.lineSpacing
    if options.usesFontLeading { space += extent.leading }
    space += extent.styleLeading
    if next.isFirstOfParagraph {
      space += previous.paragraph.paragraphSpacing + next.paragraph.paragraphSpacingBefore
    }
    return space
  }

  private func positioned(_ line: RawLine, _ extent: Extent, in room: CGFloat) -> TextLayout.Line {
    let start = indent(line)
    let room = line.area?.room.width ?? room
    let end = line.area == nil && options.size.width.isFinite ? end(of: line.paragraph) : room
    let free = max(0, end - start - extent.width)
    let alignment = alignment(of: line)
    // The distance from the leading edge.
    var offset = start
    var extraPerSpace: CGFloat = 0
    switch alignment {
    case .center: offset += free / 2
    case .right: offset += line.isRightToLeft ? 0 : free
    case .left: offset += line.isRightToLeft ? free : 0
    case .justified
    where !line.line.isComplete && line.fitted == nil && options.size.width.isFinite:
      extraPerSpace = free / CGFloat(max(1, spaces(in: line.line.visible)))
    case .justified, .natural: break
    }
    let width = extent.width + (extraPerSpace > 0 ? free : 0)
    let x = (line.area?.room.x ?? 0) + (line.isRightToLeft ? room - offset - width : offset)
    let composer = FragmentComposer(
      text: text, isRightToLeft: line.isRightToLeft, extraPerSpace: extraPerSpace)
    return TextLayout.Line(
      range: utf16Range(line.line.range),
      fragments: composer.fragments(of: line, from: x, width: width), x: x,
      width: width, top: extent.top, height: extent.height, baseline: extent.top + extent.ascent,
      isTruncated: line.fitted?.hasEllipsis ?? false, isRightToLeft: line.isRightToLeft)
  }

  /// Returns the alignment. It remains natural, which means the leading edge of the line, if no interface direction
  /// is given.
  private func alignment(of line: RawLine) -> NSTextAlignment {
    let alignment = options.alignment ?? line.paragraph.alignment
    guard alignment == .natural, let interface = options.interfaceDirection else {
      return alignment
    }
    return interface == .rightToLeft ? .right : .left
  }

  private func spaces(in range: Range<Int>) -> Int {
    text.scalars[range].count { $0.value == 0x20 }
  }

  private func utf16Range(_ range: Range<Int>) -> NSRange {
    let location = text.scalars[..<range.lowerBound].reduce(0) { $0 + UTF16.width($1) }
    return NSRange(
      location: location, length: text.scalars[range].reduce(0) { $0 + UTF16.width($1) })
  }
}
