// SPDX-License-Identifier: MIT

/// The advances of a font other than the system's, at one size and weight.
struct NamedAdvances {
  private let regular: [UInt16]
  private let bold: [UInt16]?
  /// The fraction of the bold table in the interpolation from regular to bold, if both exist.
  private let share: Double
  /// The factor of the advances for the weight, if there is no table for it.
  private let factor: Double
  /// The kerning; `nil` if it is not known.
  private let kerning: FreeFontKerning?
  /// The number of points per 1/10000 em.
  private let scale: Double

  /// Creates the advances of `face`; `nil` if its family has no table.
  init?(_ face: FontFace) {
    typealias Tables = NamedFontTables
    switch face.family {
    case .helvetica, .arial:
      (regular, bold, kerning) = (Tables.helvetica, Tables.helveticaBold, Tables.sansKerning)
    case .timesNewRoman: (regular, bold, kerning) = (Tables.times, Tables.timesBold, Tables.serifKerning)
    case .palatino: (regular, bold, kerning) = (Tables.palatino, Tables.palatinoBold, Tables.palatinoKerning)
    case .helveticaNeue: (regular, bold, kerning) = (Tables.helveticaNeue, nil, Tables.sansKerning)
    case .futura: (regular, bold, kerning) = (Tables.futura, nil, Tables.futuraKerning)
    case .verdana: (regular, bold, kerning) = (Tables.verdana, Tables.verdanaBold, nil)
    case .georgia: (regular, bold, kerning) = (Tables.georgia, nil, nil)
    case .trebuchet: (regular, bold, kerning) = (Tables.trebuchet, nil, nil)
    default: return nil
    }
    let axis = face.weight.axis
    // The regular weight of Futura is medium.
    let plain = face.family == .futura ? 500.0 : 400
    share = bold == nil ? 0 : min(max(0, (axis - plain) / 300), 1)
    factor = bold != nil && axis > plain ? 1 : Self.factor(atWeight: axis - plain)
    scale = face.size / 10_000
  }

  /// The ratio of the advances of Helvetica Neue's weights to those of the regular weight, by the distance on the
  /// weight axis. Source: recorded labels in its thin, light and medium weights.
  private static func factor(atWeight distance: Double) -> Double {
    interpolated(distance, from: [-300, -200, -100, 0, 100, 300, 500], to: [0.9, 0.92, 0.965, 1, 1.034, 1.06, 1.1])
  }

  /// The advance of the letter at `index` from U+0020, in points.
  func advance(ofLetter index: Int) -> Double {
    let plain = Double(regular[index])
    let width = bold.map { plain + share * (Double($0[index]) - plain) } ?? plain
    // Spaces, digits and the punctuation between them have the same width in all weights.
    return width * (index <= 0x1F ? 1 : factor) * scale
  }

  /// The kerning of the letters at two positions from U+0020, in points.
  func kerning(_ first: Int, _ second: Int) -> Double { (kerning?.kerning(first, second) ?? 0) * scale * 10_000 }
}
