// SPDX-License-Identifier: MIT

/// The values that other parts have attached to a responder, in one place so that a responder without attachments
/// stores one reference.
final class ResponderAttachments {
  /// The values that the loader of a document has attached to the object.
  var document: AnyObject?
  /// The values of `objc_setAssociatedObject`.
  var associatedValues: AssociatedValues?
  /// The observers of the object's properties.
  var observers: KeyValueObservers?
}

extension UIResponder {
  /// The attachments, which are created on the first use.
  nonisolated var madeAttachments: ResponderAttachments {
    if let attachments { return attachments }
    let made = ResponderAttachments()
    attachments = made
    return made
  }

  /// The values that the loader of a document has attached to the object; `nil` for other objects.
  package var documentAttachment: AnyObject? {
    get { attachments?.document }
    set { if newValue != nil || attachments != nil { madeAttachments.document = newValue } }
  }

  /// The values of `objc_setAssociatedObject`.
  nonisolated package var associatedValues: AssociatedValues? {
    get { attachments?.associatedValues }
    set { madeAttachments.associatedValues = newValue }
  }

  /// The observers of the object's properties.
  nonisolated package var keyValueObservers: KeyValueObservers? {
    get { attachments?.observers }
    set { madeAttachments.observers = newValue }
  }

  /// Calls the observers of properties that have changed. Classes call it after they changed a property that can be observed.
  func observedValuesMayHaveChanged() { attachments?.observers?.valuesMayHaveChanged() }
}

/// The first responder of a window.
@MainActor
final class FirstResponderScope {
  weak var current: UIResponder?
}

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
