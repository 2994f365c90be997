// SPDX-License-Identifier: MIT

/// The fitted table at one size and weight. For a font with its own table, it provides the remaining values.
struct FittedAdvances {
  /// The advances of a font other than the system's; `nil` for the system font.
  private let named: NamedAdvances?
  /// The advances of a free font; `nil` for all others.
  private let free: FreeFontAdvances?
  /// The tables of the next lighter and bolder weight, and the fraction of the second in the interpolation.
  private let lighter: [UInt16]
  private let bolder: [UInt16]
  private let share: Double
  private let tracking: SystemFontTracking
  /// The additional advance of every letter of the fitted table at the weight, in 1/10000 em.
  private let weightSpacing: Double
  /// The number of points per 1/10000 em.
  private let scale: Double
  private let hasMonospacedDigits: Bool

  init(_ face: FontFace, factor: Double) {
    let isHelvetica = face.family == .system && face.edition == .iOS8
    named = NamedAdvances(isHelvetica ? FontFace(.helveticaNeue, size: face.size, weight: face.weight) : face)
    free = FreeFontAdvances(face)
    let axis = face.weight.axis
    let masterWeights: [Double] = [100, 400, 700, 900]
    let upper = axis <= 400 ? 1 : axis <= 700 ? 2 : 3
    share = (axis - masterWeights[upper - 1]) / (masterWeights[upper] - masterWeights[upper - 1])
    lighter = upper == 1 ? SystemFontTables.thin : upper == 2 ? SystemFontTables.regular : SystemFontTables.bold
    bolder = upper == 1 ? SystemFontTables.regular : upper == 2 ? SystemFontTables.bold : SystemFontTables.black
    tracking = SystemFontTracking(face)
    weightSpacing = interpolated(axis, from: SystemFontTables.weightAxis, to: SystemFontTables.weightSpacing)
    scale = face.size * factor / 10_000
    hasMonospacedDigits = face.digits == .monospaced
  }

  /// The advance of a scalar, in points; `nil` for a scalar that is not in the table.
  func advance(of value: UInt32) -> Double? {
    // Every digit has the width of 0.
    let value = hasMonospacedDigits && value &- 0x30 < 10 ? 0x30 : value
    if let advance = free?.advance(of: value, letter: Self.unaccentedLetter(value)) { return advance }
    if let named, let letter = Self.unaccentedLetter(value) {
      return named.advance(ofLetter: letter) + tracking.letters * scale
    }
    guard let index = value &- 0x20 < 0x160 ? Int(value - 0x20) : Self.index(of: value) else { return nil }
    let light = Double(lighter[index])
    guard light > 0 else { return nil }
    let space = value &- 0x30 < 10 ? tracking.letters + tracking.digits : tracking.letters
    return (light + share * (Double(bolder[index]) - light) + weightSpacing + space) * scale
  }

  /// The kerning between two scalars, in points.
  func kerning(between left: UInt32, and right: UInt32) -> Double {
    guard let first = Self.unaccentedLetter(left), let second = Self.unaccentedLetter(right) else { return 0 }
    if hasMonospacedDigits && (left &- 0x30 < 10 || right &- 0x30 < 10) { return 0 }
    if let free { return free.kerning(first, second) }
    if let named { return named.kerning(first, second) }
    let row = Int(SystemFontTables.leftKernClass[first]) * SystemFontTables.kernColumns
    return Double(SystemFontTables.kerning[row + Int(SystemFontTables.rightKernClass[second])]) * scale
  }

  /// Sets the advance of each scalar that completes a flag or a joined emoji to 0.
  func spaceOutFlags(_ scalars: ArraySlice<Unicode.Scalar>, in advances: inout [Double]) {
    guard scalars.contains(where: { Cluster.isRegionalIndicator($0) || $0.value == 0x200D }) else { return }
    let start = advances.count - scalars.count
    var cluster = Cluster()
    for (offset, scalar) in scalars.enumerated() where !cluster.startsNew(at: scalar) && scalar.value >= 0x2190 {
      advances[start + offset] = 0
    }
  }

  /// The index of a scalar after the first block of the table; `nil` for a scalar that is not in it.
  private static func index(of value: UInt32) -> Int? {
    let blocks = SystemFontTables.blocks
    var offset = 0
    for block in stride(from: 0, to: blocks.count, by: 2) {
      if value < blocks[block] { return nil }
      if value <= blocks[block + 1] { return offset + Int(value - blocks[block]) }
      offset += Int(blocks[block + 1] - blocks[block]) + 1
    }
    return nil
  }

  /// The index from U+0020 of a scalar or of the base letter of an accented one; `nil` for all others.
  private static func unaccentedLetter(_ value: UInt32) -> Int? {
    if value &- 0x20 < 0x5F { return Int(value - 0x20) }
    guard value &- 0xC0 < 0xC0 else { return nil }
    let letter = Int(SystemFontTables.unaccented[Int(value - 0xC0)])
    return letter >= 0x20 ? letter - 0x20 : nil
  }
}
