// SPDX-License-Identifier: MIT

import FontFiles
import Testing

@Suite("Kerning of font files")
struct KerningReadingTests {
  // The glyphs of the test font: A 1, V 2, T 3, o 4, x 5, space 6.

  private func font(_ tables: (String, [UInt8])...) throws -> FontFile {
    var test = TestFont()
    test.tables = tables
    return try test.read()
  }

  @Test("a font without kerning")
  func none() throws { #expect(try font().kerning(between: 1, and: 2) == 0) }

  @Test("pairs of the table kern, in any order")
  func table() throws {
    let pairs: [TestKerning.Pair] = [
      .init(left: 3, right: 4, value: -90), .init(left: 1, right: 2, value: -70),
      .init(left: 2, right: 1, value: 15),
    ]
    let font = try font(("kern", TestKerning.table(pairs)))
    for pair in pairs {
      #expect(font.kerning(between: UInt16(pair.left), and: UInt16(pair.right)) == pair.value)
    }
    #expect(font.kerning(between: 1, and: 1) == 0)
  }

  @Test("single pairs of GPOS, also behind extensions", arguments: [false, true])
  func pairs(usesExtensions: Bool) throws {
    let subtable = TestKerning.pairs(left: 1, [(2, -70), (3, -40)])
    let font = try font(
      ("GPOS", TestKerning.adjustments([[subtable]], usesExtensions: usesExtensions)))
    #expect(font.kerning(between: 1, and: 2) == -70)
    #expect(font.kerning(between: 1, and: 3) == -40)
    #expect(font.kerning(between: 1, and: 4) == 0)
    #expect(font.kerning(between: 2, and: 2) == 0)
  }

  @Test("classes of GPOS")
  func classes() throws {
    let subtable = TestKerning.classes(left: 1...3, right: [4...5, 1...2], values: [-30, 20])
    let font = try font(("GPOS", TestKerning.adjustments([[subtable]])))
    #expect(font.kerning(between: 3, and: 5) == -30)
    #expect(font.kerning(between: 1, and: 4) == -30)
    #expect(font.kerning(between: 2, and: 1) == 20)
    #expect(font.kerning(between: 2, and: 6) == 0)
    #expect(font.kerning(between: 4, and: 4) == 0)
  }

  @Test("within a lookup the first table that applies decides; lookups add up")
  func precedence() throws {
    let single = TestKerning.pairs(left: 1, [(2, -70)])
    let group = TestKerning.classes(left: 1...3, right: [1...5], values: [-30])
    let one = try font(("GPOS", TestKerning.adjustments([[single, group]])))
    #expect(one.kerning(between: 1, and: 2) == -70)
    #expect(one.kerning(between: 1, and: 3) == -30)
    let two = try font(("GPOS", TestKerning.adjustments([[single], [group]])))
    #expect(two.kerning(between: 1, and: 2) == -100)
  }

  @Test("GPOS replaces kern only if it has kerning for Latin text")
  func sources() throws {
    let table = TestKerning.table([.init(left: 1, right: 2, value: -5)])
    let pairs = TestKerning.pairs(left: 1, [(2, -70)])
    func kerning(script: String, feature: String) throws -> Int {
      let adjustments = TestKerning.adjustments([[pairs]], script: script, feature: feature)
      return try font(("GPOS", adjustments), ("kern", table)).kerning(between: 1, and: 2)
    }
    #expect(try kerning(script: "latn", feature: "kern") == -70)
    #expect(try kerning(script: "DFLT", feature: "kern") == -70)
    #expect(try kerning(script: "arab", feature: "kern") == -5)
    #expect(try kerning(script: "latn", feature: "mark") == -5)
  }
}
