// SPDX-License-Identifier: MIT

import Tinamou

extension LayoutScene {
  /// Gives the root view another width, in points, and lays out. A height that is open in the file becomes that of the content.
  package func resize(width: CGFloat) {
    if hasSystemMargins { setSystemMargins(forWidth: width) }
    resize(to: CGSize(width: width, height: isOpen.height ? fittingSize(width: width).height : root.bounds.height))
  }

  /// Gives the root view another height, in points, and lays out. A width that is open in the file becomes that of the content.
  package func resize(height: CGFloat) {
    resize(to: CGSize(width: isOpen.width ? fittingSize(height: height).width : root.bounds.width, height: height))
  }

  private func resize(to size: CGSize) {
    window.frame = CGRect(origin: .zero, size: size)
    root.frame = CGRect(origin: .zero, size: size)
    ConflictLogging.suppressed { window.layoutIfNeeded() }
  }

  private func fittingSize(width: CGFloat) -> CGSize {
    root.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
  }

  private func fittingSize(height: CGFloat) -> CGSize {
    root.systemLayoutSizeFitting(
      CGSize(width: 0, height: height), withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .required)
  }

  private func setSystemMargins(forWidth width: CGFloat) {
    let side = DeviceProfile.systemMinimumLayoutMargin(forWidth: width)
    let margins = NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    if root.directionalLayoutMargins != margins { root.directionalLayoutMargins = margins }
  }
}
