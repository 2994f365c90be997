// SPDX-License-Identifier: MIT

/// The focus of an assistive technology, such as the cursor of VoiceOver.
@MainActor
enum AssistiveFocus {
  /// The element that has the focus; `nil` for none.
  private(set) static weak var element: UIResponder?

  /// Moves the focus, and tells both elements.
  static func move(to new: UIResponder) {
    guard new !== element else { return }
    let old = element
    element = new
    old?.accessibilityElementDidLoseFocus()
    new.accessibilityElementDidBecomeFocused()
    var information: [AnyHashable: Any] = [
      UIAccessibility.focusedElementUserInfoKey: new,
      UIAccessibility.assistiveTechnologyUserInfoKey: UIAccessibility.AssistiveTechnologyIdentifier
        .notificationVoiceOver,
    ]
    if let old { information[UIAccessibility.unfocusedElementUserInfoKey] = old }
    NotificationCenter.default.post(
      name: UIAccessibility.elementFocusedNotification, object: nil, userInfo: information)
  }
}
