// SPDX-License-Identifier: MIT

import FontFiles

/// The advances of a font from a file, at one size.
struct FileAdvances {
  private let file: FontFile
  /// The number of points of a font unit.
  private let scale: Double
  /// The face of the characters that the font does not have, as in UIKit: the system font.
  private let replacement: FontFace

  init(_ file: FontFile, _ face: FontFace) {
    self.file = file
    scale = face.size / Double(file.unitsPerEm)
    replacement = FontFace(size: face.size, weight: face.weight, posture: face.posture)
  }

  /// Appends the advance of each of `scalars`, in points. Kerning is added to the advance of the first of two letters.
  func append(_ scalars: ArraySlice<Unicode.Scalar>, to advances: inout [Double]) {
    var index = scalars.startIndex
    var previous: UInt16?
    while index < scalars.endIndex {
      let end = endOfMissing(scalars, from: index)
      if end > index {
        SystemFontMeasurer().appendAdvances(of: scalars[index..<end], in: replacement, to: &advances)
        (index, previous) = (end, nil)
        continue
      }
      if let glyph = glyph(of: scalars[index]) {
        if let previous, !advances.isEmpty { addKerning(between: previous, and: glyph, to: &advances) }
        advances.append(Double(file.advance(of: glyph)) * scale)
        previous = glyph
      } else {
        advances.append(0)
        // Accents and joiners do not separate letters, but line breaks do.
        if !Cluster.extends(scalars[index]) { previous = nil }
      }
      index += 1
    }
  }

  private func addKerning(between left: UInt16, and right: UInt16, to advances: inout [Double]) {
    let kerning = file.kerning(between: left, and: right)
    if kerning != 0 { advances[advances.count - 1] += Double(kerning) * scale }
  }

  /// The end of the characters from `start` that the font does not have, with the accents and joiners among them;
  /// `start` if it has the first one.
  private func endOfMissing(_ scalars: ArraySlice<Unicode.Scalar>, from start: Int) -> Int {
    guard isMissing(scalars[start]) else { return start }
    var end = start + 1
    while end < scalars.endIndex, isMissing(scalars[end]) || Cluster.extends(scalars[end]) { end += 1 }
    return end
  }

  private func isMissing(_ scalar: Unicode.Scalar) -> Bool { !isWeightless(scalar) && glyph(of: scalar) == nil }

  /// The glyph of a character with a width of its own. Tabs have the width of the system font's.
  private func glyph(of scalar: Unicode.Scalar) -> UInt16? {
    isWeightless(scalar) || scalar.value == 0x09 ? nil : file.glyph(of: scalar)
  }

  private func isWeightless(_ scalar: Unicode.Scalar) -> Bool {
    if case .weightless = ScalarKind(scalar) { true } else { false }
  }
}
