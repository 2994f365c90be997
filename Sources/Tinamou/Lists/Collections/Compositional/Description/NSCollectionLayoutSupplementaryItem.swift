// SPDX-License-Identifier: MIT

/// A view attached to an item, a group or a section: a badge, a header, a footer.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind under which the data source is asked for the view.
  public let elementKind: String
  /// The place at the item that it is attached to.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// The place at itself that comes to lie there; nil for the same edges.
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// Views with greater numbers lie in front. Cells have 0.
  open var zIndex = 1

  /// An item that lies within the edges that `containerAnchor` names.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, containerAnchor, nil)
  }

  /// An item whose edges named by `itemAnchor` lie at those that `containerAnchor` names.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, containerAnchor, itemAnchor)
  }

  init(
    _ layoutSize: NSCollectionLayoutSize, _ elementKind: String, _ containerAnchor: NSCollectionLayoutAnchor,
    _ itemAnchor: NSCollectionLayoutAnchor?
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Where an item of `size` lies at `container`, both in the same coordinates, in points.
  func frame(at container: CGRect, size: CGSize) -> CGRect {
    let own = CGRect(origin: .zero, size: size)
    let target = containerAnchor.point(of: container)
    let point = (itemAnchor ?? containerAnchor).point(of: own)
    let first = containerAnchor.displacement(of: size)
    let second = itemAnchor?.displacement(of: size) ?? .zero
    return CGRect(
      x: target.x - point.x + first.x + second.x, y: target.y - point.y + first.y + second.y, width: size.width,
      height: size.height)
  }
}
