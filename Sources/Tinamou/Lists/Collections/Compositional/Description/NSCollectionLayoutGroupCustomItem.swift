// SPDX-License-Identifier: MIT

/// The place of one item in a group whose items are placed one by one.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject {
  /// The place, in the group's coordinates, in points.
  public let frame: CGRect
  /// Items with greater numbers lie in front.
  public let zIndex: Int

  /// An item at a place.
  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

  /// An item at a place, in front of those with smaller numbers.
  public init(frame: CGRect, zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
    super.init()
  }
}
