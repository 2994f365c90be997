// SPDX-License-Identifier: MIT

@_exported import Foundation

/// The kinds of interaction with the user that notifications can request.
public struct UNAuthorizationOptions: OptionSet, Hashable, Sendable {
  /// The bits of the options, with Apple's values.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Changes of the number on the app's icon.
  public static let badge = UNAuthorizationOptions(rawValue: 1 << 0)
  /// Sounds.
  public static let sound = UNAuthorizationOptions(rawValue: 1 << 1)
  /// Alerts.
  public static let alert = UNAuthorizationOptions(rawValue: 1 << 2)
}

/// The content of a notification.
open class UNNotificationContent: NSObject, @unchecked Sendable {
  // Unchecked: only the mutable subclass changes, before it is shared.
  /// The title. The default is empty.
  open internal(set) var title = ""
  /// The subtitle. The default is empty.
  open internal(set) var subtitle = ""
  /// The text. The default is empty.
  open internal(set) var body = ""
  /// The number on the app's icon; `nil`, the default, to leave it unchanged.
  open internal(set) var badge: NSNumber?
  /// Values for the app. The default is empty.
  open internal(set) var userInfo: [AnyHashable: Any] = [:]
  /// The identifier of the notification's kind. The default is empty.
  open internal(set) var categoryIdentifier = ""
}

/// The content of a notification that can be changed.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  // Unchecked: it is changed before it is shared.
  /// The title.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// The subtitle.
  open override var subtitle: String {
    get { super.subtitle }
    set { super.subtitle = newValue }
  }
  /// The text.
  open override var body: String {
    get { super.body }
    set { super.body = newValue }
  }
  /// The number on the app's icon.
  open override var badge: NSNumber? {
    get { super.badge }
    set { super.badge = newValue }
  }
  /// Values for the app.
  open override var userInfo: [AnyHashable: Any] {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
  /// The identifier of the notification's kind.
  open override var categoryIdentifier: String {
    get { super.categoryIdentifier }
    set { super.categoryIdentifier = newValue }
  }
}

/// The condition under which a notification is shown.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  // Unchecked: the class has only constants.
  /// Whether the notification is shown repeatedly.
  public let repeats: Bool
  init(repeats: Bool) {
    self.repeats = repeats
    super.init()
  }
}

/// Shows a notification after an interval.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  // Unchecked: the class has only constants.
  /// The interval, in seconds.
  public let timeInterval: TimeInterval
  /// Creates a trigger.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }
}

/// A notification to show.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
  // Unchecked: the class has only constants.
  /// The identifier. A request replaces another one with the same identifier.
  public let identifier: String
  /// The content of the notification.
  public let content: UNNotificationContent
  /// The condition under which the notification is shown; `nil` to show it immediately.
  public let trigger: UNNotificationTrigger?
  /// Creates a request.
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    self.identifier = identifier
    self.content = content
    self.trigger = trigger
    super.init()
  }
}

/// The notifications of the app.
///
/// Differs from iOS: nothing is shown. Requests are stored; permission is denied.
public final class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  // Unchecked: the lock guards the requests.
  private static let shared = UNUserNotificationCenter()
  private let lock = NSLock()
  private var requests: [UNNotificationRequest] = []
  private override init() { super.init() }

  /// Returns the center of the app.
  public static func current() -> UNUserNotificationCenter { shared }

  /// The delegate. The default is `nil`. Never called.
  public weak var delegate: (any UNUserNotificationCenterDelegate)?

  /// Requests permission. The handler is called immediately with `false`.
  public func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completionHandler(false, nil) }

  /// Stores a request, which replaces one with the same identifier.
  public func add(
    _ request: UNNotificationRequest, withCompletionHandler handler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    lock.withLock {
      requests.removeAll { $0.identifier == request.identifier }
      requests.append(request)
    }
    handler?(nil)
  }

  /// Calls the handler with the requests.
  public func getPendingNotificationRequests(completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void) {
    completionHandler(lock.withLock { requests })
  }

  /// Removes requests by their identifiers.
  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    lock.withLock { requests.removeAll { identifiers.contains($0.identifier) } }
  }

  /// Removes all requests.
  public func removeAllPendingNotificationRequests() { lock.withLock { requests = [] } }
  /// Removes notifications that were shown. Does nothing.
  public func removeAllDeliveredNotifications() {}
}

/// The object that responds to notifications.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {}
