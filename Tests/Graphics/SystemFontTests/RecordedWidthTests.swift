// SPDX-License-Identifier: MIT

import Foundation
import SystemFont
import TestSupport
import Testing

/// The included table, applied to the labels it was fitted to and to some labels whose width a constraint determines.
/// The labels are those of up to two common words. The test detects errors in reading the table; the article SystemFont states the
/// error for other labels.
@Suite("Widths that Apple's engine recorded")
struct RecordedWidthTests {
  @Test("half of the labels are predicted to a third of a point, nine in ten to a point")
  func labels() throws {
    let labels = try RecordedLabel.all().filter(\.canBeItsText)
    let errors = labels.map { abs($0.predictedWidth - $0.width) }.sorted()
    try #require(errors.count > 80)
    #expect(errors[errors.count / 2] <= 0.34)
    #expect(Double(errors.filter { $0 <= 1 }.count) / Double(errors.count) >= 0.88)
    #expect(Double(errors.filter { $0 <= 2 }.count) / Double(errors.count) >= 0.92)
  }
}

/// A one-line label of a recorded document in the regular system font.
struct RecordedLabel {
  var text: String
  var size: Double
  var width: Double
  var edition: FontFace.Edition

  /// The width of the text without rounding.
  private var textWidth: Double {
    var face = FontFace(size: size)
    face.edition = edition
    return SystemFontMeasurer().width(of: text, in: face)
  }

  /// The width plus the average amount that rounding up to a pixel or a point adds.
  var predictedWidth: Double {
    let rounding =
      switch (width.truncatingRemainder(dividingBy: 1) * 3).rounded() / 3 {
      case 1.0 / 3, 2.0 / 3: width * 2 == (width * 2).rounded() ? 0.25 : 1.0 / 6
      default: width == width.rounded() ? 0.3 : 0.25
      }
    return textWidth + rounding
  }

  /// Whether the frame is close enough to be that of the text.
  var canBeItsText: Bool {
    abs(textWidth + 0.3 - width) <= 2.5 + 0.05 * textWidth
  }

  /// The editions of the font by the version of iOS from which they are.
  private static let editions: [String: FontFace.Edition] = ["8": .iOS8, "10": .iOS10, "13": .iOS13]

  static func all() throws -> [RecordedLabel] {
    try Recordings.rows("labels.tsv").map { row in
      RecordedLabel(
        text: row[0], size: try #require(Double(row[1])), width: try #require(Double(row[2])),
        edition: editions[row[3]] ?? .current)
    }
  }
}
