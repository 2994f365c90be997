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
