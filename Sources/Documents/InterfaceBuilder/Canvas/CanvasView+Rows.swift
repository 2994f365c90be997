// SPDX-License-Identifier: MIT

import Foundation
import InterfaceDocuments
import Tinamou

extension CanvasView {
  /// Widens a row to its table, and its content with it, if the stored row is as wide as the table.
  func widenToTable() {
    guard interface.kind == .tableViewCell || interface.kind == .tableViewHeaderFooterView,
      let table = view.superview, let drawn = interface.frame, drawn.width == interface.parent?.frame?.width
    else { return }
    let growth = table.bounds.width - CGFloat(drawn.width)
    view.frame.size.width = table.bounds.width
    for content in interface.contents where content.element["key"] == "contentView" {
      guard let frame = content.frame, let live = view.subviews.first(where: { $0.bounds.height > 0 }) else { continue }
      live.frame.size.width = CGFloat(frame.width) + growth
    }
  }
}
