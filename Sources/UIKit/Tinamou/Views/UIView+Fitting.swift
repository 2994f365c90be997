// SPDX-License-Identifier: MIT

extension UIView {
  /// The value of an intrinsic dimension that a view does not have: -1.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1
  /// The target size of ``systemLayoutSizeFitting(_:)`` for the smallest possible size.
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  /// The target size of ``systemLayoutSizeFitting(_:)`` for the largest reasonable size.
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

  /// The size that the constraints in this view give it in an engine of its own, with a target size of `target`. No
  /// frame changes.
  func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    updateConstraintsIfNeeded()
    let size = LayoutHost.fittingSize(of: self, .fitting(target: target, horizontal: horizontal, vertical: vertical))
    let grid = PixelGrid(scale: Double(displayScale))
    return CGSize(width: grid.roundedUp(size.width), height: grid.roundedUp(size.height))
  }
}
