// SPDX-License-Identifier: MIT

/// Measures text as an iPhone does, with the proportions of the iOS system font.
///
/// The widths come from labels that Apple's engine measured; the article SystemFont describes the method and the
/// errors.
public struct SystemFontMeasurer: TextMeasuring {
  /// Creates a measurer. It has no state.
  public init() {}

  /// Appends the advances of the font's file or the fitted advances, in points.
  public func appendAdvances(of scalars: ArraySlice<Unicode.Scalar>, in face: FontFace, to advances: inout [Double]) {
    if let file = face.file {
      FileAdvances(file, face).append(scalars, to: &advances)
      return
    }
    let proportions = face.family.proportions
    if let fixedWidth = proportions.fixedWidth {
      appendFixedAdvances(of: scalars, width: fixedWidth, size: face.size, to: &advances)
      return
    }
    let pen = FittedAdvances(face, factor: proportions.widthFactor)
    let isJapanese = scalars.contains(where: Self.isKana)
    var previous: UInt32 = 0
    for scalar in scalars {
      let value = scalar.value
      if let advance = pen.advance(of: value) {
        let kerning = pen.kerning(between: previous, and: value)
        if kerning != 0 { advances[advances.count - 1] += kerning }
        advances.append(advance)
        previous = value
      } else {
        let kind = ScalarKind(scalar)
        advances.append(width(of: kind, size: face.size, isJapanese: isJapanese))
        if case .weightless = kind { continue }
        previous = 0
      }
    }
    pen.spaceOutFlags(scalars, in: &advances)
  }

  /// Appends advances of `width` ems for every letter, except Chinese, Japanese and Korean letters and emoji.
  private func appendFixedAdvances(
    of scalars: ArraySlice<Unicode.Scalar>, width fixedWidth: Double, size: Double, to advances: inout [Double]
  ) {
    let isJapanese = scalars.contains(where: Self.isKana)
    for scalar in scalars {
      let kind = ScalarKind(scalar)
      switch kind {
      case .average: advances.append(fixedWidth * size)
      default: advances.append(width(of: kind, size: size, isJapanese: isJapanese))
      }
    }
  }

  private func width(of kind: ScalarKind, size: Double, isJapanese: Bool) -> Double {
    switch kind {
    case .weightless: 0
    case .kana: 0.936 * size
    // The system's Japanese font is narrower than its Chinese one. A text with kana is Japanese.
    case .ideograph: isJapanese ? 0.936 * size : size
    case .hangul: 0.865 * size
    case .emoji: emojiWidth(size: size)
    case .average(let ems): ems * size
    }
  }

  /// The width of an emoji, in points, which is relatively greater in small text. Source: recorded labels (Facts,
  /// “Recorded labels”), 23 points wide at 17 pt and 43 at 38 pt.
  private func emojiWidth(size: Double) -> Double {
    interpolated(size, from: [17, 38], to: [1.351, 1.125]) * size
  }

  private static func isKana(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x3041 && scalar.value <= 0x30FF && scalar.value != 0x30FB
  }
}
