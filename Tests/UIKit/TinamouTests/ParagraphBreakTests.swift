// SPDX-License-Identifier: MIT

import Testing
import UIKit

@testable import UIKitValues

/// Line breaks that end a paragraph, and those that end only a line; tabs in laid out text.
@MainActor @Suite("Breaks of paragraphs and of lines, and tabs")
struct ParagraphBreakTests {
  /// The breaks, and whether they end a paragraph.
  nonisolated static let breaks: [(text: String, endsParagraph: Bool)] = [
    ("\n", true), ("\r", true), ("\r\n", true), ("\u{2029}", true), ("\u{2028}", false), ("\u{85}", false),
    ("\u{0B}", false), ("\u{0C}", false),
  ]

  private func string(_ text: String, _ change: (NSMutableParagraphStyle) -> Void = { _ in }) -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    change(style)
    return NSAttributedString(string: text, attributes: [.font: TextLayoutTests.font, .paragraphStyle: style])
  }

  private func layout(
    _ text: NSAttributedString, _ width: CGFloat = 200, _ change: (inout TextLayout.Options) -> Void = { _ in }
  ) -> TextLayout {
    var options = TextLayout.Options()
    options.size.width = width
    change(&options)
    return TextLayout(text, options: options)
  }

  @Test("spacing and first-line indents belong to paragraphs", arguments: breaks)
  func spacing(text: String, endsParagraph: Bool) {
    for wraps in [true, false] {
      let layout = layout(
        string("one\(text)two") {
          $0.paragraphSpacing = 10
          $0.paragraphSpacingBefore = 5
          $0.firstLineHeadIndent = 20
          $0.headIndent = 7
          $0.lineBreakMode = wraps ? .byWordWrapping : .byClipping
        })
      #expect(layout.lines.map(\.string) == ["one", "two"])
      #expect(layout.lines.map(\.x) == [20, endsParagraph ? 20 : 7])
      #expect(layout.size.height == (endsParagraph ? 35 : 20))
    }
  }

  @Test("an empty last line continues the paragraph after a line break", arguments: breaks)
  func lastLine(text: String, endsParagraph: Bool) {
    let layout = layout(string("one\(text)") { ($0.paragraphSpacing, $0.firstLineHeadIndent) = (10, 20) })
    #expect(layout.lines.map(\.x) == [20, endsParagraph ? 20 : 0])
    #expect(layout.size.height == (endsParagraph ? 30 : 20))
  }

  @Test("the first character of a paragraph determines its alignment and direction", arguments: breaks)
  func alignment(text: String, endsParagraph: Bool) {
    let mixed = NSMutableAttributedString(attributedString: string("one\(text)") { $0.alignment = .left })
    mixed.append(string("two") { $0.alignment = .right })
    #expect(layout(mixed).lines.map(\.x) == [0, endsParagraph ? 182 : 0])
    let hebrew = layout(string("שלום\(text)two"))
    #expect(hebrew.lines.map(\.isRightToLeft) == [true, !endsParagraph])
  }

  @Test("neither break stretches the line before it", arguments: breaks)
  func justified(text: String, endsParagraph: Bool) {
    let layout = layout(string("a b\(text)c d") { $0.alignment = .justified })
    #expect(layout.lines.map(\.width) == [18, 18])
  }

  @Test("labels, string drawing and text views measure paragraphs alike", arguments: breaks)
  func measurers(text: String, endsParagraph: Bool) {
    let string = string("one\(text)two") { $0.paragraphSpacing = 10 }
    let height: CGFloat = endsParagraph ? 30 : 20
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = string
    #expect(label.intrinsicContentSize.height == height)
    let rect = string.boundingRect(
      with: CGSize(width: 200, height: 200), options: .usesLineFragmentOrigin, context: nil)
    #expect(rect.height == height)
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    view.textContainerInset = .zero
    view.attributedText = string
    #expect(view.sizeThatFits(CGSize(width: 200, height: CGFloat.infinity)).height == height)
  }

  // MARK: Tabs

  @Test("the default style has twelve stops, 28 points apart")
  func defaultStops() {
    #expect(NSParagraphStyle.default.tabStops.map(\.location) == (1...12).map { CGFloat($0) * 28 })
    #expect(NSParagraphStyle.default.tabStops.allSatisfy { $0.alignment == .left })
    #expect(NSParagraphStyle.default.defaultTabInterval == 0)
    #expect(NSMutableParagraphStyle() == NSParagraphStyle.default)
  }

  /// Tab stops with the positions of the fragments of "a", a tab and "bc.d", in letters of 6 points.
  nonisolated static var stops: [(tabs: [NSTextTab], interval: CGFloat, x: CGFloat)] {
    let point = CharacterSet(charactersIn: ".")
    return [
      ([NSTextTab(textAlignment: .left, location: 50)], 0, 50),
      ([NSTextTab(textAlignment: .natural, location: 50)], 0, 50),
      ([NSTextTab(textAlignment: .center, location: 50)], 0, 38),
      ([NSTextTab(textAlignment: .right, location: 50)], 0, 26),
      ([NSTextTab(textAlignment: .right, location: 50, options: [.columnTerminators: point])], 0, 38),
      ([], 40, 40), ([], 0, 28), ([NSTextTab(textAlignment: .left, location: 3)], 40, 40),
    ]
  }

  @Test("drawn text begins at its stop, and the measured width reaches its end")
  func positions() throws {
    for (tabs, interval, x) in Self.stops {
      let string = string("a\tbc.d") { ($0.tabStops, $0.defaultTabInterval) = (tabs, interval) }
      let layout = layout(string)
      let last = try #require(layout.lines[0].fragments.last)
      #expect(last.string == "bc.d")
      #expect(last.x == x)
      #expect(layout.size.width == x + 24)
      let label = UILabel()
      label.attributedText = string
      #expect(label.intrinsicContentSize.width == x + 24)
      #expect(string.size().width == x + 24)
    }
  }

  @Test("a plain text and one with the default style have equal widths")
  func plain() {
    for text in ["a\tb", "abcdefg\tb", "\t\tx", "a\tb\nabcdefg\tb"] {
      let plain = UILabel(), styled = UILabel()
      (plain.numberOfLines, styled.numberOfLines) = (0, 0)
      plain.font = TextLayoutTests.font
      plain.text = text
      styled.attributedText = string(text)
      #expect(plain.intrinsicContentSize == styled.intrinsicContentSize, "\(text)")
    }
  }

  @Test("in a right-to-left paragraph, stops are measured from the right")
  func rightToLeft() throws {
    let layout = layout(string("א\tב") { $0.baseWritingDirection = .rightToLeft })
    let fragments = layout.lines[0].fragments
    #expect(try #require(fragments.last).x + (fragments.last?.width ?? 0) == 200 - 28)
  }

  @Test("the cursor after a tab is at its stop")
  func cursor() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.textContainerInset = .zero
    view.textContainer.lineFragmentPadding = 0
    view.attributedText = string("a\tb")
    guard let position = view.position(from: view.beginningOfDocument, offset: 2) else {
      Issue.record("no position")
      return
    }
    #expect(view.caretRect(for: position).minX == 28)
  }

  @Test("decimal separators depend on the locale")
  func separators() {
    #expect(NSTextTab.columnTerminators(for: Locale(identifier: "en_US")).contains("."))
    #expect(NSTextTab.columnTerminators(for: Locale(identifier: "de_DE")).contains(","))
    let plain = NSTextTab(textAlignment: .right, location: 50)
    let decimal = NSTextTab(
      textAlignment: .right, location: 50,
      options: [.columnTerminators: NSTextTab.columnTerminators(for: Locale(identifier: "en_US"))])
    #expect(plain != decimal)
    #expect(decimal.options.count == 1)
  }
}

extension TextLayout.Line {
  /// The visible text.
  fileprivate var string: String { fragments.map(\.string).joined() }
}
