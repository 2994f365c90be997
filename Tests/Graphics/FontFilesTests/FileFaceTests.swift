// SPDX-License-Identifier: MIT

import FontFiles
import SystemFont
import Testing

@Suite("Measuring with font files")
struct FileFaceTests {
  private let measurer = SystemFontMeasurer()

  private func face(size: Double = 20, _ change: (inout TestFont) -> Void = { _ in }) throws
    -> FontFace
  {
    var test = TestFont()
    change(&test)
    return FontFace(try test.read(), size: size)
  }

  @Test("vertical metrics at a size")
  func metrics() throws {
    let metrics = try face(size: 20).metrics
    #expect(
      metrics == FontMetrics(ascender: 18, descender: -5, leading: 1, capHeight: 14, xHeight: 10))
    #expect(metrics.lineHeight == 23)
  }

  @Test("the weight and the posture are those of the file")
  func style() throws {
    let face = try face { ($0.weight, $0.isItalic) = (700, true) }
    #expect(face.weight == .bold)
    #expect(face.posture == .italic)
  }

  @Test("the width of a text is the sum of its advances")
  func width() throws {
    // A 500, V 550, o 650 units at 20 points.
    #expect(measurer.width(of: "AVo", in: try face()) == 34)
    #expect(measurer.width(of: "", in: try face()) == 0)
  }

  @Test("kerning is added, also across accents, but not across lines")
  func kerning() throws {
    let face = try face {
      $0.tables = [("kern", TestKerning.table([.init(left: 1, right: 2, value: -100)]))]
    }
    #expect(measurer.advances(of: Array("AVo".unicodeScalars), in: face) == [8, 11, 13])
    #expect(measurer.width(of: "A\u{301}V", in: face) == 19)
    #expect(measurer.advances(of: Array("A\nV".unicodeScalars), in: face) == [10, 0, 11])
  }

  @Test("characters that the font does not have are those of the system font")
  func missing() throws {
    let face = try face()
    let system = FontFace(size: 20)
    for text in ["字", "é", "B", "😀", "👨‍👩‍👧", "🇫🇷", "\t"] {
      #expect(measurer.width(of: text, in: face) == measurer.width(of: text, in: system))
      let mixed = measurer.width(of: "A" + text + "V", in: face)
      #expect(abs(mixed - 21 - measurer.width(of: text, in: system)) < 1e-9)
    }
  }

  @Test("there is one advance for each scalar")
  func count() throws {
    let scalars = Array("A\u{301}\u{200D} 字\r\nV👨‍👩‍👧o\u{FE0F}\t".unicodeScalars)
    #expect(measurer.advances(of: scalars, in: try face()).count == scalars.count)
  }

  @Test("lines break at the widths of the file")
  func lines() throws {
    // Each word is 22 points, the space 15. The space at the end of the first line counts as far as it fits.
    let text = "AV AV AV"
    let face = try face { $0.letters[1].advance = 600 }
    let block = TextBlock(text, in: face, width: 60, measuring: measurer)
    #expect(block.lineCount == 2)
    #expect(block.width == 60)
    #expect(block.height == 46)
  }
}
