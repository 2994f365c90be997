// SPDX-License-Identifier: MIT

/// Breaks text into lines.
///
/// White space at the end of a line has no width. `\n`, `\r\n`, `\r` and U+2029 end a paragraph, U+2028, U+0085, form
/// feeds and vertical tabs only a line; one at the end of the text is followed by an empty line. Text without a break
/// opportunity is broken between letters. Tabs advance to the stops of the paragraph.
public struct LineBreaker: Sendable {
  /// The units between which Korean text is broken.
  public enum HangulBreaks: Hashable, Sendable { case syllables, words }

  /// The available widths of lines, in points; infinity for no limit.
  public struct Widths: Hashable, Sendable {
    /// The width of the first line of each paragraph, in points.
    public var first: Double
    /// The width of all other lines, in points.
    public var others: Double

    /// Creates widths with the same limit for all lines.
    public init(_ width: Double) { self.init(first: width, others: width) }

    /// Creates widths with a separate limit for the first line of each paragraph.
    public init(first: Double, others: Double) {
      self.first = first
      self.others = others
    }
  }

  /// The tolerance of widths, in points, because sums depend on the order of their terms.
  static let tolerance = 1e-3

  let scalars: [Unicode.Scalar]
  /// The advance of each scalar, in points.
  public internal(set) var advances: [Double]
  /// For each scalar, whether a line may begin with it; empty if no line is wrapped.
  private let mayBegin: [Bool]

  /// Creates a line breaker for `scalars` with the given `advances`, in points.
  ///
  /// - Complexity: Linear in the number of scalars.
  public init(scalars: [Unicode.Scalar], advances: [Double], hangul: HangulBreaks = .words) {
    self.init(scalars: scalars, advances: advances, hangul: hangul, wraps: true)
  }

  /// Creates a line breaker. With `wraps` set to `false`, lines have no limit of width.
  init(scalars: [Unicode.Scalar], advances: [Double], hangul: HangulBreaks = .words, wraps: Bool) {
    guard scalars.count == advances.count else { fatalError("scalars and advances must have equal counts") }
    self.scalars = scalars
    self.advances = advances
    mayBegin = wraps ? BreakRules(keepsHangulWords: hangul == .words).opportunities(in: scalars) : []
  }

  /// The lines of the text, each as long as `widths` and `mode` allow, at most `limit` if it is not `nil`. With a
  /// limit, text may remain after the last line; see ``fitted(_:to:mode:ellipsis:tabs:indent:)``. Truncating modes break between
  /// words.
  ///
  /// - Complexity: Linear in the number of scalars.
  public func lines(
    within widths: Widths, mode: LineBreakMode = .byWord, limit: Int? = nil, tabs: TabStops = .standard
  ) -> [BrokenLine] {
    var lines: [BrokenLine] = []
    var start = 0
    while start < scalars.count && lines.count < limit ?? Int.max {
      let paragraph = paragraphLines(
        from: start, within: widths, mode: mode, limit: limit.map { $0 - lines.count }, tabs: tabs)
      if lines.isEmpty { lines = paragraph } else { lines += paragraph }
      start = lines[lines.count - 1].range.upperBound
    }
    if endsWithLineBreak && start == scalars.count && lines.count < limit ?? Int.max {
      lines.append(BrokenLine(range: start..<start, visible: start..<start, width: 0, endsParagraph: true))
    }
    return lines
  }

  /// The lines of the paragraph that begins at the scalar `start`; otherwise as ``lines(within:mode:limit:tabs:)``.
  public func paragraphLines(
    from start: Int, within widths: Widths, mode: LineBreakMode = .byWord, limit: Int? = nil,
    tabs: TabStops = .standard
  ) -> [BrokenLine] {
    var lines: [BrokenLine] = []
    var start = start
    while start < scalars.count || lines.isEmpty, lines.last?.endsParagraph != true && lines.count < limit ?? Int.max {
      let width = lines.isEmpty ? widths.first : widths.others
      let indent = lines.isEmpty ? tabs.indents.first : tabs.indents.others
      let line = line(from: start, width: width, byCharacter: mode == .byCharacter, tabs, indent: indent)
      lines.append(line)
      start = line.range.upperBound
    }
    return lines
  }

  /// Whether the text ends with a line break, which is followed by an empty line.
  public var endsWithLineBreak: Bool { scalars.last.map(BreakClass.isNewline) ?? false }

  /// The longest line that begins at `start`.
  private func line(
    from start: Int, width limit: Double, byCharacter: Bool, _ tabs: TabStops, indent: Double
  ) -> BrokenLine {
    var pen = 0.0
    // The end of the last letter that is not white space.
    var shown = (end: start, width: 0.0)
    // The last break opportunity, the visible part before it, and the width of the white space between them.
    var candidate: (index: Int, end: Int, width: Double, space: Double)?
    var cluster = Cluster()
    let wraps = !mayBegin.isEmpty
    for index in start..<scalars.count {
      let scalar = scalars[index]
      let isNewLetter = cluster.startsNew(at: scalar)
      if BreakClass.isNewline(scalar) {
        let isPair = scalar.value == 0x0D && index + 1 < scalars.count && scalars[index + 1].value == 0x0A
        let end = index + (isPair ? 2 : 1)
        return line(
          start..<end, shown: shown, endsParagraph: scalar.endsParagraph, isComplete: true,
          spaceAtEnd: pen - shown.width)
      }
      let isBlank = Self.isBlank(scalar)
      if wraps && index > start && isNewLetter && (byCharacter || mayBegin[index]) && !isBlank {
        candidate = (index, shown.end, shown.width, pen - shown.width)
      }
      guard !isBlank else {
        pen += scalar == Self.tab ? advance(ofTabAt: index, from: indent + pen, tabs) : advances[index]
        continue
      }
      pen += advances[index]
      if pen > limit + Self.tolerance && shown.end > start {
        if let candidate {
          return line(
            start..<candidate.index, shown: (candidate.end, candidate.width), endsParagraph: false,
            spaceAtEnd: candidate.space)
        }
        if isNewLetter { return line(start..<index, shown: shown, endsParagraph: false) }
      }
      shown = (index + 1, pen)
    }
    return line(start..<scalars.count, shown: shown, endsParagraph: true, spaceAtEnd: pen - shown.width)
  }

  private func line(
    _ range: Range<Int>, shown: (end: Int, width: Double), endsParagraph: Bool, isComplete: Bool? = nil,
    spaceAtEnd: Double = 0
  ) -> BrokenLine {
    BrokenLine(
      range: range, visible: range.lowerBound..<max(shown.end, range.lowerBound), width: shown.width,
      spaceAtEnd: spaceAtEnd, endsParagraph: endsParagraph, isComplete: isComplete)
  }

  /// Whether the scalar is white space that has no width at the end of a line.
  static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value == 0x20 || scalar.value == 0x09 || scalar.value == 0x3000 || scalar.value == 0x200B
  }
}

/// The layout of text that is wider than its line.
public enum LineBreakMode: Hashable, Sendable {
  /// Wraps the text to the next line, between words if possible.
  case byWord
  /// Wraps the text to the next line before the first character that does not fit.
  case byCharacter
  /// Wraps between words and clips the last line.
  case clipping
  /// Wraps between words and replaces text at the start of the last line with "…".
  case truncatingHead
  /// Wraps between words and replaces text at the end of the last line with "…".
  case truncatingTail
  /// Wraps between words and replaces text in the middle of the last line with "…".
  case truncatingMiddle
}
