// SPDX-License-Identifier: MIT

/// A view attached to an item, a group or a section: a badge, a header or a footer.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind of the supplementary view.
  open private(set) var elementKind: String
  /// The anchor in the container.
  open private(set) var containerAnchor: NSCollectionLayoutAnchor
  /// The anchor in the item itself; `nil` for the edges of ``containerAnchor``.
  open private(set) var itemAnchor: NSCollectionLayoutAnchor?
  /// The position of the view in depth. Greater values are in front. Cells have 0. The default is `1`.
  open var zIndex = 1

  /// Creates an item inside the edges of `containerAnchor`.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, containerAnchor, nil)
  }

  /// Creates an item whose `itemAnchor` is aligned with `containerAnchor`.
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

  /// Returns the frame of an item of `size` at `container`, both in points and in the same coordinates.
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
