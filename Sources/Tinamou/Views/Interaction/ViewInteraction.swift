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
  var shouldGroupAccessibilityChildren = false
}
