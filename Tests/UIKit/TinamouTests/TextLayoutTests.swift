// SPDX-License-Identifier: MIT

import Testing
import UIKit

@testable import UIKitValues

@Suite("Text laid out in lines")
struct TextLayoutTests {
  /// Letters of known width, ten points high: Courier is 0.6 em wide and 1 em high.
  static let font = UIFont(name: "Courier", size: 10) ?? .systemFont(ofSize: 10)

  private func layout(
    _ string: String, _ width: CGFloat = .infinity, style: NSParagraphStyle? = nil,
    _ change: (inout TextLayout.Options) -> Void = { _ in }
  ) -> TextLayout {
    var options = TextLayout.Options()
    options.size.width = width
    change(&options)
    var attributes: [NSAttributedString.Key: Any] = [.font: Self.font]
    attributes[.paragraphStyle] = style
    return TextLayout(NSAttributedString(string: string, attributes: attributes), options: options)
  }

  private func style(_ change: (NSMutableParagraphStyle) -> Void) -> NSMutableParagraphStyle {
    let style = NSMutableParagraphStyle()
    change(style)
    return style
  }

  @Test("lines have text, position and baseline")
  func lines() {
    let layout = layout("hello big world", 60)
    #expect(layout.lines.map(\.string) == ["hello big", "world"])
    #expect(layout.lines.map(\.width) == [54, 30])
    #expect(layout.lines.map(\.range) == [NSRange(location: 0, length: 10), NSRange(location: 10, length: 5)])
    #expect(layout.lines.map(\.top) == [0, 10])
    #expect(abs(layout.lines[1].baseline - 17.54) < 1e-9)
    // The space at the end of the first line is part of the size.
    #expect(layout.size == CGSize(width: 60, height: 20))
  }

  @Test("ranges count UTF-16 units")
  func ranges() {
    #expect(layout("😀 x\ny").lines.map(\.range) == [NSRange(location: 0, length: 5), NSRange(location: 5, length: 1)])
  }

  @Test(
    "lines are aligned left, right, center or at the start",
    arguments: [
      (NSTextAlignment.left, "abc", 0.0), (.right, "abc", 82), (.center, "abc", 41), (.natural, "abc", 0),
      (.justified, "abc", 0),
    ])
  func alignment(alignment: NSTextAlignment, text: String, x: CGFloat) {
    #expect(layout(text, 100, style: style { $0.alignment = alignment }).lines[0].x == x)
  }

  @Test("natural alignment follows the script, or the interface if there is one")
  func direction() {
    let hebrew = layout("שלום", 100)
    #expect(hebrew.lines[0].x + hebrew.lines[0].width == 100)
    #expect(hebrew.lines[0].isRightToLeft)
    let interface = layout("abc", 100) { $0.interfaceDirection = .rightToLeft }
    #expect(interface.lines[0].x == 82)
    #expect(!interface.lines[0].isRightToLeft)
  }

  @Test("justified lines are as wide as the container, except the last")
  func justified() {
    let layout = layout("aa bb cc dd ee", 70, style: style { $0.alignment = .justified })
    #expect(layout.lines.map(\.width) == [70, 12])
    let words = layout.lines[0].fragments.filter { $0.string != " " }
    #expect(words.map(\.string) == ["aa", "bb", "cc", "dd"])
    #expect(abs(words[3].x + words[3].width - 70) < 1e-9)
  }

  @Test("indents move lines in and narrow them")
  func indents() {
    let indented = style {
      $0.firstLineHeadIndent = 30
      $0.headIndent = 12
      $0.tailIndent = -10
    }
    let layout = layout("aaa bbb ccc ddd", 70, style: indented)
    #expect(layout.lines.map(\.string) == ["aaa", "bbb ccc", "ddd"])
    #expect(layout.lines.map(\.x) == [30, 12, 12])
    // The space at the end of the second line counts up to the limit.
    #expect(abs(layout.size.width - 70) < 1e-9)
  }

  @Test("line height multiple, limits and spacing combine")
  func spacing() {
    #expect(layout("a\nb", style: style { $0.lineSpacing = 3 }).size.height == 23)
    #expect(layout("a\nb", style: style { $0.paragraphSpacing = 5 }).size.height == 25)
    #expect(layout("a\nb", style: style { $0.paragraphSpacingBefore = 5 }).size.height == 25)
    #expect(layout("a\nb", style: style { $0.lineHeightMultiple = 1.5 }).size.height == 30)
    #expect(layout("a\nb", style: style { $0.minimumLineHeight = 24 }).size.height == 48)
    #expect(layout("a\nb", style: style { $0.maximumLineHeight = 8 }).size.height == 16)
    let tall = layout("a", style: style { $0.minimumLineHeight = 24 })
    #expect(abs(tall.lines[0].baseline - (24 - 2.46)) < 1e-9)
  }

  @Test("a line is as high as the largest font in it")
  func mixedFonts() {
    let text = NSMutableAttributedString(string: "small BIG small", attributes: [.font: UIFont.systemFont(ofSize: 12)])
    text.addAttribute(.font, value: UIFont.systemFont(ofSize: 30), range: NSRange(location: 6, length: 3))
    let layout = TextLayout(text)
    #expect(abs(layout.size.height - 30 * 1.193359375) < 1e-6)
    #expect(layout.lines[0].fragments.map(\.string) == ["small ", "BIG", " small"])
    let fragments = layout.lines[0].fragments
    #expect(abs(fragments[1].x - fragments[0].width) < 1e-9)
  }

  @Test("kern widens every letter and the baseline offset raises the line")
  func kernAndOffset() {
    let kerned = TextLayout(NSAttributedString(string: "abc", attributes: [.font: Self.font, .kern: 2]))
    #expect(kerned.size.width == 24)
    let raised = TextLayout(NSAttributedString(string: "abc", attributes: [.font: Self.font, .baselineOffset: 4]))
    #expect(raised.size.height == 11.54)
  }

  @Test("an attachment takes the space of its bounds")
  func attachment() {
    let attachment = NSTextAttachment()
    attachment.bounds = CGRect(x: 0, y: -5, width: 40, height: 30)
    let text = NSMutableAttributedString(string: "a", attributes: [.font: Self.font])
    text.append(NSAttributedString(attachment: attachment))
    let size = TextLayout(text).size
    #expect(size == CGSize(width: 46, height: 30))
  }

  @Test(
    "a limit of lines ends the last one with an ellipsis",
    arguments: [
      (NSLineBreakMode.byTruncatingTail, ["hello big", "world and…"]),
      (.byTruncatingHead, ["hello big", "…and beyond"]),
      (.byTruncatingMiddle, ["hello big", "world…eyond"]), (.byWordWrapping, ["hello big", "world and"]),
      (.byCharWrapping, ["hello big", "world and b"]),
    ])
  func truncation(mode: NSLineBreakMode, expected: [String]) {
    let layout = layout("hello big world and beyond", 66) {
      $0.lineLimit = 2
      $0.lineBreakMode = mode
      $0.wrapsBeforeTruncating = true
    }
    if mode == .byCharWrapping {
      #expect(layout.lines.map(\.string) == ["hello big w", "orld and be"])
    } else {
      #expect(layout.lines.map(\.string) == expected)
    }
  }

  @Test("a paragraph style that truncates makes one line of each paragraph")
  func paragraphTruncation() {
    let layout = layout("hello big world\nsecond paragraph", 60, style: style { $0.lineBreakMode = .byTruncatingTail })
    #expect(layout.lines.map(\.string) == ["hello big…", "second pa…"])
    #expect(layout.lines.map(\.range.length) == [16, 16])
  }

  @Test("lines that exceed the height are left out")
  func height() {
    let layout = layout("one two three four", 35) {
      $0.size.height = 29
      $0.omitsOverflowingLines = true
      $0.lineBreakMode = .byTruncatingTail
      $0.wrapsBeforeTruncating = true
    }
    #expect(layout.lines.map(\.string) == ["one", "two…"])
  }

  @Test("the same text gives the same layout by attributed string and by plain string")
  func sameThroughEveryDoor() {
    let font = UIFont.systemFont(ofSize: 17)
    let text = "Are we still on for tonight?"
    let plain = TextLayout(StyledText(text, attributes: TextAttributes(font: font)))
    let attributed = TextLayout(NSAttributedString(string: text, attributes: [.font: font]))
    #expect(plain.size == attributed.size)
    #expect(text.size(withAttributes: [.font: font]) == plain.size)
    #expect((text as NSString).size(withAttributes: [.font: font]) == plain.size)
  }

  @Test("an empty text has no lines and no size")
  func empty() {
    #expect(layout("").lines.isEmpty)
    #expect(layout("").size == .zero)
  }

  @Test("drawing records each line with the width that layout measured")
  func drawing() {
    let context = CGContext()
    let text = NSAttributedString(
      string: "hello big world",
      attributes: [.font: Self.font, .foregroundColor: UIColor.red, .underlineStyle: NSUnderlineStyle.single.rawValue])
    var options = TextLayout.Options()
    options.size.width = 60
    TextLayout(text, options: options).draw(at: CGPoint(x: 5, y: 7), in: context)
    let lines = context.commands.compactMap { command -> DrawingCommand.TextLine? in
      if case .text(let line) = command { line } else { nil }
    }
    #expect(lines.map(\.string) == ["hello big", "world"])
    #expect(lines.map(\.width) == [54, 30])
    #expect(lines.map(\.origin) == [CGPoint(x: 5, y: 15), CGPoint(x: 5, y: 25)])
    #expect(lines[0].color == UIColor.red.cgColor)
    #expect(lines[0].underline == DrawingCommand.Decoration(color: UIColor.red.cgColor))
    #expect(lines[0].font.family == "Courier")
  }
}

extension TextLayout.Line {
  /// The text of the line.
  fileprivate var string: String { fragments.map(\.string).joined() }
}
