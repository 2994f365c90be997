// SPDX-License-Identifier: MIT

import SystemFont
import Testing

/// Tabs advance the text to the stops of its paragraph. Every letter is ten points wide.
@Suite("Tab stops")
struct TabStopsTests {
  private func breaker(_ text: String) -> LineBreaker {
    let scalars = Array(text.unicodeScalars)
    return LineBreaker(scalars: scalars, advances: TenPointMeasurer().advances(of: scalars, in: FontFace(size: 10)))
  }

  private func widths(_ text: String, _ tabs: TabStops = .standard, width: Double = .infinity) -> [Double] {
    breaker(text).lines(within: .init(width), tabs: tabs).map(\.width)
  }

  @Test(
    "without a style, a tab goes to the next multiple of 28 points",
    arguments: [
      ("\ta", 38.0), ("a\tb", 38), ("ab\tc", 38), ("abc\td", 66), ("\t\ta", 66), ("a\tb\tc", 66), ("ab\tc\td", 66),
      ("abcdefghijklmn\to", 178), (String(repeating: "\t", count: 20) + "a", 570), ("a b", 30),
    ] as [(String, Double)])
  func standard(text: String, width: Double) {
    #expect(widths(text) == [width])
  }

  @Test(
    "own stops align the following text at its beginning, its middle, its end or its decimal separator",
    arguments: [
      (TabStops([.init(50)]), "a\tbc", 70.0), (TabStops([.init(50, .center)]), "a\tbc", 60),
      (TabStops([.init(50, .trailing)]), "a\tbc", 50),
      (TabStops([.init(50, .trailing, terminators: ["."])]), "a\tb.cd", 80),
      (TabStops([.init(50, .trailing, terminators: ["."])]), "a\tbc", 50),
      // Text that is too long for its column follows the previous text.
      (TabStops([.init(50, .trailing)]), "a\tbcdefg", 70), (TabStops([.init(50, .center)]), "abc\tdefghij", 100),
      // A column ends at the next tab.
      (TabStops([.init(50, .trailing), .init(100, .trailing)]), "a\tb\tc", 100),
      // After the last stop, there are others at multiples of the interval.
      (TabStops([.init(50)], interval: 40), "\t\ta", 90), (TabStops([], interval: 40), "a\tb", 50),
      (TabStops([.init(50)], interval: 0), "\t\ta", 66), (TabStops([.init(90), .init(50)]), "a\tb\tc", 100),
    ] as [(TabStops, String, Double)])
  func own(tabs: TabStops, text: String, width: Double) {
    #expect(widths(text, tabs) == [width])
  }

  @Test("each line and each paragraph begins again, at its own indent")
  func lines() {
    #expect(widths("ab\tc\nabcd\te") == [38, 66])
    #expect(widths("ab\tc\rd\te\u{2028}f\tg") == [38, 38, 38])
    #expect(widths("aaaa bbb\tc", width: 70) == [40, 66])
    var tabs = TabStops.standard
    tabs.indents = (first: 20, others: 5)
    #expect(widths("a\tb\u{2028}a\tb", tabs) == [46, 33])
  }

  @Test("a word after a tab wraps, and a tab at the end of a line has no width")
  func wrapping() {
    let lines = breaker("ab\tcde\tf").lines(within: .init(60))
    #expect(lines.map(\.width) == [58, 10])
    #expect(lines.map(\.visible) == [0..<6, 7..<8])
  }

  @Test("a truncated line counts its tabs to their stops")
  func truncation() {
    let breaker = breaker("a\tbcdef\nghi")
    let line = breaker.lines(within: .init(60), limit: 1)[0]
    let fitted = breaker.fitted(line, to: 60, mode: .truncatingTail, ellipsis: 10)
    #expect(fitted.head == 0..<4)
    #expect(fitted.width == 58)
  }
}
