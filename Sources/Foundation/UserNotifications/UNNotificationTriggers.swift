// SPDX-License-Identifier: MIT

/// Shows a notification at a date.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  // Unchecked: the class has only constants.
  /// The components of the date.
  public let dateComponents: DateComponents
  /// Creates a trigger.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }
  /// Returns the next date that has the components; `nil` if there is none.
  open func nextTriggerDate() -> Date? {
    Calendar.current.nextDate(after: Date(), matching: dateComponents, matchingPolicy: .nextTime)
  }
}

/// The notification came from a server.
open class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  // Unchecked: the class has only constants.
  /// Creates a trigger, for tests.
  public init() { super.init(repeats: false) }
}

/// The name of a notification's sound.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  /// The name of a file.
  public let rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The sound of a notification.
open class UNNotificationSound: NSObject, @unchecked Sendable {
  // Unchecked: the class has only constants.
  private let name: String
  private init(_ name: String) {
    self.name = name
    super.init()
  }
  /// Creates the sound with a name.
  public convenience init(named name: UNNotificationSoundName) { self.init(name.rawValue) }
  /// The system's sound.
  public class var `default`: UNNotificationSound { UNNotificationSound("default") }
  /// The system's sound for critical alerts.
  public class var defaultCritical: UNNotificationSound { UNNotificationSound("defaultCritical") }
  open override func isEqual(_ object: Any?) -> Bool { (object as? UNNotificationSound)?.name == name }
  open override var hash: Int { name.hashValue }
}

/// A file that a notification shows.
open class UNNotificationAttachment: NSObject, @unchecked Sendable {
  // Unchecked: the class has only constants.
  /// The identifier.
  public let identifier: String
  /// The file.
  public let url: URL
  /// Creates an attachment. Differs from UIKit: the options are ignored.
  public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
    self.identifier = identifier
    url = URL
    super.init()
  }
}
