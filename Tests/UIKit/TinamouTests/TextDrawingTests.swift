// SPDX-License-Identifier: MIT

import Testing
import UIKit

@Suite("Text outside views")
struct TextDrawingTests {
  let font = UIFont.systemFont(ofSize: 17)
  let text = "Are we still on for dinner tonight, or shall we move it?"

  @Test("a bounding rectangle wraps to the width and keeps fractions")
  func boundingRect() {
    let rect = text.boundingRect(
      with: CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude), options: .usesLineFragmentOrigin,
      attributes: [.font: font], context: nil)
    #expect(rect.origin == .zero)
    #expect(rect.width <= 200 && rect.width > 150)
    #expect(abs(rect.height - 3 * 20.287109375) < 1e-6)
    #expect(rect.height.rounded(.up) == 61)
  }

  @Test("without line fragments the text is one line")
  func oneLine() {
    let rect = text.boundingRect(with: CGSize(width: 200, height: 1000), attributes: [.font: font], context: nil)
    #expect(abs(rect.height - 20.287109375) < 1e-6)
    #expect(rect.width > 390)
    #expect(abs(rect.minY - font.descender) < 1e-6)
  }

  @Test("text without a font is in Helvetica 12")
  func defaultFont() {
    #expect(abs("x".size().height - 12 * 1.15) < 1e-6)
    #expect(NSAttributedString(string: "x").size() == "x".size(withAttributes: nil))
  }

  @Test("the last visible line is truncated on request")
  func truncates() {
    let options: NSStringDrawingOptions = [.usesLineFragmentOrigin, .truncatesLastVisibleLine]
    let room = CGSize(width: 200, height: 45)
    let rect = text.boundingRect(with: room, options: options, attributes: [.font: font], context: nil)
    #expect(abs(rect.height - 2 * 20.287109375) < 1e-6)
  }

  @Test("a context may shrink letters to fit")
  func context() {
    let context = NSStringDrawingContext()
    context.minimumScaleFactor = 0.5
    let rect = text.boundingRect(
      with: CGSize(width: 200, height: 45), options: .usesLineFragmentOrigin, attributes: [.font: font],
      context: context)
    #expect(context.actualScaleFactor < 1 && context.actualScaleFactor >= 0.5)
    #expect(rect.height <= 45.01)
    #expect(context.totalBounds == rect)
  }

  @Test("drawing in a rectangle records lines in the current context")
  func draw() {
    let context = CGContext()
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    text.draw(in: CGRect(x: 10, y: 20, width: 200, height: 100), withAttributes: [.font: font])
    NSAttributedString(string: "x", attributes: [.font: font]).draw(at: CGPoint(x: 1, y: 2))
    let lines = context.commands.compactMap { command -> DrawingCommand.TextLine? in
      if case .text(let line) = command { line } else { nil }
    }
    #expect(lines.count == 4)
    #expect(lines.prefix(3).map(\.string).joined(separator: " ") == text)
    #expect(lines.prefix(3).allSatisfy { $0.origin.x == 10 && $0.width <= 200 })
    #expect(abs(lines[0].origin.y - (20 + font.ascender)) < 0.34)
  }

  @Test("paragraph styles copy and compare by value")
  func paragraphStyles() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 4
    style.alignment = .center
    let copy = style.copy() as? NSParagraphStyle
    #expect(copy == style)
    style.lineSpacing = 5
    #expect(copy?.lineSpacing == 4)
    #expect((copy?.mutableCopy() as? NSMutableParagraphStyle)?.alignment == .center)
    #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "ar-EG") == .rightToLeft)
    #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "zh-Hans") == .leftToRight)
  }
}
