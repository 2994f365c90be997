// SPDX-License-Identifier: MIT

extension AssistiveFocus {
  /// Moves the focus to the first element of a screen that has come, such as the back button of a pushed one, while VoiceOver is running.
  /// An app that has posted a notification with an element of the new content keeps the focus there.
  ///
  /// Source: Apple, View Controller Programming Guide, “Supporting Accessibility”.
  ///
  /// - Parameters:
  ///   - screen: The view of the screen, with its bars.
  ///   - content: The view that is new in it.
  static func screenHasCome(_ screen: UIView, showing content: UIView?) {
    guard UIAccessibility.isVoiceOverRunning else { return }
    if let content, (element as? UIView)?.isDescendant(of: content) == true { return }
    if let first = firstElement(in: screen) { move(to: first) }
  }

  /// Returns the first element below a view that is shown: one in a navigation bar before those of the content.
  private static func firstElement(in view: UIView) -> UIResponder? {
    guard !view.isHidden, view.alpha >= 0.01, !view.accessibilityElementsHidden else { return nil }
    if let elements = view.accessibilityElements, !elements.isEmpty {
      return elements.lazy.compactMap { ($0 as? UIView).map(firstElement) ?? ($0 as? UIResponder) }.first
    }
    if view.isAccessibilityElement { return view }
    let bars = view.subviews.filter { $0 is UINavigationBar }
    let others = view.subviews.filter { !($0 is UINavigationBar) }
    return (bars + others).lazy.compactMap(firstElement).first
  }
}
