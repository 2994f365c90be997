// SPDX-License-Identifier: MIT

/// The spacing around an item.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject {
  /// The leading spacing.
  public let leading: NSCollectionLayoutSpacing?
  /// The top spacing.
  public let top: NSCollectionLayoutSpacing?
  /// The trailing spacing.
  public let trailing: NSCollectionLayoutSpacing?
  /// The bottom spacing.
  public let bottom: NSCollectionLayoutSpacing?

  /// Creates edge spacing. An edge with `nil` has none.
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
