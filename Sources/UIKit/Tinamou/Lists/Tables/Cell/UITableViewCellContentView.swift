// SPDX-License-Identifier: MIT

/// The content view of a table's cell. Its name appears in UIKit's log messages.
final class UITableViewCellContentView: TableContentView {
  override var standardMargins: UIEdgeInsets {
    UIEdgeInsets(top: CellMetrics.contentMargin, left: 8, bottom: CellMetrics.contentMargin, right: 8)
  }
}
