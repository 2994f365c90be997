// SPDX-License-Identifier: MIT

@_exported import CoreLocation
@_exported import Tinamou

/// An event or a reminder.
open class EKCalendarItem: NSObject {
  init(in store: EKEventStore) { super.init() }

  /// The identifier.
  public let calendarItemIdentifier = UUID().uuidString
  /// The calendar. The default is `nil`.
  open var calendar: EKCalendar!
  /// The title. The default is `nil`.
  open var title: String!
  /// The place. The default is `nil`.
  open var location: String?
  /// The notes. The default is `nil`.
  open var notes: String?
  /// The address. The default is `nil`. Stored; has no effect.
  open var url: URL?
  /// The time zone. The default is `nil`. Stored; has no effect.
  open var timeZone: TimeZone?
  /// The alarms. The default is `nil`. Stored; has no effect, because nothing rings.
  open var alarms: [EKAlarm]?
  /// The rules by which the item is repeated. The default is `nil`. Stored; has no effect, because there is only the first one.
  open var recurrenceRules: [EKRecurrenceRule]?
  /// The time at which the item was made.
  open private(set) var creationDate: Date? = Date()
  /// Whether there are alarms.
  open var hasAlarms: Bool { alarms?.isEmpty == false }
  /// Whether there are rules.
  open var hasRecurrenceRules: Bool { recurrenceRules?.isEmpty == false }
  /// Whether there are notes.
  open var hasNotes: Bool { notes?.isEmpty == false }

  /// Adds an alarm.
  open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
  /// Removes an alarm.
  open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
  /// Adds a rule.
  open func addRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules = (recurrenceRules ?? []) + [rule] }
  /// Removes a rule.
  open func removeRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules?.removeAll { $0 === rule } }
}

/// Whether the user is free during an event. Raw values are Apple's.
public enum EKEventAvailability: Int, Sendable {
  case notSupported = -1
  case busy = 0
  case free = 1
  case tentative = 2
  case unavailable = 3
}

/// Whether an event takes place. Raw values are Apple's.
public enum EKEventStatus: Int, Sendable {
  case none = 0
  case confirmed = 1
  case tentative = 2
  case canceled = 3
}

/// An event.
open class EKEvent: EKCalendarItem {
  /// Creates an event that a store can add.
  public init(eventStore: EKEventStore) { super.init(in: eventStore) }
  /// The identifier.
  open var eventIdentifier: String! { calendarItemIdentifier }
  /// The start. The default is `nil`.
  open var startDate: Date!
  /// The end. The default is `nil`.
  open var endDate: Date!
  /// Whether the event takes whole days. The default is `false`.
  open var isAllDay = false
  /// Whether the user is free. The default is `busy`. Stored; has no effect.
  open var availability = EKEventAvailability.busy
  /// Whether the event takes place. Always `none`.
  open var status: EKEventStatus { .none }
  /// The place on a map. The default is `nil`. Stored; has no effect.
  open var structuredLocation: EKStructuredLocation?
  /// Whether the event differs from its series. Always `false`.
  open var isDetached: Bool { false }
  /// The time at which the event starts.
  open var occurrenceDate: Date! { startDate }

  /// Compares the starts of events.
  open func compareStartDate(with other: EKEvent) -> ComparisonResult {
    (startDate ?? .distantPast).compare(other.startDate ?? .distantPast)
  }
}

/// A reminder.
open class EKReminder: EKCalendarItem {
  /// Creates a reminder that a store can add.
  public init(eventStore: EKEventStore) { super.init(in: eventStore) }
  /// The parts of the time at which it starts. The default is `nil`. Stored; has no effect.
  open var startDateComponents: DateComponents?
  /// The parts of the time at which it is due. The default is `nil`. Stored; has no effect.
  open var dueDateComponents: DateComponents?
  /// Whether it is completed. The default is `false`.
  open var isCompleted: Bool {
    get { completionDate != nil }
    set { completionDate = newValue ? completionDate ?? Date() : nil }
  }
  /// The time at which it was completed. The default is `nil`.
  open var completionDate: Date?
  /// The priority, from 1 for high to 9 for low; 0, the default, for none. Stored; has no effect.
  open var priority = 0
}

/// A place of an event.
open class EKStructuredLocation: NSObject {
  /// Creates a place with a title.
  public init(title: String) { self.title = title }
  /// The title. Stored; has no effect.
  open var title: String?
  /// The place. The default is `nil`. Stored; has no effect.
  open var geoLocation: CLLocation?
  /// The radius, in meters. The default is 0. Stored; has no effect.
  open var radius: Double = 0
}
