// SPDX-License-Identifier: MIT

/// The content view of a cell, header or footer as the list that holds it sees it: how large it would like to be, and that
/// the list decides its size.
///
/// Tables and collections share it.
@MainActor
enum CellMeasurement {
  /// Notes that the list decides the size of `contentView`.
  ///
  /// Its frame is set by hand as before. In messages about layout the two rows that hold its size are called
  /// `UIView-Encapsulated-Layout-Width` and `-Height`, and they stand among the content view's own constraints.
  static func encapsulate(_ contentView: UIView) { contentView.marks.insert(.isEncapsulated) }

  /// Whether constraints say how large the content is. Otherwise its frames do, and `sizeThatFits` has to be asked.
  static func isLaidOutByConstraints(_ contentView: UIView) -> Bool { contentView.marks.contains(.usesConstraints) }

  /// The size that the constraints in `contentView` come to, in points, rounded up to pixels: `width` required and the
  /// height as small as they allow, or both only wishes where `widthPriority` says so. No frame changes.
  static func fittingSize(
    of contentView: UIView, width: CGFloat, height: CGFloat = 0, widthPriority: UILayoutPriority = .required,
    heightPriority: UILayoutPriority = .fittingSizeLevel
  ) -> CGSize {
    contentView.systemLayoutSizeFitting(
      CGSize(width: width, height: height), withHorizontalFittingPriority: widthPriority,
      verticalFittingPriority: heightPriority)
  }
}

extension UIView {
  /// The constraint that stands for the size a list gave this content view, along the axis of `attribute`; only to be shown.
  func encapsulatedConstraint(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutConstraint? {
    guard marks.contains(.isEncapsulated), attribute == .width || attribute == .height else { return nil }
    let isWidth = attribute == .width
    let constraint = SystemLayoutConstraint(
      self, attribute, .equal, nil, .notAnAttribute, 1, isWidth ? storedBounds.width : storedBounds.height)
    constraint.identifier = isWidth ? "UIView-Encapsulated-Layout-Width" : "UIView-Encapsulated-Layout-Height"
    constraint.container = self
    return constraint
  }
}
