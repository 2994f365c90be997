// SPDX-License-Identifier: MIT

/// The days of a month, from which a person chooses one.
@MainActor
final class DateCalendarView: UIView {
  /// The height of the row of the month, and that of the names of weekdays, in points.
  private static let headerHeight: CGFloat = 44
  private static let weekdayHeight: CGFloat = 22
  private static let weeks = 6

  private let formats: DateFormats
  private let range: ClosedRange<Date>
  /// The selected date.
  private(set) var date: Date
  /// A day in the month that is shown.
  private(set) var month: Date
  /// Called with the date that a person has chosen.
  private let change: (Date) -> Date
  private var calendar: Calendar { formats.calendar }

  private let title = UIButton(type: .system)
  private let backward = UIButton(type: .system)
  private let forward = UIButton(type: .system)
  private var weekdays: [UILabel] = []
  private var days: [DateCalendarDay] = []
  private var monthWheels: DateWheelsView?

  /// Creates a calendar that shows the month of a date.
  ///
  /// - Parameters:
  ///   - range: The dates that can be chosen.
  ///   - change: Takes a date that a person has chosen, and returns the one that is shown then.
  init(_ formats: DateFormats, date: Date, range: ClosedRange<Date>, change: @escaping (Date) -> Date) {
    (self.formats, self.date, self.month, self.range, self.change) = (formats, date, date, range, change)
    super.init(frame: .zero)
    isOpaque = false
    addHeader()
    weekdays = formats.weekdays.map { name in
      let label = UILabel()
      label.text = name.uppercased()
      label.font = .systemFont(ofSize: 13, weight: .semibold)
      label.textColor = .tertiaryLabel
      label.textAlignment = .center
      addSubview(label)
      return label
    }
    for (direction, months) in [(UISwipeGestureRecognizer.Direction.left, 1), (.right, -1)] {
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = direction
      swipe.addTarget(self) { view in { view.turn(by: view.runsRightToLeft ? -months : months) } }
      addGestureRecognizer(swipe)
    }
    showMonth()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  private func addHeader() {
    title.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
    title.setTitleColor(.label, for: .normal)
    title.contentHorizontalAlignment = .leading
    title.addAction(UIAction { [unowned self] _ in toggleMonthWheels() }, for: .touchUpInside)
    for (button, symbol, label, months) in [
      (backward, "chevron.backward", "Previous Month", -1), (forward, "chevron.forward", "Next Month", 1),
    ] {
      button.setImage(UIImage(systemName: symbol), for: .normal)
      button.accessibilityLabel = label
      button.addAction(UIAction { [unowned self] _ in turn(by: months) }, for: .touchUpInside)
    }
    for button in [title, backward, forward] { addSubview(button) }
  }

  // MARK: Months

  /// Shows a date, in code.
  func show(_ date: Date) {
    (self.date, month) = (date, date)
    monthWheels?.show(date, animated: false)
    showMonth()
  }

  private func turn(by months: Int) {
    guard let shown = calendar.date(byAdding: .month, value: months, to: month), isShown(shown) else { return }
    month = shown
    showMonth()
  }

  private func isShown(_ day: Date) -> Bool {
    guard let interval = calendar.dateInterval(of: .month, for: day) else { return false }
    return interval.end > range.lowerBound && interval.start <= range.upperBound
  }

  /// Makes the days of the month.
  private func showMonth() {
    title.setTitle(formats.text(month, "yMMMM"), for: .normal)
    for (button, months) in [(backward, -1), (forward, 1)] {
      button.isEnabled = calendar.date(byAdding: .month, value: months, to: month).map(isShown) ?? false
    }
    for day in days { day.removeFromSuperview() }
    days = []
    defer { setNeedsLayout() }
    guard monthWheels == nil, let start = calendar.dateInterval(of: .month, for: month)?.start,
      let count = calendar.range(of: .day, in: .month, for: month)?.count
    else { return }
    let firstColumn = (calendar.component(.weekday, from: start) - calendar.firstWeekday + 7) % 7
    days = (0..<count).compactMap { index in
      calendar.date(byAdding: .day, value: index, to: start).map { makeDay($0, place: firstColumn + index) }
    }
  }

  private func makeDay(_ day: Date, place: Int) -> DateCalendarDay {
    let button = DateCalendarDay(
      formats.number(calendar.component(.day, from: day)), place: place, isToday: calendar.isDateInToday(day))
    button.accessibilityLabel = formats.text(day, "EEEEMMMMd")
    button.isSelected = calendar.isDate(day, inSameDayAs: date)
    let end = calendar.date(byAdding: .day, value: 1, to: day) ?? day
    button.isEnabled = end > range.lowerBound && day <= range.upperBound
    button.addAction(UIAction { [unowned self] _ in choose(day) }, for: .touchUpInside)
    addSubview(button)
    return button
  }

  /// Selects a day, at the time of the selected date.
  private func choose(_ day: Date) {
    var parts = calendar.dateComponents([.era, .year, .month, .day], from: day)
    let time = calendar.dateComponents([.hour, .minute, .second, .nanosecond], from: date)
    (parts.hour, parts.minute, parts.second, parts.nanosecond) = (time.hour, time.minute, time.second, time.nanosecond)
    date = change(calendar.date(from: parts) ?? day)
    showMonth()
  }

  /// Shows wheels of months and years in place of the days, or the days again.
  private func toggleMonthWheels() {
    if let wheels = monthWheels {
      wheels.removeFromSuperview()
      monthWheels = nil
    } else {
      let fields = DateWheel.wheels(of: .date, formats, minuteInterval: 1, reference: date)
        .filter { $0.field != .dayOfMonth }
      let wheels = DateWheelsView(fields, formats, date: month) { [unowned self] turned in
        if isShown(turned) { month = turned }
        title.setTitle(formats.text(month, "yMMMM"), for: .normal)
        return month
      }
      monthWheels = wheels
      addSubview(wheels)
    }
    showMonth()
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    func place(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
      let frame = CGRect(x: x, y: y, width: width, height: height)
      view.frame = runsRightToLeft ? frame.mirrored(in: bounds) : frame
    }
    let (width, header) = (bounds.width, DateCalendarView.headerHeight)
    place(title, 16, 0, max(0, width - 120), header)
    place(backward, width - 96, 0, 44, header)
    place(forward, width - 52, 0, 44, header)
    backward.isHidden = monthWheels != nil
    forward.isHidden = monthWheels != nil
    let top = header + DateCalendarView.weekdayHeight
    monthWheels?.frame = CGRect(x: 0, y: header, width: width, height: max(0, bounds.height - header))
    let (pitch, start) = ((width - 16) / 7, CGFloat(8))
    let height = max(0, bounds.height - top) / CGFloat(DateCalendarView.weeks)
    for (column, label) in weekdays.enumerated() {
      label.isHidden = monthWheels != nil
      place(label, start + CGFloat(column) * pitch, header, pitch, DateCalendarView.weekdayHeight)
    }
    for day in days {
      place(day, start + CGFloat(day.place % 7) * pitch, top + CGFloat(day.place / 7) * height, pitch, height)
    }
  }
}

/// A day of a calendar.
@MainActor
final class DateCalendarDay: UIControl {
  /// The number of days after the first one of the first week.
  let place: Int
  private let label = UILabel()
  private let isToday: Bool

  /// Creates a day with its number. The present day has the tint color.
  init(_ number: String, place: Int, isToday: Bool) {
    (self.place, self.isToday) = (place, isToday)
    super.init(frame: .zero)
    label.text = number
    label.textAlignment = .center
    addSubview(label)
    stateDidChange()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override var ownsTaps: Bool { true }
  override var traitsOfKind: UIAccessibilityTraits { .button }

  override func stateDidChange() {
    super.stateDidChange()
    label.font = .systemFont(ofSize: 20, weight: isSelected ? .semibold : .regular)
    label.textColor = !isEnabled ? .tertiaryLabel : isToday || isSelected ? tintColor : .label
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    stateDidChange()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }

  override func draw(_ rect: CGRect) {
    guard isSelected || isHighlighted, let canvas = ControlCanvas(for: self) else { return }
    let side = min(bounds.width, bounds.height, 44)
    canvas.fillOval(bounds.centered(CGSize(width: side, height: side)), tintColor.withAlphaComponent(0.12))
  }
}
