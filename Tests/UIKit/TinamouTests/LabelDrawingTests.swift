// SPDX-License-Identifier: MIT

import Testing
import UIKit

@testable import UIKitValues

@Suite("Drawing of labels") @MainActor
struct LabelDrawingTests {
  private func label(_ text: String, _ frame: CGRect, _ change: (UILabel) -> Void = { _ in }) -> [DrawingCommand
    .TextLine]
  {
    let label = UILabel(frame: frame)
    label.traitOverrides.displayScale = 2
    label.text = text
    change(label)
    let context = CGContext()
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    label.draw(label.bounds)
    return context.commands.compactMap { command in
      if case .text(let line) = command { line } else { nil }
    }
  }

  @Test("one line is in the middle of a taller label, its baseline on a pixel")
  func centered() {
    let lines = label("Label", CGRect(x: 50, y: 60, width: 100, height: 40.5))
    #expect(lines.map(\.string) == ["Label"])
    #expect(lines[0].origin == CGPoint(x: 0, y: 26))
    #expect(lines[0].font == DrawingCommand.Font(pointSize: 17))
  }

  @Test("lines that do not fit are left out and the last one ends with an ellipsis")
  func truncated() {
    let lines = label(LabelSizeTests.paragraph, CGRect(x: 0, y: 0, width: 150, height: 45)) { $0.numberOfLines = 0 }
    #expect(lines.count == 2)
    #expect(lines[1].string.hasSuffix("…"))
    #expect(lines.allSatisfy { $0.width <= 150 })
    let one = label(LabelSizeTests.paragraph, CGRect(x: 0, y: 0, width: 150, height: 45))
    #expect(one.count == 1 && one[0].string.hasPrefix("Are we") && one[0].string.hasSuffix("…"))
  }

  @Test(
    "the line break mode determines the position of the ellipsis",
    arguments: [
      (NSLineBreakMode.byTruncatingHead, true, false, true), (.byTruncatingMiddle, true, true, true),
      (.byTruncatingTail, true, true, false), (.byWordWrapping, false, true, false), (.byClipping, false, true, true),
    ])
  func modes(mode: NSLineBreakMode, ellipsis: Bool, begins: Bool, ends: Bool) {
    let lines = label(LabelSizeTests.paragraph, CGRect(x: 0, y: 0, width: 150, height: 45)) { $0.lineBreakMode = mode }
    #expect(lines.count == 1)
    #expect(lines[0].string.contains("…") == ellipsis)
    #expect(lines[0].string.hasPrefix("Are") == begins)
    #expect(lines[0].string.hasSuffix("k?") == ends)
  }

  @Test("alignment moves lines, and follows the interface where it is natural")
  func alignment() {
    let frame = CGRect(x: 0, y: 0, width: 200, height: 30)
    let width = label("Label", frame)[0].width
    #expect(label("Label", frame)[0].origin.x == 0)
    #expect(abs(label("Label", frame) { $0.textAlignment = .right }[0].origin.x - (200 - width)) < 1e-6)
    #expect(abs(label("Label", frame) { $0.textAlignment = .center }[0].origin.x - (200 - width) / 2) < 1e-6)
    let mirrored = label("Label", frame) { $0.semanticContentAttribute = .forceRightToLeft }
    #expect(abs(mirrored[0].origin.x - (200 - width)) < 1e-6)
  }

  @Test("letters shrink until the text fits, down to the minimum")
  func shrinking() {
    let frame = CGRect(x: 0, y: 0, width: 100, height: 30)
    let free = label("Some words to fit in", frame) { $0.adjustsFontSizeToFitWidth = true }
    #expect(free[0].string == "Some words to fit in")
    #expect(free[0].font.pointSize < 12 && free[0].width <= 100.01 && free[0].width > 95)
    let limited = label("Some words to fit in", frame) {
      $0.adjustsFontSizeToFitWidth = true
      $0.minimumScaleFactor = 0.9
    }
    #expect(abs(limited[0].font.pointSize - 15.3) < 0.1)
    #expect(limited[0].string.hasSuffix("…"))
  }

  @Test("colors follow highlight, enabled state and shadow")
  func colours() {
    let frame = CGRect(x: 0, y: 0, width: 100, height: 30)
    #expect(label("x", frame) { $0.textColor = .red }[0].color == UIColor.red.cgColor)
    let highlighted = label("x", frame) {
      $0.highlightedTextColor = .blue
      $0.isHighlighted = true
    }
    #expect(highlighted[0].color == UIColor.blue.cgColor)
    #expect(label("x", frame) { $0.isEnabled = false }[0].color.alpha < 0.5)
    let shadowed = label("x", frame) { $0.shadowColor = .gray }
    #expect(shadowed.map(\.color) == [UIColor.gray.cgColor, UIColor.label.cgColor])
    #expect(shadowed[0].origin.y == shadowed[1].origin.y - 1)
  }

  @Test("an empty label draws nothing")
  func empty() { #expect(label("", CGRect(x: 0, y: 0, width: 10, height: 10)).isEmpty) }

  @Test("an attributed text is drawn with its shadow")
  func shadow() throws {
    let shadow = NSShadow()
    #expect(shadow.shadowOffset == .zero && shadow.shadowBlurRadius == 0)
    shadow.shadowOffset = CGSize(width: 1, height: 2)
    shadow.shadowBlurRadius = 3
    shadow.shadowColor = UIColor.red
    #expect(shadow.copy() as? NSShadow == shadow)
    let context = CGContext()
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    NSAttributedString(string: "A", attributes: [.shadow: shadow]).draw(at: .zero)
    let drawn = DrawingCommand.Shadow(offset: shadow.shadowOffset, blur: 3, color: UIColor.red.cgColor)
    #expect(context.commands.prefix(2) == [.saveState, .setShadow(drawn)])
    #expect(context.commands.last == .restoreState)
    shadow.shadowColor = nil
    #expect(shadow.drawn(with: .current) == nil)
  }
}
