// SPDX-License-Identifier: MIT

/// The content view of a table's cell. Its name appears in UIKit's log messages.
final class UITableViewCellContentView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    CellMeasurement.encapsulate(self)
    marginState.preservesSuperview = true
    // The height of a row must not depend on its scroll position under a bar. Horizontal insets come from the cell's
    // margins.
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
