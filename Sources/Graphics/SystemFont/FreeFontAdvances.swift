// SPDX-License-Identifier: MIT

/// The advances of a free font at one size and weight.
struct FreeFontAdvances {
  /// The weights between which the font lies, and the fraction of the second in the interpolation.
  private let lighter: DigitTable
  private let bolder: DigitTable
  private let share: Double
  private let kerning: FreeFontKerning?
  private let iconWidth: Double?
  private let size: Double

  /// Creates the advances of `face`; `nil` if it is another font, or one whose widths are not known.
  init?(_ face: FontFace) {
    guard let family = face.free?.family, let first = family.widths.first else { return nil }
    let axis = face.weight.axis
    let below = family.widths.last { $0.key <= axis } ?? first
    let above = family.widths.first { $0.key >= axis } ?? below
    (lighter, bolder) = (below.value, above.value)
    share = above.key > below.key ? (axis - below.key) / (above.key - below.key) : 0
    (kerning, iconWidth, size) = (family.kerning, family.iconWidth, face.size)
  }

  /// The advance of a character, in points; `nil` if the table does not have it. `letter` is the position from U+0020
  /// of the character without its accent.
  func advance(of value: UInt32, letter: Int?) -> Double? {
    if let index = Self.extras.firstIndex(of: value) { return width(95 + index) }
    if let letter { return width(letter) }
    return 0xE000...0xF8FF ~= value ? iconWidth.map { $0 * size } : nil
  }

  private func width(_ index: Int) -> Double {
    let light = Double(lighter.pair(index))
    return (light + share * (Double(bolder.pair(index)) - light)) * size / 1500
  }

  /// The kerning of the characters at two positions from U+0020, in points.
  func kerning(_ first: Int, _ second: Int) -> Double { (kerning?.kerning(first, second) ?? 0) * size }

  /// The characters of the table after those of ASCII: `¡¢£©«®°·»¿ÆØßæø–—‘’“”•…€™`.
  static let extras: [UInt32] = "¡¢£©«®°·»¿ÆØßæø–—‘’“”•…€™".unicodeScalars.map(\.value)
}
