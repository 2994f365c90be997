// SPDX-License-Identifier: MIT

import LayoutModel

/// The request for sizes and spacing, and the creation of sections.
extension UICollectionViewFlowLayout {
  private var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
    owner?.delegate as? any UICollectionViewDelegateFlowLayout
  }

  /// Calculates all invalid results: all sections, or the lines of those in which a cell was measured.
  func prepareSections() {
    guard let owner else { return }
    let available = roomAcross(owner)
    if available != state.across {
      // Text wraps differently at another width, so measured sizes are discarded.
      if !state.sections.isEmpty { state.measured = [:] }
      state.across = available
      state.needsEverything = true
    }
    if state.needsEverything {
      state.hasWarned = false
      state.sections = owner.itemCounts.enumerated().map { makeSection($0.offset, count: $0.element, owner) }
    } else {
      for section in state.changedSections where state.sections.indices.contains(section) {
        state.sections[section] = remade(state.sections[section], section)
      }
    }
    state.needsEverything = false
    state.changedSections = []
    state.stackSections()
  }

  /// Returns the length inside the bounds and the content insets across the scroll axis, in points.
  private func roomAcross(_ owner: UICollectionView) -> CGFloat {
    let insets = owner.adjustedContentInset
    let size = owner.bounds.size
    let room =
      scrollDirection == .vertical
      ? size.width - insets.left - insets.right : size.height - insets.top - insets.bottom
    return Swift.max(0, room)
  }

  private func makeSection(_ section: Int, count: Int, _ owner: UICollectionView) -> FlowSection {
    let insets = axisInsets(of: section, owner)
    let delegate = flowDelegate
    let header =
      delegate?.collectionView(owner, layout: self, referenceSizeForHeaderInSection: section) ?? headerReferenceSize
    let footer =
      delegate?.collectionView(owner, layout: self, referenceSizeForFooterInSection: section) ?? footerReferenceSize
    let sizes = itemSizes(section, count: count, owner)
    warnOfLargeItems(sizes, count: count, insets)
    return FlowSection(
      headerLength: FlowExtent(header, scrollDirection).along.clampedToListLength,
      footerLength: FlowExtent(footer, scrollDirection).along.clampedToListLength, insets: insets,
      lines: FlowLines(
        count: count, sizes: sizes, available: state.across - insets.left - insets.right,
        itemSpacing: delegate?.collectionView(owner, layout: self, minimumInteritemSpacingForSectionAt: section)
          ?? minimumInteritemSpacing,
        lineSpacing: delegate?.collectionView(owner, layout: self, minimumLineSpacingForSectionAt: section)
          ?? minimumLineSpacing))
  }

  /// Returns the section with lines that use the current measured sizes.
  private func remade(_ section: FlowSection, _ number: Int) -> FlowSection {
    var section = section
    let lines = section.lines
    let measured = state.measured[number] ?? [:]
    let sizes =
      lines.sizes.each.isEmpty
      ? FlowSizes(common: lines.sizes.common, measured: measured)
      : FlowSizes(each: lines.sizes.each, measured: measured)
    section.lines = FlowLines(
      count: lines.count, sizes: sizes, available: lines.available, itemSpacing: lines.itemSpacing,
      lineSpacing: lines.lineSpacing)
    return section
  }

  // MARK: Sizes

  /// Returns the sizes of a section's items: from the delegate, the estimate or the layout, and the measured sizes.
  private func itemSizes(_ section: Int, count: Int, _ owner: UICollectionView) -> FlowSizes {
    let measured = estimatesSizes ? state.measured[section] ?? [:] : [:]
    if let each = delegateSizes(section, count: count, owner) {
      if each.contains(where: \.isNegative) { warnOfNegativeItems(isDelegate: true) }
      return FlowSizes(each: each.map(\.clampedToListLengths), measured: measured)
    }
    let isEstimate = estimatesSizes && estimatedItemSize != UICollectionViewFlowLayout.automaticSize
    let common = FlowExtent(isEstimate ? estimatedItemSize : itemSize, scrollDirection)
    if common.isNegative, count > 0 { warnOfNegativeItems(isDelegate: false) }
    return FlowSizes(common: common.clampedToListLengths, measured: measured)
  }

  /// Returns the sizes of items from the delegate; `nil` if it provides none.
  ///
  /// - Complexity: O(items), as in UIKit. A delegate that provides no sizes is called once.
  private func delegateSizes(_ section: Int, count: Int, _ owner: UICollectionView) -> [FlowExtent]? {
    guard let delegate = flowDelegate, count > 0 else { return nil }
    delegateGivesNoItemSizes = false
    let first = delegate.collectionView(
      owner, layout: self, sizeForItemAt: IndexPath(item: 0, section: section))
    guard !delegateGivesNoItemSizes else { return nil }
    var result = [FlowExtent(first, scrollDirection)]
    result.reserveCapacity(count)
    for item in 1..<Swift.max(1, count) {
      let size = delegate.collectionView(
        owner, layout: self, sizeForItemAt: IndexPath(item: item, section: section))
      result.append(FlowExtent(size, scrollDirection))
    }
    return result
  }

  // MARK: Insets

  /// Returns the insets of a section, converted to content that scrolls vertically.
  private func axisInsets(of section: Int, _ owner: UICollectionView) -> Insets {
    let own = flowDelegate?.collectionView(owner, layout: self, insetForSectionAt: section) ?? sectionInset
    let outer = referenceInsets(owner)
    func distance(_ value: CGFloat) -> Double { Double(value.clampedToListDistance) }
    if scrollDirection == .vertical {
      return Insets(
        left: distance(own.left + outer.left), top: distance(own.top), right: distance(own.right + outer.right),
        bottom: distance(own.bottom))
    }
    return Insets(
      left: distance(own.top + outer.top), top: distance(own.left), right: distance(own.bottom + outer.bottom),
      bottom: distance(own.right))
  }

  /// Returns the insets of the section inset reference beyond the content insets, in points.
  private func referenceInsets(_ owner: UICollectionView) -> UIEdgeInsets {
    let reference =
      switch sectionInsetReference {
      case .fromContentInset: UIEdgeInsets.zero
      case .fromSafeArea: owner.safeAreaInsets
      case .fromLayoutMargins: owner.layoutMargins
      }
    guard sectionInsetReference != .fromContentInset else { return reference }
    // The part of the reference insets that the content insets already contain is not counted again.
    let taken = owner.adjustedContentInset
    let given = owner.contentInset
    return UIEdgeInsets(
      top: Swift.max(0, reference.top - taken.top + given.top),
      left: Swift.max(0, reference.left - taken.left + given.left),
      bottom: Swift.max(0, reference.bottom - taken.bottom + given.bottom),
      right: Swift.max(0, reference.right - taken.right + given.right))
  }

  // MARK: Measured sizes

  func takeMeasured(_ preferences: [PreferredSize]) {
    guard estimatesSizes else { return }
    for preference in preferences where preference.key.category == .cell {
      let path = preference.key.itemIndexPath
      state.measured[path.section, default: [:]][path.item] =
        FlowExtent(preference.size, scrollDirection).clampedToListLengths
      state.changedSections.insert(path.section)
    }
  }

  func moveMeasured(_ change: any ListChange) {
    let old = state.measured
    state.measured = [:]
    state.needsEverything = true
    for (section, items) in old {
      for (item, extent) in items {
        guard let path = change.retainedIndexPath(of: ItemIndexPath(section: section, item: item)) else { continue }
        state.measured[path.section, default: [:]][path.item] = extent
      }
    }
  }

  /// Records the parts that the context invalidates.
  func noteInvalidation(_ context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything { state.measured = [:] }
    if context.invalidateEverything || context.invalidateDataSourceCounts {
      state.needsEverything = true
      return
    }
    guard context.preferences.isEmpty else { return }
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    if flow?.invalidateFlowLayoutDelegateMetrics ?? true { state.needsEverything = true }
  }

  // MARK: Warnings

  /// Logs UIKit's warning about items that are larger than the space for lines.
  private func warnOfLargeItems(_ sizes: FlowSizes, count: Int, _ insets: Insets) {
    guard count > 0, state.across > 0 else { return }
    let room = state.across - insets.left - insets.right
    let isTooLarge = { (extent: FlowExtent) in extent.across > room + 0.001 }
    guard sizes.each.isEmpty ? isTooLarge(sizes.common) && !estimatesSizes : sizes.each.contains(where: isTooLarge)
    else { return }
    let isVertical = scrollDirection == .vertical
    let (dimension, edges) = isVertical ? ("width", "left and right") : ("height", "top and bottom")
    warn(
      "the item \(dimension) must be less than the \(dimension) of the UICollectionView minus the section insets "
        + "\(edges) values, minus the content insets \(edges) values.", isDelegate: !sizes.each.isEmpty)
  }

  /// Logs UIKit's warning about items of a negative width or height, which is replaced by 0.
  private func warnOfNegativeItems(isDelegate: Bool) {
    warn("negative sizes are not supported in the flow layout.", isDelegate: isDelegate)
  }

  /// Logs UIKit's warning about a layout without a defined behavior, once for each time that all sections are laid out.
  private func warn(_ reason: String, isDelegate: Bool) {
    guard !state.hasWarned, let owner, !owner.passState.isMeasuring else { return }
    state.hasWarned = true
    var lines = ["The behavior of the UICollectionViewFlowLayout is not defined because:", reason]
    if isDelegate { lines.append("Please check the values returned by the delegate.") }
    lines.append(
      "The relevant UICollectionViewFlowLayout instance is \(self), and it is attached to \(owner).")
    lines.append(
      "Make a symbolic breakpoint at UICollectionViewFlowLayoutBreakForInvalidSizes to catch this in the debugger.")
    LayoutLog.write(lines.joined(separator: "\n"))
  }
}
