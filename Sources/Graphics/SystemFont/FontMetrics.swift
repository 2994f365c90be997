// SPDX-License-Identifier: MIT

import FontFiles

/// The vertical metrics of a face, in points. Widths come from a ``TextMeasuring``.
public struct FontMetrics: Hashable, Sendable {
  /// The height of a line above the baseline, in points; positive.
  public var ascender: Double
  /// The depth of a line below the baseline, in points; negative, as in UIKit.
  public var descender: Double
  /// The space between the bottom of a line and the top of the next, in points.
  public var leading: Double
  /// The height of capital letters, in points.
  public var capHeight: Double
  /// The height of the lowercase x, in points.
  public var xHeight: Double

  /// Creates metrics, in points.
  public init(ascender: Double, descender: Double, leading: Double, capHeight: Double, xHeight: Double) {
    self.ascender = ascender
    self.descender = descender
    self.leading = leading
    self.capHeight = capHeight
    self.xHeight = xHeight
  }

  init(_ proportions: FontFamily.Proportions, size: Double) {
    self.init(
      ascender: proportions.ascender * size, descender: proportions.descender * size,
      leading: proportions.lineGap * size, capHeight: proportions.capHeight * size,
      xHeight: proportions.xHeight * size)
  }

  init(_ file: FontFile, size: Double) {
    let unit = size / Double(file.unitsPerEm)
    let heights = file.heights
    self.init(
      ascender: Double(heights.ascender) * unit, descender: Double(heights.descender) * unit,
      leading: Double(heights.lineGap) * unit, capHeight: Double(heights.capHeight) * unit,
      xHeight: Double(heights.xHeight) * unit)
  }

  /// The height of a line without leading, in points.
  public var lineHeight: Double { ascender - descender }
}
