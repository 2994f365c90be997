// SPDX-License-Identifier: MIT

import Foundation

/// The units of durations, the greatest first.
enum DurationUnit: CaseIterable {
  case year, month, week, day, hour, minute, second

  var flag: NSCalendar.Unit {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  var component: Calendar.Component {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  var isOfClock: Bool { [.minute, .second].contains(self) }

  /// The value with the name of the unit.
  func text(_ value: Int, _ style: DateComponentsFormatter.UnitsStyle, _ locale: Locale) -> String {
    if style == .spellOut { return spelledOut(value, locale) }
    guard let (seconds, unit) = duration else { return english(value, style) }
    let width: Duration.UnitsFormatStyle.UnitWidth =
      style == .full ? .wide : style == .abbreviated ? .narrow : .abbreviated
    let format = Duration.UnitsFormatStyle(allowedUnits: [unit], width: width).locale(locale)
    let text = Duration.seconds(value * seconds).formatted(format)
    return style == .brief ? text.filter { !$0.isWhitespace } : text
  }

  private var duration: (seconds: Int, unit: Duration.UnitsFormatStyle.Unit)? {
    switch self {
    case .year, .month: nil
    case .week: (604_800, .weeks)
    case .day: (86_400, .days)
    case .hour: (3_600, .hours)
    case .minute: (60, .minutes)
    case .second: (1, .seconds)
    }
  }

  private func english(_ value: Int, _ style: DateComponentsFormatter.UnitsStyle) -> String {
    let isYear = self == .year
    let ending = abs(value) == 1 ? "" : "s"
    switch style {
    case .abbreviated: return "\(value)" + (isYear ? "y" : "mo")
    case .short: return "\(value) " + (isYear ? "yr" : "mth") + ending
    case .brief: return "\(value)" + (isYear ? "yr" : "mth") + ending
    case .positional, .full, .spellOut: return "\(value) " + (isYear ? "year" : "month") + ending
    }
  }

  private func spelledOut(_ value: Int, _ locale: Locale) -> String {
    let numbers = NumberFormatter()
    numbers.numberStyle = .spellOut
    numbers.locale = locale
    let digits = "\(value)"
    return text(value, .full, locale)
      .replacingOccurrences(of: digits, with: numbers.string(from: NSNumber(value: value)) ?? digits)
  }
}
