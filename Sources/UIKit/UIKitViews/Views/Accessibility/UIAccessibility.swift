// SPDX-License-Identifier: MIT

/// The settings of assistive technologies, and the notifications to them.
///
/// Differs from UIKit: no assistive technology runs. What is posted is recorded in ``inspection``, with which tests also set the
/// user's settings.
public enum UIAccessibility {
  /// A notification to assistive technologies.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The raw value, as in UIKit.
    public let rawValue: UInt32
    /// Creates a notification from its raw value.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A large part of the screen changed.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen changed.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A text is to be read.
    public static let announcement = Notification(rawValue: 1008)
    /// A page was scrolled.
    public static let pageScrolled = Notification(rawValue: 1009)
    /// A technology is to stop for a while.
    public static let pauseAssistiveTechnology = Notification(rawValue: 1016)
    /// A technology is to continue.
    public static let resumeAssistiveTechnology = Notification(rawValue: 1017)
  }

  /// Tells assistive technologies something, with a text or the element to move to. It is recorded, and a change of the screen or of
  /// the layout moves the focus to the element.
  @preconcurrency @MainActor
  public static func post(notification: Notification, argument: Any?) {
    inspection.posted.append(Posted(notification: notification, argument: argument))
    guard notification == .screenChanged || notification == .layoutChanged, let element = argument as? UIResponder
    else { return }
    AssistiveFocus.move(to: element)
  }

  /// Something that was posted.
  public struct Posted {
    /// A notification that was posted.
    public let notification: Notification
    /// A text or an element; `nil` for neither.
    public let argument: Any?
  }

  /// The user's settings, and what was posted, for tests.
  @preconcurrency @MainActor public static var inspection = Inspection()

  /// The user's settings, all of them off by default, and what was posted.
  public struct Inspection {
    /// The notifications that were posted, in order.
    public var posted: [Posted] = []
    /// Whether the screen is read aloud.
    public var isVoiceOverRunning = false
    /// Whether a switch controls the device.
    public var isSwitchControlRunning = false
    /// Whether motion is reduced.
    public var isReduceMotionEnabled = false
    /// Whether transparency is reduced.
    public var isReduceTransparencyEnabled = false
    /// Whether text is bold.
    public var isBoldTextEnabled = false
    /// Whether colors have more contrast.
    public var isDarkerSystemColorsEnabled = false
    /// Whether colors are inverted.
    public var isInvertColorsEnabled = false
    /// Whether colors are gray.
    public var isGrayscaleEnabled = false
    /// Whether guided access is on.
    public var isGuidedAccessEnabled = false
  }

  /// Whether the screen is read aloud.
  @preconcurrency @MainActor public static var isVoiceOverRunning: Bool { inspection.isVoiceOverRunning }
  /// Whether a switch controls the device.
  @preconcurrency @MainActor public static var isSwitchControlRunning: Bool { inspection.isSwitchControlRunning }
  /// Whether motion is reduced.
  @preconcurrency @MainActor public static var isReduceMotionEnabled: Bool { inspection.isReduceMotionEnabled }
  /// Whether transparency is reduced.
  @preconcurrency @MainActor public static var isReduceTransparencyEnabled: Bool {
    inspection.isReduceTransparencyEnabled
  }
  /// Whether text is bold.
  @preconcurrency @MainActor public static var isBoldTextEnabled: Bool { inspection.isBoldTextEnabled }
  /// Whether colors have more contrast.
  @preconcurrency @MainActor public static var isDarkerSystemColorsEnabled: Bool {
    inspection.isDarkerSystemColorsEnabled
  }
  /// Whether colors are inverted.
  @preconcurrency @MainActor public static var isInvertColorsEnabled: Bool { inspection.isInvertColorsEnabled }
  /// Whether colors are gray.
  @preconcurrency @MainActor public static var isGrayscaleEnabled: Bool { inspection.isGrayscaleEnabled }
  /// Whether guided access is on.
  @preconcurrency @MainActor public static var isGuidedAccessEnabled: Bool { inspection.isGuidedAccessEnabled }

  /// Whether films have captions. Always `false`.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// Whether sound has one channel. Always `false`.
  public static var isMonoAudioEnabled: Bool { false }
  /// Whether gestures are made by a menu. Always `false`.
  public static var isAssistiveTouchRunning: Bool { false }
  /// Whether shaking the device undoes. Always `true`.
  public static var isShakeToUndoEnabled: Bool { true }
  /// Whether colors alone must not tell things apart. Always `false`.
  public static var shouldDifferentiateWithoutColor: Bool { false }
  /// Whether buttons have shapes. Always `false`.
  public static var buttonShapesEnabled: Bool { false }
  /// Whether transitions fade. Always `false`.
  public static var prefersCrossFadeTransitions: Bool { false }
  /// Whether switches have labels. Always `false`.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// Whether the screen can be read aloud by a gesture. Always `false`.
  public static var isSpeakScreenEnabled: Bool { false }
  /// Whether selected text can be read aloud. Always `false`.
  public static var isSpeakSelectionEnabled: Bool { false }
  /// Whether previews of films play. Always `true`.
  public static var isVideoAutoplayEnabled: Bool { true }

  /// Converts a rectangle of a view to the coordinates of the screen.
  @preconcurrency @MainActor
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect { view.toScreen(rect) }

  /// Posted after a text was read aloud. Never posted here.
  public static let announcementDidFinishNotification = NSNotification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
  /// Posted when the focus of an assistive technology has moved.
  public static let elementFocusedNotification = NSNotification.Name("UIAccessibilityElementFocusedNotification")
}

/// The direction in which an assistive technology scrolls. Raw values are UIKit's.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  case right = 1
  case left = 2
  case up = 3
  case down = 4
  case next = 5
  case previous = 6
}

/// The kind of content of an accessibility element. Raw values are UIKit's.
public enum UIAccessibilityContainerType: Int, Sendable {
  case none = 0
  case dataTable = 1
  case list = 2
  case landmark = 3
  case semanticGroup = 4
}

/// The order of navigation through elements. Raw values are UIKit's.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  case automatic = 0
  case separate = 1
  case combined = 2
}
