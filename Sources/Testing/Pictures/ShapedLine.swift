// SPDX-License-Identifier: MIT

import CPango
import Foundation
import LayoutModel

/// A line of text shaped by Pango, with its glyphs from left to right.
struct ShapedLine {
  private let line: UnsafeMutablePointer<PangoLayoutLine>

  init(_ line: UnsafeMutablePointer<PangoLayoutLine>) { self.line = line }

  /// The result of fitting a line.
  struct Fit {
    /// The remaining horizontal scale factor of the line.
    var stretch = 1.0
    /// The positions and widths of characters that no font contains, in points before scaling.
    var unknown: [(x: Double, width: Double)] = []
    /// The characters that no font contains.
    var unknownCharacters: [Unicode.Scalar] = []
  }

  /// Adjusts the letter spacing so that the line is `width` points wide. Spacing changes by at most 6 % of an em; the
  /// result contains the scale factor for the rest.
  ///
  /// - Parameter spacing: The requested letter spacing, in points. It does not count toward the limit.
  func fit(to width: CGFloat, em: CGFloat, spacing: CGFloat, mayAddSpace: Bool) -> Fit {
    var fit = Fit()
    let unit = Double(PANGO_SCALE)
    fit.unknownCharacters = hideUnknown(em: em)
    let natural = Double(naturalWidth) / unit
    let gaps = clusterEnds - 1
    guard natural > 0, width > 0 else {
      fit.unknown = unknownExtents()
      return fit
    }
    var reached = natural
    if mayAddSpace, gaps > 0 {
      let limit = Double(em) * 0.06
      let wanted = (Double(width) - natural) / Double(gaps) - Double(spacing)
      let space = Double(spacing) + min(max(wanted, -limit), limit)
      reached += addSpace(Int32(saturating: Double((space * unit).rounded())), gaps: gaps)
    }
    fit.stretch = Double(width) / reached
    fit.unknown = unknownExtents()
    return fit
  }

  /// The width in Pango units.
  var naturalWidth: Int32 {
    var sum: Int32 = 0
    forEachGlyph { _, glyph, _ in sum &+= glyph.pointee.geometry.width }
    return sum
  }

  /// Calls `body` with the run of each glyph, the glyph, and whether it is the last one of its cluster.
  func forEachGlyph(_ body: (UnsafeMutablePointer<PangoGlyphItem>, UnsafeMutablePointer<PangoGlyphInfo>, Bool) -> Void)
  {
    var next = line.pointee.runs
    while let node = next {
      next = node.pointee.next
      guard let data = node.pointee.data else { continue }
      let run = data.assumingMemoryBound(to: PangoGlyphItem.self)
      guard let glyphs = run.pointee.glyphs, let infos = glyphs.pointee.glyphs,
        let clusters = glyphs.pointee.log_clusters
      else { continue }
      let count = Int(glyphs.pointee.num_glyphs)
      for i in 0..<count {
        body(run, infos + i, i == count - 1 || clusters[i + 1] != clusters[i])
      }
    }
  }

  private var clusterEnds: Int {
    var count = 0
    forEachGlyph { _, _, isEnd in count += isEnd ? 1 : 0 }
    return count
  }

  /// Adds `space` after each cluster except the last. Returns the total, in points.
  private func addSpace(_ space: Int32, gaps: Int) -> Double {
    var left = gaps
    forEachGlyph { _, glyph, isEnd in
      guard isEnd, left > 0 else { return }
      left -= 1
      glyph.pointee.geometry.width &+= space
    }
    return Double(space) * Double(gaps) / Double(PANGO_SCALE)
  }

  /// Pango's flag for characters without a glyph.
  private static let unknownFlag: UInt32 = 0x1000_0000
  private static let emptyGlyph: UInt32 = 0x0FFF_FFFF

  /// Replaces characters that no font contains by an empty em, and returns them. Pango would draw a box with hexadecimal digits.
  private func hideUnknown(em: CGFloat) -> [Unicode.Scalar] {
    var characters: [Unicode.Scalar] = []
    forEachGlyph { _, glyph, _ in
      guard glyph.pointee.glyph & Self.unknownFlag != 0 else { return }
      // Such a glyph is the number of the character with the flag.
      Unicode.Scalar(glyph.pointee.glyph & ~Self.unknownFlag).map { characters.append($0) }
      glyph.pointee.glyph = Self.emptyGlyph
      // The offset marks such glyphs for `unknownExtents`. Empty glyphs are not drawn, so it has no other effect.
      glyph.pointee.geometry.y_offset = Self.unknownMark
      glyph.pointee.geometry.width = Int32(saturating: Double(em) * 1.1 * Double(PANGO_SCALE))
    }
    return characters
  }

  private static let unknownMark: Int32 = 0x7ABC

  private func unknownExtents() -> [(x: Double, width: Double)] {
    var extents: [(x: Double, width: Double)] = []
    var x: Int32 = 0
    forEachGlyph { _, glyph, _ in
      let width = glyph.pointee.geometry.width
      if glyph.pointee.glyph == Self.emptyGlyph, glyph.pointee.geometry.y_offset == Self.unknownMark {
        extents.append((Double(x) / Double(PANGO_SCALE), Double(width) / Double(PANGO_SCALE)))
      }
      x &+= width
    }
    return extents
  }
}
