// SPDX-License-Identifier: MIT

/// The notifications to assistive technologies that are posted by a method of their own.
///
/// Source: Apple, `AccessibilityNotification` of the framework Accessibility, which UIKit exports.
public enum AccessibilityNotification {
  /// A text to be read.
  public struct Announcement {
    private let text: Any
    /// Creates an announcement of a text.
    public init(_ announcement: String) { text = announcement }
    /// Creates an announcement of a text with attributes.
    public init(_ announcement: AttributedString) { text = NSAttributedString(announcement) }
    /// Creates an announcement of a text with attributes.
    public init(_ announcement: NSAttributedString) { text = announcement }
    /// Posts the notification. It is recorded in `UIAccessibility.inspection`.
    @preconcurrency @MainActor
    public func post() { UIAccessibility.post(notification: .announcement, argument: text) }
  }

  /// A part of the screen changed.
  public struct LayoutChanged {
    private let element: Any?
    /// Creates a notification with the element to move to, or a text to read; `nil` for neither.
    public init(_ parameter: Any? = nil) { element = parameter }
    /// Posts the notification. It is recorded in `UIAccessibility.inspection`.
    @preconcurrency @MainActor
    public func post() { UIAccessibility.post(notification: .layoutChanged, argument: element) }
  }

  /// A large part of the screen changed.
  public struct ScreenChanged {
    private let element: Any?
    /// Creates a notification with the element to move to, or a text to read; `nil` for neither.
    public init(_ parameter: Any? = nil) { element = parameter }
    /// Posts the notification. It is recorded in `UIAccessibility.inspection`.
    @preconcurrency @MainActor
    public func post() { UIAccessibility.post(notification: .screenChanged, argument: element) }
  }

  /// A page was scrolled.
  public struct PageScrolled {
    private let text: Any
    /// Creates a notification with a text that describes the place, such as “Page 2 of 5”.
    public init(_ announcement: String) { text = announcement }
    /// Posts the notification. It is recorded in `UIAccessibility.inspection`.
    @preconcurrency @MainActor
    public func post() { UIAccessibility.post(notification: .pageScrolled, argument: text) }
  }
}
