// SPDX-License-Identifier: MIT

/// The spacing between items or at an item's edge.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject {
  /// The spacing or its minimum, in points.
  open private(set) var spacing: CGFloat
  /// Whether the spacing is flexible.
  open private(set) var isFlexible: Bool

  init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing
    self.isFlexible = isFlexible
    super.init()
  }

  private var values: [AnyHashable?] { [spacing, isFlexible] }

  nonisolated open override func isEqual(_ object: Any?) -> Bool { MainThread.areEqual(self, object) { $0.values } }
  nonisolated open override var hash: Int { hashOfClass }

  /// Creates a spacing of at least `flexibleSpacing` points, to which a part of the remaining space is added.
  open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }
  /// Creates a spacing of `fixedSpacing` points.
  open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }

  /// Whether the spacing is flexible.
  open var isFlexibleSpacing: Bool { isFlexible }
  /// Whether the spacing is fixed.
  open var isFixedSpacing: Bool { !isFlexible }
}
