// SPDX-License-Identifier: MIT

import SystemFont
import Testing

@Suite("Vertical metrics of the system font")
struct FontMetricsTests {
  @Test(
    "the line height is 1.193359375 of the size",
    arguments: [
      (11.0, 13.127), (12, 14.320), (13, 15.514), (14, 16.707), (15, 17.900), (16, 19.094), (17, 20.287), (20, 23.867),
      (22, 26.254), (28, 33.414), (34, 40.574), (40, 47.734375),
    ])
  func lineHeight(size: Double, height: Double) {
    #expect(abs(FontFace(size: size).metrics.lineHeight - height) < 0.0005)
  }

  @Test("ascender and descender are those that a device prints")
  func ascenderAndDescender() {
    let metrics = FontFace(size: 40).metrics
    #expect(metrics.ascender == 38.0859375)
    #expect(metrics.descender == -9.6484375)
    #expect(metrics.leading == 0)
    #expect(abs(metrics.capHeight - 28.18359375) < 1e-9)
  }

  @Test(
    "rounded up to pixels, line heights are the recorded ones",
    arguments: [
      (10.0, 12.0, 12.0), (11, 13.5, 13.33), (12, 14.5, 14.33), (13, 16, 15.67), (14, 17, 17), (15, 18, 18),
      (16, 19.5, 19.33), (17, 20.5, 20.33), (18, 21.5, 21.67), (20, 24, 24), (24, 29, 28.667), (30, 36, 36),
      (36, 43, 43),
    ])
  func pixels(size: Double, at2x: Double, at3x: Double) {
    let height = FontFace(size: size).metrics.lineHeight
    #expect((height * 2).rounded(.up) / 2 == at2x)
    #expect(abs((height * 3).rounded(.up) / 3 - at3x) < 0.005)
  }

  @Test("the weight changes the height of the lowercase x only")
  func weight() {
    let (black, regular) = (FontFace(size: 17, weight: .black).metrics, FontFace(size: 17).metrics)
    #expect(black.lineHeight == regular.lineHeight && black.ascender == regular.ascender)
    #expect(black.capHeight == regular.capHeight)
    #expect(black.xHeight > regular.xHeight)
  }

  /// Source: snapshots of labels that a public project recorded (Facts, “Recorded fonts”), in all categories on iPhones and
  /// iPads.
  @Test(
    "lines of a first title have the recorded heights at two and at three pixels per point",
    arguments: zip(
      TextSizeCategory.allCases,
      [
        (30.0, 30.0), (31.5, 31.333), (32.5, 32.333), (33.5, 33.667), (36, 36), (38.5, 38.333), (41, 40.667),
        (45.5, 45.667), (51.5, 51.333), (57.5, 57.333), (63.5, 63.333), (69.5, 69.333),
      ]))
  func titles(category: TextSizeCategory, recorded: (at2x: Double, at3x: Double)) {
    let height = FontFace(size: TextStyle.title1.size(at: category)).metrics.lineHeight
    #expect((height * 2).rounded(.up) / 2 == recorded.at2x)
    #expect(abs((height * 3).rounded(.up) / 3 - recorded.at3x) < 0.001)
  }

  @Test("every text style grows with the content size category", arguments: TextStyle.allCases)
  func styles(style: TextStyle) {
    let sizes = TextSizeCategory.allCases.map { style.size(at: $0) }
    #expect(sizes == sizes.sorted())
    #expect(sizes.last ?? 0 >= 40)
  }

  @Test(
    "at the standard size the styles have Apple's sizes and leading",
    arguments: [
      (TextStyle.largeTitle, 34.0, 41.0), (.title1, 28, 34), (.title2, 22, 28), (.title3, 20, 25), (.headline, 17, 22),
      (.body, 17, 22), (.callout, 16, 21), (.subheadline, 15, 20), (.footnote, 13, 18), (.caption1, 12, 16),
      (.caption2, 11, 13),
    ])
  func standard(style: TextStyle, size: Double, lineSpacing: Double) {
    #expect(style.size(at: .large) == size)
    #expect(style.lineSpacing(at: .large) == lineSpacing)
    #expect(style.weight == (style == .headline ? .semibold : .regular))
  }

  @Test(
    "the distance of lines depends on the size of a text style",
    arguments: [
      (TextStyle.body, TextSizeCategory.extraSmall, 19.0), (.caption1, .small, 13), (.title2, .medium, 26),
      (.headline, .extraExtraExtraLarge, 29), (.largeTitle, .accessibilityMedium, 52),
      (.body, .accessibilityExtraExtraExtraLarge, 62), (.footnote, .accessibilityExtraExtraLarge, 46),
      (.title1, .extraLarge, 36), (.title1, .extraExtraLarge, 38), (.title1, .accessibilityExtraExtraLarge, 61),
      (.headline, .accessibilityExtraExtraLarge, 51), (.subheadline, .accessibilityLarge, 36),
      (.caption1, .accessibilityMedium, 27), (.caption2, .accessibilityLarge, 29),
    ])
  func distances(style: TextStyle, category: TextSizeCategory, distance: Double) {
    #expect(style.lineSpacing(at: category) == distance)
  }

  @Test("the distance of lines grows with the size, beyond the sizes of styles as well")
  func distancesBetweenSizes() {
    let distances = stride(from: 1.0, through: 100, by: 0.5).map { TextStyle.lineSpacing(ofSize: $0) }
    #expect(zip(distances, distances.dropFirst()).allSatisfy { $0 < $1 })
    #expect(TextStyle.lineSpacing(ofSize: 22) == 28)
    #expect(TextStyle.lineSpacing(ofSize: 35) == 42)
  }
}
