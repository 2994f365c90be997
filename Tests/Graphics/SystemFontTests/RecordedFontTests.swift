// SPDX-License-Identifier: MIT

import SystemFont
import TestSupport
import Testing

@Suite("Widths that fonts of iOS 26.1 have")
struct RecordedFontTests {
  @Test("texts without kerned pairs have their widths to a hundredth of a point", arguments: RecordedFont.all)
  func unkerned(_ font: RecordedFont) {
    for (text, width) in zip(RecordedFont.texts, font.widths).prefix(3) {
      #expect(abs(font.width(of: text) - width) < 0.01, "\(text)")
    }
  }

  @Test("texts with kerned pairs have their widths to a fifth of a point", arguments: RecordedFont.all)
  func kerned(_ font: RecordedFont) {
    for (text, width) in zip(RecordedFont.texts, font.widths).dropFirst(3) {
      #expect(abs(font.width(of: text) - width) < 0.2, "\(text)")
    }
  }

  @Test("the lowercase x has its height", arguments: RecordedFont.all)
  func xHeight(_ font: RecordedFont) {
    #expect(abs(font.face.metrics.xHeight - font.xHeight) < 1e-9)
  }

  @Test("57 fonts are read")
  func count() { #expect(RecordedFont.all.count == 57) }

  @Test("in a label, the widths are rounded up to a third of a point", arguments: RecordedFont.all)
  func pixels(_ font: RecordedFont) {
    // A hundredth of a point decides about the next pixel where the width is a whole number of them.
    for (text, width) in zip(RecordedFont.texts, font.widths).prefix(3)
    where abs(width * 3 - (width * 3).rounded()) > 0.03 {
      #expect((font.width(of: text) * 3).rounded(.up) == (width * 3).rounded(.up), "\(text)")
    }
  }
}

/// A font with the widths of six texts.
///
/// Source: widths that a public project read from the simulator of iOS 26.1 (Facts, “Recorded fonts”).
struct RecordedFont: CustomStringConvertible, Sendable {
  let name: String
  let face: FontFace
  let xHeight: Double
  let widths: [Double]

  static let texts = [
    "iiiiillll", "WWWW MMMM", "Hello UIKit", "0123456789", "AVAST Wavy To. LT",
    "The quick brown fox jumps over the lazy dog",
  ]

  /// Creates a font whose lowercase x is `x` / 2048 of the size.
  init(_ weight: FontWeight, _ size: Double, x: Double, _ widths: [Double]) {
    face = FontFace(size: size, weight: weight)
    name = "\(size) \(weight.rawValue)"
    xHeight = x * size / 2048
    self.widths = widths
  }

  var description: String { name }

  func width(of text: String) -> Double { SystemFontMeasurer().width(of: text, in: face) }

  private static let weights: [String: FontWeight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
    "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]

  /// The upright fonts of the recording that are not monospaced.
  static let all = ((try? Recordings.rows("system-fonts.tsv")) ?? []).compactMap { row -> RecordedFont? in
    let numbers = row.dropFirst().compactMap(Double.init)
    guard let weight = weights[row[0]], numbers.count == 8 else { return nil }
    return RecordedFont(weight, numbers[0], x: numbers[1] / numbers[0] * 2048, Array(numbers[2...]))
  }
}
