// SPDX-License-Identifier: MIT

/// The actions of a person with an assistive technology, for tests and scripts.
extension ViewInspection {
  private var assistance: AssistiveActions { AssistiveActions(on: view) }

  /// Activates the view, as a double tap of VoiceOver does: by `accessibilityActivate()`, or, if that returns `false`, by a touch at
  /// `accessibilityActivationPoint`.
  ///
  /// - Returns: Whether the view could be reached.
  @discardableResult
  public func activate() -> Bool { assistance.activate() }

  /// Increases the value of the view, as a swipe up does.
  ///
  /// - Returns: Whether the view is adjustable.
  @discardableResult
  public func increment() -> Bool { assistance.adjust(up: true) }

  /// Decreases the value of the view, as a swipe down does.
  ///
  /// - Returns: Whether the view is adjustable.
  @discardableResult
  public func decrement() -> Bool { assistance.adjust(up: false) }

  /// Closes what is open around the view, as a scrub with two fingers does: by `accessibilityPerformEscape()` of the view or of the
  /// next responders, or by dismissing a presented or a pushed controller.
  ///
  /// - Returns: Whether something was closed.
  @discardableResult
  public func performEscape() -> Bool { assistance.performEscape() }

  /// Performs the most important action, as a double tap with two fingers does: by `accessibilityPerformMagicTap()` of the view or of
  /// the next responders.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  public func performMagicTap() -> Bool { assistance.performMagicTap() }

  /// Scrolls, as a swipe with three fingers in a direction does: by `accessibilityScroll(_:)` of the view or of the next responders, or
  /// by a page of a scroll view.
  ///
  /// - Returns: Whether something was scrolled.
  @discardableResult
  public func scroll(_ direction: UIAccessibilityScrollDirection) -> Bool { assistance.scroll(direction) }

  /// Performs the custom action with a name, of the view or of a view around it.
  ///
  /// - Returns: Whether it succeeded; `false` if there is none.
  @discardableResult
  public func performAction(named name: String) -> Bool { assistance.performAction(named: name) }

  /// Moves the focus of the assistive technology to the view.
  ///
  /// - Returns: Whether the view can be reached.
  @discardableResult
  public func focus() -> Bool { assistance.focus() }
}
