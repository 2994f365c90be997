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
    let fromAbove = max(0, safe.top - frame.minY)
    let fromBelow = max(0, frame.maxY - (container.bounds.height - safe.bottom))
    containerInsets = UIEdgeInsets(
      top: max(0, max(0, top - frame.minY) - fromAbove), left: 0,
      bottom: max(0, max(0, frame.maxY - bottom) - fromBelow), right: 0)
  }
}
