// SPDX-License-Identifier: MIT

/// The object that manages a view: in UIKit, its view controller.
///
/// A view knows its controller by this protocol alone. It lets the controller take part in changes of the hierarchy and of the
/// layout; everything else about controllers is declared above views.
@MainActor
protocol ViewOwner: UIResponder {
  /// The view, if it is loaded.
  var ownedView: UIView? { get }

  // MARK: Hierarchy

  /// Returns whether the view may become a subview of `superview`. Raises an exception if it may not.
  func checkViewMayJoin(_ superview: UIView) -> Bool
  /// Called before the view, or a view that contains it, becomes a subview of `superview`, which is in a window.
  func viewIsAboutToJoin(_ superview: UIView)
  /// Called before the view, or a view that contains it, leaves its superview without joining another one that is in a
  /// window.
  func viewIsAboutToLeave()
  /// Called after the view, or a view that contains it, has left its superview.
  func viewHasLeft()

  // MARK: Layout

  /// Updates the constraints of the view, in place of the view's `updateConstraints()`.
  func updateViewConstraints()
  /// Sets the properties of the view, before the view's own `updateProperties()`.
  func updateProperties()
  /// Calls `body`, which lays out the view, with the work that has to be done before and after it.
  func layOutView(_ body: @MainActor () -> Void)

  // MARK: Margins and safe area

  /// The minimum margins of the view, in points; `nil` if the view need not respect any.
  var minimumMargins: NSDirectionalEdgeInsets? { get }
  /// The insets that are added to the safe area of the view, in points.
  var addedSafeAreaInsets: UIEdgeInsets { get }
  /// Called after the margins of the view have changed.
  func viewLayoutMarginsDidChange()
  /// Called after the safe area of the view has changed.
  func viewSafeAreaInsetsDidChange()
  /// Returns whether the insets of `scrollView`, a descendant of the view, are adjusted to bars.
  func adjustsInsets(of scrollView: UIScrollView) -> Bool

  // MARK: Traits

  /// Called after the traits of the view have changed.
  func viewTraitsDidChange(from previous: UITraitCollection)
}
