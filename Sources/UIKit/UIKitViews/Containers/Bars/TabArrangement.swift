// SPDX-License-Identifier: MIT

/// The places of tabs on a platter of glass, from iOS 26.
@MainActor
struct TabArrangement {
  private let metrics: SystemMetrics.TabPlatter
  private let bars: BarMetrics

  /// Creates the arrangement in an environment; `nil` where tabs have no platter.
  init?(_ bars: BarMetrics) {
    guard let platter = bars.generation.metrics.tabs.platter else { return nil }
    metrics = platter
    self.bars = bars
  }

  /// The height of the platter, in points.
  private var height: CGFloat {
    bars.tabBarIsAtTop || bars.isLow ? metrics.heightInCompactHeight : metrics.height
  }

  /// Returns the frame of the platter. `widths` are those of tabs whose titles are beside their pictures.
  func platter(of widths: [CGFloat], in area: CGRect) -> CGRect {
    let width =
      bars.tabItemsAreInline
      ? widths.reduce(2 * metrics.inset, +) : metrics.widthOfTab * CGFloat(widths.count) + metrics.extraWidth
    let fitting = min(width, area.width - metrics.room)
    return CGRect(x: area.midX - fitting / 2, y: area.minY, width: fitting, height: height)
  }

  /// Returns the frames of the platter of `count` tabs at the leading margin, and of the circle of a tab that stands apart at the
  /// trailing one.
  ///
  /// Source: Apple, “Adopting Liquid Glass”, which shows the tab of a search at the trailing edge; the space between both is
  /// decided.
  func platterAndCircle(of count: Int, in area: CGRect, runsRightToLeft: Bool) -> (platter: CGRect, circle: CGRect) {
    let room = area.insetBy(dx: metrics.room / 2, dy: 0)
    let widest = room.width - height - TabArrangement.spaceBeforeCircle
    let width = min(metrics.widthOfTab * CGFloat(count) + metrics.extraWidth, widest)
    let (left, right) = (room.minX, room.maxX)
    return (
      CGRect(x: runsRightToLeft ? right - width : left, y: area.minY, width: width, height: height),
      CGRect(x: runsRightToLeft ? left : right - height, y: area.minY, width: height, height: height)
    )
  }

  /// The least space between the platter and a tab that stands apart, in points.
  private static let spaceBeforeCircle: CGFloat = 8

  /// Returns the frames of the tabs, from left to right.
  func tabs(of widths: [CGFloat], in platter: CGRect) -> [CGRect] {
    let inner = platter.insetBy(dx: metrics.inset, dy: metrics.inset)
    guard bars.tabItemsAreInline else {
      let pitch = (platter.width - metrics.pitchRoom) / CGFloat(max(1, widths.count))
      return widths.indices.map { index in
        CGRect(
          x: inner.minX + CGFloat(index) * pitch, y: inner.minY, width: pitch + metrics.overlap, height: inner.height)
      }
    }
    let total = widths.reduce(0, +)
    let scale = total > inner.width ? inner.width / total : 1
    var x = inner.minX
    return widths.map { width in
      defer { x += width * scale }
      return CGRect(x: x, y: inner.minY, width: width * scale, height: inner.height)
    }
  }
}

extension CGRect {
  /// Returns the rectangle with its origin on the pixels of a screen.
  func onPixels(of scale: CGFloat) -> CGRect {
    CGRect(x: (minX * scale).rounded() / scale, y: (minY * scale).rounded() / scale, width: width, height: height)
  }
}
