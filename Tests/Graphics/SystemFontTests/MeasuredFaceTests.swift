// SPDX-License-Identifier: MIT

import Testing

@testable import SystemFont

/// Texts measure the same with what is computed once for all texts in a face, and without what is left out because it cannot matter.
@Suite("Measures that are kept for a face")
struct MeasuredFaceTests {
  /// More faces than are kept.
  private static let faces: [FontFace] = FontFamily.allCases.filter { $0 != .file && $0 != .free }.flatMap { family in
    [11, 17.5, 34].flatMap { size in
      [FontWeight.light, .regular, .bold].map { weight in
        FontFace(family, size: size, weight: weight, digits: size == 11 ? .monospaced : .proportional)
      }
    }
  }

  private static let text =
    String(String.UnicodeScalarView((0x20..<0x7F).compactMap { Unicode.Scalar($0) })) + "éß—…あ一😀AVATo"

  @Test("advances, kerning and metrics are the same with what a measurer is prepared for, and for any other face")
  func measures() {
    let plain = SystemFontMeasurer()
    let scalars = Array(Self.text.unicodeScalars)
    for (face, other) in zip(Self.faces, Self.faces.dropFirst() + Self.faces.prefix(1)) {
      let prepared = plain.prepared(for: face)
      for each in [face, other] {
        let isSame = prepared.advances(of: scalars, in: each) == plain.advances(of: scalars, in: each)
        #expect(isSame && prepared.metrics(of: each) == each.metrics, "\(each), prepared for \(face)")
      }
    }
  }

  @Test("sizes are remembered for each of many faces")
  func cache() {
    var cache = TextBlockCache(measuring: SystemFontMeasurer())
    for _ in 0..<2 {
      for face in Self.faces {
        let text = "Label with a face"
        #expect(
          cache.block(text, in: face, width: 90)
            == TextBlock(text, in: face, width: 90, measuring: SystemFontMeasurer()))
      }
    }
  }

  @Test(
    "lines without a limit do not need the places where they could be wrapped",
    arguments: [
      "", "one", "one two ", "a\nb\n", "a\r\n\r\nb", "tab\tstop", "日本語、です。", "👨‍👩‍👧 family", "e\u{301}a \u{2028}x",
    ])
  func unlimitedLines(text: String) {
    let scalars = Array(text.unicodeScalars)
    let advances = SystemFontMeasurer().advances(of: scalars, in: FontFace(size: 17))
    let wrapping = LineBreaker(scalars: scalars, advances: advances)
    let unlimited = LineBreaker(scalars: scalars, advances: advances, wraps: false)
    for mode in [LineBreakMode.byWord, .byCharacter, .truncatingTail] {
      let widths = LineBreaker.Widths(.infinity)
      #expect(unlimited.lines(within: widths, mode: mode) == wrapping.lines(within: widths, mode: mode))
    }
  }
}
