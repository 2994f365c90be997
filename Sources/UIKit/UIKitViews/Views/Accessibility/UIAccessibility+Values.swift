// SPDX-License-Identifier: MIT

/// The kind of a text, by which it is read aloud. Raw values are UIKit's.
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a kind from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Words that are read one by one.
  public static let wordProcessing = UIAccessibilityTextualContext(
    rawValue: "UIAccessibilityTextualContextWordProcessing")
  /// A narrative, such as a book.
  public static let narrative = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextNarrative")
  /// Messages.
  public static let messaging = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextMessaging")
  /// A table of values.
  public static let spreadsheet = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextSpreadsheet")
  /// The names of files.
  public static let fileSystem = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextFileSystem")
  /// Source code.
  public static let sourceCode = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextSourceCode")
  /// The output of a console.
  public static let console = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextConsole")
}

/// The behavior of an element that receives touches directly. Raw values are UIKit's.
public struct UIAccessibilityDirectTouchOptions: OptionSet, Hashable, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates a set from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Reading aloud stops while the element is touched.
  public static let silentOnTouch = UIAccessibilityDirectTouchOptions(rawValue: 1)
  /// The element has to be activated before it is touched.
  public static let requiresActivation = UIAccessibilityDirectTouchOptions(rawValue: 2)
}

/// Whether an element is expanded. Raw values are UIKit's.
public enum UIAccessibilityExpandedStatus: Int, Sendable { case unsupported, expanded, collapsed }

/// The kind of thing that is enlarged. Raw values are UIKit's.
public enum UIAccessibilityZoomType: Int, Sendable { case insertionPoint }

extension UIAccessibility {
  /// The name of an assistive technology.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a name from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Reading aloud.
    public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    /// Control by switches.
    public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
  }

  /// The ears that have a hearing aid. Raw values are UIKit's.
  public struct HearingDeviceEar: OptionSet, Hashable, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates a set from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The left ear.
    public static let left = HearingDeviceEar(rawValue: 2)
    /// The right ear.
    public static let right = HearingDeviceEar(rawValue: 4)
    /// Both ears.
    public static let both: HearingDeviceEar = [.left, .right]
  }

  /// The ears that have a hearing aid. Always none.
  public static var hearingDevicePairedEar: HearingDeviceEar { [] }

  /// The element that has the focus of an assistive technology; `nil` for none. `inspection.focus()` moves it.
  @preconcurrency @MainActor
  public static func focusedElement(using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?) -> Any? {
    AssistiveFocus.element
  }

  /// Reports a change of the enlarged part of the screen. Has no effect.
  @preconcurrency @MainActor
  public static func zoomFocusChanged(zoomType type: UIAccessibilityZoomType, toFrame frame: CGRect, in view: UIView) {}

  /// Asks for a session in which only this app is used. Completes with `false`.
  public static func requestGuidedAccessSession(enabled enable: Bool, completionHandler: @escaping (Bool) -> Void) {
    completionHandler(false)
  }

  /// The key of the element that is read aloud, in ``elementFocusedNotification``.
  public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  /// The key of the element that was read aloud before, in ``elementFocusedNotification``.
  public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
  /// The key of the assistive technology, in ``elementFocusedNotification``.
  public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"
  /// The key of the text, in ``announcementDidFinishNotification``.
  public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
  /// The key of whether the text was read to its end, in ``announcementDidFinishNotification``.
  public static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"
}
