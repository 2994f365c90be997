// SPDX-License-Identifier: MIT

/// The gesture recognizers and accessibility values of a view, created when one of them is set.
@MainActor
final class ViewInteraction {
  var gestureRecognizers: [UIGestureRecognizer] = []
  var interactions: [any UIInteraction] = []
  var isAccessibilityElement: Bool?
  var accessibilityLabel: String?
  var accessibilityValue: String?
  var accessibilityHint: String?
  var accessibilityTraits: UIAccessibilityTraits?
  var accessibilityElements: [Any]?
  var accessibilityElementsHidden = false
  var accessibilityViewIsModal = false
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  var isExclusiveTouch = false
  var minimumContentSizeCategory: UIContentSizeCategory?
  var maximumContentSizeCategory: UIContentSizeCategory?
  var motionEffects: [UIMotionEffect] = []
  var restorationIdentifier: String?
  var showsLargeContent = false
  var largeContentTitle: String?
  var largeContentImage: UIImage?
  var shouldGroupAccessibilityChildren = false
  var isMultipleTouchEnabled = false
  var clearsContextBeforeDrawing = true
  var hoverStyle: UIHoverStyle?
  var scalesLargeContentImage = false
  var largeContentImageInsets = UIEdgeInsets.zero
}
