// SPDX-License-Identifier: MIT

/// Values that layout uses for a view in place of those that the view measures itself.
///
/// Whoever knows them better sets them. On the canvas of Interface Builder, for example, only the document knows the sizes of
/// custom controls and placeholders, and the bars that a running program would have are not there.
package final class MeasurementOverrides {
  /// The width of the content, in points: the view's own if `nil`, none if `noIntrinsicMetric`. It counts inside the
  /// alignment rectangle.
  package var width: CGFloat?
  /// The height of the content, in points, likewise.
  package var height: CGFloat?
  /// The distances from the frame to the alignment rectangle, in points; the view's own if `nil`.
  package var alignmentInsets: UIEdgeInsets?
  /// The safe area insets of the view, in points; if `nil` they follow from the superview.
  package var safeArea: UIEdgeInsets?
  /// The unit that the height of the content is rounded up to, in points; the pixels of the screen if `nil`.
  package var heightStep: CGFloat?

  package init() {}
}

extension UIView {
  /// The measurement overrides of the view, created on first access. Call ``measurementOverridesDidChange()`` after changes.
  package var measurementOverrides: MeasurementOverrides {
    if let storedMeasurementOverrides { return storedMeasurementOverrides }
    let made = MeasurementOverrides()
    storedMeasurementOverrides = made
    return made
  }

  /// Makes layout use measurement overrides that have changed.
  package func measurementOverridesDidChange() {
    safeAreaMayHaveChanged()
    contentSizeDidChange()
  }

  /// The content size that layout uses, in points.
  package func contentSizeForLayout(fittingWidth width: CGFloat?) -> CGSize {
    guard let overrides = storedMeasurementOverrides else { return measuredContentSize(fittingWidth: width) }
    if let width = overrides.width, let height = overrides.height { return CGSize(width: width, height: height) }
    var size = measuredContentSize(fittingWidth: width)
    if let step = overrides.heightStep, size.height > 0 {
      size.height = (size.height / step - 0.001).rounded(.up) * step
    }
    return CGSize(width: overrides.width ?? size.width, height: overrides.height ?? size.height)
  }

  /// Whether the height that layout uses depends on the width.
  var heightForLayoutDependsOnWidth: Bool {
    storedMeasurementOverrides?.height == nil && contentHeightDependsOnWidth
  }

  /// The distances from the frame to the alignment rectangle as layout uses them, in points.
  package var alignmentInsetsForLayout: UIEdgeInsets {
    storedMeasurementOverrides?.alignmentInsets ?? alignmentRectInsets
  }
}
