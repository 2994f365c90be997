// SPDX-License-Identifier: MIT

import InterfaceDocuments
import LayoutModel

/// What the canvas shows of an item that constraints can be between: a view or a guide.
struct StoredItem {
  /// The identifier.
  let id: String
  /// The identifier of the view that it is in; nil for an outermost view.
  let container: String?
  /// Whether it is a guide, which has no place among its owner's subviews.
  var isGuide = false
  /// The frame in the outermost view's coordinates, in points.
  var frame: Rectangle
  /// From the frame to the rectangle that constraints align.
  var alignmentInsets = Insets()
  /// From the frame to the margins.
  var margins = Insets()
  /// The first baseline below the alignment rectangle's top; nil where the top stands for it.
  var firstBaseline: Double?
  /// The last baseline above the alignment rectangle's bottom; nil where the bottom stands for it.
  var lastBaseline: Double?
  /// Whether what is in it begins at the right.
  var isRightToLeft = false
  /// What scrolls in it, in the outermost view's coordinates; nil for a view that does not scroll.
  var contentFrame: Rectangle?

  /// The value of `attribute` in the outermost view's coordinates.
  ///
  /// - Parameters:
  ///   - isFromInside: Whether the other item of the constraint is in this one: edges of what scrolls are then meant, but
  ///     the middle of what is seen.
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

  /// The rectangle that constraints align.
  var aligned: Rectangle { frame.inset(by: alignmentInsets) }

  /// The rectangle within the margins.
  private func inner(_ isFromInside: Bool) -> Rectangle {
    (isFromInside ? contentFrame ?? frame : frame).inset(by: margins)
  }
}

extension Rectangle {
  /// The rectangle without `insets`.
  func inset(by insets: Insets) -> Rectangle {
    Rectangle(
      x: x + insets.left, y: y + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }

  /// The rectangle moved by the origin of another.
  func moved(by origin: Rectangle) -> Rectangle {
    Rectangle(x: x + origin.x, y: y + origin.y, width: width, height: height)
  }
}
