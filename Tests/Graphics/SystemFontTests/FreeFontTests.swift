// SPDX-License-Identifier: MIT

import Testing

@testable import SystemFont

@Suite("Free fonts that apps bring along")
struct FreeFontTests {
  private func face(_ name: String, _ size: Double) throws -> FontFace {
    FontFace(try #require(FreeFont(named: name)), size: size)
  }

  private func width(_ text: String, _ name: String, _ size: Double) throws -> Double {
    SystemFontMeasurer().width(of: text, in: try face(name, size))
  }

  @Test(
    "a font is found by its PostScript name, in any spelling of its weight",
    arguments: [
      ("OpenSans", "Open Sans", 400.0, false), ("OpenSans-Semibold", "Open Sans", 600, false),
      ("OpenSans-SemiBold", "Open Sans", 600, false), ("OpenSans-CondensedLight", "Open Sans Condensed", 300, false),
      ("Roboto-MediumItalic", "Roboto", 500, true), ("RobotoCondensed-Regular", "Roboto Condensed", 400, false),
      ("Lato-Hairline", "Lato", 100, false), ("FontAwesome5Free-Solid", "Font Awesome 5 Free", 900, false),
      ("Montserrat-ExtraBold", "Montserrat", 800, false), ("Poppins-DemiBold", "Poppins", 600, false),
      ("NunitoSans-Bold", "Nunito Sans", 700, false), ("Nunito-Bold", "Nunito", 700, false),
      ("PTSans-NarrowBold", "PT Sans Narrow", 700, false), ("Exo2-Medium", "Exo 2", 500, false),
      ("BarlowCondensed-Light", "Barlow Condensed", 300, false), ("Muli", "Muli", 400, false),
    ])
  func names(_ name: String, _ family: String, _ weight: Double, _ isItalic: Bool) throws {
    let font = try #require(FreeFont(named: name))
    #expect(font.familyName == family)
    #expect(abs(font.weight.axis - weight) < 0.001)
    #expect(font.posture == (isItalic ? .italic : .upright))
  }

  @Test(
    "the font of another family is not found",
    arguments: ["", "Helvetica", "RobotoFlex-Regular", "FontAwesome6Free-Solid", "MontserratAlternates-Bold", "-"])
  func otherNames(_ name: String) { #expect(FreeFont(named: name) == nil) }

  @Test("an unusual name is found by its family")
  func family() throws {
    let font = try #require(FreeFont(named: "MyRoboto-Bold", family: "Roboto"))
    #expect(font.familyName == "Roboto")
    #expect(font.weight == .bold)
  }

  @Test(
    "lines are as high as in the font's file",
    arguments: [
      ("Roboto-Regular", 1.171875), ("OpenSans", 1.36181640625), ("SourceSansPro-Bold", 1.257), ("Poppins-Medium", 1.4),
    ])
  func lines(_ name: String, _ ratio: Double) throws {
    #expect(abs(try face(name, 20).metrics.lineHeight - 20 * ratio) < 0.01)
  }

  @Test(
    "texts are as wide as with the font's file",
    arguments: [
      ("Forgot password?", "OpenSans-Regular", 17.0, 139.71), ("Settings", "Roboto-Medium", 16, 59.23),
      ("AVATAR", "Lato-Bold", 20, 75.3), ("Transactions", "SourceSansPro-Regular", 20, 106.5),
      ("Sign in", "Montserrat-SemiBold", 15, 53.2), ("“Ok” – 5 €", "Roboto-Regular", 17, 75.31),
      ("Get started", "Poppins-SemiBold", 17, 97.05), ("Forgot password?", "Rubik-Medium", 15, 130.06),
      ("TODAY", "Oswald-Regular", 24, 57.7), ("Continue", "Muli-Bold", 17, 71.94),
      ("Welcome back", "PlusJakartaSans-Bold", 20, 145.26), ("Settings", "WorkSans-Regular", 17, 66.66),
      ("Sign in", "NunitoSans-SemiBold", 16, 49.87),
    ])
  func widths(_ text: String, _ name: String, _ size: Double, _ width: Double) throws {
    #expect(abs(try self.width(text, name, size) - width) < 0.3)
  }

  @Test("accented letters are as wide as their base letters; weights between two tables are between their widths")
  func otherLetters() throws {
    #expect(try width("Über", "Roboto-Regular", 17) == width("Uber", "Roboto-Regular", 17))
    let widths = try ["Light", "Regular", "SemiBold", "Bold", "ExtraBold", "Black"].map {
      try width("Continue", "Roboto-" + $0, 17)
    }
    #expect(widths == widths.sorted())
    #expect(Set(widths).count == 6)
  }

  @Test("icons have the width of the font's icons, and other scripts that of the system font")
  func otherCharacters() throws {
    #expect(try width("\u{E5CD}", "MaterialIcons-Regular", 24) == 24)
    #expect(try width("漢字", "Roboto-Regular", 17) == 34)
  }

  @Test("every table is complete", arguments: FreeFontTables.families.map(\.name))
  func tables(_ name: String) throws {
    let family = try #require(FreeFontTables.families.first { $0.name == name })
    #expect(family.widths.map(\.key) == family.widths.map(\.key).sorted())
    for (_, table) in family.widths {
      #expect(table.count == 2 * (95 + FreeFontAdvances.extras.count))
      #expect((0..<table.count).allSatisfy { 0..<DigitTable.base ~= table.digit($0) })
    }
    guard let kerning = family.kerning else { return }
    #expect(kerning.left.count == 95)
    #expect(kerning.right.count == 95)
    let rows = try #require((0..<95).map(kerning.left.digit).max()) + 1
    #expect((0..<95).allSatisfy { kerning.right.digit($0) < kerning.columns })
    #expect(kerning.pairs.count == rows * kerning.columns)
  }
}
