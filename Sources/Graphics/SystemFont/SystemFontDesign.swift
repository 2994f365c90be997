// SPDX-License-Identifier: MIT

/// The letters of the system font at a size and weight, mixed from six designs: thin, regular and black, each for text and
/// for large text.
///
/// Source: advances recorded on iOS 26.1 (Facts, “Recorded fonts”), which are such mixtures to a thousandth of a point.
final class SystemFontDesign: Sendable {
  private let mixture: Mixture
  /// The factors of kerning of pairs with capitals, of other letters, and of digits.
  private let kerningFactors: (capitals: Double, letters: Double, digits: Double)

  /// Creates the letters of `face`. Families that have factors of the system font's widths have the letters for text.
  init(_ face: FontFace) {
    let mixture = Mixture(face)
    func factor(_ group: Int) -> Double { mixture.value({ $0.textKerning[group] }, { $0.displayKerning[group] }) }
    self.mixture = mixture
    kerningFactors = (factor(0), factor(1), factor(2))
  }

  /// The advance of the letter at `index` from U+0020 without tracking, in units.
  func advance(ofLetter index: Int) -> Double {
    mixture.value({ Double($0.text.pair(index)) }, { Double($0.display.pair(index)) })
  }

  /// The kerning of the letters at two positions from U+0020, in units.
  func kerning(_ first: Int, _ second: Int) -> Double {
    let steps = SystemFontTables.kerning.digit(first * 95 + second) - SystemFontTables.kernZero
    return steps == 0 ? 0 : Double(steps) * SystemFontTables.kernStep * kerningFactor(first, second)
  }

  private func kerningFactor(_ first: Int, _ second: Int) -> Double {
    if Self.isCapital(first) || Self.isCapital(second) { return kerningFactors.capitals }
    return Self.isDigit(first) && Self.isDigit(second) ? kerningFactors.digits : kerningFactors.letters
  }

  private static func isCapital(_ index: Int) -> Bool { 0x21...0x3A ~= index }
  private static func isDigit(_ index: Int) -> Bool { 0x10...0x19 ~= index }

  /// The height of the lowercase x of `face`, in ems. It is a whole number of units.
  static func xHeight(of face: FontFace) -> Double {
    // The heights of earlier editions are not recorded.
    var current = face
    current.edition = .current
    return Mixture(current).value({ $0.xHeights.text }, { $0.xHeights.display }).rounded()
      / SystemFontTables.unitsPerEm
  }
}

/// The shares of the designs.
private struct Mixture {
  /// The weight beside the regular one, and its share.
  private let other: DesignWeight
  private let weightShare: Double
  /// The share of the design for large text.
  private let displayShare: Double

  init(_ face: FontFace) {
    let position = face.weight.designPosition
    other = position < 0 ? .thin : .black
    weightShare = abs(position)
    displayShare = face.family.isSystemDesign ? Self.displayShare(face) : 0
  }

  private static func displayShare(_ face: FontFace) -> Double {
    let size = face.opticalSize ?? face.size
    switch face.edition {
    case .current, .iOS26, .iOS16:
      return interpolated(size, from: SystemFontTables.displayShareSizes, to: SystemFontTables.displayShare)
    case .iOS13, .iOS10: return size >= SystemFontTables.firstLargeSize ? 1 : 0
    case .iOS8: return 0
    }
  }

  /// The mixture of a value for text and of one for large text.
  func value(_ text: (DesignWeight) -> Double, _ display: (DesignWeight) -> Double) -> Double {
    let small = mixed(text(.regular), text(other))
    return displayShare == 0 ? small : small + displayShare * (mixed(display(.regular), display(other)) - small)
  }

  private func mixed(_ regular: Double, _ other: Double) -> Double { regular + weightShare * (other - regular) }
}

/// The two designs of one weight.
private struct DesignWeight: Sendable {
  let text: DigitTable
  let display: DigitTable
  let textKerning: [Double]
  let displayKerning: [Double]
  /// The heights of the lowercase x, in units.
  let xHeights: (text: Double, display: Double)

  private typealias Tables = SystemFontTables

  static let thin = DesignWeight(
    text: Tables.textThin, display: Tables.displayThin, textKerning: Tables.textThinKerning,
    displayKerning: Tables.displayThinKerning, xHeights: (1076, 1040))
  static let regular = DesignWeight(
    text: Tables.textRegular, display: Tables.displayRegular, textKerning: Tables.textRegularKerning,
    displayKerning: Tables.displayRegularKerning, xHeights: (1078, 1040))
  static let black = DesignWeight(
    text: Tables.textBlack, display: Tables.displayBlack, textKerning: Tables.textBlackKerning,
    displayKerning: Tables.displayBlackKerning, xHeights: (1124, 1104))
}
