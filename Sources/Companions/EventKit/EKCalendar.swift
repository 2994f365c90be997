// SPDX-License-Identifier: MIT

@_exported import CoreLocation
@_exported import Tinamou

/// The kind of a calendar. Raw values are Apple's.
public enum EKCalendarType: Int, Sendable {
  case local = 0
  case calDAV = 1
  case exchange = 2
  case subscription = 3
  case birthday = 4
}

/// The kind of an account. Raw values are Apple's.
public enum EKSourceType: Int, Sendable {
  case local = 0
  case exchange = 1
  case calDAV = 2
  case mobileMe = 3
  case subscribed = 4
  case birthdays = 5
}

/// An account. Differs from iOS: there is one, on the device.
open class EKSource: NSObject, @unchecked Sendable {
  // Unchecked: the class has only constants.
  static let device = EKSource()
  /// The name. Always “Default”.
  open var title: String { "Default" }
  /// The identifier. Always “local”.
  open var sourceIdentifier: String { "local" }
  /// The kind. Always `local`.
  open var sourceType: EKSourceType { .local }
}

/// A calendar of events, or a list of reminders.
open class EKCalendar: NSObject {
  private let entityType: EKEntityType
  /// The identifier.
  public let calendarIdentifier = UUID().uuidString
  /// The name. Stored; has no effect.
  open var title: String
  /// The color of its events. The default is blue, and orange for lists of reminders. Stored; has no effect.
  open var cgColor: CGColor!
  /// The account. Stored; has no effect.
  open var source: EKSource! = EKSource.device
  /// The kind. Always `local`.
  open var type: EKCalendarType { .local }
  /// Whether events can be added. Always `true`.
  open var allowsContentModifications: Bool { true }
  /// Whether the calendar comes from an address. Always `false`.
  open var isSubscribed: Bool { false }
  /// Whether the calendar cannot be changed. Always `false`.
  open var isImmutable: Bool { false }

  /// Creates a calendar that a store can add.
  public convenience init(for entityType: EKEntityType, eventStore: EKEventStore) {
    self.init(title: "", for: entityType)
  }

  init(title: String, for entityType: EKEntityType) {
    (self.title, self.entityType) = (title, entityType)
    cgColor =
      entityType == .event
      ? CGColor(red: 0, green: 0.533, blue: 1, alpha: 1) : CGColor(red: 1, green: 0.553, blue: 0.157, alpha: 1)
    super.init()
  }

  func allows(_ type: EKEntityType) -> Bool { type == entityType }
}
