// SPDX-License-Identifier: MIT

/// The wheels of a date picker.
@MainActor
final class DateWheelsView: UIView, UIPickerViewDataSource, UIPickerViewDelegate {
  /// The picker with a wheel for each field.
  let picker = UIPickerView()
  private let wheels: [DateWheel]
  private let calendar: Calendar
  /// The date that the wheels show.
  private(set) var date: Date
  /// Returns the date that is shown in place of one that a person has turned to: one in the range.
  private let change: (Date) -> Date

  /// The width of the longest month in the letters of the selected row with the space around it, in points. The picker asks for widths
  /// whenever it turns, and the names of months take long to find.
  private lazy var neededByMonths: CGFloat = {
    guard let months = wheels.first(where: { $0.field == .month }) else { return 0 }
    let font = UIFont.systemFont(ofSize: InterfaceGeneration.current.metrics.controls.pickerSelectedFontSize)
    let widths = (0..<min(12, months.count)).map { months.title(ofRow: $0).size(withAttributes: [.font: font]).width }
    return (widths.max() ?? 0).rounded(.up) + 8
  }()

  /// Creates wheels that show a date.
  ///
  /// - Parameters:
  ///   - change: Takes a date that a person has turned to, and returns the one that is shown then.
  init(_ wheels: [DateWheel], _ formats: DateFormats, date: Date, change: @escaping (Date) -> Date) {
    (self.wheels, self.date, self.change) = (wheels, date, change)
    calendar = formats.calendar
    super.init(frame: .zero)
    isOpaque = false
    addSubview(picker)
    picker.dataSource = self
    picker.delegate = self
    show(date, animated: false)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    picker.frame = bounds
  }

  /// Turns the wheels to a date, in code.
  func show(_ date: Date, animated: Bool) {
    self.date = date
    for (component, wheel) in wheels.enumerated() {
      let old = picker.selectedRow(inComponent: component)
      let row = wheel.row(of: date, near: old > 0 ? old : nil)
      if row != old { picker.selectRow(row, inComponent: component, animated: animated) }
    }
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { wheels.count }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    wheels[component].count
  }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    wheels[component].title(ofRow: row)
  }

  /// Day and time: the wheel of days is as wide as its words. That of months is wider than the others where its words need it.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    if wheels[component].field == .month { return widthOfMonths(in: pickerView) }
    guard wheels.contains(where: { $0.field == .day }) else { return 0 }
    return wheels[component].field == .day ? pickerView.bounds.width * 0.4 : 0
  }

  /// The width of the wheel of months: 0 for an equal share, in points, if that is enough for the longest month.
  private func widthOfMonths(in pickerView: UIPickerView) -> CGFloat {
    let share = (pickerView.bounds.width - 40) / CGFloat(wheels.count)
    return neededByMonths > share ? neededByMonths : 0
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    show(change(turnedDate), animated: true)
  }

  /// The date to which the wheels are turned. A day that the month does not have becomes its last one.
  private var turnedDate: Date {
    var parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute], from: date)
    var isSecondHalf = (parts.hour ?? 0) >= 12
    for (component, wheel) in wheels.enumerated() {
      let value = wheel.value(ofRow: picker.selectedRow(inComponent: component))
      switch wheel.field {
      case .day:
        let day = calendar.date(byAdding: .day, value: value, to: wheel.reference) ?? date
        let own = calendar.dateComponents([.era, .year, .month, .day], from: day)
        (parts.era, parts.year, parts.month, parts.day) = (own.era, own.year, own.month, own.day)
      case .month: parts.month = value
      case .dayOfMonth: parts.day = value
      case .year: parts.year = value
      case .hour, .hoursOfDuration: parts.hour = value
      case .minute, .minutesOfDuration: parts.minute = value
      case .halfOfDay: isSecondHalf = value == 1
      }
    }
    if wheels.contains(where: { $0.field == .halfOfDay }) {
      parts.hour = (parts.hour ?? 0) % 12 + (isSecondHalf ? 12 : 0)
    }
    parts.day = min(parts.day ?? 1, lastDay(of: parts))
    return calendar.date(from: parts) ?? date
  }

  private func lastDay(of parts: DateComponents) -> Int {
    var first = parts
    first.day = 1
    guard let start = calendar.date(from: first) else { return 31 }
    return calendar.range(of: .day, in: .month, for: start)?.count ?? 31
  }
}
