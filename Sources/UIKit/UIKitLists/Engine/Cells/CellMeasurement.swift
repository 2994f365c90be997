// SPDX-License-Identifier: MIT

/// Measures and encapsulates the content view of a cell, header or footer.
///
/// Tables and collection views use the same rules.
@MainActor
enum CellMeasurement {
  /// Marks `contentView` as encapsulated: the list determines its size.
  ///
  /// The list still sets its frame. In log messages, the two constraints of its size are named
  /// `UIView-Encapsulated-Layout-Width` and `-Height` and belong to the content view.
  static func encapsulate(_ contentView: UIView) { contentView.marks.insert(.isEncapsulated) }

  /// Returns whether constraints determine the size of the content. Otherwise it is determined by frames and
  /// `sizeThatFits`.
  static func isLaidOutByConstraints(_ contentView: UIView) -> Bool { contentView.marks.contains(.usesConstraints) }

  /// Returns the fitting size of the constraints in `contentView`, in points, rounded up to pixels. The width is
  /// required and the height is minimal, unless `widthPriority` makes the width optional. No frames change.
  static func fittingSize(
    of contentView: UIView, width: CGFloat, height: CGFloat = 0, widthPriority: UILayoutPriority = .required,
    heightPriority: UILayoutPriority = .fittingSizeLevel
  ) -> CGSize {
    contentView.systemLayoutSizeFitting(
      CGSize(width: width, height: height), withHorizontalFittingPriority: widthPriority,
      verticalFittingPriority: heightPriority)
  }
}
