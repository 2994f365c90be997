// SPDX-License-Identifier: MIT

import Tinamou

/// The attributes of a view as sides of constraints.
extension UIView {
  /// The left edge.
  public var mas_left: MASViewAttribute { mas_attribute(.left) }
  /// The top edge.
  public var mas_top: MASViewAttribute { mas_attribute(.top) }
  /// The right edge.
  public var mas_right: MASViewAttribute { mas_attribute(.right) }
  /// The bottom edge.
  public var mas_bottom: MASViewAttribute { mas_attribute(.bottom) }
  /// The leading edge.
  public var mas_leading: MASViewAttribute { mas_attribute(.leading) }
  /// The trailing edge.
  public var mas_trailing: MASViewAttribute { mas_attribute(.trailing) }
  /// The width.
  public var mas_width: MASViewAttribute { mas_attribute(.width) }
  /// The height.
  public var mas_height: MASViewAttribute { mas_attribute(.height) }
  /// The horizontal center.
  public var mas_centerX: MASViewAttribute { mas_attribute(.centerX) }
  /// The vertical center.
  public var mas_centerY: MASViewAttribute { mas_attribute(.centerY) }
  /// The baseline of the last line of text.
  public var mas_baseline: MASViewAttribute { mas_attribute(.lastBaseline) }
  /// The baseline of the first line of text.
  public var mas_firstBaseline: MASViewAttribute { mas_attribute(.firstBaseline) }
  /// The baseline of the last line of text.
  public var mas_lastBaseline: MASViewAttribute { mas_attribute(.lastBaseline) }
  /// The left margin.
  public var mas_leftMargin: MASViewAttribute { mas_attribute(.leftMargin) }
  /// The right margin.
  public var mas_rightMargin: MASViewAttribute { mas_attribute(.rightMargin) }
  /// The top margin.
  public var mas_topMargin: MASViewAttribute { mas_attribute(.topMargin) }
  /// The bottom margin.
  public var mas_bottomMargin: MASViewAttribute { mas_attribute(.bottomMargin) }
  /// The leading margin.
  public var mas_leadingMargin: MASViewAttribute { mas_attribute(.leadingMargin) }
  /// The trailing margin.
  public var mas_trailingMargin: MASViewAttribute { mas_attribute(.trailingMargin) }
  /// The horizontal center of the area inside the margins.
  public var mas_centerXWithinMargins: MASViewAttribute { mas_attribute(.centerXWithinMargins) }
  /// The vertical center of the area inside the margins.
  public var mas_centerYWithinMargins: MASViewAttribute { mas_attribute(.centerYWithinMargins) }

  /// Any attribute of the view.
  public func mas_attribute(_ attribute: NSLayoutConstraint.Attribute) -> MASViewAttribute {
    MASViewAttribute(view: self, layoutAttribute: attribute)
  }

  // MARK: The safe area

  /// The safe area, with the attribute of the other side.
  public var mas_safeAreaLayoutGuide: MASViewAttribute { safeArea(.notAnAttribute) }
  /// The safe area's left edge.
  public var mas_safeAreaLayoutGuideLeft: MASViewAttribute { safeArea(.left) }
  /// The safe area's top edge.
  public var mas_safeAreaLayoutGuideTop: MASViewAttribute { safeArea(.top) }
  /// The safe area's right edge.
  public var mas_safeAreaLayoutGuideRight: MASViewAttribute { safeArea(.right) }
  /// The safe area's bottom edge.
  public var mas_safeAreaLayoutGuideBottom: MASViewAttribute { safeArea(.bottom) }
  /// The safe area's leading edge.
  public var mas_safeAreaLayoutGuideLeading: MASViewAttribute { safeArea(.leading) }
  /// The safe area's trailing edge.
  public var mas_safeAreaLayoutGuideTrailing: MASViewAttribute { safeArea(.trailing) }
  /// The safe area's width.
  public var mas_safeAreaLayoutGuideWidth: MASViewAttribute { safeArea(.width) }
  /// The safe area's height.
  public var mas_safeAreaLayoutGuideHeight: MASViewAttribute { safeArea(.height) }
  /// The safe area's horizontal center.
  public var mas_safeAreaLayoutGuideCenterX: MASViewAttribute { safeArea(.centerX) }
  /// The safe area's vertical center.
  public var mas_safeAreaLayoutGuideCenterY: MASViewAttribute { safeArea(.centerY) }

  private func safeArea(_ attribute: NSLayoutConstraint.Attribute) -> MASViewAttribute {
    MASViewAttribute(view: self, item: safeAreaLayoutGuide, layoutAttribute: attribute)
  }
}
