// SPDX-License-Identifier: MIT

/// The view of a container controller. Its layout lays out the bars and the children of the container.
final class ControllerContainerView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    viewController?.layOutContents()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }
}

extension UIViewController {
  /// Sets the insets of this child's view that bars cover. `frame` is the view's frame; `top` and `bottom` are the
  /// edges of the bars, all in the container's coordinates, in points.
  func takeBars(top: CGFloat, bottom: CGFloat, in container: UIView, frame: CGRect) {
    let safe = container.safeAreaInsets
    // The container's additional safe area is added to what its bars cover.
    let added = storedParent?.additionalSafeAreaInsets ?? .zero
    let height = container.bounds.height
    let coveredAbove = max(top, safe.top - added.top) + added.top
    let coveredBelow = max(height - bottom, safe.bottom - added.bottom) + added.bottom
    containerInsets = UIEdgeInsets(
      top: max(0, coveredAbove - frame.minY) - max(0, safe.top - frame.minY), left: 0,
      bottom: max(0, frame.maxY - height + coveredBelow) - max(0, frame.maxY - height + safe.bottom), right: 0)
  }
}
