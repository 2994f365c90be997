// SPDX-License-Identifier: MIT

/// The settings of the app's notifications, before iOS 10. Stored; has no effect.
///
/// Source: Apple, `UIUserNotificationSettings`.
@available(*, deprecated, message: "Use UserNotifications")
@preconcurrency @MainActor
open class UIUserNotificationSettings: NSObject {
  /// The effects of notifications.
  open private(set) var types: UIUserNotificationType
  /// The categories of notifications.
  open private(set) var categories: Set<UIUserNotificationCategory>?

  /// Creates settings.
  public init(types: UIUserNotificationType, categories: Set<UIUserNotificationCategory>?) {
    self.types = types
    self.categories = categories
    super.init()
  }
}

/// The effects of notifications. Raw values are UIKit's.
public struct UIUserNotificationType: OptionSet, Sendable {
  /// The bits, as in UIKit.
  public let rawValue: UInt
  /// Creates types from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// They change the number on the app's icon.
  public static let badge = UIUserNotificationType(rawValue: 1)
  /// They play a sound.
  public static let sound = UIUserNotificationType(rawValue: 2)
  /// They show a text.
  public static let alert = UIUserNotificationType(rawValue: 4)
}

/// A category of notifications, before iOS 10. Stored; has no effect.
@preconcurrency @MainActor
open class UIUserNotificationCategory: NSObject {
  /// Creates a category.
  public override init() { super.init() }
  /// The name of the category. The default is `nil`.
  open internal(set) var identifier: String?
}
