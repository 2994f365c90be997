// SPDX-License-Identifier: MIT

/// A notification that the app schedules, before iOS 10. Stored; has no effect: it is not shown.
///
/// Source: Apple, `UILocalNotification`.
@available(*, deprecated, message: "Use UserNotifications")
@preconcurrency @MainActor
open class UILocalNotification: NSObject {
  /// Creates a notification.
  public override init() { super.init() }
  /// The time at which it is shown. The default is `nil`, for at once. Stored; has no effect.
  open var fireDate: Date?
  /// The time zone of the date. The default is `nil`. Stored; has no effect.
  open var timeZone: TimeZone?
  /// The interval of repetition. The default is none. Stored; has no effect.
  open var repeatInterval: Set<Calendar.Component> = []
  /// The text. The default is `nil`.
  open var alertBody: String?
  /// The title. The default is `nil`.
  open var alertTitle: String?
  /// The title of the action. The default is `nil`.
  open var alertAction: String?
  /// Whether there is an action. The default is `true`.
  open var hasAction = true
  /// The image that the app shows when it is started. The default is `nil`.
  open var alertLaunchImage: String?
  /// The sound. The default is `nil`.
  open var soundName: String?
  /// The number on the app's icon. The default is 0.
  open var applicationIconBadgeNumber = 0
  /// Data for the app. The default is `nil`.
  open var userInfo: [AnyHashable: Any]?
  /// The name of the category. The default is `nil`.
  open var category: String?
}

/// The name of the system's sound for notifications.
public let UILocalNotificationDefaultSoundName = "UILocalNotificationDefaultSoundName"
