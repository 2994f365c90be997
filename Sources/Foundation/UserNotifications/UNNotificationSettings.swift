// SPDX-License-Identifier: MIT

/// The user's permission for notifications. Raw values are Apple's.
public enum UNAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case denied = 1
  case authorized = 2
  case provisional = 3
  case ephemeral = 4
}

/// Whether something is allowed. Raw values are Apple's.
public enum UNNotificationSetting: Int, Sendable {
  case notSupported = 0
  case disabled = 1
  case enabled = 2
}

/// The settings by which the user allows notifications. Differs from iOS: permission is denied.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
  // Unchecked: the class has only constants.
  override init() { super.init() }
  /// The permission. Always `denied`.
  open var authorizationStatus: UNAuthorizationStatus { .denied }
  /// Whether sounds are allowed. Always `disabled`.
  open var soundSetting: UNNotificationSetting { .disabled }
  /// Whether numbers on the icon are allowed. Always `disabled`.
  open var badgeSetting: UNNotificationSetting { .disabled }
  /// Whether alerts are allowed. Always `disabled`.
  open var alertSetting: UNNotificationSetting { .disabled }
  /// Whether notifications are listed. Always `disabled`.
  open var notificationCenterSetting: UNNotificationSetting { .disabled }
  /// Whether the lock screen shows notifications. Always `disabled`.
  open var lockScreenSetting: UNNotificationSetting { .disabled }
  /// Whether cars show notifications. Always `notSupported`.
  open var carPlaySetting: UNNotificationSetting { .notSupported }
  /// Whether critical alerts are allowed. Always `notSupported`.
  open var criticalAlertSetting: UNNotificationSetting { .notSupported }
  /// Whether notifications are read aloud. Always `notSupported`.
  open var announcementSetting: UNNotificationSetting { .notSupported }
  /// Whether notifications may interrupt the user's focus. Always `notSupported`.
  open var timeSensitiveSetting: UNNotificationSetting { .notSupported }
  /// Whether notifications are collected in a summary. Always `notSupported`.
  open var scheduledDeliverySetting: UNNotificationSetting { .notSupported }
  /// Whether messages show who sent them. Always `notSupported`.
  open var directMessagesSetting: UNNotificationSetting { .notSupported }
  /// The style of alerts. Always `none`.
  open var alertStyle: UNAlertStyle { .none }
  /// The setting for showing the content of notifications. Always `always`.
  open var showPreviewsSetting: UNShowPreviewsSetting { .always }
  /// Whether the system's settings have a button to those of the app. Always `false`.
  open var providesAppNotificationSettings: Bool { false }
}

/// The style of alerts. Raw values are Apple's.
public enum UNAlertStyle: Int, Sendable {
  case none = 0
  case banner = 1
  case alert = 2
}

/// The setting for showing the content of notifications. Raw values are Apple's.
public enum UNShowPreviewsSetting: Int, Sendable {
  case always = 0
  case whenAuthenticated = 1
  case never = 2
}

/// An error of the service for notifications.
public struct UNError: Error, Equatable, Sendable {
  /// The kinds of errors. Raw values are Apple's.
  public enum Code: Int, Sendable {
    case notificationsNotAllowed = 1
    case attachmentInvalidURL = 100
    case attachmentUnrecognizedType = 101
    case attachmentInvalidFileSize = 102
    case attachmentNotInDataStore = 103
    case attachmentMoveIntoDataStoreFailed = 104
    case attachmentCorrupt = 105
    case notificationInvalidNoDate = 1400
    case notificationInvalidNoContent = 1401
  }

  /// The kind of the error.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
}
