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

/// What the user allows. Differs from iOS: permission is denied.
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
}
