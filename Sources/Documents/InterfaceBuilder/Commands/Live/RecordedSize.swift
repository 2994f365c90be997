// SPDX-License-Identifier: MIT

import InterfaceDocuments
import LayoutModel
import Tinamou

/// The stored size of a control, as far as it can be the size of its content.
///
/// Text measurements here differ from Interface Builder's by up to two points or three percent for system fonts, and by
/// up to a fifth for unknown fonts.
@MainActor
struct RecordedSize {
  /// The width of the alignment rectangle; `nil` if it is not the content's width.
  private(set) var width: CGFloat?
  /// The height of the alignment rectangle; `nil` if it is not the content's height.
  private(set) var height: CGFloat?

  /// The axes along which the stored size is the content size.
  var axes: Set<LayoutAxis> {
    var axes: Set<LayoutAxis> = []
    if width != nil { axes.insert(.horizontal) }
    if height != nil { axes.insert(.vertical) }
    return axes
  }

  /// Creates the stored size of `view`; `nil` for views without a content size or a stored frame.
  init?(_ view: CanvasView) {
    guard view.interface.kind?.hasContentSize == true, let frame = view.interface.frame else { return nil }
    let insets = view.view.alignmentInsetsForLayout
    let recorded = CGSize(
      width: CGFloat(frame.width) - insets.left - insets.right,
      height: CGFloat(frame.height) - insets.top - insets.bottom)
    // Not the intrinsic size, which for a wrapped text depends on the width that layout gave it.
    let content = view.view.contentSizeForLayout(fittingWidth: nil)
    let tolerance = view.hasKnownFont ? 0.03 : 0.2
    if Self.isNear(recorded.width, view.view.canvas.width ?? content.width, tolerance) { width = recorded.width }
    if Self.isNear(recorded.height, view.view.canvas.height ?? content.height, tolerance) {
      height = recorded.height
    } else if view.wraps {
      // The height can be that of the text at the stored width.
      let wrapped = view.view.sizeThatFits(CGSize(width: CGFloat(frame.width), height: .greatestFiniteMagnitude))
      if Self.isNear(recorded.height, wrapped.height, tolerance) { height = recorded.height }
    }
  }

  private static func isNear(_ recorded: CGFloat, _ content: CGFloat, _ tolerance: CGFloat) -> Bool {
    content >= 0 && recorded >= 0 && abs(recorded - content) <= max(2, content * tolerance)
  }
}

extension CanvasView {
  /// Whether the font is the system font, whose metrics are known.
  fileprivate var hasKnownFont: Bool {
    guard let font = interface.element.element(key: "fontDescription") else { return true }
    return font["name"] == nil && font["family"] == nil
  }

  /// Whether the view shows text whose height depends on its width.
  fileprivate var wraps: Bool {
    interface.kind == .label && interface.element["numberOfLines"].map { $0 != "1" } == true
  }
}
