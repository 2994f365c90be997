// SPDX-License-Identifier: MIT

/// The days of a month, from which a person chooses one.
@MainActor
final class DateCalendarView: UIView {
  private let formats: DateFormats
  /// The selected date.
  private(set) var date: Date
  /// Called with the date that a person has chosen.
  private let change: (Date) -> Date
  private var monthView: MonthView?
  private var calendar: Calendar { formats.calendar }

  /// Creates a calendar that shows the month of a date.
  ///
  /// - Parameters:
  ///   - range: The dates that can be chosen.
  ///   - change: Takes a date that a person has chosen, and returns the one that is shown then.
  init(_ formats: DateFormats, date: Date, range: ClosedRange<Date>, change: @escaping (Date) -> Date) {
    (self.formats, self.date, self.change) = (formats, date, change)
    super.init(frame: .zero)
    isOpaque = false
    let monthView = MonthView(formats, month: date, range: range, content: self)
    self.monthView = monthView
    addSubview(monthView)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Shows a date, in code.
  func show(_ date: Date) {
    self.date = date
    monthView?.show(date)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    monthView?.frame = bounds
  }
}

extension DateCalendarView: MonthContent {
  var isInteractive: Bool { true }

  func isSelected(_ day: Date) -> Bool { calendar.isDate(day, inSameDayAs: date) }

  func canChoose(_ day: Date) -> Bool { true }

  /// Selects a day, at the time of the selected date.
  func choose(_ day: Date) {
    var parts = calendar.dateComponents([.era, .year, .month, .day], from: day)
    let time = calendar.dateComponents([.hour, .minute, .second, .nanosecond], from: date)
    (parts.hour, parts.minute, parts.second, parts.nanosecond) = (time.hour, time.minute, time.second, time.nanosecond)
    date = change(calendar.date(from: parts) ?? day)
    monthView?.update()
  }

  var hasDecorations: Bool { false }

  func decoration(of day: Date) -> UIView? { nil }

  func monthDidChange() {}
}
