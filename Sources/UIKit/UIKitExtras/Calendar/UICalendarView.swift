// SPDX-License-Identifier: MIT

/// A calendar of a month.
///
/// Differs from UIKit: the view is empty; tests select dates by its selection.
///
/// Source: Apple, `UICalendarView`.
@preconcurrency @MainActor
open class UICalendarView: UIView {
  /// The delegate. The default is `nil`.
  open weak var delegate: (any UICalendarViewDelegate)?
  /// The object that decides what the user can select. The default is `nil`, for nothing.
  /// Stored; has no effect, because the calendar is not drawn.
  open var selectionBehavior: UICalendarSelection?
  /// The calendar. The default is the current one.
  open var calendar = Calendar.current
  /// The locale. The default is the current one. Stored; has no effect, because the calendar is not drawn.
  open var locale = Locale.current
  /// The time zone; `nil`, the default, for that of the calendar.
  /// Stored; has no effect, because the calendar is not drawn.
  open var timeZone: TimeZone?
  /// The design of the font. The default is `.default`. Stored; has no effect.
  open var fontDesign = UIFontDescriptor.SystemDesign.default
  /// The dates that are available. The default is all. Stored; has no effect.
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture)
  /// The month that is shown. The default is the current one.
  open lazy var visibleDateComponents: DateComponents = calendar.dateComponents(
    [.calendar, .era, .year, .month], from: Date())
  /// Whether dates have decorations. The default is `true`. Stored; has no effect.
  open var wantsDateDecorations = true

  /// Shows a month. The change is not animated.
  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    let previous = visibleDateComponents
    visibleDateComponents = dateComponents
    delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: previous)
  }

  /// Asks the delegate for decorations again.
  open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {
    for date in dates { _ = delegate?.calendarView(self, decorationFor: date) }
  }

  /// A decoration below a date.
  @preconcurrency @MainActor
  open class Decoration: NSObject {
    /// The content of the decoration.
    enum Content {
      case dot(UIColor?)
      case image(UIImage?, UIColor?)
      case view(() -> UIView)
    }
    let content: Content
    /// The size of the decoration.
    let size: DecorationSize
    init(_ content: Content, _ size: DecorationSize) {
      self.content = content
      self.size = size
      super.init()
    }
    /// A dot.
    open class func `default`(color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration {
      Decoration(.dot(color), size)
    }
    /// An image.
    open class func image(_ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration {
      Decoration(.image(image, color), size)
    }
    /// A view.
    open class func customView(_ customViewProvider: @escaping () -> UIView) -> Decoration {
      Decoration(.view(customViewProvider), .medium)
    }
  }

  /// The size of a decoration. Raw values are UIKit's.
  public enum DecorationSize: Int, Sendable { case small, medium, large }
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
