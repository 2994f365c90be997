// SPDX-License-Identifier: MIT

public import Foundation

/// An alarm of an event or a reminder. Has no effect: nothing rings.
open class EKAlarm: NSObject {
  /// The seconds from the start of the event, negative before it.
  open var relativeOffset: TimeInterval = 0
  /// The time; `nil` for an alarm with an offset.
  open var absoluteDate: Date?
  /// The place that is entered or left. The default is `nil`.
  open var structuredLocation: EKStructuredLocation?
  /// Creates an alarm with an offset, in seconds.
  public init(relativeOffset offset: TimeInterval) { relativeOffset = offset }
  /// Creates an alarm at a time.
  public init(absoluteDate date: Date) { absoluteDate = date }
}

/// The unit in which an item is repeated. Raw values are Apple's.
public enum EKRecurrenceFrequency: Int, Sendable {
  case daily = 0
  case weekly = 1
  case monthly = 2
  case yearly = 3
}

/// A day of the week. Raw values are Apple's.
public enum EKWeekday: Int, Sendable {
  case sunday = 1
  case monday, tuesday, wednesday, thursday, friday, saturday
}

/// A day of the week, perhaps in one week only.
open class EKRecurrenceDayOfWeek: NSObject {
  /// The day.
  public let dayOfTheWeek: EKWeekday
  /// The week, counted from 1, or from the end with -1; 0 for all weeks.
  public let weekNumber: Int
  /// Creates a day of a week.
  public init(dayOfTheWeek: EKWeekday, weekNumber: Int = 0) {
    (self.dayOfTheWeek, self.weekNumber) = (dayOfTheWeek, weekNumber)
  }
  /// Creates a day of each week.
  public convenience init(_ dayOfTheWeek: EKWeekday) { self.init(dayOfTheWeek: dayOfTheWeek) }
}

/// The end of a series.
open class EKRecurrenceEnd: NSObject {
  /// The last time; `nil` if the number of events is given.
  public let endDate: Date?
  /// The number of events; 0 if the last time is given.
  public let occurrenceCount: Int
  /// Creates an end at a time.
  public init(end endDate: Date) { (self.endDate, occurrenceCount) = (endDate, 0) }
  /// Creates an end after some events.
  public init(occurrenceCount: Int) { (endDate, self.occurrenceCount) = (nil, occurrenceCount) }
}

/// A rule by which an item is repeated. Has no effect: there is only the first one.
open class EKRecurrenceRule: NSObject {
  /// The unit.
  public let frequency: EKRecurrenceFrequency
  /// The number of units between items.
  public let interval: Int
  /// The days of the week. The default is `nil`.
  public let daysOfTheWeek: [EKRecurrenceDayOfWeek]?
  /// The days of the month. The default is `nil`.
  public let daysOfTheMonth: [NSNumber]?
  /// The end; `nil` if there is none.
  open var recurrenceEnd: EKRecurrenceEnd?

  /// Creates a rule with a unit and a number of units.
  public init(recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?) {
    (frequency, self.interval, daysOfTheWeek, daysOfTheMonth) = (type, interval, nil, nil)
    super.init()
    recurrenceEnd = end
  }

  /// Creates a rule with days. Differs from iOS: of months, weeks and days of the year, nothing is kept.
  public init(
    recurrenceWith type: EKRecurrenceFrequency, interval: Int, daysOfTheWeek days: [EKRecurrenceDayOfWeek]?,
    daysOfTheMonth monthDays: [NSNumber]?, monthsOfTheYear months: [NSNumber]?, weeksOfTheYear: [NSNumber]?,
    daysOfTheYear: [NSNumber]?, setPositions: [NSNumber]?, end: EKRecurrenceEnd?
  ) {
    (frequency, self.interval, daysOfTheWeek, daysOfTheMonth) = (type, interval, days, monthDays)
    super.init()
    recurrenceEnd = end
  }
}
