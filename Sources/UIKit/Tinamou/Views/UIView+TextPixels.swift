// SPDX-License-Identifier: MIT

extension UIView {
  /// `size` rounded up to whole pixels, in points.
  func roundedUpToPixels(_ size: CGSize) -> CGSize {
    let grid = PixelGrid(scale: Double(displayScale))
    return CGSize(width: grid.roundedUp(Double(size.width)), height: grid.roundedUp(Double(size.height)))
  }

  /// `value` rounded to the nearest pixel, in points.
  func roundedToPixel(_ value: CGFloat) -> CGFloat {
    CGFloat(PixelGrid(scale: Double(displayScale)).rounded(Double(value)))
  }

  /// The distance from the top of text in `font` to its first baseline, rounded to a pixel, in points.
  ///
  /// Source: recorded baselines of 118 label pairs, `reference/corpora.md` §5.5.
  func firstBaseline(of font: UIFont) -> CGFloat { roundedToPixel(font.ascender) }

  /// The distance from the last baseline of text in `font` to its bottom, rounded to a pixel, in points. Source: as for
  /// ``firstBaseline(of:)``.
  func lastBaseline(of font: UIFont) -> CGFloat {
    roundedUpToPixels(CGSize(width: 0, height: font.lineHeight)).height - roundedToPixel(font.ascender)
  }
}
