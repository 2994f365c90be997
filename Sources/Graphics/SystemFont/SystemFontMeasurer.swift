// SPDX-License-Identifier: MIT

/// Measures text as an iPhone does, with the advances of the iOS system font.
///
/// The advances were recorded, and the kerning comes from labels that Apple's engine measured; the article SystemFont
/// describes the method and the errors.
public struct SystemFontMeasurer: TextMeasuring {
  /// The measures of the face for which the measurer is prepared; `nil` if it is prepared for none.
  private let known: MeasuredFace?

  /// Creates a measurer that is prepared for no face.
  public init() { known = nil }

  private init(_ known: MeasuredFace) { self.known = known }

  /// Returns a measurer that has computed the metrics of `face` and its commonest advances.
  public func prepared(for face: FontFace) -> SystemFontMeasurer {
    face.file != nil || face.family.proportions.fixedWidth != nil ? self : SystemFontMeasurer(MeasuredFace(face))
  }

  private func known(of face: FontFace) -> MeasuredFace? { known.flatMap { $0.face == face ? $0 : nil } }

  /// The vertical metrics of `face`, in points.
  public func metrics(of face: FontFace) -> FontMetrics { known(of: face)?.metrics ?? face.metrics }

  /// Appends the advances of the font's file or the fitted advances, in points.
  public func appendAdvances(of scalars: ArraySlice<Unicode.Scalar>, in face: FontFace, to advances: inout [Double]) {
    if let file = face.file {
      FileAdvances(file, face).append(scalars, to: &advances)
      return
    }
    let proportions = face.family.proportions
    if let fixedWidth = proportions.fixedWidth {
      appendFixedAdvances(of: scalars, width: fixedWidth, in: face, to: &advances)
      return
    }
    let known = known(of: face)
    let fitted = known?.fitted ?? FittedAdvances(face, factor: proportions.widthFactor)
    let ascii = known?.ascii ?? []
    let asciiCount = UInt32(ascii.count)
    lazy var isJapanese = scalars.contains(where: Self.isKana)
    var previous: UInt32 = 0
    var greatest: UInt32 = 0
    for scalar in scalars {
      let value = scalar.value
      greatest = max(greatest, value)
      let place = value &- 0x20
      if let advance = place < asciiCount ? ascii[Int(place)] : fitted.advance(of: value) {
        let kerning = fitted.kerning(between: previous, and: value)
        if kerning != 0 { advances[advances.count - 1] += kerning }
        advances.append(advance)
        previous = value
      } else {
        let kind = ScalarKind(scalar)
        advances.append(width(of: kind, in: face, isJapanese: isJapanese))
        if case .weightless = kind { continue }
        previous = 0
      }
    }
    if greatest >= 0x200D { FittedAdvances.spaceOutFlags(scalars, in: &advances) }
  }

  /// Appends advances of `width` ems for every letter, except Chinese, Japanese and Korean letters and emoji.
  private func appendFixedAdvances(
    of scalars: ArraySlice<Unicode.Scalar>, width fixedWidth: Double, in face: FontFace, to advances: inout [Double]
  ) {
    let isJapanese = scalars.contains(where: Self.isKana)
    for scalar in scalars {
      let kind = ScalarKind(scalar)
      switch kind {
      case .average: advances.append(fixedWidth * face.size)
      default: advances.append(width(of: kind, in: face, isJapanese: isJapanese))
      }
    }
  }

  private func width(of kind: ScalarKind, in face: FontFace, isJapanese: Bool) -> Double {
    switch kind {
    case .weightless: 0
    case .kana: japaneseWidth(face) * face.size
    // The system's Japanese font is narrower than its Chinese one. A text with kana is Japanese.
    case .ideograph: (isJapanese ? japaneseWidth(face) : chineseWidth(face)) * face.size
    case .hangul: 0.865 * face.size
    case .emoji: emojiWidth(size: face.size)
    case .average(let ems): ems * face.size
    }
  }

  /// The width of a kana and of a Japanese ideograph, in ems.
  private func japaneseWidth(_ face: FontFace) -> Double { face.edition == .iOS26 ? chineseWidth(face) : 0.936 }

  /// The width of a Chinese letter, in ems: more than one from iOS 9 to iOS 16, less so in large text, and in Xcode 26.
  ///
  /// Source: 127 recorded labels (Facts, “Recorded labels”) of eight sizes, in the regular weight, which other weights share here.
  private func chineseWidth(_ face: FontFace) -> Double {
    switch face.edition {
    case .current, .iOS8: 1
    // Recorded: 16.33, 18.42 and 20.42 points at 16, 18 and 20 points.
    case .iOS26: interpolated(face.size, from: [16, 18, 20], to: [16.33 / 16, 18.42 / 18, 20.42 / 20])
    case .iOS16, .iOS13, .iOS10: interpolated(face.size, from: [20, 30], to: [1.02, 1.0155])
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
