// SPDX-License-Identifier: MIT

extension UIView {
  /// `size` with both sides rounded up to a pixel, in points: the room that text of that size takes.
  func roundedUpToPixels(_ size: CGSize) -> CGSize {
    let grid = PixelGrid(scale: Double(displayScale))
    return CGSize(width: grid.roundedUp(Double(size.width)), height: grid.roundedUp(Double(size.height)))
  }

  /// `value` on the nearest pixel, in points.
  func roundedToPixel(_ value: CGFloat) -> CGFloat {
    CGFloat(PixelGrid(scale: Double(displayScale)).rounded(Double(value)))
  }

  /// From the top of a text in `font` to its first baseline, on a pixel.
  ///
  /// Source: recorded baselines of 118 label pairs, `reference/corpora.md` §5.5.
  func firstBaseline(of font: UIFont) -> CGFloat { roundedToPixel(font.ascender) }

  /// From the last baseline of a text in `font` to its bottom, on a pixel. Source: as ``firstBaseline(of:)``.
  func lastBaseline(of font: UIFont) -> CGFloat {
    roundedUpToPixels(CGSize(width: 0, height: font.lineHeight)).height - roundedToPixel(font.ascender)
  }
}
