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
  /// The window, which shows the input views of the first responder.
  weak var observer: (any FirstResponderObserver)?
  /// Whether the first responder resigns because another object takes its place.
  private(set) var isReplacing = false
  /// Whether editing ends even if a delegate declines.
  private(set) var isForced = false

  /// Makes the first responder resign in favor of another object. Returns whether there is none any more.
  func replaceCurrent() -> Bool {
    guard let current else { return true }
    let wasReplacing = isReplacing
    isReplacing = true
    defer { isReplacing = wasReplacing }
    return current.canResignFirstResponder && current.resignFirstResponder()
  }

  /// Makes the first responder resign, whatever its delegate says.
  func forceResignation() {
    guard let current else { return }
    let wasForced = isForced
    isForced = true
    defer { isForced = wasForced }
    current.resignFirstResponder()
  }

  /// Tells the window that an object has become first responder, or that it has resigned and none has taken its place.
  func didChange(_ responder: UIResponder) {
    guard !isReplacing else { return }
    current == nil ? observer?.firstResponderDidResign(responder) : observer?.firstResponderDidBegin()
  }
}

extension UIResponder {
  /// Whether the object leaves the window together with a view: the view itself, a descendant, the controller of one of them, or a view
  /// that one of these has put above the keyboard.
  func leaves(with view: UIView) -> Bool {
    guard let own = self as? UIView ?? (self as? any ViewOwner)?.ownedView else { return false }
    if own.isSelfOrDescendant(of: view) { return true }
    let provider = sequence(first: own, next: \.storedSuperview).lazy.compactMap(\.provider).first
    return provider?.leaves(with: view) ?? false
  }
}

extension UIResponder {
  /// Updates the keys of the keyboard after the text of the first responder, or its selection, has changed.
  func inputTextDidChange() {
    guard let scope = firstResponderScope, scope.current === self else { return }
    scope.observer?.firstResponderTextDidChange()
  }
}

/// The object that shows the input views of a first responder: a window.
@MainActor
protocol FirstResponderObserver: AnyObject {
  /// Responds to a new first responder.
  func firstResponderDidBegin()
  /// Responds to the end of a first responder that no other one has replaced.
  func firstResponderDidResign(_ responder: UIResponder)
  /// Reads the input views of the first responder again.
  func inputViewsDidChange()
  /// Updates the keys after the text of the first responder, or its selection, has changed.
  func firstResponderTextDidChange()
  /// Becomes the key window because a text in it was touched.
  func textWasTouched()
  /// Lets a finger pull the input views down, so that their upper edge is at a distance from the top of the window, in points.
  func pullInputViews(to top: CGFloat)
  /// Lets the input views go after a finger has pulled them.
  func letInputViewsGo(hiding isHiding: Bool)
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
