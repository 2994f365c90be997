// SPDX-License-Identifier: MIT

import Foundation
import SystemFont
import TestSupport
import Testing

/// The included table, applied to the labels it was fitted to and to some labels whose width a constraint determines.
/// The test detects errors in reading the table. The article SystemFont states the error for other labels.
@Suite("Widths that Apple's engine recorded")
struct RecordedWidthTests {
  @Test(
    "half of the labels are predicted to a third of a point, nine in ten to a point",
    .enabled(if: SharedCorpus.isPresent, "needs ../shared/corpus"))
  func labels() throws {
    let labels = try RecordedLabel.all().filter(\.canBeItsText)
    let errors = labels.map { abs($0.predictedWidth - $0.width) }.sorted()
    try #require(errors.count > 250)
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

  static func all() throws -> [RecordedLabel] {
    let manifest = String(decoding: try SharedCorpus.data("ib/manifest.tsv"), as: UTF8.self)
    var labels: Set<String> = []
    var result: [RecordedLabel] = []
    for row in manifest.split(separator: "\n").dropFirst() {
      let name = String(row.prefix { $0 != "\t" })
      for label in try LabelReader.labels(in: SharedCorpus.data("ib/\(name)"))
      where labels.insert("\(label.text)|\(label.size)|\(label.width)").inserted {
        result.append(label)
      }
    }
    return result
  }
}

/// Reads labels line by line, as Interface Builder writes them: the element, its frame, its font.
enum LabelReader {
  static func labels(in document: Data) -> [RecordedLabel] {
    var labels: [RecordedLabel] = []
    var text: String?
    var width: Double?
    var edition = FontFace.Edition.current
    for line in String(decoding: document, as: UTF8.self).split(separator: "\n") {
      // Xcode 7 was the first version that showed iOS 9, Xcode 9 that showed iOS 11, Xcode 12 that showed iOS 14; Chinese
      // letters, whose widths Xcode 15 changed, are not among these.
      if let version = value("toolsVersion", in: line)?.prefix(while: { $0 != "." }), let number = Int(version) {
        edition = number < 8100 ? .iOS8 : number < 13000 ? .iOS10 : number < 17000 ? .iOS13 : .current
      }
      if line.contains("<label ") {
        let excluded = ["misplaced=\"YES\"", "ambiguous=\"YES\"", "adjustsFontSizeToFit=\"YES\""].contains {
          line.contains($0)
        }
        text = excluded ? nil : value("text", in: line).map(unescaped)
        width = nil
      } else if line.contains("<rect key=\"frame\""), text != nil, width == nil {
        width = value("width", in: line).flatMap { Double($0) }
      } else if line.contains("<fontDescription key=\"fontDescription\" type=\"system\" pointSize="), let text,
        let width,
        let size = value("pointSize", in: line).flatMap({ Double($0) }), !line.contains("weight="), 10..<20 ~= size,
        text.unicodeScalars.allSatisfy({ 0x20..<0x7F ~= $0.value }), text.count > 1
      {
        labels.append(RecordedLabel(text: text, size: size, width: width, edition: edition))
      }
      if line.contains("</label>") { text = nil }
    }
    return labels
  }

  private static func value(_ name: String, in line: Substring) -> String? {
    guard let start = line.range(of: " \(name)=\"")?.upperBound else { return nil }
    return String(line[start...].prefix { $0 != "\"" })
  }

  private static func unescaped(_ text: String) -> String {
    [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&")].reduce(text) {
      $0.replacingOccurrences(of: $1.0, with: $1.1)
    }
  }
}
