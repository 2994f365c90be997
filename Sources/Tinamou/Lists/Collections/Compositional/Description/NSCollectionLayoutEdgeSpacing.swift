// SPDX-License-Identifier: MIT

/// Room around an item, which keeps others away.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject {
  /// The room before the item in reading direction.
  public let leading: NSCollectionLayoutSpacing?
  /// The room above the item.
  public let top: NSCollectionLayoutSpacing?
  /// The room after the item in reading direction.
  public let trailing: NSCollectionLayoutSpacing?
  /// The room below the item.
  public let bottom: NSCollectionLayoutSpacing?

  /// Room at the edges given; none at those that are nil.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
    super.init()
  }
}
