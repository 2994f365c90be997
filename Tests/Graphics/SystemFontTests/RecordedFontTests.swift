// SPDX-License-Identifier: MIT

import Foundation
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

  @Test(
    "all 57 upright fonts of the recording have their widths and heights",
    .enabled(if: RecordedFont.isFilePresent, "needs ../shared/reference"))
  func file() throws {
    let fonts = try RecordedFont.inFile()
    #expect(fonts.count == 57)
    for font in fonts {
      let errors = zip(RecordedFont.texts, font.widths).map { abs(font.width(of: $0) - $1) }
      #expect(errors.prefix(3).allSatisfy { $0 < 0.01 } && errors.allSatisfy { $0 < 0.2 }, "\(font) \(errors)")
      #expect(abs(font.face.metrics.xHeight - font.xHeight) < 1e-9, "\(font)")
    }
  }

  @Test("in a label, the widths are rounded up to a third of a point", arguments: RecordedFont.all)
  func pixels(_ font: RecordedFont) {
    for (text, width) in zip(RecordedFont.texts, font.widths).prefix(3) {
      #expect((font.width(of: text) * 3 - 0.01).rounded(.up) == (width * 3 - 0.01).rounded(.up), "\(text)")
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

  static let all = [
    RecordedFont(.ultraLight, 8, x: 1076, [17.095, 60.19, 38.933, 48.332, 71.946, 170.317]),
    RecordedFont(.regular, 8, x: 1078, [19.805, 63.016, 41.957, 50.453, 76, 176.977]),
    RecordedFont(.medium, 11, x: 1086, [26.783, 85.812, 56.834, 69.067, 102.802, 239.132]),
    RecordedFont(.heavy, 11, x: 1113, [31.508, 89.308, 61.628, 74.929, 109.022, 255.126]),
    RecordedFont(.light, 13, x: 1077, [27.027, 97.181, 62.038, 76.75, 114.35, 266.433]),
    RecordedFont(.black, 13, x: 1124, [38.099, 105.828, 73.423, 89.8, 129.194, 302.523]),
    RecordedFont(.semibold, 15, x: 1093, [35.094, 115.205, 75.45, 92.787, 136.645, 317.216]),
    RecordedFont(.ultraLight, 17, x: 1076, [28.557, 120.134, 73.236, 94.073, 138.209, 324.803]),
    RecordedFont(.regular, 17, x: 1078, [34.315, 126.139, 79.663, 98.58, 146.824, 338.954]),
    RecordedFont(.bold, 17, x: 1101, [40.574, 130.771, 86.013, 106.345, 155.063, 360.142]),
    RecordedFont(.black, 17, x: 1124, [46.833, 135.402, 92.363, 114.111, 163.301, 381.33]),
    RecordedFont(.thin, 20, x: 1068, [32.99, 140.948, 85.144, 110.634, 159.948, 374.317]),
    RecordedFont(.regular, 20, x: 1069, [39.006, 146.923, 91.619, 115.217, 168.475, 388.653]),
    RecordedFont(.semibold, 20, x: 1085, [43.542, 150.393, 96.358, 120.812, 174.724, 405.421]),
    RecordedFont(.thin, 28, x: 1040, [43.536, 195.386, 115.423, 156.988, 214.711, 504.556]),
    RecordedFont(.light, 28, x: 1040, [50.105, 201.238, 121.953, 161.708, 222.956, 519.202]),
    RecordedFont(.regular, 28, x: 1040, [55.152, 205.734, 126.971, 165.334, 229.291, 530.455]),
    RecordedFont(.medium, 28, x: 1052, [58.496, 208.597, 130.834, 169.37, 234.645, 546.618]),
    RecordedFont(.heavy, 33, x: 1089, [80.9, 256, 167.972, 214.102, 295.527, 702.063]),
    RecordedFont(.regular, 34, x: 1040, [66.224, 249.073, 153.266, 199.933, 277.014, 640.555]),
    RecordedFont(.bold, 34, x: 1072, [77.297, 258.553, 166.057, 213.297, 294.744, 694.078]),
    RecordedFont(.black, 34, x: 1104, [88.37, 268.032, 178.849, 226.661, 312.475, 747.602]),
  ]
}

extension RecordedFont {
  private static let file = SharedCorpus.folder?.deletingLastPathComponent()
    .appendingPathComponent("reference/system-font/fonts.tsv")

  static var isFilePresent: Bool { file.map { FileManager.default.fileExists(atPath: $0.path) } ?? false }

  private static let weights: [String: FontWeight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
    "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]

  /// The upright fonts of the recording that are not monospaced.
  static func inFile() throws -> [RecordedFont] {
    let rows = try String(contentsOf: #require(file), encoding: .utf8).split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
    let columns = try #require(rows.first)
    return try rows.dropFirst().compactMap { row in
      let cells = Dictionary(uniqueKeysWithValues: zip(columns, row))
      guard cells["platform"] == "ios", let weight = weights[cells["id"] ?? ""] else { return nil }
      func number(_ column: String) throws -> Double { try #require(Double(cells[column] ?? "")) }
      let size = try number("size")
      let widths = ["w_iiii", "w_WWWW", "w_Hello", "w_digits", "w_AVAST", "w_pangram"]
      return try RecordedFont(weight, size, x: number("xHeight") / size * 2048, widths.map(number))
    }
  }
}
