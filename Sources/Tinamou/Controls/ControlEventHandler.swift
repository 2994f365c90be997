// SPDX-License-Identifier: MIT

/// A registration for some of a control's events.
@MainActor
struct ControlEventHandler {
  /// The response to an event.
  enum Response {
    case action(UIAction)
    /// A method of an object that the control does not retain.
    case method(of: TargetReference, call: @MainActor (UIControl, UIEvent?) -> Void)
  }

  var events: UIControl.Event
  let response: Response

  /// The object whose method is called; `nil` for an action, or after the object was deallocated.
  var target: AnyObject? {
    guard case .method(let reference, _) = response else { return nil }
    return reference.object
  }
}
