// SPDX-License-Identifier: MIT

/// The content view of a collection view cell. It notifies the cell when its content changes size.
final class CellContentView: UIView {
  weak var cell: UICollectionViewCell?

  override init(frame: CGRect) {
    super.init(frame: frame)
    CellMeasurement.encapsulate(self)
    // The size of a cell must not depend on its scroll position under a bar.
    marginState.insetsFromSafeArea = false
  }

  required init?(coder: NSCoder) { nil }

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    cell?.preferredSizeMayHaveChanged()
  }
}
