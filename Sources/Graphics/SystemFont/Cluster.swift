// SPDX-License-Identifier: MIT

/// Finds the boundaries of visible letters, scalar by scalar.
///
/// A letter includes its accents, its variation selector and its skin tone. Emoji joined by U+200D are one letter, two
/// regional indicators are a flag, and a Korean syllable includes its parts. Source: Unicode Annex 29, simplified.
struct Cluster {
  private var previous: Unicode.Scalar?
  private var indicators = 0

  /// Whether a letter begins at `scalar`, which must follow that of the previous call.
  @inline(__always)
  mutating func startsNew(at scalar: Unicode.Scalar) -> Bool {
    guard scalar.value < 0x300 else { return startsNewBeyondLatin(scalar) }
    let isSecondOfBreak = scalar.value == 0x0A && previous?.value == 0x0D
    indicators = 0
    previous = scalar
    return !isSecondOfBreak
  }

  private mutating func startsNewBeyondLatin(_ scalar: Unicode.Scalar) -> Bool {
    defer {
      indicators = Self.isRegionalIndicator(scalar) ? indicators + 1 : 0
      previous = scalar
    }
    guard let previous else { return true }
    if Self.extends(scalar) || (previous.value == 0x200D && scalar.value >= 0x2190) { return false }
    if Self.isRegionalIndicator(scalar) { return indicators % 2 == 0 }
    return !(Self.isJamo(scalar) && (Self.isJamo(previous) || 0xAC00...0xD7A3 ~= previous.value))
  }

  static func isRegionalIndicator(_ scalar: Unicode.Scalar) -> Bool { 0x1F1E6...0x1F1FF ~= scalar.value }

  /// Whether a scalar belongs to the preceding letter.
  static func extends(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x300, case .weightless = ScalarKind(scalar) else { return false }
    // Line breaks and direction marks have no width either, but are separate letters.
    return
      !(0x200B...0x200C ~= scalar.value || 0x200E...0x202E ~= scalar.value || 0x2060...0x206F ~= scalar.value
      || scalar.value == 0xFEFF)
  }

  /// Whether the scalar is a vowel or final consonant that completes a Korean syllable.
  private static func isJamo(_ scalar: Unicode.Scalar) -> Bool { 0x1160...0x11FF ~= scalar.value }
}
