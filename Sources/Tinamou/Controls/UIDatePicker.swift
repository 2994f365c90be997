// SPDX-License-Identifier: MIT

/// A control for a date, a time or a duration.
///
/// Differs from UIKit: it shows its value and cannot be turned by hand; an inline picker is drawn as wheels are.
///
/// Source: Apple, `UIDatePicker`.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  /// What is chosen. Raw values are UIKit's.
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

  /// What is chosen.
  open var datePickerMode: Mode = .dateAndTime { didSet { contentDidChange() } }

  /// How the picker should look; the system's choice is a compact one, except for durations.
  open var preferredDatePickerStyle: UIDatePickerStyle = .automatic { didSet { contentDidChange() } }

  /// How the picker looks.
  open var datePickerStyle: UIDatePickerStyle {
    if datePickerMode == .countDownTimer { return .wheels }
    return preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }

  /// The chosen date.
  open var date = Date() { didSet { contentDidChange() } }
  /// Chooses a date, or the nearest that is allowed.
  open func setDate(_ date: Date, animated: Bool) {
    let capped = min(date, maximumDate ?? date)
    self.date = max(capped, minimumDate ?? capped)
  }
  /// The first date that can be chosen.
  open var minimumDate: Date?
  /// The last date that can be chosen.
  open var maximumDate: Date?
  /// The chosen duration, in seconds.
  open var countDownDuration: TimeInterval = 0 { didSet { setNeedsDisplay() } }
  /// Steps of minutes.
  open var minuteInterval = 1
  /// How dates are written; nil for the current locale's way.
  open var locale: Locale? { didSet { contentDidChange() } }
  /// The calendar of the dates.
  open var calendar: Calendar! = .current
  /// The time zone of the dates; nil for the calendar's.
  open var timeZone: TimeZone? { didSet { contentDidChange() } }

  private func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  // MARK: Size

  /// Wheels 320 by 216 points, a calendar 320 by 330 or more, compact as wide as the texts and 34.33 points high.
  ///
  /// Only the size of wheels is recorded; the others approximate.
  open override var intrinsicContentSize: CGSize {
    switch datePickerStyle {
    case .wheels: UIPickerView.size
    case .inline: CGSize(width: 320, height: datePickerMode == .dateAndTime ? 380 : datePickerMode == .time ? 34 : 330)
    case .compact, .automatic: compactSize
    }
  }

  /// The content's size, whatever `size` is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  private static let font = UIFont.systemFont(ofSize: 17)
  private static let gap: CGFloat = 6

  private var compactSize: CGSize {
    let widths = texts.map(pillWidth)
    return roundedUpToPixels(
      CGSize(
        width: widths.reduce(0, +) + CGFloat(max(0, widths.count - 1)) * UIDatePicker.gap,
        height: UIDatePicker.font.lineHeight + 14))
  }

  private func pillWidth(_ text: String) -> CGFloat {
    roundedUpToPixels(text.size(withAttributes: [.font: UIDatePicker.font])).width + 22
  }

  /// The texts of the date and of the time, as far as they are chosen.
  private var texts: [String] {
    let formatter = DateFormatter()
    formatter.locale = locale ?? .current
    formatter.timeZone = timeZone ?? calendar.timeZone
    func text(_ dateStyle: DateFormatter.Style, _ timeStyle: DateFormatter.Style) -> String {
      formatter.dateStyle = dateStyle
      formatter.timeStyle = timeStyle
      return formatter.string(from: date)
    }
    switch datePickerMode {
    case .time: return [text(.none, .short)]
    case .date: return [text(.medium, .none)]
    case .dateAndTime, .countDownTimer: return [text(.medium, .none), text(.none, .short)]
    }
  }

  // MARK: Drawing

  open override func draw(_ rect: CGRect) {
    guard let canvas = ControlCanvas(for: self) else { return }
    canvas.dimmed(unless: isEnabled) {
      if datePickerStyle == .compact { drawPills(canvas) } else { drawWheels(canvas) }
    }
  }

  private func drawPills(_ canvas: ControlCanvas) {
    let size = compactSize
    var place = bounds.centered(size)
    for text in texts {
      place.size.width = pillWidth(text)
      let shown = runsRightToLeft ? place.mirrored(in: bounds) : place
      canvas.fillRounded(shown, radius: 8, .tertiarySystemFill)
      canvas.text(text, UIDatePicker.font, .label, in: shown, of: self)
      place.origin.x += place.width + UIDatePicker.gap
    }
  }

  private func drawWheels(_ canvas: ControlCanvas) {
    let band = bounds.centered(CGSize(width: bounds.width - 18, height: 32))
    canvas.fillRounded(band, radius: 8, .tertiarySystemFill)
    let text = datePickerMode == .countDownTimer ? durationText : texts.joined(separator: "  ")
    canvas.text(text, .systemFont(ofSize: 21), .label, in: band, of: self)
  }

  private var durationText: String {
    let minutes = Int(countDownDuration / 60)
    return "\(minutes / 60) hours  \(minutes % 60) min"
  }
}
