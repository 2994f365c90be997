// SPDX-License-Identifier: MIT

/// The advances of a font other than the system's, at one size and weight.
struct NamedAdvances {
  private let regular: [UInt16]
  /// The table of another weight; `nil` if the family has only one.
  private let other: [UInt16]?
  /// The fraction of ``other`` in the interpolation from ``regular``. Outside 0 and 1, it extrapolates.
  private let share: Double
  /// The same for capital letters.
  private let capitalShare: Double
  /// The factor of the advances of letters.
  private let letterFactor: Double
  /// The factor of the advances of spaces, digits and the punctuation between them, which have the same width in all weights.
  private let digitFactor: Double
  /// The kerning; `nil` if it is not known.
  private let kerning: FreeFontKerning?
  /// The number of points per 1/10000 em.
  private let scale: Double

  /// Creates the advances of `face`; `nil` if its family has no table.
  init?(_ face: FontFace) {
    typealias Tables = NamedFontTables
    let axis = face.weight.axis
    switch face.family {
    case .helvetica, .arial:
      regular = Tables.helvetica
      (other, kerning) = (axis < 400 ? Tables.helveticaLight : Tables.helveticaBold, Tables.sansKerning)
    case .helveticaNeue, .helveticaNeueCondensed:
      (regular, other, kerning) = (Tables.helveticaNeue, Tables.helveticaNeueBold, Tables.sansKerning)
    case .timesNewRoman: (regular, other, kerning) = (Tables.times, Tables.timesBold, Tables.serifKerning)
    case .palatino: (regular, other, kerning) = (Tables.palatino, Tables.palatinoBold, Tables.palatinoKerning)
    case .verdana: (regular, other, kerning) = (Tables.verdana, Tables.verdanaBold, nil)
    case .avenir: (regular, other, kerning) = (Tables.avenir, nil, nil)
    case .futura: (regular, other, kerning) = (Tables.futura, nil, Tables.futuraKerning)
    case .georgia: (regular, other, kerning) = (Tables.georgia, nil, nil)
    case .trebuchet: (regular, other, kerning) = (Tables.trebuchet, nil, nil)
    default: return nil
    }
    (share, letterFactor) = Self.shareAndFactor(face.family, axis)
    // Source: a recorded label (Facts, “Recorded labels”) in capitals of Helvetica Neue Light.
    capitalShare = share < 0 ? 1.6 * share : share
    digitFactor = face.family == .helveticaNeueCondensed ? letterFactor : 1
    scale = face.size / 10_000
  }

  /// The fraction of the other table and the factor of letters at a place on the weight axis.
  private static func shareAndFactor(_ family: FontFamily, _ axis: Double) -> (share: Double, factor: Double) {
    switch family {
    case .helvetica, .arial: (min(axis < 400 ? (400 - axis) / 100 : (axis - 400) / 300, 1), 1)
    case .helveticaNeue: (helveticaNeueShare(axis), 1)
    case .helveticaNeueCondensed: (helveticaNeueShare(axis), condensedFactor)
    case .timesNewRoman, .palatino, .verdana: (min(max(0, (axis - 400) / 300), 1), factor(min(axis - 400, 0)))
    case .avenir: (0, avenirFactor(axis))
    // The regular weight of Futura is medium.
    case .futura: (0, factor(axis - 500))
    default: (0, factor(axis - 400))
    }
  }

  /// The fraction of the bold table of Helvetica Neue. Its weights are 25, 35, 45, 55 (regular), 65 and 75 (bold) in the
  /// numbering of the family, and their widths are as far from each other.
  ///
  /// Source: 29 recorded labels (Facts, “Recorded labels”) in thin, light, medium and bold.
  private static func helveticaNeueShare(_ axis: Double) -> Double {
    interpolated(axis, from: [100, 300, 400, 500, 700, 900], to: [-1.5, -0.5, 0, 0.5, 1, 1.2])
  }

  /// Source: five recorded labels (Facts, “Recorded labels”) in HelveticaNeue-CondensedBold.
  private static let condensedFactor = 0.825

  /// Source: nine recorded labels (Facts, “Recorded labels”) in Avenir Book, Medium and Heavy.
  private static func avenirFactor(_ axis: Double) -> Double {
    interpolated(axis, from: [300, 400, 500, 800, 900], to: [0.985, 1, 1.02, 1.08, 1.1])
  }

  /// The ratio of a weight's advances to those of the regular weight, by the distance on the weight axis, in families
  /// without a table. Source: recorded labels (Facts, “Recorded labels”) in weights of Helvetica Neue.
  private static func factor(_ distance: Double) -> Double {
    interpolated(distance, from: [-300, -100, 0, 100, 300, 500], to: [0.93, 0.965, 1, 1.034, 1.06, 1.1])
  }

  /// The indices of the capital letters.
  private static let capitals = 0x21...0x3A

  /// The advance of the letter at `index` from U+0020, in points.
  func advance(ofLetter index: Int) -> Double {
    let plain = Double(regular[index])
    let share = Self.capitals.contains(index) ? capitalShare : share
    let width = other.map { plain + share * (Double($0[index]) - plain) } ?? plain
    return width * (index <= 0x1F ? digitFactor : letterFactor) * scale
  }

  /// The kerning of the letters at two positions from U+0020, in points.
  func kerning(_ first: Int, _ second: Int) -> Double { (kerning?.kerning(first, second) ?? 0) * scale * 10_000 }
}
