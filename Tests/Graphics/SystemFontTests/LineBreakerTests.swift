// SPDX-License-Identifier: MIT

import SystemFont
import Testing

/// Every scalar is ten points wide, except accents and line breaks, which have no width.
struct TenPointMeasurer: TextMeasuring {
  func appendAdvances(of scalars: ArraySlice<Unicode.Scalar>, in face: FontFace, to advances: inout [Double]) {
    let weightless: Set<UInt32> = [0x0A, 0x0D, 0x2028, 0x2029, 0x301, 0x200D, 0xFE0F]
    advances.append(contentsOf: scalars.map { weightless.contains($0.value) ? 0 : 10 })
  }
}

@Suite("Line breaking")
struct LineBreakerTests {
  private func breaker(_ text: String, hangul: LineBreaker.HangulBreaks = .words) -> LineBreaker {
    let scalars = Array(text.unicodeScalars)
    let advances = TenPointMeasurer().advances(of: scalars, in: FontFace(size: 10))
    return LineBreaker(scalars: scalars, advances: advances, hangul: hangul)
  }

  private func lines(
    _ text: String, _ letters: Int, _ mode: LineBreakMode = .byWord, hangul: LineBreaker.HangulBreaks = .words
  ) -> [String] {
    let scalars = Array(text.unicodeScalars)
    return breaker(text, hangul: hangul).lines(within: .init(Double(letters) * 10), mode: mode).map {
      string(scalars[$0.visible])
    }
  }

  private func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  @Test("words are not split, and white space extends beyond the end of the line")
  func words() {
    #expect(lines("the quick brown fox", 9) == ["the quick", "brown fox"])
    #expect(lines("the quick    brown", 9) == ["the quick", "brown"])
    #expect(lines("  indented text", 10) == ["  indented", "text"])
    #expect(lines("trailing   ", 8) == ["trailing"])
  }

  @Test("a word wider than the line is broken between letters")
  func longWord() {
    #expect(lines("incomprehensible", 6) == ["incomp", "rehens", "ible"])
    #expect(lines("an incomprehensible", 6) == ["an", "incomp", "rehens", "ible"])
    #expect(lines("narrow", 0) == ["n", "a", "r", "r", "o", "w"])
  }

  @Test("by character, lines are filled to the last character that fits")
  func byCharacter() {
    #expect(lines("the quick brown", 6, .byCharacter) == ["the qu", "ick br", "own"])
  }

  @Test(
    "line breaks of every kind begin a line, and a final one leaves an empty line",
    arguments: ["\n", "\r\n", "\r", "\u{2028}", "\u{2029}"])
  func newlines(newline: String) {
    #expect(lines("one\(newline)two", 99) == ["one", "two"])
    #expect(lines("one\(newline)\(newline)two", 99) == ["one", "", "two"])
    #expect(lines("one\(newline)", 99) == ["one", ""])
    #expect(lines(newline, 99) == ["", ""])
  }

  @Test("an empty text has no lines")
  func empty() { #expect(lines("", 10) == []) }

  @Test(
    "ranges cover the text without gaps",
    arguments: ["the quick brown fox\njumps", "一二三。四五", "a\r\nb  ", "🇩🇪🇫🇷e\u{301}x"])
  func cover(text: String) {
    for width in stride(from: 0.0, through: 120, by: 10) {
      let lines = breaker(text).lines(within: .init(width))
      var end = 0
      for line in lines {
        #expect(line.range.lowerBound == end)
        #expect(line.visible.lowerBound == line.range.lowerBound && line.visible.upperBound <= line.range.upperBound)
        end = line.range.upperBound
      }
      #expect(end == text.unicodeScalars.count)
    }
  }

  @Test(
    "Chinese breaks between any two characters, but no line begins with closing punctuation",
    arguments: [
      ("一二三四五六", 4, ["一二三四", "五六"]),
      ("一二三四。五", 4, ["一二三", "四。五"]),
      ("一二三四，五", 4, ["一二三", "四，五"]),
      ("一二三四」五", 4, ["一二三", "四」五"]),
      ("一二三四）五", 4, ["一二三", "四）五"]),
      ("一二三四！？", 4, ["一二三", "四！？"]),
      ("一二三（四）", 4, ["一二三", "（四）"]),
      ("一二三「四」", 4, ["一二三", "「四」"]),
      ("あいうっえ", 3, ["あい", "うっえ"]),
      ("ラーメン", 1, ["ラ", "ー", "メ", "ン"]),
      ("カレーライス", 4, ["カレーラ", "イス"]),
      ("用户name登录", 4, ["用户", "name", "登录"]),
    ])
  func kinsoku(text: String, letters: Int, expected: [String]) {
    #expect(lines(text, letters) == expected)
  }

  @Test("Korean breaks between words, or between syllables on request")
  func korean() {
    #expect(lines("안녕하세요 여러분", 6) == ["안녕하세요", "여러분"])
    #expect(lines("안녕 하세요여러분", 5, hangul: .syllables) == ["안녕 하세", "요여러분"])
    #expect(lines("안녕 하세요", 5) == ["안녕", "하세요"])
  }

  @Test(
    "punctuation determines where lines may break",
    arguments: [
      ("well-known fact", 6, ["well-", "known", "fact"]),
      ("minus -5 degrees", 7, ["minus", "-5", "degrees"]),
      ("no\u{A0}break here", 6, ["no\u{A0}bre", "ak", "here"]),
      ("and/or else", 5, ["and/", "or", "else"]),
      ("cost $100 now", 6, ["cost", "$100", "now"]),
      ("say (hello) now", 8, ["say", "(hello)", "now"]),
      ("one—two", 4, ["one—", "two"]),
      ("wait… what", 5, ["wait…", "what"]),
      ("zero\u{200B}width", 5, ["zero", "width"]),
    ])
  func punctuation(text: String, letters: Int, expected: [String]) {
    #expect(lines(text, letters) == expected)
  }

  @Test("grapheme clusters are not broken")
  func clusters() {
    #expect(lines("e\u{301}e\u{301}e\u{301}", 2, .byCharacter) == ["e\u{301}e\u{301}", "e\u{301}"])
    #expect(lines("🇩🇪🇫🇷", 2, .byCharacter) == ["🇩🇪", "🇫🇷"])
    #expect(lines("👨‍👩‍👧👨‍👩‍👧", 3, .byCharacter) == ["👨‍👩‍👧", "👨‍👩‍👧"])
  }

  @Test("the first line of a paragraph may have its own width")
  func firstLine() {
    let text = "aa bb cc dd\nee ff"
    let scalars = Array(text.unicodeScalars)
    let lines = breaker(text).lines(within: .init(first: 20, others: 50))
    #expect(lines.map { string(scalars[$0.visible]) } == ["aa", "bb cc", "dd", "ee", "ff"])
  }

  @Test(
    "the last allowed line shows an ellipsis where the mode puts it",
    arguments: [
      (LineBreakMode.truncatingTail, "one two three four", "three fo…"),
      (.truncatingHead, "one two three four", "…ree four"),
      (.truncatingMiddle, "one two three four", "thre…four"), (.clipping, "one two three four", "three four"),
      (.byWord, "one two three four", "three"),
    ])
  func truncation(mode: LineBreakMode, text: String, expected: String) {
    let scalars = Array(text.unicodeScalars)
    let breaker = breaker(text)
    let lines = breaker.lines(within: .init(90), mode: mode, limit: 2)
    let last = breaker.fitted(lines[1], to: 90, mode: mode, ellipsis: 10)
    let shown = string(scalars[last.head]) + (last.hasEllipsis ? "…" : "") + string(scalars[last.tail])
    #expect(lines.count == 2)
    #expect(shown == expected)
    #expect(last.width <= 90)
  }

  @Test("a text that continues after a line break is truncated too")
  func truncatedParagraph() {
    let breaker = breaker("one\ntwo")
    let lines = breaker.lines(within: .init(1000), limit: 1)
    let fitted = breaker.fitted(lines[0], to: 1000, mode: .truncatingTail, ellipsis: 10)
    #expect(fitted == FittedLine(head: 0..<3, hasEllipsis: true, tail: 0..<0, width: 40))
  }

  @Test("a block counts its lines and measures the widest")
  func block() {
    let face = FontFace(size: 10)
    let block = TextBlock("aaaa bb\nc", in: face, width: 45, measuring: TenPointMeasurer())
    #expect(block.lineCount == 3)
    // The space at the end of the first line counts as far as it fits.
    #expect(block.width == 45)
    #expect(abs(block.height - 3 * 11.93359375) < 1e-9)
    let one = TextBlock(
      "aaaa bb", in: face, width: 45, lineLimit: 1, mode: .truncatingTail, measuring: TenPointMeasurer())
    #expect(one.lineCount == 1)
    #expect(one.width == 40)
  }

  @Test("white space at the end of a line has width as far as it fits")
  func spaceAtEnd() {
    let face = FontFace(size: 10)
    #expect(TextBlock("ab  ", in: face, measuring: TenPointMeasurer()).width == 40)
    #expect(TextBlock("ab  ", in: face, width: 25, measuring: TenPointMeasurer()).width == 25)
    #expect(TextBlock("ab  cd", in: face, width: 45, measuring: TenPointMeasurer()).width == 40)
    #expect(TextBlock("ab  cd", in: face, width: 35, measuring: TenPointMeasurer()).width == 35)
    #expect(TextBlock("ab  \nc", in: face, measuring: TenPointMeasurer()).width == 40)
    #expect(TextBlock("ab\nc", in: face, measuring: TenPointMeasurer()).width == 20)
  }

  @Test("the cache gives the measured results")
  func cache() {
    var cache = TextBlockCache(measuring: SystemFontMeasurer(), capacity: 2)
    for text in ["Label", "Another label", "Label", "A third one", "Label"] {
      let face = FontFace(size: 17)
      #expect(
        cache.block(text, in: face, width: 60) == TextBlock(text, in: face, width: 60, measuring: SystemFontMeasurer()))
    }
  }
}
