// SPDX-License-Identifier: MIT

/// The notifications of a move of the keyboard.
///
/// Source: comments of UIKit's header of `UIWindow`: the object is `nil`, and only notifications before a move have its duration and
/// curve.
@MainActor
struct KeyboardNotice {
  /// Whether the keyboard is shown or hidden by a move. Otherwise only its frame is announced.
  struct Kind {
    var appears: Bool
    var goes: Bool

    init(appears: Bool, goes: Bool) { (self.appears, self.goes) = (appears, goes) }

    /// The kind of a move between the views of two first responders.
    ///
    /// From iOS 11 on, a keyboard that is shown already is not announced again for another field, unless there is another view above
    /// it.
    @MainActor
    init(from old: (views: InputViews, frame: CGRect?), to new: (views: InputViews, frame: CGRect?)) {
      let hasOtherAccessory = new.views.accessory?.view !== old.views.accessory?.view
      appears =
        new.frame != nil && (old.frame == nil || hasOtherAccessory || (new.views.hasContent && !old.views.hasContent))
      goes = old.frame != nil && (new.frame == nil || (old.views.hasContent && !new.views.hasContent))
      if goes { appears = false }
    }
  }

  let from: CGRect
  let to: CGRect
  let kind: Kind

  /// Posts the notifications before a move.
  func postBefore() {
    let timing: [String: Any] = [
      UIResponder.keyboardAnimationDurationUserInfoKey: SimulatedKeyboard.duration,
      UIResponder.keyboardAnimationCurveUserInfoKey: SimulatedKeyboard.curve,
    ]
    post(UIResponder.keyboardWillChangeFrameNotification, timing)
    if kind.appears { post(UIResponder.keyboardWillShowNotification, timing) }
    if kind.goes { post(UIResponder.keyboardWillHideNotification, timing) }
  }

  /// Posts the notifications after a move.
  func postAfter() {
    post(UIResponder.keyboardDidChangeFrameNotification)
    if kind.appears { post(UIResponder.keyboardDidShowNotification) }
    if kind.goes { post(UIResponder.keyboardDidHideNotification) }
  }

  private func post(_ name: Notification.Name, _ timing: [String: Any] = [:]) {
    let frames: [String: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: from, UIResponder.keyboardFrameEndUserInfoKey: to,
      UIResponder.keyboardIsLocalUserInfoKey: true,
    ]
    NotificationCenter.default.post(name: name, object: nil, userInfo: frames.merging(timing) { $1 })
  }
}
