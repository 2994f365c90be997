// SPDX-License-Identifier: MIT

/// Room between items or at an item's edge.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject {
  /// The room, or the least of it, in points.
  public let spacing: CGFloat
  /// Whether it takes its share of the room that is left.
  public let isFlexible: Bool

  init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing
    self.isFlexible = isFlexible
    super.init()
  }

  /// At least `flexibleSpacing` points, and a share of the room that is left.
  open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }
  /// `fixedSpacing` points.
  open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }

  /// Whether it takes its share of the room that is left.
  open var isFlexibleSpacing: Bool { isFlexible }
  /// Whether it is a number of points.
  open var isFixedSpacing: Bool { !isFlexible }
}
