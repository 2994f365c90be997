// SPDX-License-Identifier: MIT

/// The solved layout of a section: headers, groups inside insets, and footers.
///
/// The frames of groups are calculated when requested. If no size in a group is estimated, all groups are equal and
/// only one is solved.
@MainActor
final class CompositionalSection {
  let section: NSCollectionLayoutSection
  let number: Int
  let count: Int
  let room: SectionRoom

  /// The start of the section along the scroll axis, in points.
  var offset: CGFloat = 0
  /// The scroll offset of a section that scrolls orthogonally, in points.
  var orthogonalOffset: CGFloat = 0

  /// The measured sizes of cells, in points.
  private(set) var measured: [Int: CGSize]
  /// The measured sizes of headers and footers, in points.
  private var measuredBoundaries: [ElementKey: CGSize]
  /// The groups in order.
  private var groups: GroupSequence
  /// The group that represents all groups; `nil` if the content determines their sizes.
  private var template: SolvedGroup?
  /// The number of items per group; `nil` if the content determines it.
  private var itemsPerGroup: Int?
  /// The lengths of groups with measured cells, in points, by the group's index.
  private var groupLengths: [Int: CGFloat] = [:]
  /// The thickness of the groups of a section that scrolls orthogonally, in points.
  private var orthogonalThickness: CGFloat = 0

  init(
    _ section: NSCollectionLayoutSection, number: Int, count: Int, room: SectionRoom, measured: [Int: CGSize],
    boundaries: [ElementKey: CGSize]
  ) {
    self.section = section
    self.number = number
    self.count = count
    self.room = room
    self.measured = measured
    measuredBoundaries = boundaries
    groups = GroupSequence(count: 0, itemsPerGroup: 1, length: 0, measured: [:], spacing: 0)
    divide()
  }

  // MARK: Insets

  private var isVertical: Bool { room.direction == .vertical }
  var isOrthogonal: Bool { section.orthogonalScrollingBehavior != .none }
  /// The axis along which groups are arranged.
  private var groupAxis: NSLayoutConstraint.Axis { isVertical != isOrthogonal ? .vertical : .horizontal }

  /// The insets of the groups, in points.
  private var insets: NSDirectionalEdgeInsets {
    room.insets(at: section.contentInsetsReference) + section.contentInsets
  }
  /// The size available to groups, in points.
  var groupContainer: CGSize { room.container.inset(by: insets) }

  private var insetBefore: CGFloat { isVertical ? insets.top : insets.leading }
  private var insetAfter: CGFloat { isVertical ? insets.bottom : insets.trailing }
  private var insetAcross: CGFloat { isVertical ? insets.leading : insets.top }

  private func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
  private func across(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
  /// Returns the length of a group along the axis of groups, in points.
  private func length(_ group: SolvedGroup) -> CGFloat { AxisSize(group.size, groupAxis).main }

  // MARK: Dividing into groups

  /// Divides the items among groups and calculates the groups' lengths.
  private func divide() {
    let group = section.group
    if GroupShape.varies(group) {
      divideByContent()
    } else {
      // A limit of at least a hundred items shows the positions in a full group even if the section has fewer.
      let full = solver(from: 0, limit: Swift.max(count, 100), estimatesOnly: true).solve(group, in: groupContainer)
      let perGroup = Swift.max(1, full.items.count)
      itemsPerGroup = perGroup
      if !GroupShape.isEstimated(group) { template = full }
      for number in Set(measured.keys.map { $0 / perGroup }) where template == nil {
        groupLengths[number] = measuredLength(ofGroup: number, perGroup)
      }
      makeRegularSequence(length(full))
    }
    findThickness()
  }

  private func makeRegularSequence(_ length: CGFloat) {
    groups = GroupSequence(
      count: count, itemsPerGroup: itemsPerGroup ?? 1, length: length, measured: groupLengths,
      spacing: section.interGroupSpacing)
  }

  private func measuredLength(ofGroup number: Int, _ perGroup: Int) -> CGFloat {
    let first = number * perGroup
    return length(solver(from: first, limit: perGroup).solve(section.group, in: groupContainer))
  }

  /// Divides the items among groups whose number of items depends on the content.
  private func divideByContent() {
    if let lines = GroupShape.lines(of: section, in: groupContainer, count: count, measured: measured) {
      groups = GroupSequence(lines: lines)
      return
    }
    var firstItems: [Int] = []
    var lengths: [CGFloat] = []
    var item = 0
    while item < count {
      let solved = solver(from: item, limit: count - item).solve(section.group, in: groupContainer)
      firstItems.append(item)
      lengths.append(length(solved))
      item += Swift.max(1, solved.items.count)
    }
    groups = GroupSequence(
      count: count, firstItems: firstItems, lengths: lengths, spacing: section.interGroupSpacing)
  }

  private func findThickness() {
    guard isOrthogonal, count > 0 else { return }
    let first = template ?? solvedGroup(groups.group(of: 0))
    orthogonalThickness = AxisSize(first.size, groupAxis).cross
    guard template == nil else { return }
    // The thickness of the section is that of the thickest group that was shown.
    var seen: Set<Int> = []
    for item in measured.keys where item < count {
      let slot = groups.group(of: item)
      guard seen.insert(slot.items.lowerBound).inserted else { continue }
      orthogonalThickness = Swift.max(orthogonalThickness, AxisSize(solvedGroup(slot).size, groupAxis).cross)
    }
  }

  private func solver(from first: Int, limit: Int, estimatesOnly: Bool = false) -> GroupSolver {
    let measured = estimatesOnly ? [:] : self.measured
    return GroupSolver(measured: { measured[first + $0] }, limit: limit, traits: room.traits)
  }

  /// Returns a group with the positions of its items.
  private func solvedGroup(_ slot: GroupSequence.Slot) -> SolvedGroup {
    if let template { return template }
    return solver(from: slot.items.lowerBound, limit: slot.items.count).solve(section.group, in: groupContainer)
  }

  // MARK: Measured sizes

  /// Updates the sizes of cells and boundary items.
  func take(_ sizes: [(item: Int, size: CGSize)], _ boundaries: [ElementKey: CGSize]) {
    measuredBoundaries.merge(boundaries) { $1 }
    guard !sizes.isEmpty else { return }
    for (item, size) in sizes { measured[item] = size }
    if let perGroup = itemsPerGroup, template == nil {
      for number in Set(sizes.map { $0.item / perGroup }) {
        groupLengths[number] = measuredLength(ofGroup: number, perGroup)
      }
      let estimate = solver(from: 0, limit: Swift.max(count, 100), estimatesOnly: true)
      makeRegularSequence(length(estimate.solve(section.group, in: groupContainer)))
    } else if itemsPerGroup == nil {
      divideByContent()
    }
    findThickness()
  }

  // MARK: Lengths

  private var boundaries: [NSCollectionLayoutBoundarySupplementaryItem] { section.boundarySupplementaryItems }

  private func extends(_ item: NSCollectionLayoutBoundarySupplementaryItem, atEnd: Bool) -> Bool {
    item.extendsBoundary && isAtStart(item) != atEnd && isAtStartOrEnd(item)
  }

  private func isAtStart(_ item: NSCollectionLayoutBoundarySupplementaryItem) -> Bool {
    item.alignment.edges.contains(isVertical ? .top : .leading)
  }

  private func isAtStartOrEnd(_ item: NSCollectionLayoutBoundarySupplementaryItem) -> Bool {
    !item.alignment.edges.isDisjoint(with: isVertical ? [.top, .bottom] : [.leading, .trailing])
  }

  /// The total length of the headers along the scroll axis, in points.
  private var headerLength: CGFloat {
    boundaries.filter { extends($0, atEnd: false) }.reduce(0) { $0 + $1.paddingBefore + along(boundarySize($1)) }
  }
  private var footerLength: CGFloat {
    boundaries.filter { extends($0, atEnd: true) }.reduce(0) { $0 + along(boundarySize($1)) }
  }

  private var bodyLength: CGFloat { isOrthogonal ? orthogonalThickness : groups.length }

  /// The length from the start of the first header to the end of the last footer, in points.
  var length: CGFloat { headerLength + insetBefore + bodyLength + insetAfter + footerLength }
  var end: CGFloat { offset + length }
  private var bodyOffset: CGFloat { offset + headerLength + insetBefore }

  // MARK: Items

  /// The items of the section that intersect a rectangle, in the layout's coordinates.
  func items(in rect: CGRect) -> [(item: Int, solved: SolvedGroup.Item)] {
    slots(in: rect).flatMap { slot, origin in
      let solved = solvedGroup(slot)
      return solved.items.prefix(slot.items.count).compactMap { item in
        var item = item
        item.frame = item.frame.offsetBy(dx: origin.x, dy: origin.y)
        return item.frame.reaches(into: rect) ? (slot.items.lowerBound + item.ordinal, item) : nil
      }
    }
  }

  /// Returns the badges of the section that intersect a rectangle, and the items to which they belong.
  func attachments(in rect: CGRect) -> [(item: Int, solved: SolvedGroup.Attachment)] {
    // Badges may extend beyond the edges of their groups.
    slots(in: rect.insetBy(dx: -50, dy: -50)).flatMap { slot, origin in
      solvedGroup(slot).attachments.compactMap { attachment in
        var attachment = attachment
        attachment.frame = attachment.frame.offsetBy(dx: origin.x, dy: origin.y)
        guard attachment.ordinal < slot.items.count, attachment.frame.reaches(into: rect) else { return nil }
        return (slot.items.lowerBound + attachment.ordinal, attachment)
      }
    }
  }

  /// Returns the position of an item.
  func item(_ item: Int) -> SolvedGroup.Item? {
    guard item >= 0, item < count else { return nil }
    let slot = groups.group(of: item)
    let origin = origin(of: slot)
    guard var solved = solvedGroup(slot).items.first(where: { $0.ordinal == item - slot.items.lowerBound }) else {
      return nil
    }
    solved.frame = solved.frame.offsetBy(dx: origin.x, dy: origin.y)
    return solved
  }

  /// The groups that intersect a rectangle, with their top leading corners.
  private func slots(in rect: CGRect) -> [(slot: GroupSequence.Slot, origin: CGPoint)] {
    let start: CGFloat
    let end: CGFloat
    if isOrthogonal {
      guard along(rect.origin) < self.end, along(rect.origin) + along(rect.size) > offset else { return [] }
      start = acrossOf(rect.origin) - firstGroupAcross + orthogonalOffset
      end = start + across(rect.size)
    } else {
      start = along(rect.origin) - bodyOffset
      end = start + along(rect.size)
    }
    return groups.groups(from: start, to: end).map { ($0, origin(of: $0)) }
  }

  private func along(_ point: CGPoint) -> CGFloat { isVertical ? point.y : point.x }
  private func acrossOf(_ point: CGPoint) -> CGFloat { isVertical ? point.x : point.y }

  /// The position of the first group across the scroll axis: at the insets, or centered if scrolling stops with groups
  /// centered.
  private var firstGroupAcross: CGFloat {
    guard section.orthogonalScrollingBehavior == .groupPagingCentered, count > 0 else { return insetAcross }
    return (across(room.container) - groups.group(of: 0).length) / 2
  }

  private func origin(of slot: GroupSequence.Slot) -> CGPoint {
    let alongOffset = isOrthogonal ? bodyOffset : bodyOffset + slot.offset
    let acrossOffset = isOrthogonal ? firstGroupAcross + slot.offset - orthogonalOffset : insetAcross
    return isVertical ? CGPoint(x: acrossOffset, y: alongOffset) : CGPoint(x: alongOffset, y: acrossOffset)
  }

  // MARK: Orthogonal scrolling

  /// Returns the scroll offset at which `item` is visible, in points.
  func orthogonalOffset(showing item: Int) -> CGFloat { orthogonalOffset(of: groups.group(of: item)) }

  private func orthogonalOffset(of slot: GroupSequence.Slot) -> CGFloat {
    switch section.orthogonalScrollingBehavior {
    case .none: 0
    case .groupPagingCentered: slot.offset + (slot.length - groups.group(of: 0).length) / 2
    default: Swift.max(0, Swift.min(slot.offset, scrolledLength - across(room.container)))
    }
  }

  /// The scroll offsets at which each of the groups is visible, in points.
  var groupOffsets: [CGFloat] { groups.groups(from: -1, to: groups.length + 1).map(orthogonalOffset) }

  /// The length of the groups with their insets, in points, along the axis on which the section scrolls.
  private var scrolledLength: CGFloat {
    guard section.orthogonalScrollingBehavior == .groupPagingCentered, count > 0 else {
      return groups.length + insetAcross + (isVertical ? insets.trailing : insets.bottom)
    }
    return across(room.container) + orthogonalOffset(showing: count - 1)
  }

  /// The frame of the part of the section that scrolls, in points, in the layout's coordinates.
  var scrolledFrame: CGRect {
    isVertical
      ? CGRect(x: 0, y: bodyOffset, width: room.container.width, height: bodyLength)
      : CGRect(x: bodyOffset, y: 0, width: bodyLength, height: room.container.height)
  }

  /// The size of the content that scrolls, in points.
  var scrolledSize: CGSize {
    isVertical
      ? CGSize(width: scrolledLength, height: bodyLength) : CGSize(width: bodyLength, height: scrolledLength)
  }

  // MARK: Headers and footers

  /// The insets of headers and footers, in points.
  private var boundaryInsets: NSDirectionalEdgeInsets {
    let reference = section.supplementaryContentInsetsReference
    var result = room.insets(at: reference == .automatic ? section.contentInsetsReference : reference)
    if section.supplementariesFollowContentInsets {
      let own = section.contentInsets
      if isVertical {
        (result.leading, result.trailing) = (result.leading + own.leading, result.trailing + own.trailing)
      } else {
        (result.top, result.bottom) = (result.top + own.top, result.bottom + own.bottom)
      }
    }
    if isVertical { (result.top, result.bottom) = (0, 0) } else { (result.leading, result.trailing) = (0, 0) }
    return result
  }

  private func key(_ item: NSCollectionLayoutBoundarySupplementaryItem) -> ElementKey {
    ElementKey(.supplementaryView, item.elementKind, IndexPath(item: 0, section: number))
  }

  private func boundarySize(_ item: NSCollectionLayoutBoundarySupplementaryItem) -> CGSize {
    item.boundarySize(in: room.container.inset(by: boundaryInsets), measuredBoundaries[key(item)])
  }

  /// Returns the headers and footers with their frames. Pinned items remain in the visible range of the scroll axis.
  func boundaryItems(visible: ClosedRange<CGFloat>?) -> [(
    item: NSCollectionLayoutBoundarySupplementaryItem, frame: CGRect
  )] {
    let insets = boundaryInsets
    var start = offset
    var finish = end - footerLength
    return boundaries.map { item in
      let size = boundarySize(item)
      var area = CGRect(
        x: insets.leading, y: insets.top, width: room.container.inset(by: insets).width,
        height: room.container.inset(by: insets).height)
      // Items that extend the section are placed one after another; the others are placed at the edges of the groups.
      let stretch: ClosedRange<CGFloat>
      if extends(item, atEnd: false) {
        start += item.paddingBefore
        stretch = start...start + along(size)
        start += along(size)
      } else if extends(item, atEnd: true) {
        stretch = finish...finish + along(size)
        finish += along(size)
      } else {
        stretch = offset + headerLength...Swift.max(offset + headerLength, end - footerLength)
      }
      if isVertical {
        (area.origin.y, area.size.height) = (stretch.lowerBound, stretch.upperBound - stretch.lowerBound)
      } else {
        (area.origin.x, area.size.width) = (stretch.lowerBound, stretch.upperBound - stretch.lowerBound)
      }
      var frame = item.frame(at: area, size: size)
      if item.pinToVisibleBounds, let visible { pin(&frame, atStart: isAtStart(item), visible) }
      return (item, frame)
    }
  }

  /// Moves a frame into the visible range as far as the section allows.
  private func pin(_ frame: inout CGRect, atStart: Bool, _ visible: ClosedRange<CGFloat>) {
    let own = along(frame.size)
    let position = along(frame.origin)
    let pinned =
      atStart
      ? Swift.max(position, Swift.min(visible.lowerBound, end - footerLength - own))
      : Swift.min(position, Swift.max(visible.upperBound - own, offset + headerLength))
    if isVertical { frame.origin.y = pinned } else { frame.origin.x = pinned }
  }

  /// The frame of the section including insets, headers and footers.
  var frame: CGRect {
    isVertical
      ? CGRect(x: 0, y: offset, width: room.container.width, height: length)
      : CGRect(x: offset, y: 0, width: length, height: room.container.height)
  }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
  /// Returns the size in a container, in points. An estimated dimension is replaced by the measured one.
  func boundarySize(in container: CGSize, _ preferred: CGSize?) -> CGSize {
    var size = layoutSize.points(in: container)
    if let preferred {
      if layoutSize.widthDimension.isEstimated { size.width = preferred.width }
      if layoutSize.heightDimension.isEstimated { size.height = preferred.height }
    }
    return size
  }
}
