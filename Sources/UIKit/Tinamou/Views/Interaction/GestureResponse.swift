// SPDX-License-Identifier: MIT

/// A target of a gesture recognizer and its method.
@MainActor
struct GestureResponse {
  let target: TargetReference
  /// The selector of the method; `nil` for a method that was given itself.
  let action: Selector?
  let call: @MainActor (UIGestureRecognizer) -> Void

  init(target: TargetReference, call: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    self.target = target
    self.action = nil
    self.call = call
  }

  init(target: TargetReference, action: Selector) {
    self.target = target
    self.action = action
    call = { recognizer in
      guard let object = target.target else { return }
      ActionMessage(action: action, sender: recognizer, event: nil).send(to: object, from: nil)
    }
  }
}
