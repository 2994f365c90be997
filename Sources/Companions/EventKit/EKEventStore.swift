// SPDX-License-Identifier: MIT

public import Foundation
import FoundationAdditions
import Synchronization

/// The kind of what a store has. Raw values are Apple's.
public enum EKEntityType: UInt, Sendable {
  case event = 0
  case reminder = 1
}

/// The user's permission to use the calendar. Raw values are Apple's.
public enum EKAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case fullAccess = 3
  case writeOnly = 4

  /// The name of `fullAccess` in earlier versions.
  public static let authorized = EKAuthorizationStatus.fullAccess
}

/// The events of a series that a change concerns. Raw values are Apple's.
public enum EKSpan: Int, Sendable {
  case thisEvent = 0
  case futureEvents = 1
}

/// The user's calendars.
///
/// Differs from iOS: there is one calendar without events, and one list without reminders, as on a new simulator. What an app adds is kept
/// while it runs. Nobody is asked for permission, which is granted at the first request.
open class EKEventStore: NSObject, @unchecked Sendable {
  // Unchecked: apps use a store on one thread.
  private static let status = Mutex<[EKEntityType: EKAuthorizationStatus]>([:])

  /// The calendar of events, and the list of reminders.
  private let eventCalendar = EKCalendar(title: "Calendar", for: .event)
  private let reminderCalendar = EKCalendar(title: "Reminders", for: .reminder)
  private var addedCalendars: [EKCalendar] = []
  private var items: [EKCalendarItem] = []

  /// Creates a store.
  public override init() { super.init() }

  /// Returns the permission: `notDetermined` before the first request, and `fullAccess` after it.
  open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
    status.withLock { $0[entityType] ?? .notDetermined }
  }

  private static func grant(_ type: EKEntityType) { status.withLock { $0[type] = .fullAccess } }

  /// Requests permission, which is granted. The handler is called on another thread.
  open func requestAccess(
    to entityType: EKEntityType, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    Self.grant(entityType)
    DispatchQueue.global().async { completion(true, nil) }
  }
  /// Requests permission, which is granted.
  open func requestAccess(to entityType: EKEntityType) async throws -> Bool {
    Self.grant(entityType)
    return true
  }
  /// Requests permission to use events, which is granted. The handler is called on another thread.
  open func requestFullAccessToEvents(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
    requestAccess(to: .event, completion: completion)
  }
  /// Requests permission to use events, which is granted.
  open func requestFullAccessToEvents() async throws -> Bool { try await requestAccess(to: .event) }
  /// Requests permission to add events, which is granted. The handler is called on another thread.
  open func requestWriteOnlyAccessToEvents(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
    requestAccess(to: .event, completion: completion)
  }
  /// Requests permission to add events, which is granted.
  open func requestWriteOnlyAccessToEvents() async throws -> Bool { try await requestAccess(to: .event) }
  /// Requests permission to use reminders, which is granted. The handler is called on another thread.
  open func requestFullAccessToReminders(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
    requestAccess(to: .reminder, completion: completion)
  }
  /// Requests permission to use reminders, which is granted.
  open func requestFullAccessToReminders() async throws -> Bool { try await requestAccess(to: .reminder) }

  // MARK: Calendars

  /// The accounts: one on the device.
  open var sources: [EKSource] { [.device] }
  /// The calendar for new events.
  open var defaultCalendarForNewEvents: EKCalendar? { eventCalendar }
  /// Returns the list for new reminders.
  open func defaultCalendarForNewReminders() -> EKCalendar? { reminderCalendar }
  /// Returns the calendars or the lists.
  open func calendars(for entityType: EKEntityType) -> [EKCalendar] {
    ([eventCalendar, reminderCalendar] + addedCalendars).filter { $0.allows(entityType) }
  }
  /// Returns the calendar with an identifier.
  open func calendar(withIdentifier identifier: String) -> EKCalendar? {
    ([eventCalendar, reminderCalendar] + addedCalendars).first { $0.calendarIdentifier == identifier }
  }
  /// Adds a calendar, and posts `EKEventStoreChanged`.
  open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws {
    if !addedCalendars.contains(calendar) { addedCalendars.append(calendar) }
    post()
  }
  /// Removes a calendar with its events, and posts `EKEventStoreChanged`.
  open func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws {
    addedCalendars.removeAll { $0 === calendar }
    items.removeAll { $0.calendar === calendar }
    post()
  }

  // MARK: Events

  /// Adds or changes an event, and posts `EKEventStoreChanged`. Throws for an event without a calendar or without times.
  ///
  /// Differs from iOS: of a series, there is only the first event.
  open func save(_ event: EKEvent, span: EKSpan) throws {
    guard event.calendar != nil else { throw EKError(.noCalendar) }
    guard let start = event.startDate, let end = event.endDate else { throw EKError(.noStartDate) }
    guard start <= end else { throw EKError(.datesInverted) }
    keep(event)
  }
  /// Adds or changes an event, and posts `EKEventStoreChanged`.
  open func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws { try save(event, span: span) }
  /// Removes an event, and posts `EKEventStoreChanged`.
  open func remove(_ event: EKEvent, span: EKSpan) throws { drop(event) }
  /// Removes an event, and posts `EKEventStoreChanged`.
  open func remove(_ event: EKEvent, span: EKSpan, commit: Bool) throws { drop(event) }
  /// Returns the event with an identifier.
  open func event(withIdentifier identifier: String) -> EKEvent? {
    items.lazy.compactMap { $0 as? EKEvent }.first { $0.eventIdentifier == identifier }
  }
  /// Returns the event or reminder with an identifier.
  open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? {
    items.first { $0.calendarItemIdentifier == identifier }
  }
  /// Returns a condition for events that are at least partly in a time, in some calendars or, for `nil`, in all.
  open func predicateForEvents(withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?) -> NSPredicate {
    NSPredicate { object, _ in
      guard let event = object as? EKEvent, let start = event.startDate, let end = event.endDate else { return false }
      return start < endDate && end > startDate && calendars?.contains { $0 === event.calendar } ?? true
    }
  }
  /// Returns the events that meet a condition, in the order in which they were added.
  open func events(matching predicate: NSPredicate) -> [EKEvent] {
    items.compactMap { $0 as? EKEvent }.filter { predicate.evaluate(with: $0) }
  }

  // MARK: Reminders

  /// Adds or changes a reminder, and posts `EKEventStoreChanged`. Throws for one without a list.
  open func save(_ reminder: EKReminder, commit: Bool) throws {
    guard reminder.calendar != nil else { throw EKError(.noCalendar) }
    keep(reminder)
  }
  /// Removes a reminder, and posts `EKEventStoreChanged`.
  open func remove(_ reminder: EKReminder, commit: Bool) throws { drop(reminder) }
  /// Returns a condition for the reminders of some lists or, for `nil`, of all.
  open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate {
    NSPredicate { object, _ in
      guard let reminder = object as? EKReminder else { return false }
      return calendars?.contains { $0 === reminder.calendar } ?? true
    }
  }
  /// Returns a condition for reminders that are not completed. Differs from iOS: the times are ignored.
  open func predicateForIncompleteReminders(
    withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate {
    let isInList = predicateForReminders(in: calendars)
    return NSPredicate { object, _ in
      isInList.evaluate(with: object) && (object as? EKReminder)?.isCompleted == false
    }
  }
  /// Finds the reminders that meet a condition. The handler is called at once.
  @discardableResult
  open func fetchReminders(matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void) -> Any {
    completion(items.compactMap { $0 as? EKReminder }.filter { predicate.evaluate(with: $0) })
    return NSObject()
  }
  /// Ends a search. Has no effect, because none lasts.
  open func cancelFetchRequest(_ fetchIdentifier: Any) {}

  // MARK: Changes

  /// Makes all changes. Has no effect, because each is made at once.
  open func commit() throws {}
  /// Takes back changes. Has no effect, because each is made at once.
  open func reset() {}
  /// Loads what has changed. Has no effect, because nothing else changes the calendar.
  open func refreshSourcesIfNecessary() {}

  private func keep(_ item: EKCalendarItem) {
    if !items.contains(item) { items.append(item) }
    post()
  }

  private func drop(_ item: EKCalendarItem) {
    items.removeAll { $0 === item }
    post()
  }

  private func post() { NotificationCenter.default.post(name: .EKEventStoreChanged, object: self) }
}

extension NSNotification.Name {
  /// Posted when the calendar has changed.
  public static let EKEventStoreChanged = NSNotification.Name("EKEventStoreChangedNotification")
}
