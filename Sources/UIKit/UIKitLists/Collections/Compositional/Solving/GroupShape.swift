// SPDX-License-Identifier: MIT

/// Properties of groups that are known before they are solved.
@MainActor
enum GroupShape {
  /// Returns whether the group contains anything with an estimated size.
  static func isEstimated(_ item: NSCollectionLayoutItem) -> Bool {
    if item.layoutSize.isEstimated { return true }
    return (item as? NSCollectionLayoutGroup)?.subitems.contains(where: isEstimated) ?? false
  }

  /// Returns whether the content determines the number of items in the group: its size is fixed and its items are
  /// estimated.
  static func varies(_ group: NSCollectionLayoutGroup) -> Bool {
    let axis: NSLayoutConstraint.Axis
    switch group.arrangement {
    case .horizontal: axis = .horizontal
    case .vertical: axis = .vertical
    case .custom: return false
    }
    let fills = !AxisEstimates(group.layoutSize, axis).main && group.repetitions == nil
    return group.subitems.contains { item in
      if fills, AxisEstimates(item.layoutSize, axis).main { return true }
      return (item as? NSCollectionLayoutGroup).map(varies) ?? false
    }
  }

  /// Returns the groups of a section as lines of self-sizing items of one kind, such as tags; `nil` for groups of
  /// another form.
  static func lines(
    of section: NSCollectionLayoutSection, in container: CGSize, count: Int, measured: [Int: CGSize]
  ) -> FlowLines? {
    let group = section.group
    guard case .horizontal = group.arrangement, group.subitems.count == 1, let item = group.subitems.first,
      !(item is NSCollectionLayoutGroup), item.edgeSpacing == nil, group.effectiveInsets == .zero,
      !AxisEstimates(group.layoutSize, .horizontal).main, !item.layoutSize.heightDimension.isFractional,
      section.orthogonalScrollingBehavior == .none
    else { return nil }
    let size = group.layoutSize.points(in: container)
    let isAsHighAsContent = group.layoutSize.heightDimension.isEstimated
    func extent(_ size: CGSize, in group: CGSize) -> FlowExtent {
      FlowExtent(along: isAsHighAsContent ? size.height : group.height, across: size.width)
    }
    let own = item.layoutSize.points(in: size)
    let preferred = measured.mapValues { measured in
      CGSize(
        width: item.layoutSize.widthDimension.isEstimated ? measured.width : own.width,
        height: item.layoutSize.heightDimension.isEstimated ? measured.height : own.height)
    }
    return FlowLines(
      count: count,
      sizes: FlowSizes(common: extent(own, in: size), measured: preferred.mapValues { extent($0, in: size) }),
      available: size.width, itemSpacing: group.interItemSpacing?.spacing ?? 0,
      lineSpacing: section.interGroupSpacing)
  }
}
