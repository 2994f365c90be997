// SPDX-License-Identifier: MIT

import InterfaceDocuments
import LayoutModel
import Tinamou

/// The question whether a stored size of a control, text or image can still be that of its content.
///
/// A document that was edited as text, or stored before a text or a constraint changed, contains sizes that no layout gives: 0, one line
/// for a text that wraps, or hundreds of thousands of points. A layout that took them as content sizes would store them again.
@MainActor
struct StaleSize {
  private let view: UIView
  private let interface: InterfaceView

  init(_ view: CanvasView) {
    self.view = view.view
    interface = view.interface
  }

  /// Returns whether the content cannot be as small as `length`, which is stored along `axis`.
  ///
  /// Text measurements differ from Interface Builder's by up to two points, and by up to a fifth for unknown fonts. The text of a
  /// wrapped label can be of any width, and the image in a document can be another than the stored one.
  func isTooSmall(_ length: CGFloat, along axis: LayoutAxis) -> Bool {
    let content = view.contentSizeForLayout(fittingWidth: nil)
    let needed = axis == .horizontal ? view.canvas.width ?? content.width : view.canvas.height ?? content.height
    guard needed > 0 else { return false }
    guard showsText, axis == .vertical || !wraps else { return length <= 0 }
    return needed - length > max(2, needed * 0.2)
  }

  /// Makes the view measure its content along the axes along which layout gives it another length than the stored one, and its height
  /// if it wraps its text at another width. Returns whether anything has changed.
  func measureWhereMoved() -> Bool {
    guard showsText, let stored = interface.frame else { return false }
    let isNarrowerOrWider = abs(CGFloat(stored.width) - view.bounds.width) > Self.tolerance
    let isLowerOrHigher = abs(CGFloat(stored.height) - view.bounds.height) > Self.tolerance
    let (width, height) = (view.canvas.width, view.canvas.height)
    if isNarrowerOrWider { view.canvas.width = nil }
    if isLowerOrHigher || isNarrowerOrWider && wraps { view.canvas.height = nil }
    guard view.canvas.width != width || view.canvas.height != height else { return false }
    view.canvasDidChange()
    return true
  }

  /// The maximum difference between stored and solved lengths, in points. Older documents store whole points.
  private static let tolerance: CGFloat = 1

  private var showsText: Bool {
    switch interface.kind {
    case .label, .button: true
    case .textView: wraps
    default: false
    }
  }

  /// Whether the height of the text depends on its width.
  private var wraps: Bool {
    switch interface.kind {
    case .label: interface.element["numberOfLines"].map { $0 != "1" } == true
    case .textView: !interface.element.flag("scrollEnabled", or: true)
    default: false
    }
  }
}
