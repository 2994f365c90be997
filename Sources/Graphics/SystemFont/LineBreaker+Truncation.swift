// SPDX-License-Identifier: MIT

extension LineBreaker {
  /// The visible parts of `line` when it is the last allowed line and more text follows.
  ///
  /// - Parameters:
  ///   - width: The available width, in points.
  ///   - ellipsis: The width of "…", in points.
  ///   - indent: The distance of the line from the leading edge of the paragraph, in points.
  public func fitted(
    _ line: BrokenLine, to width: Double, mode: LineBreakMode, ellipsis: Double, tabs: TabStops = .standard,
    indent: Double = 0
  ) -> FittedLine {
    let end = endOfText(from: line.range.lowerBound)
    let breaker = resolvingTabs(in: line.range.lowerBound..<end, indent: indent, tabs)
    return breaker.fitted(line, end: end, to: width, mode: mode, ellipsis: ellipsis)
  }

  /// The visible parts of `line`, if its text up to the next line break ends at `end`.
  private func fitted(
    _ line: BrokenLine, end: Int, to width: Double, mode: LineBreakMode, ellipsis: Double
  ) -> FittedLine {
    let isLast = line.range.upperBound >= scalars.count
    let whole = line.range.lowerBound..<end
    let wholeWidth = self.width(of: whole)
    let fits = wholeWidth <= width + Self.tolerance
    let isWhole = line.visible.upperBound >= end && (isLast || line.isComplete)
    if isWhole && fits && isLast { return unbroken(line) }
    switch mode {
    case .byWord, .byCharacter: return unbroken(line)
    case .clipping: return FittedLine(head: whole, hasEllipsis: false, tail: 0..<0, width: min(wholeWidth, width))
    case .truncatingTail: return keeping(head: whole, within: width - ellipsis, ellipsis: ellipsis)
    case .truncatingHead:
      return fits ? unbroken(line) : keeping(tail: whole, within: width - ellipsis, ellipsis: ellipsis)
    case .truncatingMiddle:
      return fits ? unbroken(line) : keepingEnds(of: whole, within: width - ellipsis, ellipsis: ellipsis)
    }
  }

  private func unbroken(_ line: BrokenLine) -> FittedLine {
    FittedLine(head: line.visible, hasEllipsis: false, tail: 0..<0, width: line.width)
  }

  private func keeping(head whole: Range<Int>, within room: Double, ellipsis: Double) -> FittedLine {
    var end = whole.lowerBound
    var pen = 0.0
    for letter in letters(in: whole) {
      let advance = advances[letter].reduce(0, +)
      guard pen + advance <= room + Self.tolerance else { break }
      pen += advance
      end = letter.upperBound
    }
    let head = withoutTrailingBlanks(whole.lowerBound..<end)
    return FittedLine(head: head, hasEllipsis: true, tail: 0..<0, width: width(of: head) + ellipsis)
  }

  private func keeping(tail whole: Range<Int>, within room: Double, ellipsis: Double) -> FittedLine {
    var start = whole.upperBound
    var pen = 0.0
    for letter in letters(in: whole).reversed() {
      let advance = advances[letter].reduce(0, +)
      guard pen + advance <= room + Self.tolerance else { break }
      pen += advance
      start = letter.lowerBound
    }
    let tail = withoutLeadingBlanks(start..<whole.upperBound)
    let head = whole.lowerBound..<whole.lowerBound
    return FittedLine(head: head, hasEllipsis: true, tail: tail, width: width(of: tail) + ellipsis)
  }

  /// Takes letters alternately from both ends, so that both parts are about equally wide, until no further letter fits.
  private func keepingEnds(of whole: Range<Int>, within room: Double, ellipsis: Double) -> FittedLine {
    let letters = letters(in: whole)
    var (first, last) = (0, letters.count)
    var (before, after) = (0.0, 0.0)
    while first < last {
      let takesHead = before <= after
      let advance = advances[takesHead ? letters[first] : letters[last - 1]].reduce(0, +)
      guard before + after + advance <= room + Self.tolerance else { break }
      if takesHead {
        before += advance
        first += 1
      } else {
        after += advance
        last -= 1
      }
    }
    let headEnd = first == 0 ? whole.lowerBound : letters[first - 1].upperBound
    let tailStart = last == letters.count ? whole.upperBound : letters[last].lowerBound
    let head = withoutTrailingBlanks(whole.lowerBound..<headEnd)
    let tail = withoutLeadingBlanks(tailStart..<whole.upperBound)
    return FittedLine(head: head, hasEllipsis: true, tail: tail, width: width(of: head) + ellipsis + width(of: tail))
  }

  /// The end of the text from `start` to the next line break, without the white space before it.
  private func endOfText(from start: Int) -> Int {
    let end = scalars[start...].firstIndex { BreakClass($0) == .newline } ?? scalars.count
    return withoutTrailingBlanks(start..<end).upperBound
  }

  private func letters(in range: Range<Int>) -> [Range<Int>] {
    var letters: [Range<Int>] = []
    var cluster = Cluster()
    for index in range {
      if cluster.startsNew(at: scalars[index]) || letters.isEmpty {
        letters.append(index..<index + 1)
      } else {
        letters[letters.count - 1] = letters[letters.count - 1].lowerBound..<index + 1
      }
    }
    return letters
  }

  private func withoutTrailingBlanks(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound && Self.isBlank(scalars[end - 1]) { end -= 1 }
    return range.lowerBound..<end
  }

  private func withoutLeadingBlanks(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    while start < range.upperBound && Self.isBlank(scalars[start]) { start += 1 }
    return start..<range.upperBound
  }

  private func width(of range: Range<Int>) -> Double { advances[range].reduce(0, +) }
}
