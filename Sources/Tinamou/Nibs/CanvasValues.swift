// SPDX-License-Identifier: MIT

/// What the canvas of a document says of a view where the running program would find out for itself.
///
/// Interface Builder computes frames with sizes that only it knows (of custom controls, of placeholders) and on a screen
/// with bars that are not there. Views on a canvas have these values in place of their own.
package final class CanvasValues {
  /// The content size of the alignment rectangle, in points; nil for the view's own, `noIntrinsicMetric` for none.
  package var width: CGFloat?
  package var height: CGFloat?
  /// How far the alignment rectangle lies inside the frame, in points; nil for the view's own.
  package var alignmentInsets: UIEdgeInsets?
  /// How far bars and the shape of the screen reach into the bounds, in points; nil for what the superview says.
  package var safeArea: UIEdgeInsets?
  /// What the height of the content is rounded up to, in points; nil for the pixels of the screen.
  package var heightStep: CGFloat?

  package init() {}
}

extension UIView {
  /// The values of the canvas, made when first asked for.
  package var canvas: CanvasValues {
    if let canvasValues { return canvasValues }
    let made = CanvasValues()
    canvasValues = made
    return made
  }

  /// Makes layout see the values of the canvas that were changed since.
  package func canvasDidChange() {
    safeAreaMayHaveChanged()
    contentSizeDidChange()
  }

  /// The content size as layout uses it.
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

  /// How far the alignment rectangle that layout uses lies inside the frame, in points.
  package var alignmentInsetsForLayout: UIEdgeInsets { canvasValues?.alignmentInsets ?? alignmentRectInsets }
}
