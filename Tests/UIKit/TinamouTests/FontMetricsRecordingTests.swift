// SPDX-License-Identifier: MIT

import Testing
import Tinamou

/// Source: values that a public project read from the simulator of iOS 26.1 at three pixels per point (Facts, “Recorded
/// fonts”).
@Suite("Values that UIFontMetrics scales on iOS 26.1")
struct FontMetricsRecordingTests {
  @Test(
    "a value grows as the distance between lines of the text style, and is rounded to the pixel", arguments: recorded)
  func values(_ row: Row) throws {
    let metrics = UIFontMetrics(forTextStyle: row.style)
    for (category, recorded) in zip(Self.categories, row.scaled) {
      let traits = Self.traits(category)
      #expect(abs(metrics.scaledValue(for: row.value, compatibleWith: traits) - recorded) < 0.001, "\(category)")
    }
  }

  @Test("all 396 values were recorded for three values in eleven styles and twelve categories")
  func count() {
    #expect(Self.recorded.map(\.scaled.count).reduce(0, +) == 396)
    #expect(Set(Self.recorded.map(\.style)).count == 11)
  }

  @Test("the size of a scaled font is the same product, rounded to a whole point", arguments: recorded)
  func fonts(_ row: Row) {
    let metrics = UIFontMetrics(forTextStyle: row.style)
    let font = UIFont.systemFont(ofSize: row.value)
    for (category, recorded) in zip(Self.categories, row.scaled) {
      let size = metrics.scaledFont(for: font, compatibleWith: Self.traits(category)).pointSize
      #expect(size == size.rounded() && abs(size - recorded) <= 0.67, "\(category)")
    }
  }

  private static func traits(_ category: UIContentSizeCategory) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(preferredContentSizeCategory: category), UITraitCollection(displayScale: 3),
    ])
  }

  struct Row: Sendable {
    let style: UIFont.TextStyle
    let value: CGFloat
    let scaled: [CGFloat]
  }

  private static let categories: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  private static let styles: [Substring: UIFont.TextStyle] = [
    "largeTitle": .largeTitle, "title1": .title1, "title2": .title2, "title3": .title3, "headline": .headline,
    "body": .body, "callout": .callout, "subheadline": .subheadline, "footnote": .footnote, "caption1": .caption1,
    "caption2": .caption2,
  ]

  /// The style, the value, and the scaled value in each category from the smallest.
  static let recorded: [Row] = """
    largeTitle 17 15.667 16.333 16.667 17 17.667 19 20 21.667 23.667 25.333 27.333 29
    largeTitle 40 37 38 39 40 42 45 46.667 50.667 55.667 59.667 64.333 68.333
    largeTitle 64 59.333 61 62.333 64 67 71.667 75 81.333 89 95.333 103 109.333
    title1 17 15.667 16 16.667 17 18 19 20.667 23 25.667 28.667 30.667 34
    title1 40 36.333 37.667 38.667 40 42.333 44.667 48.333 54 60 67 71.667 80
    title1 64 58.333 60.333 62 64 67.667 71.667 77.333 86.667 96 107.333 114.667 128
    title2 17 14.667 15.333 15.667 17 18.333 19.333 20.667 25 28.667 31.667 35.667 40
    title2 40 34.333 35.667 37 40 43 45.667 48.667 58.667 67 74.333 84.333 94.333
    title2 64 55 57 59.333 64 68.667 73 77.667 93.667 107.333 119 135 151
    title3 17 15 15.667 16.333 17 19 20.333 21.667 26 30 34.667 39.333 44.333
    title3 40 35.333 36.667 38.333 40 44.667 48 51.333 60.667 70.333 81.667 92.667 104
    title3 64 56.333 59 61.333 64 71.667 76.667 82 97.333 112.667 130.667 148.333 166.333
    headline 17 14.667 15.333 16.333 17 18.667 20 22.333 26.333 31 37 39.333 48
    headline 40 34.667 36.333 38.333 40 43.667 47.333 52.667 61.667 72.667 87.333 92.667 112.667
    headline 64 55.333 58.333 61 64 69.667 75.667 84.333 99 116.333 139.667 148.333 180.333
    body 17 14.667 15.333 16.333 17 18.667 20 22.333 26.333 31 37 43.333 48
    body 40 34.667 36.333 38.333 40 43.667 47.333 52.667 61.667 72.667 87.333 101.667 112.667
    body 64 55.333 58.333 61 64 69.667 75.667 84.333 99 116.333 139.667 163 180.333
    callout 17 14.667 15.333 16.333 17 18.667 20.333 22.667 26 31.667 37.333 42 48.667
    callout 40 34.333 36.333 38 40 43.667 47.667 53.333 61 74.333 87.667 99 114.333
    callout 64 55 58 61 64 70 76.333 85.333 97.667 119 140.333 158.333 183
    subheadline 17 13.667 15.333 16 17 18.667 20.333 22 26.333 30.667 36.667 42.667 49.333
    subheadline 40 32 36 38 40 44 48 52 62 72 86 100 116
    subheadline 64 51.333 57.667 60.667 64 70.333 76.667 83.333 99.333 115.333 137.667 160 185.667
    footnote 17 15 15 15 17 19 20.667 22.667 27.333 31.333 37.667 43.333 49
    footnote 40 35.667 35.667 35.667 40 44.333 49 53.333 64.333 73.333 89 102.333 115.667
    footnote 64 57 57 57 64 71 78.333 85.333 103 117.333 142.333 163.667 185
    caption1 17 13.667 13.667 13.667 17 20.333 22.333 24.333 28.667 34 41.333 46.667 54.333
    caption1 40 32.667 32.667 32.667 40 47.667 52.667 57.667 67.667 80 97.667 110 127.667
    caption1 64 52 52 52 64 76 84 92 108 128 156 176 204
    caption2 17 17 17 17 17 23.667 26 28.667 32.667 38 45.667 53.667 62.667
    caption2 40 40 40 40 40 55.333 61.667 67.667 77 89.333 107.667 126 147.667
    caption2 64 64 64 64 64 88.667 98.333 108.333 123 142.667 172.333 202 236.333
    """.split(separator: "\n").map { line in
      let cells = line.split(separator: " ")
      let numbers = cells.dropFirst().compactMap { Double($0) }.map { CGFloat($0) }
      return Row(style: styles[cells[0]] ?? .body, value: numbers[0], scaled: Array(numbers.dropFirst()))
    }
}
