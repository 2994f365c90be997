// SPDX-License-Identifier: MIT

/// A scroll view with a delegate.
///
/// The property is declared here and not in the class, because text views, tables and collection views redeclare it
/// with a more specific type. Swift allows that for a member of a protocol extension, but not for one of the
/// superclass.
@preconcurrency @MainActor
public protocol _ScrollViewDelegating: UIView {}

extension _ScrollViewDelegating where Self: UIScrollView {
  /// The delegate, which is notified of scrolling and provides the view to zoom. The default is `nil`.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
