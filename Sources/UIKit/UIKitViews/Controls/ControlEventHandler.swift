// SPDX-License-Identifier: MIT

/// A registration for some of a control's events.
@MainActor
struct ControlEventHandler {
  /// The response to an event.
  enum Response {
    case action(UIAction)
    /// A method of an object that the control does not retain.
    case method(of: TargetReference, call: @MainActor (UIControl, UIEvent?) -> Void)
    /// A selector and its target; a `nil` target for the first object of the responder chain that
    /// implements the action.
    case selector(Selector, of: TargetReference?)
  }

  var events: UIControl.Event
  let response: Response

  /// The object whose method is called; `nil` for an action, for a selector without a target, or after the
  /// object was deallocated.
  var target: AnyObject? {
    switch response {
    case .action: nil
    case .method(let reference, _): reference.object
    case .selector(_, let reference): reference?.object
    }
  }

  /// Returns whether this is the registration of a selector and its target.
  func isSelector(_ action: Selector, of target: Any?) -> Bool {
    guard case .selector(let own, let reference) = response, own == action else { return false }
    guard let target else { return reference == nil }
    return reference?.refers(to: target) ?? false
  }
}
