// SPDX-License-Identifier: MIT

/// A wheel of a date picker: the field of the date that it shows, and its rows.
@MainActor
struct DateWheel {
  /// A field of a date, or of a duration.
  enum Field {
    /// A day, with its weekday and month.
    case day
    case month, dayOfMonth, year
    case hour, minute, halfOfDay
    case hoursOfDuration, minutesOfDuration
  }

  let field: Field
  /// The minutes between two rows.
  let minuteInterval: Int
  let formats: DateFormats
  /// The day in the middle of the wheel of days.
  let reference: Date

  private var calendar: Calendar { formats.calendar }

  /// The number of days before and after the one in the middle.
  private static let days = 20_000
  /// The number of times that the values of a wheel without an end are repeated.
  private static let turns = 200
  private static let years = 10_000

  /// Returns the wheels of a mode, in the order of the language.
  static func wheels(
    of mode: UIDatePicker.Mode, _ formats: DateFormats, minuteInterval: Int, reference: Date
  ) -> [DateWheel] {
    let time: [Field] = formats.order(of: "jm").compactMap { letter in
      switch letter {
      case "h", "H", "k", "K": .hour
      case "m": .minute
      case "a", "b", "B": .halfOfDay
      default: nil
      }
    }
    let date: [Field] = formats.order(of: "yMMMMd").compactMap { letter in
      switch letter {
      case "M", "L": .month
      case "d": .dayOfMonth
      case "y", "Y", "r", "u", "U": .year
      default: nil
      }
    }
    let fields: [Field] =
      switch mode {
      case .time: time
      case .date: date
      case .dateAndTime: [.day] + time
      case .countDownTimer: [.hoursOfDuration, .minutesOfDuration]
      }
    return fields.map {
      DateWheel(field: $0, minuteInterval: minuteInterval, formats: formats, reference: reference)
    }
  }

  /// The number of different values; `nil` for a wheel that has an end.
  private var cycle: Int? {
    switch field {
    case .month: 12
    case .dayOfMonth: 31
    case .hour: formats.has24Hours ? 24 : 12
    case .minute, .minutesOfDuration: 60 / minuteInterval
    case .day, .year, .halfOfDay, .hoursOfDuration: nil
    }
  }

  /// The number of rows.
  var count: Int {
    if let cycle { return cycle * DateWheel.turns }
    return switch field {
    case .day: 2 * DateWheel.days + 1
    case .year: DateWheel.years
    case .halfOfDay: 2
    default: 24
    }
  }

  /// Returns the value of a row, as the calendar counts it.
  func value(ofRow row: Int) -> Int {
    let place = cycle.map { row % $0 } ?? row
    return switch field {
    case .day: place - DateWheel.days
    case .month, .dayOfMonth, .year: place + 1
    case .minute, .minutesOfDuration: place * minuteInterval
    case .hour, .halfOfDay, .hoursOfDuration: place
    }
  }

  /// Returns the row of a date that is nearest to another row.
  func row(of date: Date, near old: Int?) -> Int {
    let place = place(of: date)
    guard let cycle else { return min(max(0, place), count - 1) }
    let middle = old ?? cycle * DateWheel.turns / 2
    let turn = Int((Double(middle - place) / Double(cycle)).rounded())
    return min(max(0, turn), DateWheel.turns - 1) * cycle + place
  }

  private func place(of date: Date) -> Int {
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    let hour = parts.hour ?? 0, minute = parts.minute ?? 0
    switch field {
    case .day:
      let days = calendar.dateComponents(
        [.day], from: calendar.startOfDay(for: reference), to: calendar.startOfDay(for: date))
      return (days.day ?? 0) + DateWheel.days
    case .month: return (parts.month ?? 1) - 1
    case .dayOfMonth: return (parts.day ?? 1) - 1
    case .year: return (parts.year ?? 1) - 1
    case .hour: return formats.has24Hours ? hour : hour % 12
    case .halfOfDay: return hour / 12
    case .minute, .minutesOfDuration: return minute / minuteInterval
    case .hoursOfDuration: return hour
    }
  }

  /// Returns the text of a row.
  func title(ofRow row: Int) -> String {
    let value = value(ofRow: row)
    switch field {
    case .day:
      let day = calendar.date(byAdding: .day, value: value, to: reference) ?? reference
      return formats.text(day, "EEEMMMd")
    case .month:
      let months = formats.months
      return months.indices.contains(value - 1) ? months[value - 1] : formats.number(value)
    case .hour: return formats.number(formats.has24Hours || value > 0 ? value : 12, digits: formats.has24Hours ? 2 : 1)
    case .minute: return formats.number(value, digits: 2)
    case .halfOfDay: return formats.halvesOfDay[value]
    case .hoursOfDuration: return "\(formats.number(value)) \(value == 1 ? "hour" : "hours")"
    case .minutesOfDuration: return "\(formats.number(value)) min"
    case .dayOfMonth, .year: return formats.number(value)
    }
  }
}
