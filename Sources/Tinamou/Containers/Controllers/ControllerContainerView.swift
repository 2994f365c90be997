// SPDX-License-Identifier: MIT

/// The view of a container of the system's: it has the container place bars and contents.
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
  /// Says what bars cover of this child's view, which lies in its container at `frame`; top and bottom are the edges
  /// of the bars in the container's coordinates.
  func takeBars(top: CGFloat, bottom: CGFloat, in container: UIView, frame: CGRect) {
    let safe = container.safeAreaInsets
    // What the container adds to its safe area counts beyond its bars.
    let added = storedParent?.additionalSafeAreaInsets ?? .zero
    let height = container.bounds.height
    let coveredAbove = max(top, safe.top - added.top) + added.top
    let coveredBelow = max(height - bottom, safe.bottom - added.bottom) + added.bottom
    containerInsets = UIEdgeInsets(
      top: max(0, coveredAbove - frame.minY) - max(0, safe.top - frame.minY), left: 0,
      bottom: max(0, frame.maxY - height + coveredBelow) - max(0, frame.maxY - height + safe.bottom), right: 0)
  }
}
