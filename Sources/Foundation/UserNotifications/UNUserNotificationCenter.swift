// SPDX-License-Identifier: MIT

@_exported import Foundation
import Synchronization

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
  /// Notifications in cars.
  public static let carPlay = UNAuthorizationOptions(rawValue: 1 << 3)
  /// Sounds in spite of the switch for silence.
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 1 << 4)
  /// A button that opens the settings of the app.
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 1 << 5)
  /// Notifications without a question.
  public static let provisional = UNAuthorizationOptions(rawValue: 1 << 6)
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
  /// The identifier of the notifications that are shown together. The default is empty.
  open internal(set) var threadIdentifier = ""
  /// The sound; `nil`, the default, for none.
  open internal(set) var sound: UNNotificationSound?
  /// The files. The default is empty.
  open internal(set) var attachments: [UNNotificationAttachment] = []
  /// The degree to which the notification may interrupt the user. The default is `.active`. Stored; has no effect.
  open internal(set) var interruptionLevel = UNNotificationInterruptionLevel.active
  /// The importance of the notification in a summary, from 0 to 1. The default is 0. Stored; has no effect.
  open internal(set) var relevanceScore: Double = 0
  /// The identifier of the scene that the notification opens. The default is `nil`. Stored; has no effect.
  open internal(set) var targetContentIdentifier: String?
  /// The name of the image that is shown while the app starts. The default is empty. Stored; has no effect.
  open internal(set) var launchImageName = ""
  /// The text that Focus filters compare. The default is `nil`. Stored; has no effect.
  open internal(set) var filterCriteria: String?
}

extension UNNotificationContent: NSCopying, NSMutableCopying {
  /// Returns a copy that cannot be changed.
  public func copy(with zone: NSZone? = nil) -> Any { duplicate(UNNotificationContent()) }
  /// Returns a copy that can be changed.
  public func mutableCopy(with zone: NSZone? = nil) -> Any { duplicate(UNMutableNotificationContent()) }

  private func duplicate(_ made: UNNotificationContent) -> UNNotificationContent {
    (made.title, made.subtitle, made.body, made.badge) = (title, subtitle, body, badge)
    (made.userInfo, made.sound, made.attachments) = (userInfo, sound, attachments)
    (made.categoryIdentifier, made.threadIdentifier) = (categoryIdentifier, threadIdentifier)
    (made.interruptionLevel, made.relevanceScore) = (interruptionLevel, relevanceScore)
    (made.targetContentIdentifier, made.filterCriteria) = (targetContentIdentifier, filterCriteria)
    made.launchImageName = launchImageName
    return made
  }
}

/// The degree to which a notification may interrupt the user. Raw values are Apple's.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  case passive = 0
  case active = 1
  case timeSensitive = 2
  case critical = 3
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
  /// The identifier of the notifications that are shown together.
  open override var threadIdentifier: String {
    get { super.threadIdentifier }
    set { super.threadIdentifier = newValue }
  }
  /// The sound.
  open override var sound: UNNotificationSound? {
    get { super.sound }
    set { super.sound = newValue }
  }
  /// The files.
  open override var attachments: [UNNotificationAttachment] {
    get { super.attachments }
    set { super.attachments = newValue }
  }
  /// The degree to which the notification may interrupt the user.
  open override var interruptionLevel: UNNotificationInterruptionLevel {
    get { super.interruptionLevel }
    set { super.interruptionLevel = newValue }
  }
  /// The importance of the notification in a summary, from 0 to 1.
  open override var relevanceScore: Double {
    get { super.relevanceScore }
    set { super.relevanceScore = newValue }
  }
  /// The identifier of the scene that the notification opens.
  open override var targetContentIdentifier: String? {
    get { super.targetContentIdentifier }
    set { super.targetContentIdentifier = newValue }
  }
  /// The name of the image that is shown while the app starts.
  open override var launchImageName: String {
    get { super.launchImageName }
    set { super.launchImageName = newValue }
  }
  /// The text that Focus filters compare.
  open override var filterCriteria: String? {
    get { super.filterCriteria }
    set { super.filterCriteria = newValue }
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
/// Differs from iOS: nothing is shown. Requests and categories are stored; permission is denied. Tests deliver
/// notifications with ``deliver(_:)`` and ``respond(_:)``.
public final class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  // Unchecked: the lock guards what changes.
  private static let shared = UNUserNotificationCenter()
  private let lock = NSLock()
  private var requests: [UNNotificationRequest] = []
  private var delivered: [UNNotification] = []
  private var categories: Set<UNNotificationCategory> = []
  private override init() { super.init() }

  /// Returns the center of the app.
  public static func current() -> UNUserNotificationCenter { shared }

  /// The delegate. The default is `nil`.
  public weak var delegate: (any UNUserNotificationCenterDelegate)?
  /// Whether the device supports extensions of contents. Always `false`.
  public var supportsContentExtensions: Bool { false }

  /// Requests permission. The handler is called immediately with `false`.
  public func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completionHandler(false, nil) }

  /// Requests permission. Always `false`.
  public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { false }

  /// Calls the handler with what the user allows.
  public func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
    completionHandler(UNNotificationSettings())
  }

  /// Returns what the user allows.
  public func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }

  /// Stores the kinds of notifications.
  public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    lock.withLock { self.categories = categories }
  }

  /// Calls the handler with the kinds of notifications.
  public func getNotificationCategories(completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void) {
    completionHandler(lock.withLock { categories })
  }

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

  /// Stores a request, which replaces one with the same identifier.
  public func add(_ request: UNNotificationRequest) async throws { add(request, withCompletionHandler: nil) }

  /// Returns the kinds of notifications.
  public func notificationCategories() async -> Set<UNNotificationCategory> { lock.withLock { categories } }

  /// Calls the handler with the requests.
  public func getPendingNotificationRequests(completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void) {
    completionHandler(lock.withLock { requests })
  }

  /// Returns the requests.
  public func pendingNotificationRequests() async -> [UNNotificationRequest] { lock.withLock { requests } }

  /// Removes requests by their identifiers.
  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    lock.withLock { requests.removeAll { identifiers.contains($0.identifier) } }
  }

  /// Removes all requests.
  public func removeAllPendingNotificationRequests() { lock.withLock { requests = [] } }

  /// Calls the handler with the delivered notifications.
  public func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) {
    completionHandler(lock.withLock { delivered })
  }

  /// Returns the delivered notifications.
  public func deliveredNotifications() async -> [UNNotification] { lock.withLock { delivered } }

  /// Removes delivered notifications by the identifiers of their requests.
  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    lock.withLock { delivered.removeAll { identifiers.contains($0.request.identifier) } }
  }

  /// Removes all delivered notifications.
  public func removeAllDeliveredNotifications() { lock.withLock { delivered = [] } }

  /// Sets the number on the app's icon. Has no effect: nothing is shown.
  public func setBadgeCount(_ newBadgeCount: Int, withCompletionHandler handler: ((any Error)?) -> Void = { _ in }) {
    handler(nil)
  }

  /// Sets the number on the app's icon. Has no effect: nothing is shown.
  public func setBadgeCount(_ newBadgeCount: Int) async throws {}

  // MARK: Tests

  /// Delivers a request while the app is in front, for tests: removes it from the pending ones and asks the delegate.
  ///
  /// - Returns: What the delegate wants shown; nothing if it does not answer before it returns.
  @discardableResult
  public func deliver(_ request: UNNotificationRequest) -> UNNotificationPresentationOptions {
    let notification = UNNotification(request: request)
    lock.withLock {
      requests.removeAll { $0.identifier == request.identifier }
      delivered.append(notification)
    }
    let answer = Answer()
    delegate?.userNotificationCenter(self, willPresent: notification) { options in
      answer.options.withLock { $0 = options }
    }
    return answer.options.withLock { $0 }
  }

  /// Passes the user's response to the delegate, for tests.
  public func respond(_ response: UNNotificationResponse) {
    delegate?.userNotificationCenter(self, didReceive: response, withCompletionHandler: {})
  }

  private final class Answer: Sendable {
    let options = Mutex<UNNotificationPresentationOptions>([])
  }
}

/// The ways to show a notification while the app is in front. Raw values are Apple's.
public struct UNNotificationPresentationOptions: OptionSet, Hashable, Sendable {
  /// The bits of the options.
  public let rawValue: UInt
  /// Creates options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The number on the icon.
  public static let badge = UNNotificationPresentationOptions(rawValue: 1 << 0)
  /// The sound.
  public static let sound = UNNotificationPresentationOptions(rawValue: 1 << 1)
  /// An alert.
  public static let alert = UNNotificationPresentationOptions(rawValue: 1 << 2)
  /// The list of notifications.
  public static let list = UNNotificationPresentationOptions(rawValue: 1 << 3)
  /// A banner.
  public static let banner = UNNotificationPresentationOptions(rawValue: 1 << 4)
}

/// The object that responds to notifications.
///
/// Differs from iOS: Swift on Linux has no optional requirements; all methods have default implementations instead.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  /// Called before a notification is shown while the app is in front. By default nothing is shown.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
  /// Called when the user responds to a notification. By default the handler is called.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
  /// Called when the user wants the settings of the app. Does nothing by default.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
  /// Calls the handler without options.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) { completionHandler([]) }
  /// Calls the handler.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) { completionHandler() }
  /// Does nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
  ) {}
}
