// SPDX-License-Identifier: MIT

import LayoutModel

/// A control for selecting a date, a time or a duration.
///
/// Differs from UIKit: it shows its value but does not respond to touches. An inline picker is drawn as wheels.
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

  /// The selected date. The default is the date of creation.
  open var date = Date() { didSet { contentDidChange() } }
  /// Sets the date, limited to the range from ``minimumDate`` to ``maximumDate``. The change is not animated.
  open func setDate(_ date: Date, animated: Bool) {
    let capped = min(date, maximumDate ?? date)
    self.date = max(capped, minimumDate ?? capped)
  }
  /// The earliest date that can be selected; `nil` for no limit. The default is `nil`.
  open var minimumDate: Date?
  /// The latest date that can be selected; `nil` for no limit. The default is `nil`.
  open var maximumDate: Date?
  /// The selected duration, in seconds. The default is `0`.
  open var countDownDuration: TimeInterval = 0 { didSet { setNeedsDisplay() } }
  /// The interval between selectable minutes. The default is `1`.
  open var minuteInterval = 1
  /// Whether a date that is set is rounded to the minute interval. The default is `true`. Stored; has no effect.
  open var roundsToMinuteInterval = true
  /// The locale for formatting dates; `nil` for the current locale. The default is `nil`.
  open var locale: Locale? { didSet { contentDidChange() } }
  /// The calendar for formatting dates. The default is `.current`.
  open var calendar: Calendar! = .current
  /// The time zone for formatting dates; `nil` for the time zone of the calendar. The default is `nil`.
  open var timeZone: TimeZone? { didSet { contentDidChange() } }

  private func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
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

  private static var font: UIFont { .systemFont(ofSize: 17) }
  private static let gap: CGFloat = 6

  private var compactSize: CGSize {
    let widths = texts.map(pillWidth)
    return roundedUpToPixels(
      CGSize(
        width: widths.reduce(0, +) + CGFloat(max(0, widths.count - 1)) * UIDatePicker.gap,
        height: UIDatePicker.font.lineHeight + InterfaceGeneration.current.metrics.controls.compactDateRoom))
  }

  private func pillWidth(_ text: String) -> CGFloat {
    roundedUpToPixels(text.size(withAttributes: [.font: UIDatePicker.font])).width + 22
  }

  /// The texts of the date and the time that the mode includes.
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

  // Parts without public names, which apps set by key.

  /// The color of the text; `nil` for that of labels.
  package var textColor: UIColor? { didSet { setNeedsDisplay() } }
  /// Whether the current day is in the tint color. Stored; has no effect.
  package var highlightsToday = true

  private func drawPills(_ canvas: ControlCanvas) {
    let size = compactSize
    var pill = bounds.centered(size)
    for text in texts {
      pill.size.width = pillWidth(text)
      let shown = runsRightToLeft ? pill.mirrored(in: bounds) : pill
      canvas.fillBody(shown, radius: 8, .tertiarySystemFill)
      canvas.text(text, UIDatePicker.font, textColor ?? .label, in: shown, of: self)
      pill.origin.x += pill.width + UIDatePicker.gap
    }
  }

  private func drawWheels(_ canvas: ControlCanvas) {
    let band = bounds.centered(
      CGSize(width: bounds.width - 18, height: 32 + InterfaceGeneration.current.metrics.controls.pickerBand))
    canvas.fillBody(band, radius: 8, .tertiarySystemFill)
    let text = datePickerMode == .countDownTimer ? durationText : texts.joined(separator: "  ")
    canvas.text(text, .systemFont(ofSize: 21), textColor ?? .label, in: band, of: self)
  }

  private var durationText: String {
    let minutes = Int(saturating: countDownDuration / 60)
    return "\(minutes / 60) hours  \(minutes % 60) min"
  }
}

/// The style of a date picker. Raw values are UIKit's.
public enum UIDatePickerStyle: Int, Sendable {
  case automatic = 0
  case wheels = 1
  case compact = 2
  case inline = 3
}
