// SPDX-License-Identifier: MIT

/// The creation and positioning of sections.
extension UICollectionViewCompositionalLayout {
  private var isVertical: Bool { configuration.scrollDirection == .vertical }

  /// Calculates all invalid results: all sections, or those whose elements have new preferred sizes.
  func prepareSections(_ provider: UICollectionViewCompositionalLayoutSectionProvider) {
    guard let owner else { return }
    let room = room(of: owner)
    if room.container != state.container {
      let crossed =
        isVertical
        ? room.container.width != state.container.width : room.container.height != state.container.height
      // Text wraps differently at another width, so measured sizes are discarded.
      if crossed, !state.sections.isEmpty { state.measured = MeasuredElements() }
      state.container = room.container
      state.needsEverything = true
    }
    if state.needsEverything {
      state.newPreferredSizes = []
      if InterfaceGeneration.current.tracksSectionProviders {
        let update = TrackedUpdate.sections { ($0 as? UICollectionView)?.collectionViewLayout.invalidateLayout() }
        owner.track(update) { makeSections(provider, owner, room) }
      } else {
        makeSections(provider, owner, room)
      }
    } else {
      takeNewPreferredSizes()
    }
    state.needsEverything = false
    stack(room)
  }

  private func makeSections(
    _ provider: UICollectionViewCompositionalLayoutSectionProvider, _ owner: UICollectionView, _ room: SectionRoom
  ) {
    let environment = room.environment
    state.sections = owner.itemCounts.enumerated().map { number, count in
      guard let section = provider(number, environment) else {
        LayoutException.raise(
          .internalInconsistency,
          "Invalid section definition. Please specify a valid section definition when content "
            + "is to be rendered for a section. This is a client error.")
        return emptySection(number, room)
      }
      let solved = CompositionalSection(
        section, number: number, count: count, room: room, measured: state.measured.items[number] ?? [:],
        boundaries: state.measured.supplementary.filter { $0.key.section == number })
      if count > 0, let shortage = GroupRoom.shortage(of: section.group, in: solved.groupContainer) {
        LayoutException.raise(.internalInconsistency, GroupRoom.reason(shortage, section: number))
        return emptySection(number, room)
      }
      solved.orthogonalOffset = state.orthogonalOffsets[number] ?? 0
      return solved
    }
    state.isEstimated = state.sections.contains { solved in
      GroupShape.isEstimated(solved.section.group)
        || solved.section.boundarySupplementaryItems.contains { $0.layoutSize.isEstimated }
    }
    let references =
      [configuration.contentInsetsReference] + state.sections.map(\.section.contentInsetsReference)
      + state.sections.map(\.section.supplementaryContentInsetsReference)
    state.dependsOnMargins = references.contains(.layoutMargins) || references.contains(.readableContent)
    let pins = configuration.boundarySupplementaryItems.contains { $0.pinToVisibleBounds }
    state.followsScrolling =
      pins
      || state.sections.contains { solved in
        solved.section.visibleItemsInvalidationHandler != nil
          || solved.section.boundarySupplementaryItems.contains { $0.pinToVisibleBounds }
      }
  }

  private func emptySection(_ number: Int, _ room: SectionRoom) -> CompositionalSection {
    let size = NSCollectionLayoutSize(widthDimension: .absolute(1), heightDimension: .absolute(1))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    return CompositionalSection(
      NSCollectionLayoutSection(group: group), number: number, count: 0, room: room, measured: [:], boundaries: [:])
  }

  /// Passes new preferred sizes to the sections.
  private func takeNewPreferredSizes() {
    let newPreferredSizes = state.newPreferredSizes
    state.newPreferredSizes = []
    for (number, preferred) in Dictionary(grouping: newPreferredSizes, by: \.key.section)
    where state.sections.indices.contains(number) {
      let cells = preferred.filter { $0.key.category == .cell }.map { (item: $0.key.item, size: $0.size) }
      let others = preferred.filter { $0.key.category != .cell && $0.key.item >= 0 }.map { ($0.key, $0.size) }
      state.sections[number].take(cells, Dictionary(others) { $1 })
    }
  }

  /// Positions the sections one after another, between the headers and footers of the entire layout.
  private func stack(_ room: SectionRoom) {
    state.start = globalItems(atEnd: false, room).reduce(0) { $0 + along($1.size) }
    var offset = state.start
    for section in state.sections {
      section.offset = offset
      offset = section.end + configuration.interSectionSpacing.clampedToListDistance
    }
    state.end = state.sections.isEmpty ? offset : offset - configuration.interSectionSpacing.clampedToListDistance
    let length = Swift.max(0, state.end + globalItems(atEnd: true, room).reduce(0) { $0 + along($1.size) })
    state.contentSize =
      isVertical
      ? CGSize(width: room.container.width, height: length) : CGSize(width: length, height: room.container.height)
  }

  private func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

  /// Scrolls the section of an item along its own axis, if it has orthogonal scrolling. A section that is not on the screen scrolls at
  /// once.
  func scrollOrthogonally(to path: ItemIndexPath, animated: Bool) {
    guard state.sections.indices.contains(path.section) else { return }
    let section = state.sections[path.section]
    guard section.isOrthogonal, path.item < section.count else { return }
    let offset = section.orthogonalOffset(showing: path.item)
    guard offset != section.orthogonalOffset else { return }
    if animated, let view = state.scrollViews[path.section], view.superview != nil {
      return view.scroll(toDistance: offset)
    }
    section.orthogonalOffset = offset
    state.orthogonalOffsets[path.section] = offset
    owner?.setNeedsLayout()
  }

  // MARK: Insets

  /// Returns the space inside the bounds and the content insets.
  func room(of owner: UICollectionView) -> SectionRoom {
    let taken = owner.adjustedContentInset
    let given = owner.contentInset
    let size = owner.bounds.size
    let container = CGSize(
      width: Swift.max(0, size.width - taken.left - taken.right),
      height: Swift.max(0, size.height - taken.top - taken.bottom))
    let isRightToLeft = owner.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return SectionRoom(
      direction: configuration.scrollDirection, container: container, traits: owner.traitCollection,
      // The sections of the layout keep the closure, and the view keeps the layout.
      insets: { [weak owner] reference in
        guard let owner else { return .zero }
        let edges =
          switch reference {
          case .none: UIEdgeInsets.zero
          case .automatic, .safeArea: owner.safeAreaInsets
          case .layoutMargins: owner.layoutMargins
          case .readableContent: owner.readableInsets
          }
        guard reference != .none else { return .zero }
        // The part of the reference insets that the content insets already contain is not counted again.
        let left = Swift.max(0, edges.left - taken.left + given.left)
        let right = Swift.max(0, edges.right - taken.right + given.right)
        return NSDirectionalEdgeInsets(
          top: Swift.max(0, edges.top - taken.top + given.top), leading: isRightToLeft ? right : left,
          bottom: Swift.max(0, edges.bottom - taken.bottom + given.bottom), trailing: isRightToLeft ? left : right)
      }, reference: configuration.contentInsetsReference)
  }

  // MARK: Layout-wide headers and footers

  /// Returns the headers or footers of the entire layout that extend the content, with their sizes.
  func globalItems(atEnd: Bool, _ room: SectionRoom) -> [(
    item: NSCollectionLayoutBoundarySupplementaryItem, size: CGSize
  )] {
    let edge: NSDirectionalRectEdge = isVertical ? (atEnd ? .bottom : .top) : (atEnd ? .trailing : .leading)
    return configuration.boundarySupplementaryItems.filter { $0.alignment.edges.contains(edge) }.map { item in
      let key = ElementKey(.supplementaryView, item.elementKind, IndexPath(index: 0))
      let insets = room.insets(at: .automatic)
      var container = room.container
      if isVertical {
        container.width = Swift.max(0, container.width - insets.leading - insets.trailing)
      } else {
        container.height = Swift.max(0, container.height - insets.top - insets.bottom)
      }
      return (item, item.boundarySize(in: container, state.measured.supplementary[key]))
    }
  }

  // MARK: Measured sizes

  func takeMeasured(_ preferences: [PreferredSize]) {
    let preferences = preferences.map { PreferredSize(key: $0.key, size: $0.size.clampedToListSize) }
    for preference in preferences {
      let key = preference.key
      if key.category == .cell {
        state.measured.items[key.section, default: [:]][key.item] = preference.size
      } else {
        state.measured.supplementary[key] = preference.size
      }
    }
    state.newPreferredSizes += preferences
  }

  func moveMeasured(_ change: any ListChange) {
    state.measured = state.measured.moved(change)
    moveOffsets(change)
    state.needsEverything = true
  }

  /// Records the parts that the context invalidates.
  func noteInvalidation(_ context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything { state.measured = MeasuredElements() }
    if context.invalidateEverything || context.invalidateDataSourceCounts { state.needsEverything = true }
  }

  /// Returns whether an element with an estimated size has a preferred size that the layout does not use yet.
  func needsNewSize(
    _ preferred: UICollectionViewLayoutAttributes, _ original: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard let sizing = original.sizing else { return false }
    let key = original.key
    let measured =
      key.category == .cell
      ? state.measured.items[key.section]?[key.item] : state.measured.supplementary[key]
    let known = measured ?? original.size
    let isWider = sizing.horizontal != .required && abs(known.width - preferred.size.width) > 0.001
    let isHigher = sizing.vertical != .required && abs(known.height - preferred.size.height) > 0.001
    return isWider || isHigher
  }
}

extension UIView {
  /// The insets of the readable width from the bounds, in points.
  var readableInsets: UIEdgeInsets {
    let margins = layoutMargins
    let readable = readableContentGuide.layoutFrame
    guard !readable.isEmpty else { return margins }
    return UIEdgeInsets(
      top: margins.top, left: Swift.max(margins.left, readable.minX - bounds.minX), bottom: margins.bottom,
      right: Swift.max(margins.right, bounds.maxX - readable.maxX))
  }
}
