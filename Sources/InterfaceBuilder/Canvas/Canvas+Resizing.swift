// SPDX-License-Identifier: MIT

import Foundation
import InterfaceDocuments
import Tinamou

extension Canvas {
  /// Gives what fills the document's screen the size of the screen in ``CanvasOptions/device``, and lays out again.
  ///
  /// A view as wide as the document's screen becomes as wide as the other one, and a controller's view that is nearly as high
  /// keeps what it lacks, such as the room of a bar. Rows of a table become as wide as the table. What is smaller stays as
  /// large as it was drawn.
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

  /// The canvas before Xcode 8.
  private static let square = CGSize(width: 600, height: 600)
}

extension CanvasView {
  fileprivate func resize(from old: CGSize, to new: CGSize) {
    var size = view.bounds.size
    // What is no longer as large as it was drawn has its place on the screen already.
    guard size.width == old.width, let drawn = interface.frame, size.height == CGFloat(drawn.height) else { return }
    // What is much lower than the screen is a part of one.
    if size.height > old.height * 0.7 { size.height += new.height - old.height }
    size.width = new.width
    view.frame.size = size
  }

  /// Makes a row as wide as its table, if it was drawn so, and its content with it.
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
