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
  /// Sets the safe area insets of this child's view from the bars that cover it.
  ///
  /// - Parameters:
  ///   - top: The edge of the top bar, in the container's coordinates, in points.
  ///   - bottom: The edge of the bottom bar, in the container's coordinates, in points.
  ///   - frame: The frame of the view, in the container's coordinates, in points.
  ///   - sides: The insets at the left and right edges, beside the container's own, in points.
  func takeBars(
    top: CGFloat, bottom: CGFloat, in container: UIView, frame: CGRect, sides: (left: CGFloat, right: CGFloat) = (0, 0)
  ) {
    let safe = container.safeAreaInsets
    // The container's additional safe area is added to the insets of its bars.
    let added = storedParent?.additionalSafeAreaInsets ?? .zero
    let height = container.bounds.height
    let coveredAbove = max(top, safe.top - added.top) + added.top
    let coveredBelow = max(height - bottom, safe.bottom - added.bottom) + added.bottom
    containerInsets = UIEdgeInsets(
      top: max(0, coveredAbove - frame.minY) - max(0, safe.top - frame.minY), left: sides.left,
      bottom: max(0, frame.maxY - height + coveredBelow) - max(0, frame.maxY - height + safe.bottom),
      right: sides.right)
  }
}
