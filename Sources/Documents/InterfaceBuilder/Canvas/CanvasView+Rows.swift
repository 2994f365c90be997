// SPDX-License-Identifier: MIT

import Foundation
import InterfaceDocuments
import Tinamou

extension CanvasView {
  /// Widens a row to its table, and its content with it, if the row was as wide as the table in the document. Rows without a stored
  /// frame were.
  func widenToTable() {
    guard interface.kind == .tableViewCell || interface.kind == .tableViewHeaderFooterView,
      let table = view.superview, let drawn = interface.parent?.frame?.width,
      (interface.frame?.width ?? drawn) == drawn
    else { return }
    let contents = interface.contents.filter { $0.element["key"] == "contentView" }
    let live = view.subviews.first { $0.bounds.height > 0 }
    let rest = live.map { view.bounds.width - $0.bounds.width } ?? 0
    view.frame.size.width = table.bounds.width
    for content in contents {
      // What the content leaves free belongs to the accessory.
      let stored = content.frame.flatMap { $0.width < drawn ? CGFloat(drawn - $0.width) : nil }
      live?.frame.size.width = table.bounds.width - (stored ?? rest)
    }
  }
}
