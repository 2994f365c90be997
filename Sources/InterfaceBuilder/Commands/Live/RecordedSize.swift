// SPDX-License-Identifier: MIT

import InterfaceDocuments
import Tinamou

/// The size that a document recorded for a control, as far as it can be the size of what the control shows.
///
/// Our own measurement of text differs from the tool's by up to two points and three in a hundred, which is how far
/// system fonts are known here; fonts that are not known may differ by a fifth.
@MainActor
struct RecordedSize {
  /// The width of the alignment rectangle; nil where it is not the content's.
  private(set) var width: CGFloat?
  /// The height of the alignment rectangle; nil where it is not the content's.
  private(set) var height: CGFloat?

  /// Along which axes the recorded size is the content's.
  var axes: Set<InterfaceAxis> {
    var axes: Set<InterfaceAxis> = []
    if width != nil { axes.insert(.horizontal) }
    if height != nil { axes.insert(.vertical) }
    return axes
  }

  /// What `view` recorded; nil for views that have no size of their own, or no frame.
  init?(_ view: CanvasView) {
    guard view.interface.kind?.hasContentSize == true, let frame = view.interface.frame else { return nil }
    let insets = view.view.alignmentInsetsForLayout
    let recorded = CGSize(
      width: CGFloat(frame.width) - insets.left - insets.right,
      height: CGFloat(frame.height) - insets.top - insets.bottom)
    let content = view.view.intrinsicContentSize
    let tolerance = view.hasKnownFont ? 0.03 : 0.2
    if Self.isNear(recorded.width, view.view.canvas.width ?? content.width, tolerance) { width = recorded.width }
    if Self.isNear(recorded.height, view.view.canvas.height ?? content.height, tolerance) {
      height = recorded.height
    } else if view.wraps {
      // As high as its text is at the recorded width.
      let wrapped = view.view.sizeThatFits(CGSize(width: CGFloat(frame.width), height: .greatestFiniteMagnitude))
      if Self.isNear(recorded.height, wrapped.height, tolerance) { height = recorded.height }
    }
  }

  private static func isNear(_ recorded: CGFloat, _ content: CGFloat, _ tolerance: CGFloat) -> Bool {
    content >= 0 && recorded >= 0 && abs(recorded - content) <= max(2, content * tolerance)
  }
}

extension CanvasView {
  /// Whether the font is the system's, whose measures are known.
  fileprivate var hasKnownFont: Bool {
    guard let font = interface.element.element(key: "fontDescription") else { return true }
    return font["name"] == nil && font["family"] == nil
  }

  /// Whether it is text whose height depends on the width.
  fileprivate var wraps: Bool {
    interface.kind == .label && interface.element["numberOfLines"].map { $0 != "1" } == true
  }
}
