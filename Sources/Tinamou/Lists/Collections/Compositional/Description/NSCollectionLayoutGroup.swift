// SPDX-License-Identifier: MIT

/// Items in a row or a column, or placed one by one: what a section repeats until it has shown all its items.
///
/// Source: Apple, `NSCollectionLayoutGroup`.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// How the items of a group come to lie.
  enum Arrangement {
    case horizontal
    case vertical
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  let arrangement: Arrangement
  /// The items and groups within, in order; they are repeated as long as there is room.
  open private(set) var subitems: [NSCollectionLayoutItem]
  /// How often the only subitem is repeated, each time of the same size; nil for as often as there is room.
  let repetitions: Int?
  /// The room between the items.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  init(
    _ arrangement: Arrangement, _ layoutSize: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem],
    repetitions: Int?
  ) {
    self.arrangement = arrangement
    self.subitems = subitems
    self.repetitions = repetitions
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// What is attached to the group.
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { attachedItems }
    set { attachedItems = newValue }
  }

  /// `count` items side by side, which divide the width equally.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  )
    -> NSCollectionLayoutGroup
  { NSCollectionLayoutGroup(.horizontal, layoutSize, [subitem], repetitions: Swift.max(1, count)) }

  /// `count` items one below the other, which divide the height equally.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  )
    -> NSCollectionLayoutGroup
  { NSCollectionLayoutGroup(.vertical, layoutSize, [subitem], repetitions: Swift.max(1, count)) }

  /// `count` items side by side, which divide the width equally: the former name.
  @available(*, deprecated, renamed: "horizontal(layoutSize:repeatingSubitem:count:)")
  open class func horizontal(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int)
    -> NSCollectionLayoutGroup
  {
    NSCollectionLayoutGroup(.horizontal, layoutSize, [subitem], repetitions: Swift.max(1, count))
  }

  /// `count` items one below the other, which divide the height equally: the former name.
  @available(*, deprecated, renamed: "vertical(layoutSize:repeatingSubitem:count:)")
  open class func vertical(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int)
    -> NSCollectionLayoutGroup
  {
    NSCollectionLayoutGroup(.vertical, layoutSize, [subitem], repetitions: Swift.max(1, count))
  }

  /// Items side by side, repeated as long as there is room.
  open class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
    -> NSCollectionLayoutGroup
  {
    NSCollectionLayoutGroup(.horizontal, layoutSize, subitems, repetitions: nil)
  }

  /// Items one below the other, repeated as long as there is room.
  open class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
    -> NSCollectionLayoutGroup
  {
    NSCollectionLayoutGroup(.vertical, layoutSize, subitems, repetitions: nil)
  }

  /// Items where `itemProvider` puts them, in the group's coordinates.
  open class func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.custom(itemProvider), layoutSize, [], repetitions: nil) }
}

/// Places the items of a group: the frames of the items, in the group's coordinates, in points.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  @MainActor (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]
