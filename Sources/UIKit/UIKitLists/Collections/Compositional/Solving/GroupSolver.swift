// SPDX-License-Identifier: MIT

/// Calculates the positions of the items of a group.
///
/// Items are placed one after another and repeated as often as they fit. Then the remaining space is added to
/// flexible spacing, and items that depend on the group's estimated thickness are resized.
@MainActor
struct GroupSolver {
  /// The measured size of an item's cell, in points; `nil` before it was shown.
  var measured: (_ ordinal: Int) -> CGSize?
  /// The maximum number of items.
  var limit: Int
  var traits: UITraitCollection

  /// The tolerance for rounding errors when items are fitted, in points.
  private static let tolerance: CGFloat = 0.001

  /// Solves the group in a container, in points.
  func solve(_ group: NSCollectionLayoutGroup, in container: CGSize) -> SolvedGroup {
    var next = 0
    return arrange(group, size: group.layoutSize.points(in: container), &next)
  }

  private func arrange(_ group: NSCollectionLayoutGroup, size: CGSize, _ next: inout Int) -> SolvedGroup {
    let first = next
    var result: SolvedGroup
    switch group.arrangement {
    case .horizontal: result = arrangeInLine(group, .horizontal, size, &next)
    case .vertical: result = arrangeInLine(group, .vertical, size, &next)
    case .custom(let provider): result = arrange(group, size, provider, &next)
    }
    attach(group.supplementaryItems, to: CGRect(origin: .zero, size: result.size), first, &result)
    return result
  }

  private func arrange(
    _ group: NSCollectionLayoutGroup, _ size: CGSize, _ provider: NSCollectionLayoutGroupCustomItemProvider,
    _ next: inout Int
  ) -> SolvedGroup {
    let environment = LayoutEnvironment(
      contentSize: size, contentInsets: group.effectiveInsets, traitCollection: traits)
    var result = SolvedGroup(size: size)
    for item in provider(environment) where next < limit {
      result.items.append(SolvedGroup.Item(ordinal: next, frame: item.frame, zIndex: item.zIndex))
      next += 1
    }
    return result
  }

  // MARK: Rows and columns

  /// An item or group in its row or column.
  private struct Piece {
    var item: NSCollectionLayoutItem
    /// The content of a group; `nil` for an item.
    var group: SolvedGroup?
    var ordinal: Int
    /// The size and the spacing before and after it, along and across the row, in points.
    var size: AxisSize
    var edges: AxisEdges
    /// The start along the row, in points.
    var position: CGFloat = 0

    var length: CGFloat { edges.before.spacing + size.main + edges.after.spacing }
    var thickness: CGFloat { edges.above.spacing + size.cross + edges.below.spacing }
  }

  private func arrangeInLine(
    _ group: NSCollectionLayoutGroup, _ axis: NSLayoutConstraint.Axis, _ size: CGSize, _ next: inout Int
  ) -> SolvedGroup {
    let insets = group.effectiveInsets
    let inner = size.inset(by: insets)
    let grows = AxisEstimates(group.layoutSize, axis)
    var pieces = fill(group, axis, inner, grows.main, &next)
    var room = AxisSize(inner, axis)
    let used = position(&pieces, spacing: group.interItemSpacing, room: grows.main ? nil : room.main)
    if grows.main { room.main = used }
    if grows.cross { room.cross = thickness(&pieces, axis, estimate: room.cross) }
    makeUniform(&pieces, axis)

    var result = SolvedGroup(
      size: CGSize(
        width: room.size(axis).width + insets.leading + insets.trailing,
        height: room.size(axis).height + insets.top + insets.bottom))
    for piece in pieces { add(piece, to: &result, axis, room, CGPoint(x: insets.leading, y: insets.top)) }
    return result
  }

  /// Returns the items and groups that fit, with their sizes.
  private func fill(
    _ group: NSCollectionLayoutGroup, _ axis: NSLayoutConstraint.Axis, _ inner: CGSize, _ grows: Bool,
    _ next: inout Int
  ) -> [Piece] {
    guard !group.subitems.isEmpty else { return [] }
    let room = AxisSize(inner, axis).main
    let spacing = group.interItemSpacing?.spacing.clampedToListDistance ?? 0
    // A group that grows with its content contains each subitem once, because its size does not limit their number.
    let maximum = group.repetitions ?? (grows ? group.subitems.count : .max)
    var pieces: [Piece] = []
    var length: CGFloat = 0
    while pieces.count < maximum, next < limit {
      let item = group.subitems[pieces.count % group.subitems.count]
      var container = item.layoutSize.points(in: inner)
      if let count = group.repetitions, !grows {
        var shared = AxisSize(container, axis)
        shared.main = Swift.max(0, (room - spacing * CGFloat(count - 1)) / CGFloat(count))
        container = shared.size(axis)
      }
      var following = next
      let piece = piece(item, container, axis, &following)
      guard following > next else { break }
      let end = length + (pieces.isEmpty ? 0 : spacing) + piece.length
      let mustFit = group.repetitions == nil && !grows && !pieces.isEmpty
      if mustFit, end > room + GroupSolver.tolerance { break }
      pieces.append(piece)
      length = end
      next = following
    }
    return pieces
  }

  private func piece(
    _ item: NSCollectionLayoutItem, _ size: CGSize, _ axis: NSLayoutConstraint.Axis, _ next: inout Int
  ) -> Piece {
    let ordinal = next
    let edges = AxisEdges(item.edgeSpacing, axis)
    if let group = item as? NSCollectionLayoutGroup {
      let solved = arrange(group, size: size, &next)
      return Piece(
        item: item, group: solved, ordinal: ordinal, size: AxisSize(solved.size, axis), edges: edges)
    }
    next += 1
    var size = size
    if item.layoutSize.isEstimated, let preferred = measured(ordinal) {
      if item.layoutSize.widthDimension.isEstimated { size.width = preferred.width }
      if item.layoutSize.heightDimension.isEstimated { size.height = preferred.height }
    }
    return Piece(item: item, group: nil, ordinal: ordinal, size: AxisSize(size, axis), edges: edges)
  }

  /// Positions the pieces and returns the end of the last one. The remaining space is added to flexible spacing.
  private func position(_ pieces: inout [Piece], spacing: NSCollectionLayoutSpacing?, room: CGFloat?) -> CGFloat {
    let gap = spacing?.spacing.clampedToListDistance ?? 0
    let gaps = Swift.max(0, pieces.count - 1)
    let used = pieces.reduce(0) { $0 + $1.length } + CGFloat(gaps) * gap
    var flexibleCount = spacing?.isFlexible == true ? gaps : 0
    for piece in pieces { flexibleCount += piece.edges.flexibleAlong }
    let share = flexibleCount > 0 ? Swift.max(0, (room ?? used) - used) / CGFloat(flexibleCount) : 0
    let step = gap + (spacing?.isFlexible == true ? share : 0)
    var position: CGFloat = 0
    for index in pieces.indices {
      let edges = pieces[index].edges
      pieces[index].position = position + edges.before.spacing + (edges.before.isFlexible ? share : 0)
      position = pieces[index].position + pieces[index].size.main + edges.after.spacing
      position += (edges.after.isFlexible ? share : 0) + (index < gaps ? step : 0)
    }
    return position
  }

  /// Returns the thickness of the row, which its content determines. Items that are as thick as the row depend on the
  /// others.
  private func thickness(
    _ pieces: inout [Piece], _ axis: NSLayoutConstraint.Axis, estimate: CGFloat
  ) -> CGFloat {
    func follows(_ piece: Piece) -> Bool {
      AxisSize.cross(of: piece.item.layoutSize, axis).kind
        == (axis == .horizontal ? .fractionalHeight : .fractionalWidth)
    }
    let own = pieces.filter { !follows($0) }.map(\.thickness).max()
    let thickness = own ?? estimate
    for index in pieces.indices where follows(pieces[index]) && pieces[index].group == nil {
      pieces[index].size.cross = thickness * AxisSize.cross(of: pieces[index].item.layoutSize, axis).dimension
    }
    return pieces.map(\.thickness).max() ?? thickness
  }

  /// Makes uniform items as thick as the thickest of them.
  private func makeUniform(_ pieces: inout [Piece], _ axis: NSLayoutConstraint.Axis) {
    func isUniform(_ piece: Piece) -> Bool {
      AxisSize.cross(of: piece.item.layoutSize, axis).isUniformAcrossSiblings
    }
    guard let maximum = pieces.filter(isUniform).map(\.size.cross).max() else { return }
    for index in pieces.indices where isUniform(pieces[index]) { pieces[index].size.cross = maximum }
  }

  private func add(
    _ piece: Piece, to result: inout SolvedGroup, _ axis: NSLayoutConstraint.Axis, _ room: AxisSize,
    _ origin: CGPoint
  ) {
    let left = Swift.max(0, room.cross - piece.thickness)
    let flexibleCount = piece.edges.flexibleAcross
    let share = flexibleCount > 0 ? left / CGFloat(flexibleCount) : 0
    let across = piece.edges.above.spacing + (piece.edges.above.isFlexible ? share : 0)
    let offset = axis == .horizontal ? CGPoint(x: piece.position, y: across) : CGPoint(x: across, y: piece.position)
    let slot = CGRect(
      origin: CGPoint(x: origin.x + offset.x, y: origin.y + offset.y), size: piece.size.size(axis))
    if let group = piece.group { return result.add(group, at: slot.origin) }
    let insets = piece.item.effectiveInsets
    let frame = CGRect(
      origin: CGPoint(x: slot.minX + insets.leading, y: slot.minY + insets.top),
      size: slot.size.inset(by: insets))
    result.items.append(
      SolvedGroup.Item(ordinal: piece.ordinal, frame: frame, sizing: piece.item.layoutSize.sizing))
    attach(piece.item.supplementaryItems, to: frame, piece.ordinal, &result)
  }

  private func attach(
    _ items: [NSCollectionLayoutSupplementaryItem], to frame: CGRect, _ ordinal: Int, _ result: inout SolvedGroup
  ) {
    for item in items {
      let size = item.layoutSize.points(in: frame.size)
      result.attachments.append(
        SolvedGroup.Attachment(
          ordinal: ordinal, frame: item.frame(at: frame, size: size), kind: item.elementKind, zIndex: item.zIndex))
    }
  }
}
