// SPDX-License-Identifier: MIT

/// The content of a calendar of a month: what is shown of its days, and what a tap on one does.
@MainActor
package protocol MonthContent: AnyObject {
  /// Whether days can be tapped.
  var isInteractive: Bool { get }
  /// Whether days have room for a decoration below their number.
  var hasDecorations: Bool { get }
  /// Returns whether a day is selected.
  func isSelected(_ day: Date) -> Bool
  /// Returns whether a day can be chosen. Others are gray.
  func canChoose(_ day: Date) -> Bool
  /// Takes a day that a person has tapped.
  func choose(_ day: Date)
  /// Returns what is shown below the number of a day.
  func decoration(of day: Date) -> UIView?
  /// Called after a person has turned to another month.
  func monthDidChange()
}

/// The days of a month, with buttons and swipes that lead to others.
@MainActor
package final class MonthView: UIView {
  /// The height of the row of the month, and that of the names of weekdays, in points.
  private static let headerHeight: CGFloat = 44
  private static let weekdayHeight: CGFloat = 22
  private static let weeks = 6

  private let formats: DateFormats
  private let range: ClosedRange<Date>
  private let fontDesign: UIFontDescriptor.SystemDesign
  private weak var content: (any MonthContent)?
  /// A day in the month that is shown.
  package private(set) var month: Date
  private var calendar: Calendar { formats.calendar }

  private let title = UIButton(type: .system)
  private let backward = UIButton(type: .system)
  private let forward = UIButton(type: .system)
  private var weekdays: [UILabel] = []
  private var days: [MonthDay] = []
  private var monthWheels: DateWheelsView?

  /// Creates a calendar that shows the month of a day.
  ///
  /// - Parameter range: The dates whose months are shown, and whose days can be tapped.
  package init(
    _ formats: DateFormats, month: Date, range: ClosedRange<Date>, content: any MonthContent,
    fontDesign: UIFontDescriptor.SystemDesign = .default
  ) {
    (self.formats, self.month, self.range) = (formats, month, range)
    (self.content, self.fontDesign) = (content, fontDesign)
    super.init(frame: .zero)
    isOpaque = false
    addHeader()
    weekdays = formats.weekdays.map { name in
      let label = UILabel()
      label.text = name.uppercased()
      label.font = .systemFont(ofSize: 13, weight: .semibold, design: fontDesign)
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
  package required init?(coder: NSCoder) { nil }

  private func addHeader() {
    title.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold, design: fontDesign)
    title.setTitleColor(.label, for: .normal)
    title.contentHorizontalAlignment = .leading
    title.addAction(UIAction { [unowned self] _ in toggleMonthWheels() }, for: .touchUpInside)
    for (button, symbol, word, months) in [
      (backward, "chevron.backward", SystemWord.previousMonth, -1), (forward, "chevron.forward", .nextMonth, 1),
    ] {
      button.setImage(UIImage(systemName: symbol), for: .normal)
      button.accessibilityLabel = word.text
      button.addAction(UIAction { [unowned self] _ in turn(by: months) }, for: .touchUpInside)
    }
    for button in [title, backward, forward] { addSubview(button) }
  }

  // MARK: Months

  /// Shows the month of a day.
  package func show(_ day: Date) {
    month = day
    monthWheels?.show(day, animated: false)
    showMonth()
  }

  /// Shows what the content says of the days now.
  package func update() { showMonth() }

  private func turn(by months: Int) {
    guard let shown = calendar.date(byAdding: .month, value: months, to: month), isShown(shown) else { return }
    month = shown
    showMonth()
    content?.monthDidChange()
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

  private func makeDay(_ day: Date, place: Int) -> MonthDay {
    let button = MonthDay(
      formats.number(calendar.component(.day, from: day)), place: place, isToday: calendar.isDateInToday(day),
      fontDesign: fontDesign, hasRoom: content?.hasDecorations ?? false, decoration: content?.decoration(of: day))
    button.accessibilityLabel = formats.text(day, "EEEEMMMMd")
    button.isSelected = content?.isSelected(day) ?? false
    let end = calendar.date(byAdding: .day, value: 1, to: day) ?? day
    button.isEnabled = end > range.lowerBound && day <= range.upperBound && content?.canChoose(day) ?? true
    button.isUserInteractionEnabled = content?.isInteractive ?? false
    button.addAction(UIAction { [unowned self] _ in content?.choose(day) }, for: .touchUpInside)
    addSubview(button)
    return button
  }

  /// Shows wheels of months and years in place of the days, or the days again.
  private func toggleMonthWheels() {
    if let wheels = monthWheels {
      wheels.removeFromSuperview()
      monthWheels = nil
    } else {
      let fields = DateWheel.wheels(of: .date, formats, minuteInterval: 1, reference: month)
        .filter { $0.field != .dayOfMonth }
      let wheels = DateWheelsView(fields, formats, date: month) { [unowned self] turned in
        if isShown(turned), !calendar.isDate(turned, equalTo: month, toGranularity: .month) {
          month = turned
          content?.monthDidChange()
        }
        title.setTitle(formats.text(month, "yMMMM"), for: .normal)
        return month
      }
      monthWheels = wheels
      addSubview(wheels)
    }
    showMonth()
  }

  // MARK: Layout

  package override func layoutSubviews() {
    super.layoutSubviews()
    func place(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
      let frame = CGRect(x: x, y: y, width: width, height: height)
      view.frame = runsRightToLeft ? frame.mirrored(in: bounds) : frame
    }
    let (width, header) = (bounds.width, MonthView.headerHeight)
    place(title, 16, 0, max(0, width - 120), header)
    place(backward, width - 96, 0, 44, header)
    place(forward, width - 52, 0, 44, header)
    backward.isHidden = monthWheels != nil
    forward.isHidden = monthWheels != nil
    let top = header + MonthView.weekdayHeight
    monthWheels?.frame = CGRect(x: 0, y: header, width: width, height: max(0, bounds.height - header))
    let (pitch, start) = ((width - 16) / 7, CGFloat(8))
    let height = max(0, bounds.height - top) / CGFloat(MonthView.weeks)
    for (column, label) in weekdays.enumerated() {
      label.isHidden = monthWheels != nil
      place(label, start + CGFloat(column) * pitch, header, pitch, MonthView.weekdayHeight)
    }
    for day in days {
      place(day, start + CGFloat(day.place % 7) * pitch, top + CGFloat(day.place / 7) * height, pitch, height)
    }
  }
}
