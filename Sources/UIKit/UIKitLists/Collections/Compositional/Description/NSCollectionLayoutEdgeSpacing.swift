// SPDX-License-Identifier: MIT

/// The spacing around an item.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject {
  /// The leading spacing.
  open private(set) var leading: NSCollectionLayoutSpacing?
  /// The top spacing.
  open private(set) var top: NSCollectionLayoutSpacing?
  /// The trailing spacing.
  open private(set) var trailing: NSCollectionLayoutSpacing?
  /// The bottom spacing.
  open private(set) var bottom: NSCollectionLayoutSpacing?

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

  private var values: [AnyHashable?] { [leading, top, trailing, bottom] }

  nonisolated open override func isEqual(_ object: Any?) -> Bool { MainThread.areEqual(self, object) { $0.values } }
  nonisolated open override var hash: Int { hashOfClass }
}
