// SPDX-License-Identifier: MIT

import Foundation
import InterfaceDocuments
import Tinamou

extension Canvas {
  /// Resizes the views that fill the document's screen to the screen of ``CanvasOptions/device``, and lays out again.
  ///
  /// A view as wide as the document's screen becomes as wide as the other screen. A controller's view that is almost as
  /// high as the screen keeps the difference in height, such as that of a bar. Rows of a table become as wide as the
  /// table. Smaller views keep their stored size.
  public func resizeToScreen() {
    guard options.device != nil, let new = CanvasScreen(document, options: options).size else { return }
    let old = CanvasScreen(document, options: CanvasOptions()).size ?? Self.square
    guard old != new else { return }
    for scene in scenes {
      for root in scene.roots {
        root.resize(from: old, to: new)
        root.view.layoutIfNeeded()
      }
      for view in scene.views { view.widenToTable() }
      for root in scene.roots { root.view.layoutIfNeeded() }
    }
  }

  /// The size of the canvas before Xcode 8.
  private static let square = CGSize(width: 600, height: 600)
}

extension CanvasView {
  fileprivate func resize(from old: CGSize, to new: CGSize) {
    var size = view.bounds.size
    // A view whose size already differs from the stored one was resized for its screen before.
    guard size.width == old.width, let drawn = interface.frame, size.height == CGFloat(drawn.height) else { return }
    // A view that is much lower than the screen shows only part of it and keeps its height.
    if size.height > old.height * 0.7 { size.height += new.height - old.height }
    size.width = new.width
    view.frame.size = size
  }

  /// Widens a row to its table, and its content with it, if the stored row is as wide as the table.
  fileprivate func widenToTable() {
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
