// SPDX-License-Identifier: MIT

/// The content view of a collection view's cell: tells the cell when what is in it wants another size.
final class CellContentView: UIView {
  weak var cell: UICollectionViewCell?

  override init(frame: CGRect) {
    super.init(frame: frame)
    CellMeasurement.encapsulate(self)
    // How large a cell is must not depend on whether it is scrolled under a bar.
    marginState.insetsFromSafeArea = false
  }

  required init?(coder: NSCoder) { nil }

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    cell?.preferredSizeMayHaveChanged()
  }
}
