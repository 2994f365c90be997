// SPDX-License-Identifier: MIT

import LayoutModel

/// A control for selecting a date, a time or a duration.
///
/// Source: Apple, `UIDatePicker`.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  /// The kind of value that a date picker selects. Raw values are UIKit's.
  public enum Mode: Int, Sendable {
    case time = 0
    case date = 1
    case dateAndTime = 2
    case countDownTimer = 3
  }

  override func setUp() {
    super.setUp()
    contentPriorities.horizontalHugging = .defaultHigh
    contentPriorities.verticalHugging = .defaultHigh
  }

  /// The kind of value that the picker selects. The default is `.dateAndTime`.
  open var datePickerMode: Mode = .dateAndTime { didSet { contentDidChange() } }

  /// The preferred style of the picker. `automatic` is resolved to `compact`, or to `wheels` for a duration. The
  /// default is `.automatic`.
  open var preferredDatePickerStyle: UIDatePickerStyle = .automatic { didSet { contentDidChange() } }

  /// The style in use.
  open var datePickerStyle: UIDatePickerStyle {
    if datePickerMode == .countDownTimer { return .wheels }
    return preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }

  // MARK: Values

  private var storedDate = Date()
  private var storedDuration: TimeInterval = 0

  /// The date, in the range from ``minimumDate`` to ``maximumDate``, and at a multiple of ``minuteInterval`` if
  /// ``roundsToMinuteInterval`` is `true`. Setting it sends no event. The default is the date of creation.
  open var date: Date {
    get { rounded(storedDate) }
    set { setDate(newValue, animated: false) }
  }

  /// Sets the date, limited to the range from ``minimumDate`` to ``maximumDate``. The wheels turn to it if `animated` is `true`.
  open func setDate(_ date: Date, animated: Bool) {
    storedDate = limited(date)
    showValue(animated: animated)
  }

  /// The earliest date that can be selected; `nil` for no limit. The default is `nil`.
  open var minimumDate: Date? { didSet { contentDidChange() } }
  /// The latest date that can be selected; `nil` for no limit. The default is `nil`.
  open var maximumDate: Date? { didSet { contentDidChange() } }

  /// The selected duration, in seconds: whole minutes, at most 23 hours and 59 minutes, and at a multiple of ``minuteInterval``. The
  /// default is `0`.
  open var countDownDuration: TimeInterval {
    get { storedDuration }
    set {
      let minutes = Int(saturating: (min(max(newValue, 0), 86_340) / 60).rounded(.down))
      storedDuration = TimeInterval(min(nearestMinute(to: minutes), 1440 - minuteInterval) * 60)
      showValue(animated: false)
    }
  }

  /// The interval between selectable minutes, a divisor of 60 from 1 to 30. Other values count as the default, 1.
  open var minuteInterval: Int {
    get { storedInterval }
    set {
      storedInterval = (1...30).contains(newValue) && 60 % newValue == 0 ? newValue : 1
      countDownDuration = storedDuration
      contentDidChange()
    }
  }
  private var storedInterval = 1

  /// Whether ``date`` is at a multiple of the minute interval. The default is `true`.
  open var roundsToMinuteInterval = true { didSet { showValue(animated: false) } }
  /// The locale for formatting dates; `nil` for the current locale. The default is `nil`.
  open var locale: Locale? { didSet { contentDidChange() } }
  /// The calendar for formatting dates. The default is `.current`.
  open var calendar: Calendar! = .current { didSet { contentDidChange() } }
  /// The time zone for formatting dates; `nil` for the time zone of the calendar. The default is `nil`.
  open var timeZone: TimeZone? { didSet { contentDidChange() } }

  /// Limits a date to the range. A range whose end is before its start limits nothing.
  private func limited(_ date: Date) -> Date {
    let (low, high) = (minimumDate ?? .distantPast, maximumDate ?? .distantFuture)
    return low <= high ? min(max(date, low), high) : date
  }

  /// Rounds a date to the nearest multiple of the minute interval.
  ///
  /// Source: skywinder/ActionSheetPicker-3.0#310: 5:53 with an interval of 5 is shown as 5:55.
  private func rounded(_ date: Date) -> Date {
    guard roundsToMinuteInterval, minuteInterval > 1, datePickerMode != .date else { return date }
    let parts = formats.calendar.dateComponents([.minute, .second, .nanosecond], from: date)
    let minute = parts.minute ?? 0
    let seconds = Double(parts.second ?? 0) + Double(parts.nanosecond ?? 0) / 1e9
    let target = nearestMinute(to: minute)
    return date.addingTimeInterval(TimeInterval((target - minute) * 60) - seconds)
  }

  private func nearestMinute(to minute: Int) -> Int { (minute + minuteInterval / 2) / minuteInterval * minuteInterval }

  /// The words and numbers of the picker's language, calendar and time zone.
  var formats: DateFormats { DateFormats(calendar: calendar ?? .current, locale: locale, timeZone: timeZone) }

  // MARK: Parts

  /// The part that shows the value; `nil` before it is laid out, and after something has changed that it depends on.
  private var content: UIView?
  private var popover: DatePickerPopover?

  private func contentDidChange() {
    content?.removeFromSuperview()
    content = nil
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Shows the value in the parts.
  private func showValue(animated: Bool) {
    invalidateIntrinsicContentSize()
    switch content {
    case let wheels as DateWheelsView: wheels.show(shownDate, animated: animated)
    case let inline as DateInlineView: inline.show(date, time: texts.last?.text ?? "")
    case let pills as DatePickerPills: pills.show(texts.map(\.text))
    default: break
    }
  }

  /// The date of the wheels. A duration is a time of a day without a change of the clock.
  private var shownDate: Date {
    guard datePickerMode == .countDownTimer else { return date }
    return wheelFormats.calendar.startOfDay(for: Date(timeIntervalSinceReferenceDate: 0)).addingTimeInterval(
      countDownDuration)
  }

  private var wheelFormats: DateFormats {
    guard datePickerMode == .countDownTimer else { return formats }
    return DateFormats(calendar: calendar ?? .current, locale: locale, timeZone: TimeZone(secondsFromGMT: 0))
  }

  /// Takes a date that a person has chosen, and sends `valueChanged` if it is another one.
  ///
  /// - Returns: The date that is shown then.
  private func choose(_ chosen: Date) -> Date {
    if datePickerMode == .countDownTimer { return chooseDuration(chosen) }
    let old = date
    storedDate = limited(chosen)
    if date != old {
      if !(content is DateWheelsView) { showValue(animated: false) }
      sendValueChanged()
    }
    return date
  }

  private func chooseDuration(_ chosen: Date) -> Date {
    let start = wheelFormats.calendar.startOfDay(for: chosen)
    // No duration is the shortest one.
    let seconds = max(chosen.timeIntervalSince(start), TimeInterval(minuteInterval * 60))
    if seconds != storedDuration {
      storedDuration = seconds
      sendValueChanged()
    }
    return shownDate
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if content == nil {
      let made = makeContent()
      content = made
      made.alpha = isEnabled ? 1 : ControlCanvas.dimmedAlpha
      addSubview(made)
    }
    content?.frame = bounds
  }

  private func makeContent() -> UIView {
    switch datePickerStyle {
    case .wheels: makeWheels(datePickerMode)
    case .inline: DateInlineView(makeCalendar(), makePills(inline: true))
    case .compact, .automatic: makePills(inline: false)
    }
  }

  private func makeWheels(_ mode: Mode) -> DateWheelsView {
    let formats = wheelFormats
    let wheels = DateWheel.wheels(of: mode, formats, minuteInterval: minuteInterval, reference: shownDate)
    let view = DateWheelsView(wheels, formats, date: shownDate) { [unowned self] in choose($0) }
    view.picker.textColor = textColor
    return view
  }

  private func makeCalendar() -> DateCalendarView? {
    guard datePickerMode != .time else { return nil }
    let (low, high) = (minimumDate ?? .distantPast, maximumDate ?? .distantFuture)
    return DateCalendarView(formats, date: date, range: low...max(low, high)) { [unowned self] in choose($0) }
  }

  private func makePills(inline: Bool) -> DatePickerPills {
    let pills = texts.filter { !inline || $0.isTime }.map { text in
      DatePickerPill(text.text, textColor ?? .label) { [unowned self] pill in open(isTime: text.isTime, from: pill) }
    }
    return DatePickerPills(pills, isTrailing: inline)
  }

  /// Opens the calendar or the wheels of a compact picker.
  private func open(isTime: Bool, from pill: DatePickerPill) {
    popover?.close()
    let content: UIView? = isTime ? makeWheels(.time) : makeCalendar()
    guard let content else { return }
    let size = isTime ? CGSize(width: 200, height: 216) : CGSize(width: 320, height: 330)
    let popover = DatePickerPopover(content, size: size, from: self)
    self.popover = popover
    popover.open()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { popover?.close() }
  }

  // MARK: Control

  override var sendsTouchEvents: Bool { false }
  override var isAccessibilityElementByItself: Bool { false }

  override func stateDidChange() {
    super.stateDidChange()
    content?.alpha = isEnabled ? 1 : ControlCanvas.dimmedAlpha
  }

  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return isEnabled || hit == nil ? hit : self
  }

  // MARK: Size

  /// The size of the style: wheels are 320 by 216 points; a calendar is at least 320 by 330 points; the compact style
  /// is as wide as its texts and 34.33 points high, or 36.33 from iOS 26.
  ///
  /// Only the size of wheels is recorded; the others are approximate.
  open override var intrinsicContentSize: CGSize {
    switch datePickerStyle {
    case .wheels: UIPickerView.size
    case .inline: CGSize(width: 320, height: datePickerMode == .dateAndTime ? 380 : datePickerMode == .time ? 34 : 330)
    case .compact, .automatic: compactSize
    }
  }

  /// Returns the intrinsic content size, independent of `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  private var compactSize: CGSize {
    let widths = texts.map { DatePickerPill.width(of: $0.text, in: self) }
    return roundedUpToPixels(
      CGSize(
        width: widths.reduce(0, +) + CGFloat(max(0, widths.count - 1)) * DatePickerPills.gap,
        height: DatePickerPill.font.lineHeight + InterfaceGeneration.current.metrics.controls.compactDateRoom))
  }

  /// The texts of the date and the time that the mode includes.
  private var texts: [(text: String, isTime: Bool)] {
    let day = (formats.text(date, .medium, .none), false)
    let time = (formats.text(date, .none, .short), true)
    return switch datePickerMode {
    case .time: [time]
    case .date: [day]
    case .dateAndTime, .countDownTimer: [day, time]
    }
  }

  // Parts without public names, which apps set by key.

  /// The color of the text; `nil` for that of labels.
  package var textColor: UIColor? { didSet { contentDidChange() } }
  /// Whether the current day is in the tint color. Stored; has no effect.
  package var highlightsToday = true
}

/// The style of a date picker. Raw values are UIKit's.
public enum UIDatePickerStyle: Int, Sendable {
  case automatic = 0
  case wheels = 1
  case compact = 2
  case inline = 3
}
