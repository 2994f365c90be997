// SPDX-License-Identifier: MIT

/// The metrics of a free font family, in ems.
struct FreeFontFamily: Sendable {
  var name: String
  let proportions: FontFamily.Proportions
  /// The usual width of the private characters of a font of icons; `nil` for other fonts.
  let iconWidth: Double?
  /// The advances of the printable characters of ASCII and then of `FreeFontAdvances.extras`, by weight, as two digits each in
  /// 1/1500 em; empty if they are not known.
  let widths: KeyValuePairs<Double, DigitTable>
  /// The kerning of the regular weight, which the others share.
  let kerning: FreeFontKerning?

  init(
    _ name: String, ascender: Double, descender: Double, lineGap: Double, capHeight: Double, xHeight: Double,
    iconWidth: Double? = nil, widths: KeyValuePairs<Double, DigitTable> = [:], kerning: FreeFontKerning? = nil
  ) {
    self.name = name
    proportions = FontFamily.Proportions(
      ascender: ascender, descender: descender, lineGap: lineGap, capHeight: capHeight, xHeight: xHeight)
    self.iconWidth = iconWidth
    self.widths = widths
    self.kerning = kerning
  }

  /// The family under another name.
  func renamed(_ name: String) -> FreeFontFamily {
    var family = self
    family.name = name
    return family
  }
}
