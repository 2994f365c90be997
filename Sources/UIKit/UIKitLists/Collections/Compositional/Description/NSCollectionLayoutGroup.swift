// SPDX-License-Identifier: MIT

/// A row or column of items, or items at custom positions, that a section repeats for all its items.
///
/// Source: Apple, `NSCollectionLayoutGroup`.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// The arrangement of a group's items.
  enum Arrangement {
    case horizontal
    case vertical
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  let arrangement: Arrangement
  /// The items and groups in the group, in order. They are repeated as often as they fit.
  open private(set) var subitems: [NSCollectionLayoutItem]
  /// The number of repetitions, with equal sizes, of the only subitem; `nil` for as many as fit.
  let repetitions: Int?
  /// The spacing between the items. The default is `nil`.
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

  /// The supplementary items of the group.
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { attachedItems }
    set { attachedItems = newValue }
  }

  /// Creates a row with `count` items of equal width.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  )
    -> NSCollectionLayoutGroup
  { NSCollectionLayoutGroup(.horizontal, layoutSize, [subitem], repetitions: Swift.max(1, count)) }

  /// Creates a column with `count` items of equal height.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  )
    -> NSCollectionLayoutGroup
  { NSCollectionLayoutGroup(.vertical, layoutSize, [subitem], repetitions: Swift.max(1, count)) }

  /// Creates a row with `count` items of equal width. A former name of the method.
  @available(*, deprecated, renamed: "horizontal(layoutSize:repeatingSubitem:count:)")
  open class func horizontal(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int)
    -> NSCollectionLayoutGroup
  {
    NSCollectionLayoutGroup(.horizontal, layoutSize, [subitem], repetitions: Swift.max(1, count))
  }

  /// Creates a column with `count` items of equal height. A former name of the method.
  @available(*, deprecated, renamed: "vertical(layoutSize:repeatingSubitem:count:)")
  open class func vertical(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int)
    -> NSCollectionLayoutGroup
  {
    NSCollectionLayoutGroup(.vertical, layoutSize, [subitem], repetitions: Swift.max(1, count))
  }

  /// Creates a row of items, repeated as often as they fit.
  open class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
    -> NSCollectionLayoutGroup
  {
    NSCollectionLayoutGroup(.horizontal, layoutSize, subitems, repetitions: nil)
  }

  /// Creates a column of items, repeated as often as they fit.
  open class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
    -> NSCollectionLayoutGroup
  {
    NSCollectionLayoutGroup(.vertical, layoutSize, subitems, repetitions: nil)
  }

  /// Creates a group whose items are positioned by `itemProvider`, in the group's coordinates.
  open class func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.custom(itemProvider), layoutSize, [], repetitions: nil) }
}

/// A closure that returns the frames of a group's items, in points, in the group's coordinates.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  @MainActor (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// The position of an item in a custom group.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject {
  /// The frame, in points, in the group's coordinates.
  open private(set) var frame: CGRect
  /// The position of the item in depth. Greater values are in front.
  open private(set) var zIndex: Int

  /// Creates an item with a frame.
  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

  /// Creates an item with a frame and a position in depth.
  public init(frame: CGRect, zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
    super.init()
  }
}
