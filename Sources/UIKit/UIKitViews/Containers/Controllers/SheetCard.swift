// SPDX-License-Identifier: MIT

/// The place of a sheet on a phone, from iOS 26.
///
/// A large sheet reaches from the top safe area to the bottom of the screen. The content of a lower one is as wide as the screen and
/// scaled down, so that there is space at its sides and below.
struct SheetCard {
  /// The frame, in points.
  let frame: CGRect
  /// The factor of the content's size.
  let scale: CGFloat

  /// Computes the place of a sheet whose detent has `value`, in points, without the bottom safe area.
  init(value: CGFloat, in bounds: CGRect, _ safe: UIEdgeInsets, _ metrics: SystemMetrics.Sheets) {
    let isLarge = value >= bounds.height - safe.top - safe.bottom
    guard !isLarge else {
      let top = safe.bottom > 0 ? safe.top : max(safe.top, metrics.leastTop)
      frame = CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
      scale = 1
      return
    }
    let isSmall = value < SheetCard.smallValue
    let inset = isSmall ? SheetCard.inset(ofSmallValue: value, metrics) : metrics.inset
    scale = bounds.width > 0 ? (bounds.width - 2 * inset) / bounds.width : 1
    let height = (isSmall ? value : value + safe.bottom) * scale
    frame = CGRect(
      x: inset, y: bounds.height - inset - height, width: bounds.width - 2 * inset, height: height)
  }

  /// The value below which a sheet is small: further from the edges the lower it is, and without the bottom safe area.
  private static let smallValue: CGFloat = 150

  /// Source: three recorded sheets of iOS 26.1 (Facts, “iOS 26 and 27”).
  private static func inset(ofSmallValue value: CGFloat, _ metrics: SystemMetrics.Sheets) -> CGFloat {
    let (lowest, slope): (CGFloat, CGFloat) = (76, 20 / 74)
    return min(max(metrics.smallInset - (value - lowest) * slope, metrics.inset), metrics.smallInset)
  }
}
