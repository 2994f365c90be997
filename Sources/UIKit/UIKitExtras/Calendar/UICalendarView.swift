// SPDX-License-Identifier: MIT

/// A calendar of a month, whose days can be decorated and chosen.
///
/// Differs from UIKit: the sizes of rows and decorations are approximate, because none are recorded.
///
/// Source: Apple, `UICalendarView`.
@preconcurrency @MainActor
open class UICalendarView: UIView {
  /// The delegate. The default is `nil`.
  open weak var delegate: (any UICalendarViewDelegate)? { didSet { contentDidChange() } }
  /// The object that decides what the user can select. The default is `nil`, for nothing.
  open var selectionBehavior: UICalendarSelection? {
    didSet {
      oldValue?.calendarView = nil
      selectionBehavior?.calendarView = self
      contentDidChange()
    }
  }
  /// The calendar. The default is the current one.
  open var calendar = Calendar.current { didSet { settingsDidChange() } }
  /// The locale. The default is the current one.
  open var locale = Locale.current { didSet { settingsDidChange() } }
  /// The time zone; `nil`, the default, for that of the calendar.
  open var timeZone: TimeZone? { didSet { settingsDidChange() } }
  /// The design of the font. The default is `.default`.
  open var fontDesign = UIFontDescriptor.SystemDesign.default { didSet { settingsDidChange() } }
  /// The dates that are available. The default is all. Other days are gray, and their months are not shown.
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) {
    didSet { settingsDidChange() }
  }
  /// Whether dates have decorations. The default is `true`.
  open var wantsDateDecorations = true {
    didSet {
      contentDidChange()
      invalidateIntrinsicContentSize()
    }
  }
  private var storedVisibleDateComponents: DateComponents?
  private var monthView: MonthView?

  /// The month that is shown. The default is the current one.
  open var visibleDateComponents: DateComponents {
    get { storedVisibleDateComponents ?? parts(of: Date(), [.calendar, .era, .year, .month]) }
    set { setVisibleDateComponents(newValue, animated: false) }
  }

  /// Shows a month. The change is not animated.
  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    let previous = visibleDateComponents
    storedVisibleDateComponents = dateComponents
    if let month = date(of: dateComponents) { monthView?.show(month) }
    delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: previous)
  }

  /// Asks the delegate again for the decorations of dates.
  open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) { contentDidChange() }

  /// The size of a calendar: at least 320 points wide, and higher where days have decorations. Approximate.
  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: wantsDateDecorations ? 420 : 330) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let view = monthView ?? makeMonthView()
    view.frame = bounds
  }

  private func makeMonthView() -> MonthView {
    let range = availableDateRange
    let view = MonthView(
      formats, month: date(of: visibleDateComponents) ?? Date(), range: range.start...range.end, content: self,
      fontDesign: fontDesign)
    monthView = view
    addSubview(view)
    return view
  }

  /// Makes the calendar again.
  private func settingsDidChange() {
    monthView?.removeFromSuperview()
    monthView = nil
    setNeedsLayout()
  }

  /// Shows the days again, with what the selection and the delegate say of them.
  func contentDidChange() { monthView?.update() }

  // MARK: Dates

  private var formats: DateFormats { DateFormats(calendar: calendar, locale: locale, timeZone: timeZone) }

  /// Returns the day of components in the calendar of this view.
  func date(of components: DateComponents) -> Date? {
    var components = components
    (components.calendar, components.timeZone) = (nil, nil)
    return formats.calendar.date(from: components)
  }

  private func parts(of date: Date, _ units: Set<Calendar.Component>) -> DateComponents {
    formats.calendar.dateComponents(units, from: date)
  }

  /// The components of a day, as the delegates get them.
  private func components(of day: Date) -> DateComponents { parts(of: day, [.calendar, .era, .year, .month, .day]) }
}

extension UICalendarView: MonthContent {
  package var isInteractive: Bool { selectionBehavior != nil }

  package func isSelected(_ day: Date) -> Bool {
    let calendar = formats.calendar
    return selectionBehavior?.dates.contains { date(of: $0).map { calendar.isDate($0, inSameDayAs: day) } ?? false }
      ?? false
  }

  package func canChoose(_ day: Date) -> Bool {
    isSelected(day) || selectionBehavior?.canSelect(components(of: day)) ?? true
  }

  package func choose(_ day: Date) {
    selectionBehavior?.choose(components(of: day), isSelected: isSelected(day))
  }

  package var hasDecorations: Bool { wantsDateDecorations }

  package func decoration(of day: Date) -> UIView? {
    guard wantsDateDecorations else { return nil }
    return delegate?.calendarView(self, decorationFor: components(of: day))?.makeView()
  }

  package func monthDidChange() {
    guard let month = monthView?.month else { return }
    let previous = visibleDateComponents
    storedVisibleDateComponents = parts(of: month, [.calendar, .era, .year, .month])
    delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: previous)
  }
}

/// The methods that decorate a calendar.
@preconcurrency @MainActor
public protocol UICalendarViewDelegate: NSObjectProtocol {
  /// Returns the decoration below a date; `nil` for none.
  func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents)
    -> UICalendarView.Decoration?
  /// Called after another month is shown.
  func calendarView(
    _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
  /// Returns `nil` by default.
  @_disfavoredOverload public func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  )
    -> UICalendarView.Decoration?
  { nil }
  /// The default implementation does nothing.
  @_disfavoredOverload public func calendarView(
    _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) {}
}
