// SPDX-License-Identifier: MIT

import InterfaceDocuments
import LayoutModel

/// The geometry of an item on the canvas: a view or a guide.
struct StoredItem {
  /// The identifier.
  let id: String
  /// The identifier of its container; `nil` for a top-level view.
  let container: String?
  /// Whether the item is a guide, which is not among its owner's subviews. The default is `false`.
  var isGuide = false
  /// The frame in the top-level view's coordinates, in points.
  var frame: Rectangle
  /// The insets from the frame to the alignment rectangle. The default is zero.
  var alignmentInsets = Insets()
  /// The insets from the frame to the margins. The default is zero.
  var margins = Insets()
  /// The distance from the top of the alignment rectangle down to the first baseline; `nil`, the default, if the top
  /// is used instead.
  var firstBaseline: Double?
  /// The distance from the bottom of the alignment rectangle up to the last baseline; `nil`, the default, if the bottom
  /// is used instead.
  var lastBaseline: Double?
  /// Whether the contents are laid out from right to left. The default is `false`.
  var isRightToLeft = false
  /// The content area in the top-level view's coordinates; `nil`, the default, for a view that does not scroll.
  var contentFrame: Rectangle?

  /// Returns the value of `attribute` in the top-level view's coordinates.
  ///
  /// - Parameters:
  ///   - attribute: The attribute.
  ///   - isFromInside: Whether the other item of the constraint is inside this one. The edges of a scroll view are then
  ///     those of its content, but its center is that of the visible area.
  ///   - isRightToLeft: Whether leading means right.
  func value(of attribute: InterfaceAttribute, isFromInside: Bool, isRightToLeft: Bool) -> Double {
    let rectangle = isFromInside && attribute.side != nil ? contentFrame ?? aligned : aligned
    switch attribute {
    case .left: return rectangle.x
    case .right: return rectangle.x + rectangle.width
    case .leading: return isRightToLeft ? rectangle.x + rectangle.width : rectangle.x
    case .trailing: return isRightToLeft ? rectangle.x : rectangle.x + rectangle.width
    case .top: return rectangle.y
    case .bottom: return rectangle.y + rectangle.height
    case .width: return rectangle.width
    case .height: return rectangle.height
    case .centerX: return rectangle.x + rectangle.width / 2
    case .centerY: return rectangle.y + rectangle.height / 2
    case .firstBaseline: return rectangle.y + (firstBaseline ?? 0)
    case .baseline: return rectangle.y + rectangle.height - (lastBaseline ?? 0)
    case .leftMargin: return inner(isFromInside).x
    case .rightMargin: return inner(isFromInside).x + inner(isFromInside).width
    case .leadingMargin:
      return isRightToLeft ? inner(isFromInside).x + inner(isFromInside).width : inner(isFromInside).x
    case .trailingMargin:
      return isRightToLeft ? inner(isFromInside).x : inner(isFromInside).x + inner(isFromInside).width
    case .topMargin: return inner(isFromInside).y
    case .bottomMargin: return inner(isFromInside).y + inner(isFromInside).height
    case .centerXWithinMargins: return inner(isFromInside).x + inner(isFromInside).width / 2
    case .centerYWithinMargins: return inner(isFromInside).y + inner(isFromInside).height / 2
    }
  }

  /// The alignment rectangle.
  var aligned: Rectangle { frame.inset(by: alignmentInsets) }

  /// Returns the rectangle inside the margins.
  private func inner(_ isFromInside: Bool) -> Rectangle {
    (isFromInside ? contentFrame ?? frame : frame).inset(by: margins)
  }
}

extension Rectangle {
  /// Returns the rectangle reduced by `insets`.
  func inset(by insets: Insets) -> Rectangle {
    Rectangle(
      x: x + insets.left, y: y + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }

  /// Returns the rectangle offset by the origin of another one.
  func moved(by origin: Rectangle) -> Rectangle {
    Rectangle(x: x + origin.x, y: y + origin.y, width: width, height: height)
  }
}
