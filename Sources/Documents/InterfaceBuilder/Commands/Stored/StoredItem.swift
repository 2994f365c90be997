// SPDX-License-Identifier: MIT

import LayoutModel

/// A view or guide that constraints can refer to, as it is on the canvas.
struct StoredItem {
  /// The identifier.
  let id: String
  /// The identifier of the superview, or of the view that owns the guide; nil for an outermost view.
  let container: String?
  /// Whether it is a guide, which is not one of its owner's subviews.
  var isGuide = false
  /// The frame in the top-level view's coordinates, in points.
  var frame: Rectangle
  /// The distances that its attributes depend on besides the frame.
  var metrics = ItemMetrics()
  /// Whether it shows text, so that it has baselines of its own.
  var hasText = false
  /// The reading direction of its subviews.
  var direction = LayoutDirection.leftToRight
  /// The content area in the outermost view's coordinates; nil for a view that does not scroll.
  var contentFrame: Rectangle?

  /// The value of `attribute` in the outermost view's coordinates, in points.
  ///
  /// - Parameters:
  ///   - isFromInside: Whether the other item of the constraint is inside this one. Edges of a scroll view then mean its
  ///     content area.
  ///   - direction: The reading direction of the constraint.
  func value(of attribute: LayoutAttribute, isFromInside: Bool, in direction: LayoutDirection) -> Double {
    guard let geometry = AttributeGeometry(attribute, in: direction) else { return 0 }
    let isOfContent = isFromInside && geometry.scrollArea == .content
    return geometry.value(in: isOfContent ? contentFrame ?? frame : frame, metrics)
  }

  /// The rectangle that constraints align.
  var aligned: Rectangle { frame.inset(by: metrics.alignmentInsets) }
}
