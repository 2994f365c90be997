// SPDX-License-Identifier: MIT

import LayoutModel

/// Layout attributes, created from sections and lines on request.
extension UICollectionViewFlowLayout {
  /// The position in depth of pinned headers and footers.
  private static let pinnedZIndex = 10

  func attributesOfElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let along = FlowExtent(CGSize(width: rect.minX, height: rect.minY), scrollDirection).along
    let end = along + FlowExtent(rect.size, scrollDirection).along
    let direction = scrollDirection
    var result: [UICollectionViewLayoutAttributes] = []
    for section in state.sections(from: along, to: end) {
      if let header = attributesOfSupplementary(UICollectionView.elementKindSectionHeader, section),
        header.frame.reaches(into: rect)
      {
        result.append(header)
      }
      for (item, rectangle) in state.sections[section].items(from: along, to: end) {
        let attributes = attributesOfItem(section, item, rectangle, direction)
        if attributes.frame.reaches(into: rect) { result.append(attributes) }
      }
      if let footer = attributesOfSupplementary(UICollectionView.elementKindSectionFooter, section),
        footer.frame.reaches(into: rect)
      {
        result.append(footer)
      }
    }
    return result
  }

  func attributesOfItem(_ path: ItemIndexPath) -> UICollectionViewLayoutAttributes? {
    guard state.sections.indices.contains(path.section), path.item >= 0,
      path.item < state.sections[path.section].lines.count
    else { return nil }
    let rectangle = state.sections[path.section].rectangle(of: path.item)
    return attributesOfItem(path.section, path.item, rectangle, scrollDirection)
  }

  private func attributesOfItem(
    _ section: Int, _ item: Int, _ rectangle: Rectangle, _ direction: UICollectionView.ScrollDirection
  ) -> UICollectionViewLayoutAttributes {
    let attributes = makeAttributes(ElementKey(cellAt: ItemIndexPath(section: section, item: item)))
    attributes.frame = onPixels(rectangle.frame(direction))
    attributes.sizing = estimatesSizes ? .compressed : nil
    return attributes
  }

  /// Returns a frame with its origin rounded to pixels, so that justified items are not blurred.
  private func onPixels(_ frame: CGRect) -> CGRect {
    let grid = PixelGrid(scale: Double(owner?.displayScale ?? 1))
    return CGRect(x: grid.rounded(frame.minX), y: grid.rounded(frame.minY), width: frame.width, height: frame.height)
  }

  func attributesOfSupplementary(_ kind: String, _ section: Int) -> UICollectionViewLayoutAttributes? {
    guard state.sections.indices.contains(section) else { return nil }
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    guard isHeader || kind == UICollectionView.elementKindSectionFooter else { return nil }
    let flow = state.sections[section]
    let length = isHeader ? flow.headerLength : flow.footerLength
    guard length > 0 else { return nil }
    let pins = isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds
    let visible = pins ? visibleStretch : nil
    let offset =
      isHeader
      ? flow.headerOffset(pinnedTo: visible?.lowerBound) : flow.footerOffset(pinnedTo: visible?.upperBound)
    let rectangle = Rectangle(
      along: offset, across: 0, extent: FlowExtent(along: length, across: state.across))
    let attributes = makeAttributes(
      ElementKey(.supplementaryView, kind, IndexPath(item: 0, section: section)))
    attributes.frame = rectangle.frame(scrollDirection)
    attributes.sizing = nil
    if pins { attributes.zIndex = UICollectionViewFlowLayout.pinnedZIndex }
    return attributes
  }

  /// The visible range along the scroll axis inside the content insets, in points.
  private var visibleStretch: ClosedRange<CGFloat>? {
    guard let owner else { return nil }
    let visible = owner.bounds.inset(by: owner.adjustedContentInset)
    return scrollDirection == .vertical
      ? visible.minY...Swift.max(visible.minY, visible.maxY) : visible.minX...Swift.max(visible.minX, visible.maxX)
  }
}
