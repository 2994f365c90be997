// SPDX-License-Identifier: MIT

/// A scroll view with a delegate.
///
/// The property stands here and not in the class because text views, tables and collection views declare it again under a
/// narrower type, which Swift allows for a member of a protocol's extension but not for one of the superclass.
@preconcurrency @MainActor
public protocol _ScrollViewDelegating: UIView {}

extension _ScrollViewDelegating where Self: UIScrollView {
  /// What is told when the content moves, and asked which view zooms.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
