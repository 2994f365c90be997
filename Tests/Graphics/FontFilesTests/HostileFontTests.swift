// SPDX-License-Identifier: MIT

import FontFiles
import Testing

@Suite("Hostile font files")
struct HostileFontTests {
  /// A font with every table that is read.
  private var complete: TestFont {
    var test = TestFont()
    test.heights = nil
    test.letters.append(TestFont.Letter(character: "H", advance: 600))
    test.tables = [
      ("loca", FontBytesBuilder(words: [0, 0, 0, 0, 0, 0, 0, 0, 5]).bytes),
      ("glyf", FontBytesBuilder(words: [1, 0, 0, 600, 655]).bytes),
      (
        "GPOS",
        TestKerning.adjustments([
          [TestKerning.pairs(left: 1, [(2, -70)])],
          [TestKerning.classes(left: 1...3, right: [4...5, 1...2], values: [-30, 20])],
        ])
      ),
      ("kern", TestKerning.table([.init(left: 1, right: 2, value: -5)])),
      ("post", FontBytesBuilder(words: [3, 0, 0, 0, 0, 0, 0, 1]).bytes),
    ]
    return test
  }

  /// Uses everything of the fonts in `bytes`, if they can be read.
  private func use(_ bytes: [UInt8]) {
    guard let fonts = try? FontFile.fonts(in: bytes) else { return }
    for font in fonts {
      for value in [0x20, 0x41, 0x48, 0x56, 0xFFFF, 0x1_F600] as [UInt32] {
        guard let scalar = Unicode.Scalar(value), let glyph = font.glyph(of: scalar) else {
          continue
        }
        #expect(Int(glyph) < font.glyphCount)
        #expect(0...0xFFFF ~= font.advance(of: glyph))
        _ = font.kerning(between: glyph, and: 2)
      }
      _ = font.advance(of: .max)
      _ = font.kerning(between: .max, and: .max)
    }
  }

  @Test("bytes that are not a font")
  func noFont() {
    for bytes in [
      [], [0], [0, 1, 0], Array("wOFF0000".utf8), [UInt8](repeating: 0xFF, count: 100),
    ] as [[UInt8]] {
      #expect(throws: FontFileError.notAFont) { try FontFile.fonts(in: bytes) }
    }
  }

  @Test("a missing table", arguments: ["head", "maxp", "hhea", "hmtx", "cmap", "name"])
  func missing(_ name: String) {
    var test = TestFont()
    test.missing = [name]
    let error = #expect(throws: FontFileError.self) { try test.read() }
    #expect(error?.description == "the font has no table '\(name)'")
  }

  @Test(
    "an empty table",
    arguments: ["head", "maxp", "hhea", "hmtx", "cmap", "name", "OS/2", "GPOS", "kern"])
  func empty(_ name: String) {
    var test = TestFont()
    test.tables = [(name, [])]
    let error = #expect(throws: FontFileError.self) { try test.read() }
    #expect(error?.description == "the table '\(name)' refers to bytes outside of it")
  }

  @Test("a file that ends early")
  func truncated() throws {
    let bytes = complete.bytes
    #expect(try FontFile.fonts(in: bytes).count == 1)
    for length in 0..<bytes.count { use(Array(bytes[..<length])) }
    #expect(throws: FontFileError.self) { try FontFile.fonts(in: Array(bytes.dropLast())) }
  }

  @Test("values that contradict each other")
  func contradictions() {
    var test = TestFont()
    test.unitsPerEm = 0
    #expect(throws: FontFileError.invalid(FontTag("head"))) { try test.read() }
    test = TestFont()
    test.tables = [("maxp", FontBytesBuilder(words: [1, 0, 0]).bytes)]
    #expect(throws: FontFileError.invalid(FontTag("maxp"))) { try test.read() }
    test.tables = [("cmap", FontBytesBuilder(words: [0, 0]).bytes)]
    #expect(throws: FontFileError.invalid(FontTag("cmap"))) { try test.read() }
    test.tables = [("name", FontBytesBuilder(words: [0, 0, 6]).bytes)]
    #expect(throws: FontFileError.invalid(FontTag("name"))) { try test.read() }
  }

  @Test("tables that describe more than the limits allow")
  func limits() {
    var test = TestFont()
    // Classes without fields take no bytes.
    let endless = FontBytesBuilder(words: [2, 16, 0, 0, 22, 22, 0xFFFF, 0xFFFF, 1, 1, 1, 1, 0, 0])
      .bytes
    test.tables = [("GPOS", TestKerning.adjustments([[endless]]))]
    #expect(throws: FontFileError.tooLarge(FontTag("GPOS"))) { try test.read() }
    // Many tables that each have a million pairs.
    let large = FontBytesBuilder(words: [2, 16, 0, 0, 22, 22, 1000, 1000, 1, 1, 1, 1, 0, 0]).bytes
    test.tables = [("GPOS", TestKerning.adjustments([[[UInt8]](repeating: large, count: 10)]))]
    #expect(throws: FontFileError.tooLarge(FontTag("GPOS"))) { try test.read() }
    var collection = FontBytesBuilder()
    collection.add(tag: "ttcf")
    for value in [0x0001_0000, 0xFFFF_FFFF] { collection.add(long: value) }
    #expect(throws: FontFileError.tooLarge(FontTag("file"))) {
      try FontFile.fonts(in: collection.bytes)
    }
  }

  @Test("thousands of mutated files", arguments: TestMap.allCases)
  func mutated(_ map: TestMap) {
    var random = SeededNumbers(seed: 14)
    var test = complete
    test.map = map
    for original in [test.bytes, TestFont.collection([test, TestFont()])] {
      for _ in 0..<1000 {
        var bytes = original
        for _ in 0...Int.random(in: 0..<6, using: &random) {
          let position = Int.random(in: 0..<bytes.count, using: &random)
          bytes[position] =
            [0, 1, 0x7F, 0x80, 0xFF, UInt8.random(in: 0...255, using: &random)]
            .randomElement(using: &random) ?? 0
        }
        if Int.random(in: 0..<8, using: &random) == 0 {
          bytes.removeLast(Int.random(in: 0..<bytes.count, using: &random))
        }
        use(bytes)
      }
    }
  }
}

/// Random numbers that are the same in every run (SplitMix64).
private struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
