// SPDX-License-Identifier: MIT

extension UIViewController: ViewOwner {
  var minimumMargins: NSDirectionalEdgeInsets? {
    viewRespectsSystemMinimumLayoutMargins ? systemMinimumLayoutMargins : nil
  }

  var addedSafeAreaInsets: UIEdgeInsets { containerInsets + additionalSafeAreaInsets }

  /// Returns whether the controller is in a container and adjusts `scrollView`, which is its view or the first
  /// subview of its view.
  func adjustsInsets(of scrollView: UIScrollView) -> Bool {
    guard adjustsScrollViewInsets, parent != nil else { return false }
    return viewIfLoaded === scrollView || viewIfLoaded?.subviews.first === scrollView
  }

  func viewTraitsDidChange(from previous: UITraitCollection) {
    traitCollectionDidChange(previous)
    TraitObservers.tell(self, traitCollection, previous)
  }
}

extension UIViewController: UITraitChangeObservable {}

extension UIView {
  /// The controller whose view this is.
  var viewController: UIViewController? {
    get { viewOwner as? UIViewController }
    set { viewOwner = newValue }
  }
}
