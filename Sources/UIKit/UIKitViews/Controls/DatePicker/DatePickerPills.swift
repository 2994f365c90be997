// SPDX-License-Identifier: MIT

/// The texts of a compact date picker, in a row.
@MainActor
final class DatePickerPills: UIView {
  /// The space between two texts, in points.
  static let gap: CGFloat = 6
  private let pills: [DatePickerPill]
  private let isTrailing: Bool

  /// Creates a row that is centered, or at the trailing edge.
  init(_ pills: [DatePickerPill], isTrailing: Bool) {
    (self.pills, self.isTrailing) = (pills, isTrailing)
    super.init(frame: .zero)
    isOpaque = false
    for pill in pills { addSubview(pill) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Shows other texts.
  func show(_ texts: [String]) {
    for (pill, text) in zip(pills, texts) { pill.text = text }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let widths = pills.map { DatePickerPill.width(of: $0.text, in: self) }
    let whole = widths.reduce(0, +) + CGFloat(max(0, pills.count - 1)) * DatePickerPills.gap
    let height =
      roundedUpToPixels(
        CGSize(
          width: 0,
          height: DatePickerPill.font.lineHeight + InterfaceGeneration.current.metrics.controls.compactDateRoom)
      ).height
    var x = isTrailing ? bounds.maxX - whole : bounds.midX - whole / 2
    for (pill, width) in zip(pills, widths) {
      let frame = CGRect(x: x, y: bounds.midY - height / 2, width: width, height: height)
      pill.frame = runsRightToLeft ? frame.mirrored(in: bounds) : frame
      x += width + DatePickerPills.gap
    }
  }
}

/// The parts of an inline date picker: a calendar, and the time below it.
@MainActor
final class DateInlineView: UIView {
  private static let timeHeight: CGFloat = 50
  private static let margin: CGFloat = 16
  private let calendar: DateCalendarView?
  private let pills: DatePickerPills
  private let hasTime: Bool

  init(_ calendar: DateCalendarView?, _ pills: DatePickerPills) {
    (self.calendar, self.pills) = (calendar, pills)
    hasTime = !pills.subviews.isEmpty
    super.init(frame: .zero)
    isOpaque = false
    if let calendar { addSubview(calendar) }
    addSubview(pills)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Shows a date, and the text of its time.
  func show(_ date: Date, time: String) {
    calendar?.show(date)
    if hasTime { pills.show([time]) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let time = calendar == nil ? bounds.height : hasTime ? DateInlineView.timeHeight : 0
    calendar?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - time))
    pills.frame = CGRect(x: 0, y: bounds.height - time, width: bounds.width, height: time)
      .insetBy(dx: calendar == nil ? 0 : DateInlineView.margin, dy: 0)
  }
}
