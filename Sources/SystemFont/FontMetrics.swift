// SPDX-License-Identifier: MIT

/// The vertical metrics of a face, in points. Widths come from a ``TextMeasuring``.
public struct FontMetrics: Hashable, Sendable {
  /// From the baseline up to the top of the line; positive.
  public var ascender: Double
  /// From the baseline down to the bottom of the line; negative, as in UIKit.
  public var descender: Double
  /// The space between the bottom of a line and the top of the next.
  public var leading: Double
  /// How high capitals reach above the baseline.
  public var capHeight: Double
  /// How high the letter x reaches above the baseline.
  public var xHeight: Double

  /// Metrics of the facts given, in points.
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

  /// The height of one line without leading: ascender minus descender.
  public var lineHeight: Double { ascender - descender }
}
