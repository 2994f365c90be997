// SPDX-License-Identifier: MIT

/// The frames of image, title and detail in a cell for each cell style, and the resulting height.
///
/// Source: recorded frames of styled cells (Facts, “Recorded documents”), see `CellStyleTests`. Details and single
/// titles are as recorded in all of them; titles above a subtitle in half of them.
@MainActor
struct CellContentArrangement {
  var style: UITableViewCell.CellStyle
  /// The insets around the content, from margins and indentation, in points.
  var insets: UIEdgeInsets
  /// The displayed size of the image, in points; zero without an image.
  var imageSize = CGSize.zero
  /// The width of the column in which the image is centered, in points.
  var imageRoom: CGFloat = 0
  var imageGap = CellMetrics.imageGap
  var title: UILabel?
  var detail: UILabel?
  var subtitleGap = CellMetrics.current.subtitleGap
  var valueGap = CellMetrics.valueGap
  /// Whether a title without a detail fills the height, as labels of cells do.
  var titleFillsHeight = false
  /// The height of a separator in the row, below the content, in points.
  var separatorHeight: CGFloat = 0
  /// Whether two stacked texts are one point above the center, as they were recorded.
  var shiftsStackedTexts = true
  var runsRightToLeft = false
  /// The number of pixels per point.
  var scale: CGFloat = 1

  /// The frames of image, title and detail, in the content view's coordinates.
  struct Frames {
    var image = CGRect.zero
    var title = CGRect.zero
    var detail = CGRect.zero
  }

  // MARK: Requests

  /// Returns the height of the content at a width, in points, rounded up to pixels.
  func height(forWidth width: CGFloat) -> CGFloat {
    let texts = textHeight(forWidth: textWidth(in: width))
    return grid.roundedUp(Double(max(texts, imageSize.height) + insets.top + insets.bottom + separatorHeight))
  }

  /// The leading edge of the texts, as a distance from the leading edge of the content view, in points.
  var textStart: CGFloat {
    insets.left + (imageSize == .zero ? 0 : max(imageRoom, imageSize.width) + imageGap)
  }

  /// Returns the frames in a content view of `size`, in points.
  func frames(in size: CGSize) -> Frames {
    var frames = Frames()
    let column = imageSize == .zero ? 0 : max(imageRoom, imageSize.width)
    if imageSize != .zero {
      frames.image = CGRect(
        x: grid.rounded(Double(insets.left + (column - imageSize.width) / 2)),
        y: grid.rounded(Double(insets.top + (room(in: size) - imageSize.height) / 2)), width: imageSize.width,
        height: imageSize.height)
    }
    let texts = CGRect(x: textStart, y: 0, width: textWidth(in: size.width), height: size.height)
    layOutTexts(in: texts, &frames)
    return runsRightToLeft ? frames.mirrored(in: size.width) : frames
  }

  // MARK: Measuring

  private var grid: PixelGrid { PixelGrid(scale: Double(scale)) }

  private func room(in size: CGSize) -> CGFloat {
    size.height - insets.top - insets.bottom - separatorHeight
  }

  private func textWidth(in width: CGFloat) -> CGFloat {
    let column = imageSize == .zero ? 0 : max(imageRoom, imageSize.width) + imageGap
    return max(0, width - insets.left - insets.right - column)
  }

  private func size(of label: UILabel?, in width: CGFloat) -> CGSize {
    guard let label else { return .zero }
    let size = label.sizeThatFits(CGSize(width: max(1, width), height: .greatestFiniteMagnitude))
    return CGSize(width: min(size.width, width), height: size.height)
  }

  private var isSideBySide: Bool { title != nil && detail != nil && (style == .value1 || style == .value2) }

  private func textHeight(forWidth width: CGFloat) -> CGFloat {
    guard isSideBySide else {
      let title = size(of: title, in: width).height
      let detail = size(of: detail, in: width).height
      return title + detail + (title > 0 && detail > 0 ? subtitleGap : 0)
    }
    let widths = valueWidths(in: width)
    return max(size(of: title, in: widths.title).height, size(of: detail, in: widths.detail).height)
  }

  /// The widths of title and detail. In the first value style, the title has its natural width; in the second, all
  /// titles have the same width.
  private func valueWidths(in width: CGFloat) -> (title: CGFloat, detail: CGFloat) {
    let title = style == .value2 ? min(CellMetrics.valueTitleWidth, width) : size(of: title, in: width).width
    return (title, max(0, width - title - valueGap))
  }

  // MARK: Positioning

  private func layOutTexts(in area: CGRect, _ frames: inout Frames) {
    if isSideBySide { return layOutValue(in: area, &frames) }
    if detail == nil, titleFillsHeight {
      frames.title = area
      return
    }
    let titleSize = size(of: title, in: area.width)
    let detailSize = size(of: detail, in: area.width)
    let gap = title != nil && detail != nil ? subtitleGap : 0
    let block = titleSize.height + gap + detailSize.height
    let shift: CGFloat = shiftsStackedTexts && gap > 0 && insets.top == insets.bottom ? 1 : 0
    let top = insets.top + (room(in: area.size) - block) / 2 - shift
    frames.title = CGRect(
      x: area.minX, y: grid.rounded(Double(top)), width: titleSize.width, height: titleSize.height)
    frames.detail = CGRect(
      x: area.minX, y: grid.rounded(Double(top + titleSize.height + gap)), width: detailSize.width,
      height: detailSize.height)
  }

  /// Aligns side-by-side texts on one baseline, with the title on whole points.
  private func layOutValue(in area: CGRect, _ frames: inout Frames) {
    let widths = valueWidths(in: area.width)
    let titleSize = size(of: title, in: widths.title)
    let detailSize = size(of: detail, in: widths.detail)
    func middle(_ height: CGFloat) -> CGFloat { (insets.top + (room(in: area.size) - height) / 2).rounded(.up) }
    let titleTop = middle(titleSize.height)
    var detailTop = middle(detailSize.height)
    if let title = title?.firstBaselineFromTop, let detail = detail?.firstBaselineFromTop, titleSize.height > 0 {
      detailTop = (titleTop + title - detail).rounded(.up)
    }
    frames.title = CGRect(
      x: area.minX, y: titleTop, width: style == .value2 ? widths.title : titleSize.width, height: titleSize.height)
    let detailLeft = style == .value2 ? area.minX + widths.title + valueGap : area.maxX - detailSize.width
    frames.detail = CGRect(x: detailLeft, y: detailTop, width: detailSize.width, height: detailSize.height)
  }
}

extension CellContentArrangement.Frames {
  /// Returns the frames mirrored horizontally.
  fileprivate func mirrored(in width: CGFloat) -> CellContentArrangement.Frames {
    let bounds = CGRect(x: 0, y: 0, width: width, height: 0)
    return CellContentArrangement.Frames(
      image: image.mirrored(in: bounds), title: title.mirrored(in: bounds), detail: detail.mirrored(in: bounds))
  }
}

extension UIImage {
  /// Returns the displayed size of the image when it is limited to `limit`, in points; 0 for no limit.
  func size(within limit: CGSize) -> CGSize {
    var factor: CGFloat = 1
    if limit.width > 0, size.width > limit.width { factor = min(factor, limit.width / size.width) }
    if limit.height > 0, size.height > limit.height { factor = min(factor, limit.height / size.height) }
    return CGSize(width: size.width * factor, height: size.height * factor)
  }
}
