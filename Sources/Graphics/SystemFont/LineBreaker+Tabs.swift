// SPDX-License-Identifier: MIT

extension LineBreaker {
  static let tab: Unicode.Scalar = "\t"

  /// Returns the advance of the tab at `index`, in points.
  ///
  /// - Parameter position: The end of the text before the tab, in points from the leading edge of the paragraph.
  func advance(ofTabAt index: Int, from position: Double, _ tabs: TabStops) -> Double {
    let stop = tabs.stop(after: position)
    switch stop.alignment {
    case .leading: return stop.position - position
    case .center: return max(0, stop.position - widthOfColumn(from: index + 1, stop) / 2 - position)
    case .trailing: return max(0, stop.position - widthOfColumn(from: index + 1, stop) - position)
    }
  }

  /// The width of the text that is aligned at a tab stop, in points.
  private func widthOfColumn(from start: Int, _ stop: TabStops.Stop) -> Double {
    var width = 0.0
    for index in start..<scalars.count {
      let scalar = scalars[index]
      if scalar == Self.tab || BreakClass(scalar) == .newline || stop.terminators.contains(scalar) { break }
      width += advances[index]
    }
    return width
  }

  /// Returns a line breaker in which the tabs in `range`, which begins a line, have the advances that they have there.
  ///
  /// - Parameter indent: The distance of the line from the leading edge of the paragraph, in points.
  public func resolvingTabs(in range: Range<Int>, indent: Double, _ tabs: TabStops) -> LineBreaker {
    guard scalars[range].contains(Self.tab) else { return self }
    var result = self
    var position = indent
    for index in range {
      if scalars[index] == Self.tab { result.advances[index] = advance(ofTabAt: index, from: position, tabs) }
      position += result.advances[index]
    }
    return result
  }
}
