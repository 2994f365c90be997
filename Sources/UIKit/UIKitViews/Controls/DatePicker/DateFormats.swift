// SPDX-License-Identifier: MIT

/// The words and numbers of dates in the language, the calendar and the time zone of a date picker.
@MainActor
package struct DateFormats {
  /// The calendar, with the locale and the time zone.
  package let calendar: Calendar
  private var locale: Locale { calendar.locale ?? .current }

  package init(calendar: Calendar, locale: Locale?, timeZone: TimeZone?) {
    var calendar = calendar
    if let locale {
      // The first day of the week is that of the locale's region.
      var local = Calendar(identifier: calendar.identifier)
      local.locale = locale
      calendar.locale = locale
      calendar.firstWeekday = local.firstWeekday
    }
    if let timeZone { calendar.timeZone = timeZone }
    self.calendar = calendar
  }

  private func formatter() -> DateFormatter {
    let formatter = DateFormatter()
    formatter.calendar = calendar
    formatter.locale = locale
    formatter.timeZone = calendar.timeZone
    return formatter
  }

  /// Returns a date in the form that the language has for the fields of a template, such as `yMMMM`.
  func text(_ date: Date, _ template: String) -> String {
    let formatter = formatter()
    formatter.setLocalizedDateFormatFromTemplate(template)
    return formatter.string(from: date)
  }

  /// Returns a date in styles.
  func text(_ date: Date, _ dateStyle: DateFormatter.Style, _ timeStyle: DateFormatter.Style) -> String {
    let formatter = formatter()
    formatter.dateStyle = dateStyle
    formatter.timeStyle = timeStyle
    return formatter.string(from: date)
  }

  /// Returns a number with at least some digits, in the numerals of the language.
  func number(_ value: Int, digits: Int = 1) -> String {
    let formatter = NumberFormatter()
    formatter.locale = locale
    formatter.minimumIntegerDigits = digits
    formatter.usesGroupingSeparator = false
    return formatter.string(from: value as NSNumber) ?? "\(value)"
  }

  /// The names of the months.
  var months: [String] { formatter().standaloneMonthSymbols }
  /// The words for the halves of a day.
  var halvesOfDay: [String] { [formatter().amSymbol, formatter().pmSymbol] }
  /// The short names of the days of the week, in the order of the region.
  var weekdays: [String] {
    let names: [String] = formatter().shortStandaloneWeekdaySymbols
    let first = calendar.firstWeekday - 1
    return (0..<names.count).map { names[($0 + first) % names.count] }
  }

  /// Returns the letters of the fields of a template, in the order of the language: `M`, `d`, `y` for a date in the United States.
  func order(of template: String) -> [Character] {
    let format = DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
    var isQuoted = false
    var letters: [Character] = []
    for letter in format {
      if letter == "'" { isQuoted.toggle() }
      if !isQuoted, letter.isLetter, letter.isASCII, letters.last != letter { letters.append(letter) }
    }
    return letters
  }

  /// Whether the clock of the region has 24 hours.
  var has24Hours: Bool { !order(of: "jm").contains("a") }
}
