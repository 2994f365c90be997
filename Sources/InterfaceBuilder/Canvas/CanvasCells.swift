// SPDX-License-Identifier: MIT

import InterfaceDocuments
import Tinamou

/// The content views of table cells on a canvas.
@MainActor
struct CanvasCells {
  let rules: CanvasRules

  init(_ rules: CanvasRules) {
    self.rules = rules
  }

  /// Returns the frame of a cell's content view if the document does not store it; `nil` if the stored frame applies.
  ///
  /// Source: recorded documents. The tools before Xcode 9 stored no frame for some content views, and did not update
  /// others when the cell's height changed. The content was laid out in the cell, above a separator of 1 point.
  func contentFrame(of content: InterfaceView) -> CGRect? {
    guard rules.apply(.derivedCellContent), content.kind == .tableViewCellContentView,
      let cell = content.parent?.frame
    else { return nil }
    if let stored = content.frame, stored.height >= cell.height - 1 { return nil }
    return CGRect(
      x: 0, y: 0, width: CGFloat(content.frame?.width ?? cell.width), height: CGFloat(max(0, cell.height - 1)))
  }
}
