// SPDX-License-Identifier: MIT

/// The advances and the kerning of a face that has no file. For a font with its own table, the system font provides the
/// remaining letters.
final class FittedAdvances: Sendable {
  /// The advances of a font other than the system's; `nil` for the system font.
  private let named: NamedAdvances?
  /// The advances of a free font; `nil` for all others.
  private let free: FreeFontAdvances?
  private let design: SystemFontDesign
  private let tracking: SystemFontTracking
  /// The number of points per unit.
  private let scale: Double
  /// The number of points per unit of the system font, without the factor of the family.
  private let plainScale: Double
  private let hasMonospacedDigits: Bool
  /// Whether all letters are those of the system font, with kerning between all pairs.
  private let isPlain: Bool

  init(_ face: FontFace, factor: Double) {
    let isHelvetica = face.family == .system && face.edition == .iOS8
    named = NamedAdvances(isHelvetica ? FontFace(.helveticaNeue, size: face.size, weight: face.weight) : face)
    free = FreeFontAdvances(face)
    design = SystemFontDesign(face)
    tracking = SystemFontTracking(face)
    plainScale = face.size / SystemFontTables.unitsPerEm
    scale = plainScale * factor
    hasMonospacedDigits = face.digits == .monospaced
    isPlain = named == nil && free == nil && !hasMonospacedDigits
  }

  /// The advance of a scalar, in points; `nil` for a scalar that is not in the table.
  func advance(of value: UInt32) -> Double? {
    // Every digit has the width of 0.
    let value = hasMonospacedDigits && value &- 0x30 < 10 ? 0x30 : value
    let letter = SystemFontLetter(value)
    let latin = letter.flatMap { $0.isLatin ? $0.index : nil }
    if let advance = free?.advance(of: value, letter: latin) { return advance }
    if let named, let latin { return named.advance(ofLetter: latin) + tracking.helvetica * plainScale }
    return letter.map { (design.advance(ofLetter: $0.index) + $0.difference + tracking.letters) * scale }
  }

  /// The kerning between two scalars, in points.
  @inline(__always)
  func kerning(between left: UInt32, and right: UInt32) -> Double {
    guard isPlain, left &- 0x20 < 0x5F, right &- 0x20 < 0x5F else { return uncommonKerning(left, right) }
    return design.kerning(Int(left - 0x20), Int(right - 0x20)) * scale
  }

  private func uncommonKerning(_ left: UInt32, _ right: UInt32) -> Double {
    if hasMonospacedDigits && (left &- 0x30 < 10 || right &- 0x30 < 10) { return 0 }
    guard let first = SystemFontLetter(left), let second = SystemFontLetter(right), first.isLatin, second.isLatin
    else { return 0 }
    if let free { return free.kerning(first.index, second.index) }
    if let named { return named.kerning(first.index, second.index) }
    return design.kerning(first.index, second.index) * scale
  }

  /// Sets the advance of each scalar that completes a flag or a joined emoji to 0.
  static func spaceOutFlags(_ scalars: ArraySlice<Unicode.Scalar>, in advances: inout [Double]) {
    guard scalars.contains(where: { Cluster.isRegionalIndicator($0) || $0.value == 0x200D }) else { return }
    let start = advances.count - scalars.count
    var cluster = Cluster()
    for (offset, scalar) in scalars.enumerated() where !cluster.startsNew(at: scalar) && scalar.value >= 0x2190 {
      advances[start + offset] = 0
    }
  }
}
