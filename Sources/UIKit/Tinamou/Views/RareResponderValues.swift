// SPDX-License-Identifier: MIT

/// Values of responders that few of them have, most of them for assistive technologies.
@MainActor
final class RareResponderValues {
  var userActivity: NSUserActivity?
  var focusGroupIdentifier: String?
  var customActions: [UIAccessibilityCustomAction]?
  var customRotors: [UIAccessibilityCustomRotor]?
  var respondsToInteraction: Bool?
  var frame: CGRect?
  var path: UIBezierPath?
  var activationPoint: CGPoint?
  var navigationStyle = UIAccessibilityNavigationStyle.automatic
  var containerType = UIAccessibilityContainerType.none
  var userInputLabels: [String]?
  var language: String?
  var attributedLabel: NSAttributedString?
  var attributedHint: NSAttributedString?
  var attributedValue: NSAttributedString?
  var attributedUserInputLabels: [NSAttributedString]?
  var textualContext: UIAccessibilityTextualContext?
  var ignoresInvertColors = false
  var directTouchOptions: UIAccessibilityDirectTouchOptions = []
  var expandedStatus = UIAccessibilityExpandedStatus.unsupported
  var pasteConfiguration: UIPasteConfiguration?
  var inputAssistantItem: UITextInputAssistantItem?
  var focusEffect: UIFocusEffect?
  var focusGroupPriority = UIFocusGroupPriority.ignored
}
