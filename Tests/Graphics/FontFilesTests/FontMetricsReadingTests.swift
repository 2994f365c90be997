// SPDX-License-Identifier: MIT

import FontFiles
import Testing

@Suite("Metrics of font files")
struct FontMetricsReadingTests {
  @Test("the names, the style and the em of a font")
  func names() throws {
    var test = TestFont()
    (test.style, test.postScript, test.weight, test.isItalic) = (
      "Bold Italic", "TestSans-BoldItalic", 700, true
    )
    let font = try test.read(path: "/fonts/test.ttf")
    #expect(font.names.family == "Test Sans")
    #expect(font.names.style == "Bold Italic")
    #expect(font.names.postScript == "TestSans-BoldItalic")
    #expect(font.style.weight == 700)
    #expect(font.style.isItalic)
    #expect(!font.style.isMonospaced)
    #expect(font.unitsPerEm == 1000)
    #expect(font.glyphCount == 7)
    #expect(font.path == "/fonts/test.ttf")
  }

  @Test("a missing PostScript name is made from family and style")
  func missingPostScriptName() throws {
    var test = TestFont()
    test.postScript = nil
    #expect(try test.read().names.postScript == "TestSans-Regular")
  }

  @Test("names outside of ASCII and of the first plane")
  func unicodeNames() throws {
    var test = TestFont()
    test.family = "Größe 字 𝒜"
    #expect(try test.read().names.family == "Größe 字 𝒜")
  }

  @Test("the typographic family is preferred, and Windows' English to other languages")
  func preferredNames() throws {
    var records = FontBytesBuilder(words: [0, 4, 54])
    // Platform, encoding, language, name, length, offset.
    records.add([
      1, 0, 0, 1, 1, 0, 3, 1, 0x407, 1, 2, 2, 3, 1, 0x409, 1, 2, 4, 3, 1, 0x409, 16, 2, 6,
    ])
    records.add(bytes: [0x4D, 0, 0, 0x47, 0, 0x45, 0, 0x54])
    var test = TestFont()
    test.tables = [("name", records.bytes)]
    #expect(try test.read().names.family == "T")
    var legacy = records.bytes
    // The last record is a name that nobody asks for.
    legacy[6 + 3 * 12 + 7] = 99
    test.tables = [("name", legacy)]
    #expect(try test.read().names.family == "E")
  }

  @Test("line metrics of hhea, of OS/2 if they are zero, and of Windows if these are zero too")
  func lineMetrics() throws {
    var test = TestFont()
    func line(_ font: FontFile) -> [Int] {
      [font.heights.ascender, font.heights.descender, font.heights.lineGap]
    }
    #expect(line(try test.read()) == [900, -250, 50])
    test.header = TestFont.Line(ascender: 0, descender: 0, lineGap: 7)
    #expect(line(try test.read()) == [800, -200, 90])
    test.typographic = TestFont.Line(ascender: 0, descender: 0, lineGap: 0)
    #expect(line(try test.read()) == [1000, -300, 0])
    test.header = TestFont.Line(ascender: 900, descender: 250, lineGap: -10)
    #expect(line(try test.read()) == [900, -250, 0], "a positive depth, and a negative gap")
  }

  @Test("cap height and x-height of OS/2, of the outlines, and of the em")
  func letterHeights() throws {
    var test = TestFont()
    #expect(try test.read().heights.capHeight == 700)
    #expect(try test.read().heights.xHeight == 500)
    test.heights = nil
    #expect(try test.read().heights.capHeight == 700, "0.7 em")
    #expect(try test.read().heights.xHeight == 500, "0.5 em")
    test.letters.append(TestFont.Letter(character: "H", advance: 600))
    // Only glyph 7, which is H, has an outline. Offsets are stored as halves.
    test.tables = [
      ("loca", FontBytesBuilder(words: [0, 0, 0, 0, 0, 0, 0, 0, 5]).bytes),
      ("glyf", FontBytesBuilder(words: [1, 0, 0, 600, 655]).bytes),
    ]
    #expect(test.glyph("H") == 7)
    #expect(try test.read().heights.capHeight == 655)
    #expect(try test.read().heights.xHeight == 500)
  }

  @Test("characters in each format", arguments: TestMap.allCases)
  func characters(_ map: TestMap) throws {
    var test = TestFont()
    test.map = map
    let font = try test.read()
    for letter in test.letters {
      let glyph = try #require(font.glyph(of: letter.character))
      #expect(Int(glyph) == test.glyph(letter.character))
      #expect(font.advance(of: glyph) == letter.advance)
    }
    for missing in ["B", "U", "\u{FFFF}", "é", "字", "😀"] as [Unicode.Scalar] {
      #expect(font.glyph(of: missing) == nil)
    }
  }

  @Test("characters beyond the first plane")
  func emoji() throws {
    var test = TestFont()
    test.map = .groups
    test.letters.append(TestFont.Letter(character: "😀", advance: 1200))
    let font = try test.read()
    #expect(try font.advance(of: #require(font.glyph(of: "😀"))) == 1200)
  }

  @Test("the last advance counts for all following glyphs")
  func sharedAdvance() throws {
    var test = TestFont()
    var header = FontBytesBuilder(words: [1, 0, 900, -250, 50] + [Int](repeating: 0, count: 12))
    header.add([2])
    test.tables = [
      ("hhea", header.bytes), ("hmtx", FontBytesBuilder(words: [400, 0, 600, 0, 0, 0, 0]).bytes),
    ]
    let font = try test.read()
    for letter in test.letters {
      #expect(try font.advance(of: #require(font.glyph(of: letter.character))) == 600)
    }
  }

  @Test("PostScript outlines, Apple's signature, and a font without OS/2")
  func otherKinds() throws {
    var test = TestFont()
    test.signature = 0x4F54_544F
    #expect(try test.read().names.family == "Test Sans")
    test.signature = 0x7472_7565
    (test.missing, test.weight, test.isItalic) = (["OS/2"], 700, true)
    #expect(try test.read().style.weight == 700)
    #expect(try test.read().style.isItalic)
  }

  @Test("the fonts of a collection")
  func collection() throws {
    var bold = TestFont()
    (bold.style, bold.postScript, bold.weight) = ("Bold", "TestSans-Bold", 700)
    bold.letters[0].advance = 777
    let fonts = try FontFile.fonts(in: TestFont.collection([TestFont(), bold]))
    #expect(fonts.map(\.names.postScript) == ["TestSans-Regular", "TestSans-Bold"])
    #expect(fonts.map { $0.advance(of: 1) } == [500, 777])
    #expect(fonts[0] != fonts[1])
    #expect(Set(fonts).count == 2)
  }
}
