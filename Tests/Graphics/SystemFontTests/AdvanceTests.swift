// SPDX-License-Identifier: MIT

import SystemFont
import Testing

@Suite("Widths of the system font")
struct AdvanceTests {
  let measurer = SystemFontMeasurer()

  private func width(_ text: String, _ face: FontFace) -> Double { measurer.width(of: text, in: face) }

  @Test("a 17-point label with the text Label is 41.5 points wide at two pixels per point")
  func label() {
    let width = width("Label", FontFace(size: 17))
    #expect((width * 2).rounded(.up) / 2 == 41.5)
  }

  /// Source: advances that a public project read from iOS 26.1 (Facts, “Recorded fonts”).
  @Test(
    "letters have the recorded advances of their weight and size",
    arguments: [
      (FontWeight.regular, 15.0, [3.984, 9.214, 9.873, 14.282, 8.042, 13.645, 9.214, 13.535]),
      (FontWeight.regular, 20.0, [4.816, 12.038, 12.845, 18.699, 10.351, 17.503, 12.028, 17.705]),
      (FontWeight.bold, 34.0, [7.105, 22.678, 23.915, 33.203, 18.984, 30.646, 22.379, 30.555]),
      (FontWeight.ultraLight, 17.0, [3.751, 10.077, 10.609, 15.376, 8.825, 13.924, 9.969, 14.943]),
      (FontWeight.light, 28.0, [6.108, 17.079, 17.718, 25.716, 14.248, 22.058, 17.145, 24.572]),
    ])
  func letters(weight: FontWeight, size: Double, advances: [Double]) {
    for (letter, advance) in zip(" 0AWa%^@", advances) {
      #expect(abs(width(String(letter), FontFace(size: size, weight: weight)) - advance) < 0.001, "\(letter)")
    }
  }

  @Test("small text has wider spacing, and bold text is wider")
  func spacing() {
    let text = "Settings and privacy"
    let regular = width(text, FontFace(size: 17)) / 17
    #expect(width(text, FontFace(size: 11)) / 11 > regular * 1.03)
    #expect(width(text, FontFace(size: 34)) / 34 < regular)
    let weights: [FontWeight] = [.light, .regular, .medium, .semibold, .bold, .heavy]
    let widths = weights.map { width(text, FontFace(size: 17, weight: $0)) }
    #expect(widths == widths.sorted())
    #expect(abs(widths[3] / widths[1] - 1.046) < 0.02)
    #expect(abs(widths[4] / widths[1] - 1.067) < 0.025)
  }

  @Test("Chinese is 1 em per character, Japanese 0.936 em, kanji too")
  func chineseAndJapanese() {
    #expect(width("密码", FontFace(size: 13)) == 26)
    #expect(abs(width("ログイン", FontFace(size: 17)) - 4 * 15.912) < 1e-9)
    #expect(abs(width("漢字かな", FontFace(size: 20)) - 4 * 18.72) < 1e-9)
    #expect(width("，。", FontFace(size: 20)) == 40)
  }

  @Test(
    "an accented letter is as wide as its base letter", arguments: [("é", "e"), ("Å", "A"), ("ž", "z"), ("ế", "e")])
  func accents(accented: String, plain: String) {
    #expect(width(accented, FontFace(size: 17)) == width(plain, FontFace(size: 17)))
    let decomposed = plain + "\u{301}"
    #expect(width(decomposed, FontFace(size: 17)) == width(plain, FontFace(size: 17)))
  }

  @Test("Cyrillic and Greek letters that look Latin are as wide as Latin ones")
  func homoglyphs() {
    #expect(abs(width("а", FontFace(size: 17)) - width("a", FontFace(size: 17))) < 0.02)
    #expect(abs(width("Ο", FontFace(size: 17)) - width("O", FontFace(size: 17))) < 0.02)
    #expect(width("Привет", FontFace(size: 17)) > 45)
  }

  @Test("a recorded sign of 64 points has its width")
  func largeSign() { #expect(abs(width("=", FontFace(size: 64)) - 39) < 0.5) }

  @Test(
    "letters of 17 points had more space until iOS 13, smaller ones had not",
    arguments: [FontFace.Edition.iOS13, .iOS10])
  func earlierTracking(_ edition: FontFace.Edition) {
    #expect(abs(more("Lorem ipsum", size: 17, edition) - 0.5) < 0.2)
    #expect(more("Lorem ipsum", size: 15, edition) == 0)
  }

  @Test(
    "on the canvas of Xcode 26, Chinese and Japanese letters have their recorded widths",
    arguments: ["漢字", "かな", "カナ漢"])
  func wideIdeographs(text: String) {
    for (size, advance) in [(16.0, 16.33), (18, 18.42), (20, 20.42)] {
      var face = FontFace(size: size)
      face.edition = .iOS26
      #expect(abs(width(text, face) - advance * Double(text.count)) < 0.01)
    }
    #expect(abs(more("Label", size: 17, .iOS26)) < 1e-9)
  }

  @Test("letters of large text had more space until iOS 10", arguments: [FontWeight.light, .regular])
  func largeTracking(_ weight: FontWeight) {
    let more = more("Label", size: 30, weight: weight, .iOS10) - more("Label", size: 30, weight: weight, .iOS13)
    #expect(abs(more - 1.95) < 0.3)
  }

  @Test(
    "until iOS 13, digits had the design for large text from 20 points on, which they now have from 28 points on",
    arguments: [FontFace.Edition.iOS13, .iOS10])
  func largeDigits(_ edition: FontFace.Edition) {
    func moreThanLetters(_ size: Double) -> Double {
      more("000", size: size, edition) - more("ooo", size: size, edition)
    }
    #expect(moreThanLetters(19) < 0.3)
    #expect(moreThanLetters(20) > 1)
    #expect(abs(moreThanLetters(28)) < 1e-9)
  }

  /// Source: labels that Xcode 12 and later stored (Facts, “Recorded labels”), at three pixels per point.
  @Test(
    "between 17 and 28 points, letters have a share of the design for large text",
    arguments: [
      ("Identification Number", 18.0, FontWeight.regular, 173.333), ("Upload Widget", 18, .medium, 122.667),
      ("Original", 18, .bold, 67.333), ("Enhanced Commissioning", 19, .regular, 218.667),
      ("Google Assistant", 19, .regular, 143),
    ])
  func opticalSizes(text: String, size: Double, weight: FontWeight, recorded: Double) {
    let width = width(text, FontFace(size: size, weight: weight))
    #expect(width < recorded + 0.05 && width > recorded - 0.45)
  }

  /// Source: labels of four documents (Facts, “Recorded labels”); the first and the last have room for one line only.
  @Test(
    "letters are closer to an underscore than to each other",
    arguments: [
      ("automatic_handshake_help_medical_disclaimer", 17.0, 350.0, 366.0), ("IMG_2003.jpeg", 17, 116, 117.5),
      ("f_auto,q_auto,w_125,h_125,c_limit", 12, 191, 192.5),
      ("sickness_certificate_quarantine_guideline_description", 17, 400, 414),
    ])
  func underscores(text: String, size: Double, least: Double, most: Double) {
    let width = width(text, FontFace(size: size))
    #expect(width > least && width <= most)
  }

  /// Source: 127 labels of several letters (Facts, “Recorded labels”): the average width of a letter after rounding up.
  @Test(
    "until iOS 16, a Chinese letter was up to 2 % wider than its size",
    arguments: [
      (10.0, 7, 72.0), (12, 3, 37), (14, 3, 43), (15, 3, 46), (16, 4, 65.5), (17, 5, 87), (20, 2, 41), (30, 2, 61),
    ])
  func chineseUntilIOS16(size: Double, count: Int, recorded: Double) {
    let text = String(repeating: "文", count: count)
    for edition in [FontFace.Edition.iOS16, .iOS13, .iOS10] {
      let width = width(text, Self.face(size, .regular, edition))
      #expect(width <= recorded && width > recorded - 1)
    }
    #expect(width(text, FontFace(size: size)) == size * Double(count))
    #expect(width(text, Self.face(size, .regular, .iOS8)) == size * Double(count))
  }

  @Test(
    "the system font of iOS 8 has the widths of Helvetica Neue, with space that depends on the size",
    arguments: [(12.0, 0.216), (17, 0.051), (24, -0.264)])
  func systemFontOfIOS8(size: Double, space: Double) {
    let text = "Label"
    let face = Self.face(size, .regular, .iOS8)
    #expect(abs(width(text, face) - width(text, FontFace(.helveticaNeue, size: size)) - 5 * space) < 0.001)
    #expect(face.metrics == FontFace(size: size).metrics)
    let light = Self.face(size, .light, .iOS8)
    #expect(width(text, light) == width(text, FontFace(.helveticaNeue, size: size, weight: .light)))
  }

  /// The difference between the width of a text in an edition of the system font and in the current one.
  private func more(
    _ text: String, size: Double, weight: FontWeight = .regular, _ edition: FontFace.Edition
  ) -> Double {
    width(text, Self.face(size, weight, edition)) - width(text, FontFace(size: size, weight: weight))
  }

  private static func face(_ size: Double, _ weight: FontWeight, _ edition: FontFace.Edition) -> FontFace {
    var face = FontFace(size: size, weight: weight)
    face.edition = edition
    return face
  }

  @Test("an emoji of several scalars is one wide character", arguments: ["🎉", "👍🏽", "👨‍👩‍👧", "🏃‍♂️", "🇩🇪"])
  func emoji(text: String) {
    #expect((width(text, FontFace(size: 17)) - 0.001).rounded(.up) == 23)
    #expect((width(text, FontFace(size: 38)) - 0.001).rounded(.up) == 43)
  }

  @Test(
    "Helvetica Neue has the manufacturer's widths, in points at 10 points",
    arguments: [("REQUESTS", 52.59), ("PLEDGE", 38.89), ("$25", 16.68), ("light", 18.89)])
  func helveticaNeue(text: String, expected: Double) {
    #expect(abs(width(text, FontFace(.helveticaNeue, size: 10)) - expected) < 0.5)
    #expect(
      abs(width(text, FontFace(.helveticaNeue, size: 40)) - 4 * width(text, FontFace(.helveticaNeue, size: 10))) < 1e-9)
  }

  @Test(
    "weights of Helvetica and Helvetica Neue have the widths that Interface Builder recorded",
    arguments: [
      (FontFamily.helveticaNeue, FontWeight.bold, 17.0, "Sending Decred", 129.5),
      (.helveticaNeue, .bold, 17, "Send Decred", 105),
      (.helveticaNeue, .medium, 17, "Push Notification Sample", 199), (.helveticaNeue, .medium, 17, "Images", 57.5),
      (.helveticaNeue, .light, 12, "2 mins ago", 57.5), (.helveticaNeue, .light, 21, "YOUR PREFERENCES", 208),
      (.helveticaNeue, .thin, 20, "Verification code", 136), (.helvetica, .light, 18, "Verification code", 135),
      (.helvetica, .light, 16, "Pick a badge", 96),
      (.helvetica, .light, 18, "Take a good picture for your Avatar", 283),
      (.helveticaNeueCondensed, .bold, 40, "Yep", 57), (.helveticaNeueCondensed, .bold, 10, "Catch Inc.", 40),
    ])
  func helveticaWeights(family: FontFamily, weight: FontWeight, size: Double, text: String, recorded: Double) {
    #expect(abs(width(text, FontFace(family, size: size, weight: weight)) + 0.25 - recorded) < 1.2)
  }

  @Test(
    "Avenir has the widths that Interface Builder recorded",
    arguments: [
      (FontWeight.regular, 17.0, "Anonymous", 90.5), (.regular, 17, "(0.5 mi)", 56), (.medium, 20, "Label", 49),
      (.medium, 17, "Settings", 63), (.heavy, 17, "8 min", 44.5),
    ])
  func avenir(weight: FontWeight, size: Double, text: String, recorded: Double) {
    #expect(abs(width(text, FontFace(.avenir, size: size, weight: weight)) + 0.25 - recorded) < 1.2)
  }

  @Test(
    "lines of Helvetica Neue are higher in weights other than regular",
    arguments: [
      (FontWeight.regular, 12.0, 14.0), (.light, 17, 20.5), (.light, 13, 15.5), (.medium, 12, 14.5), (.thin, 17, 20.5),
      (.bold, 17, 20.5),
    ])
  func helveticaLines(weight: FontWeight, size: Double, recorded: Double) {
    let height = FontFace(.helveticaNeue, size: size, weight: weight).metrics.lineHeight
    #expect((2 * height - 0.001).rounded(.up) / 2 == recorded)
  }

  @Test(
    "Helvetica Neue is kerned as Interface Builder recorded, in points at 14 points",
    arguments: [("E 30th St, New York, 10016", 172.0), ("W 85th St, New York, 10024 ", 180)])
  func helveticaNeueKerning(text: String, recorded: Double) {
    let found = width(text, FontFace(.helveticaNeue, size: 14))
    #expect(found <= recorded + 0.01 && found > recorded - 0.6)
  }

  /// Families with the widths of "M", "a", a space and "0" that PDF files state, in 1/1000 em.
  private static let statedWidths: [(FontFamily, FontWeight, [Double])] = [
    (.verdana, .regular, [843, 601, 352, 636]), (.verdana, .bold, [948, 668, 342, 711]),
    (.georgia, .regular, [927, 504, 241, 613]), (.trebuchet, .regular, [709, 525, 301, 524]),
  ]

  @Test("fonts that PDF files may refer to have the widths that these state", arguments: statedWidths)
  func stated(family: FontFamily, weight: FontWeight, expected: [Double]) {
    let face = FontFace(family, size: 1000, weight: weight)
    #expect(["M", "a", " ", "0"].map { width($0, face).rounded() } == expected)
  }

  @Test("only families whose kerning is known are kerned", arguments: FontFamily.allCases)
  func namedKerning(family: FontFamily) {
    func kerning(_ family: FontFamily) -> Double {
      let face = FontFace(family, size: 100)
      return width("AV", face) - width("A", face) - width("V", face)
    }
    switch family {
    case .arial, .helvetica, .helveticaNeue, .timesNewRoman, .palatino, .futura: #expect(kerning(family) < -3)
    case .verdana, .georgia, .trebuchet: #expect(abs(kerning(family)) < 1e-9)
    default: break
    }
  }

  @Test("an accented letter of a named font is as wide as its base letter; bold letters are wider than regular ones")
  func namedLetters() {
    for family in [FontFamily.helvetica, .helveticaNeue, .timesNewRoman, .palatino, .futura] {
      #expect(width("é", FontFace(family, size: 20)) == width("e", FontFace(family, size: 20)))
      #expect(
        width("Group", FontFace(family, size: 20, weight: .black)) > width("Group", FontFace(family, size: 20)))
    }
  }

  @Test("monospaced digits are as wide as zero")
  func digits() {
    let face = FontFace(size: 17, digits: .monospaced)
    let widths = "0123456789".map { width(String($0), face) }
    #expect(Set(widths).count == 1)
    #expect(abs(width("1111", face) - 4 * widths[0]) < 1e-9)
    #expect(width("1", FontFace(size: 17)) < widths[1])
  }

  @Test("in the monospaced face i is as wide as W")
  func monospaced() {
    let face = FontFace(.monospaced, size: 12)
    #expect(width("i", face) == width("W", face))
    #expect(width("iii", face) == 3 * width("W", face))
  }

  @Test("pairs such as AV and To are kerned")
  func kerning() {
    let face = FontFace(size: 17)
    #expect(width("AV", face) < width("A", face) + width("V", face) - 0.5)
    #expect(width("To", face) < width("T", face) + width("o", face) - 0.5)
    #expect(width("Tö", face) == width("To", face))
    #expect(width("ll", face) == 2 * width("l", face))
  }

  @Test("there is one advance for each scalar")
  func count() {
    let scalars = Array("Aé🇩🇪e\u{301}\n\u{200B}字".unicodeScalars)
    #expect(measurer.advances(of: scalars, in: FontFace(size: 17)).count == scalars.count)
  }

  @Test("an empty text has no width and line breaks have none", arguments: ["", "\n", "\r\n", "\u{2028}"])
  func empty(text: String) {
    #expect(width(text, FontFace(size: 17)) == 0)
  }
}
