// SPDX-License-Identifier: MIT

/// The content view of a table's cell, under the name that UIKit's messages show.
final class UITableViewCellContentView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    CellMeasurement.encapsulate(self)
    marginState.preservesSuperview = true
    // How high a row is must not depend on whether it is scrolled under a bar; at the sides the cell's margins count.
    marginState.insetsFromSafeArea = false
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }

  override var standardMargins: UIEdgeInsets {
    UIEdgeInsets(top: CellMetrics.contentMargin, left: 8, bottom: CellMetrics.contentMargin, right: 8)
  }

  override var preservesMarginsAbove: Bool { false }

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    (storedSuperview as? UITableViewCell)?.contentDidAskForAnotherSize()
  }
}
