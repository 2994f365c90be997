// SPDX-License-Identifier: MIT

/// Values of a document's canvas that override those of a view.
///
/// Interface Builder computes frames with sizes that only it knows (of custom controls and placeholders) and on a
/// screen with simulated bars. Views on a canvas use these values instead of their own.
package final class CanvasValues {
  /// The content size of the alignment rectangle, in points; `nil` for the view's own, `noIntrinsicMetric` for none.
  package var width: CGFloat?
  package var height: CGFloat?
  /// The insets of the alignment rectangle from the frame, in points; `nil` for the view's own.
  package var alignmentInsets: UIEdgeInsets?
  /// The insets of the safe area from the bounds, in points; `nil` for those inherited from the superview.
  package var safeArea: UIEdgeInsets?
  /// The step to which the height of the content size is rounded up, in points; `nil` for the pixels of the screen.
  package var heightStep: CGFloat?

  package init() {}
}

extension UIView {
  /// The canvas values, created when first accessed.
  package var canvas: CanvasValues {
    if let canvasValues { return canvasValues }
    let made = CanvasValues()
    canvasValues = made
    return made
  }

  /// Invalidates layout after the canvas values have changed.
  package func canvasDidChange() {
    safeAreaMayHaveChanged()
    contentSizeDidChange()
  }

  /// The content size that layout uses, in points.
  package func contentSizeForLayout(fittingWidth width: CGFloat?) -> CGSize {
    guard let canvasValues else { return measuredContentSize(fittingWidth: width) }
    if let width = canvasValues.width, let height = canvasValues.height { return CGSize(width: width, height: height) }
    var size = measuredContentSize(fittingWidth: width)
    if let step = canvasValues.heightStep, size.height > 0 {
      size.height = (size.height / step - 0.001).rounded(.up) * step
    }
    return CGSize(width: canvasValues.width ?? size.width, height: canvasValues.height ?? size.height)
  }

  /// Whether the height that layout uses depends on the width.
  var heightForLayoutDependsOnWidth: Bool {
    canvasValues?.height == nil && contentHeightDependsOnWidth
  }

  /// The insets of the alignment rectangle that layout uses, in points.
  package var alignmentInsetsForLayout: UIEdgeInsets { canvasValues?.alignmentInsets ?? alignmentRectInsets }
}
