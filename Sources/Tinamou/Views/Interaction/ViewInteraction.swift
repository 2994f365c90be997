// SPDX-License-Identifier: MIT

/// What fingers and assistive software have to know of a view; made when somebody sets any of it.
@MainActor
final class ViewInteraction {
  var gestureRecognizers: [UIGestureRecognizer] = []
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
