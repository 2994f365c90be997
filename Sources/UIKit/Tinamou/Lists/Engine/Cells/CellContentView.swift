// SPDX-License-Identifier: MIT

/// The content view of a cell, header or footer. It notifies its owner when its content changes size.
class CellContentView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    CellMeasurement.encapsulate(self)
    // The size of a cell must not depend on its scroll position under a bar.
    marginState.insetsFromSafeArea = false
  }

  required init?(coder: NSCoder) { nil }

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    (storedSuperview as? any ConfiguredView)?.preferredSizeMayHaveChanged()
  }
}
