// SPDX-License-Identifier: MIT

import Foundation
import SystemFont
import Testing
import Tinamou

@testable import Pictures

@Suite("Text in pictures")
struct TextPictureTests {
  private func line(_ string: String, width: CGFloat, size: CGFloat = 20, rightToLeft: Bool = false) -> DrawingCommand {
    .text(
      DrawingCommand.TextLine(
        string: string, font: DrawingCommand.Font(pointSize: size), color: .black, origin: CGPoint(x: 20, y: 40),
        width: width,
        isRightToLeft: rightToLeft))
  }

  @Test(
    "a line is as wide as layout computed it, with any font",
    arguments: [
      ("Hamburgefonstiv", 120), ("Hamburgefonstiv", 145), ("Hamburgefonstiv", 200), ("il", 30), ("自动布局是约束", 140),
      ("W", 30),
    ] as [(String, CGFloat)])
  func fitted(string: String, width: CGFloat) throws {
    let picture = Picture(size: CGSize(width: 260, height: 60), scale: 2, commands: [line(string, width: width)])
    let ink = try #require(try picture.pixels().box { $0.alpha > 40 })
    // Letters have a small side bearing at both ends of a line.
    let (left, right) = (CGFloat(ink.x.lowerBound) / 2, CGFloat(ink.x.upperBound + 1) / 2)
    #expect(left >= 19 && left <= 20 + width * 0.25)
    #expect(right <= 21 + width && right >= 20 + width * 0.75)
    #expect(CGFloat(ink.y.upperBound) / 2 < 50 && CGFloat(ink.y.lowerBound) / 2 > 20)
  }

  @Test(
    "a line looks the same when it is drawn again, and after more lines than are kept",
    arguments: [
      ("Hamburgefonstiv", 120), ("Hamburgefonstiv", 200), ("自动布局是约束", 140), ("\u{E123} unknown", 90), ("سلام", 60),
    ] as [(String, CGFloat)])
  func repeated(string: String, width: CGFloat) throws {
    func png(_ size: CGFloat) throws -> Data {
      let text = line(string, width: width, size: size, rightToLeft: string == "سلام")
      return try Picture(size: CGSize(width: 260, height: 60), scale: 2, commands: [text]).png()
    }
    let first = try png(20)
    #expect(try png(20) == first)
    #expect(try png(21) != first)
    let others = (0..<600).map { line("\($0)", width: 30) }
    _ = try Picture(size: CGSize(width: 260, height: 60), scale: 1, commands: others).png()
    #expect(try png(20) == first)
  }

  @Test("letters are on the baseline")
  func baseline() throws {
    let picture = Picture(size: CGSize(width: 100, height: 60), scale: 3, commands: [line("HIEM", width: 60)])
    let ink = try #require(try picture.pixels().box { $0.alpha > 128 })
    #expect(abs(CGFloat(ink.y.upperBound + 1) / 3 - 40) < 0.5)
    #expect(
      abs(CGFloat(ink.y.count) / 3 - 14.1) < 0.4, "capitals are as high as those of the system font: 0.705 of the size")
  }

  @Test("letter spacing separates letters and does not widen them")
  func spacing() throws {
    func widest(_ letterSpacing: CGFloat, width: CGFloat) throws -> Int {
      let text = DrawingCommand.TextLine(
        string: "OO", font: DrawingCommand.Font(pointSize: 30), color: .black, origin: CGPoint(x: 10, y: 40),
        width: width,
        letterSpacing: letterSpacing)
      let pixels = try Picture(size: CGSize(width: 160, height: 60), scale: 1, commands: [.text(text)]).pixels()
      // The width of the first letter: up to the first empty column after it.
      let columns = (0..<pixels.width).map { x in (0..<pixels.height).contains { pixels[x, $0].alpha > 60 } }
      let start = try #require(columns.firstIndex(of: true))
      return (columns[start...].firstIndex(of: false) ?? 0) - start
    }
    let plain = try widest(0, width: 46)
    #expect(abs(try widest(20, width: 86) - plain) <= 1)
    #expect(plain > 15)
  }

  @Test("joined letters, empty text and missing glyphs do not stop anything")
  func unusual() throws {
    for string in ["مرحبا بالعالم", "", "   ", "\u{10FFFD}", "a\u{0301}\u{0323}", "😀 ok", "\u{202E}abc"] {
      let picture = Picture(
        size: CGSize(width: 160, height: 60), commands: [line(string, width: 90, rightToLeft: true)])
      _ = try picture.png()
      _ = try picture.svg()
    }
  }

  @Test("an underline is as long as the line and below it, a strikethrough above the baseline")
  func decorations() throws {
    let font = DrawingCommand.Font(pointSize: 20)
    let text = DrawingCommand.TextLine(
      string: " ", font: font, color: .black, origin: CGPoint(x: 10, y: 30), width: 50,
      underline: DrawingCommand.Decoration(color: UIColor.red.cgColor),
      strikethrough: DrawingCommand.Decoration(color: UIColor.blue.cgColor))
    let pixels = try Picture(size: CGSize(width: 80, height: 50), scale: 2, commands: [.text(text)]).pixels()
    let red = try #require(pixels.box { $0.red > 100 && $0.blue < 50 && $0.alpha > 100 })
    let blue = try #require(pixels.box { $0.blue > 100 && $0.red < 50 && $0.alpha > 100 })
    #expect(red.x == 20...119 && blue.x == 20...119)
    #expect(red.y.lowerBound > 60 && blue.y.upperBound < 60)
  }

  @Test("the measurer of the drawing fonts is consistent and scales with the size")
  func measurer() {
    let measurer = PangoTextMeasurer()
    let face = FontFace(size: 17), large = FontFace(size: 34)
    let width = measurer.width(of: "Hamburgefonstiv", in: face)
    #expect(width > 100 && width < 160)
    #expect(measurer.width(of: "WWW", in: face) > measurer.width(of: "iii", in: face) * 2)
    #expect(measurer.advances(of: Array("e\u{0301}x".unicodeScalars), in: face).count == 3)
    #expect(abs(measurer.width(of: "自动布局", in: face) - 68) < 1)
    #expect(measurer.metrics(of: large).lineHeight > measurer.metrics(of: face).lineHeight * 1.9)
  }

  @MainActor
  @Test("a character without a glyph and a symbol without a drawing are named, each once")
  func undrawn() throws {
    var messages: [String] = []
    let before = LayoutLog.handler
    defer { LayoutLog.handler = before }
    LayoutLog.handler = { messages.append($0) }
    // A character of the private use area, which no font of text contains.
    let string = "a\u{F8FE}b\u{F8FE}"
    let image = try #require(UIImage(systemName: "brakesignal"))
    let views = [UILabel(frame: CGRect(x: 0, y: 0, width: 90, height: 30)), UIImageView(image: image)]
    (views[0] as? UILabel)?.text = string
    for _ in 0..<2 {
      for view in views { _ = try Picture(of: view).png() }
    }
    #expect(messages.filter { $0.contains("U+F8FE") }.count == 1, "\(messages)")
    #expect(messages.filter { $0.contains("'brakesignal' has no drawing") }.count == 1, "\(messages)")
  }
}
