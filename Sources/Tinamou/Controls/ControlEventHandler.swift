// SPDX-License-Identifier: MIT

/// Somebody who wants some of a control's events.
@MainActor
struct ControlEventHandler {
  /// What is done when the event comes.
  enum Response {
    case action(UIAction)
    /// A method of an object that the control does not keep alive.
    case method(of: TargetReference, call: @MainActor (UIControl, UIEvent?) -> Void)
  }

  var events: UIControl.Event
  let response: Response

  /// The object whose method is called; nil for an action or when the object is gone.
  var target: AnyObject? {
    guard case .method(let reference, _) = response else { return nil }
    return reference.object
  }
}

/// An object that is not kept alive.
@MainActor
final class TargetReference {
  weak var object: AnyObject?

  init(_ object: AnyObject) { self.object = object }
}
