// SPDX-License-Identifier: MIT

/// A layout between two others, while the user changes from one to the other.
///
/// Differs from UIKit: items are where the present layout puts them.
///
/// Source: Apple, `UICollectionViewTransitionLayout`.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// Creates a layout between two others.
  public init(currentLayout: UICollectionViewLayout, nextLayout: UICollectionViewLayout) {
    self.currentLayout = currentLayout
    self.nextLayout = nextLayout
    super.init()
  }
  /// Differs from UIKit: Linux has no archives; creates a layout between two empty ones.
  public required init?(coder: NSCoder) {
    currentLayout = UICollectionViewLayout()
    nextLayout = UICollectionViewLayout()
    super.init(coder: coder)
  }
  /// The layout at the start.
  open private(set) var currentLayout: UICollectionViewLayout
  /// The layout at the end.
  open private(set) var nextLayout: UICollectionViewLayout
  /// The part of the change that is done, from 0 to 1. The default is 0. Stored; has no effect.
  open var transitionProgress: CGFloat = 0
}
