// SPDX-License-Identifier: MIT

/// Layout attributes, created from sections and groups on request.
extension UICollectionViewCompositionalLayout {
  func attributesOfElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    var result: [UICollectionViewLayoutAttributes] = []
    for section in state.sections {
      result += attributes(of: section, in: rect)
    }
    return result + attributesOfGlobalItems().filter { $0.frame.reaches(into: rect) }
  }

  private func attributes(of section: CompositionalSection, in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    var result = attributesOfBoundaryItems(section).filter { $0.frame.reaches(into: rect) }
    guard section.frame.reaches(into: rect) else { return result }
    result += section.section.decorationItems.compactMap { attributes(of: $0, section) }
      .filter { $0.frame.reaches(into: rect) }
    let cells = section.items(in: rect).map { attributesOfItem($0.item, $0.solved, section) }
    result += cells
    for (item, attachment) in section.attachments(in: rect) { result.append(attributes(attachment, item, section)) }
    if let handler = section.section.visibleItemsInvalidationHandler {
      let offset = section.isOrthogonal ? CGPoint(x: section.orthogonalOffset, y: 0) : owner?.contentOffset ?? .zero
      handler(result.filter { $0.category != .decorationView }, offset, section.room.environment)
    }
    return result
  }

  /// Returns the list configuration of a section.
  func list(ofSection section: Int) -> UICollectionLayoutListConfiguration? {
    state.sections.indices.contains(section) ? state.sections[section].section.list : nil
  }

  func attributesOfItem(_ path: ItemIndexPath) -> UICollectionViewLayoutAttributes? {
    guard state.sections.indices.contains(path.section) else { return nil }
    let section = state.sections[path.section]
    return section.item(path.item).map { attributesOfItem(path.item, $0, section) }
  }

  private func attributesOfItem(_ item: Int, _ solved: SolvedGroup.Item, _ section: CompositionalSection)
    -> UICollectionViewLayoutAttributes
  {
    let attributes = makeAttributes(ElementKey(cellAt: ItemIndexPath(section: section.number, item: item)))
    attributes.frame = onPixels(solved.frame, keeping: solved.sizing)
    attributes.zIndex = solved.zIndex
    attributes.sizing = solved.sizing
    if let list = section.section.list { attributes.listRow = ListRow(item, of: section.count, list) }
    return attributes
  }

  private func attributes(_ attachment: SolvedGroup.Attachment, _ item: Int, _ section: CompositionalSection)
    -> UICollectionViewLayoutAttributes
  {
    let indexPath = IndexPath(item: item, section: section.number)
    let attributes = makeAttributes(ElementKey(.supplementaryView, attachment.kind, indexPath))
    attributes.frame = onPixels(attachment.frame, keeping: nil)
    attributes.zIndex = attachment.zIndex
    attributes.sizing = nil
    return attributes
  }

  /// Returns a frame with its edges rounded to pixels. A self-sizing dimension is not changed.
  private func onPixels(_ frame: CGRect, keeping sizing: ElementSizing?) -> CGRect {
    let grid = PixelGrid(scale: Double(owner?.displayScale ?? 1))
    let x = grid.rounded(frame.minX)
    let y = grid.rounded(frame.minY)
    let widthIsSelfSizing = sizing.map { $0.horizontal != .required } ?? false
    let heightIsSelfSizing = sizing.map { $0.vertical != .required } ?? false
    return CGRect(
      x: x, y: y, width: widthIsSelfSizing ? frame.width : grid.rounded(frame.maxX) - x,
      height: heightIsSelfSizing ? frame.height : grid.rounded(frame.maxY) - y)
  }

  // MARK: Headers, footers, decorations

  func attributesOfSupplementary(_ kind: String, _ indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    if indexPath.count == 1 { return attributesOfGlobalItems().first { $0.elementKind == kind } }
    let path = ItemIndexPath(indexPath)
    guard state.sections.indices.contains(path.section) else { return nil }
    let section = state.sections[path.section]
    if path.item == 0, let boundary = attributesOfBoundaryItems(section).first(where: { $0.elementKind == kind }) {
      return boundary
    }
    guard let frame = section.item(path.item)?.frame else { return nil }
    return section.attachments(in: frame.insetBy(dx: -50, dy: -50))
      .first { $0.item == path.item && $0.solved.kind == kind }
      .map { attributes($0.solved, $0.item, section) }
  }

  /// Returns whether an element is a boundary item of a section or of the layout.
  func isBoundary(_ key: ElementKey) -> Bool {
    guard key.category == .supplementaryView else { return false }
    if key.item < 0 { return true }
    guard key.item == 0, state.sections.indices.contains(key.section) else { return false }
    return state.sections[key.section].section.boundarySupplementaryItems.contains { $0.elementKind == key.kind }
  }

  private func attributesOfBoundaryItems(_ section: CompositionalSection) -> [UICollectionViewLayoutAttributes] {
    section.boundaryItems(visible: visibleStretch).map { item, frame in
      attributes(of: item, frame, IndexPath(item: 0, section: section.number))
    }
  }

  private func attributes(
    of item: NSCollectionLayoutBoundarySupplementaryItem, _ frame: CGRect, _ indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes {
    let attributes = makeAttributes(ElementKey(.supplementaryView, item.elementKind, indexPath))
    attributes.frame = onPixels(frame, keeping: item.layoutSize.sizing)
    attributes.zIndex = item.zIndex
    attributes.sizing = item.layoutSize.sizing
    if indexPath.count > 1, let list = list(ofSection: indexPath.section) {
      attributes.listRow = ListRow(supplementary: item.elementKind, list)
    }
    return attributes
  }

  /// Returns the attributes of the headers and footers of the entire layout.
  private func attributesOfGlobalItems() -> [UICollectionViewLayoutAttributes] {
    guard let owner, !configuration.boundarySupplementaryItems.isEmpty else { return [] }
    let room = room(of: owner)
    let isVertical = configuration.scrollDirection == .vertical
    let insets = room.insets(at: .automatic)
    var result: [UICollectionViewLayoutAttributes] = []
    for atEnd in [false, true] {
      var position = atEnd ? state.end : 0
      for (item, size) in globalItems(atEnd: atEnd, room) {
        let length = isVertical ? size.height : size.width
        let area =
          isVertical
          ? CGRect(
            x: insets.leading, y: position, width: room.container.width - insets.leading - insets.trailing,
            height: length)
          : CGRect(
            x: position, y: insets.top, width: length, height: room.container.height - insets.top - insets.bottom)
        position += length
        var frame = item.frame(at: area, size: size)
        if item.pinToVisibleBounds, let visible = visibleStretch {
          let start = isVertical ? frame.minY : frame.minX
          let pinned =
            atEnd ? Swift.min(start, visible.upperBound - length) : Swift.max(start, visible.lowerBound)
          if isVertical { frame.origin.y = pinned } else { frame.origin.x = pinned }
        }
        result.append(attributes(of: item, frame, IndexPath(index: 0)))
      }
    }
    return result
  }

  func attributesOfDecoration(_ kind: String, _ section: Int) -> UICollectionViewLayoutAttributes? {
    guard state.sections.indices.contains(section) else { return nil }
    let solved = state.sections[section]
    return solved.section.decorationItems.first { $0.elementKind == kind }.flatMap { attributes(of: $0, solved) }
  }

  private func attributes(of item: NSCollectionLayoutDecorationItem, _ section: CompositionalSection)
    -> UICollectionViewLayoutAttributes?
  {
    let indexPath = IndexPath(item: 0, section: section.number)
    let attributes = makeAttributes(ElementKey(.decorationView, item.elementKind, indexPath))
    let insets = item.contentInsets
    let frame = section.frame
    attributes.frame = onPixels(
      CGRect(
        origin: CGPoint(x: frame.minX + insets.leading, y: frame.minY + insets.top), size: frame.size.inset(by: insets)),
      keeping: nil)
    attributes.zIndex = item.zIndex
    attributes.sizing = nil
    return attributes
  }

  /// The visible range along the scroll axis inside the content insets, in points.
  private var visibleStretch: ClosedRange<CGFloat>? {
    guard let owner else { return nil }
    let visible = owner.mirrored(owner.bounds.inset(by: owner.adjustedContentInset))
    return configuration.scrollDirection == .vertical
      ? visible.minY...Swift.max(visible.minY, visible.maxY) : visible.minX...Swift.max(visible.minX, visible.maxX)
  }
}
