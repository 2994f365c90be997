// SPDX-License-Identifier: MIT

import Foundation

/// Turns times into texts such as “2 hours ago”.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  // Unchecked: as in Foundation, a formatter is used from one thread at a time.

  /// Whether words such as “yesterday” are used. Raw values are Foundation's.
  public enum DateTimeStyle: Int, Sendable {
    case numeric = 0
    case named = 1
  }
  /// The spelling of units. Raw values are Foundation's.
  public enum UnitsStyle: Int, Sendable {
    case full = 0
    case spellOut = 1
    case short = 2
    case abbreviated = 3
  }

  /// Whether words such as “yesterday” are used. The default is `numeric`.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// The spelling of units. The default is `full`.
  open var unitsStyle = UnitsStyle.full
  /// The place of the text. The default is `unknown`.
  open var formattingContext = Formatter.Context.unknown
  /// The calendar. The default is the user's.
  open var calendar: Calendar! = Calendar.current
  /// The language. The default is the user's.
  open var locale: Locale! = Locale.current

  public override init() { super.init() }
  /// Differs from Foundation: nothing is decoded.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns the text for a date, seen from another one.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let style = Date.AnchoredRelativeFormatStyle(
      anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: units,
      locale: locale ?? .current, calendar: calendar ?? .current, capitalizationContext: capitalization)
    return style.format(referenceDate)
  }

  /// Returns the text for a time in seconds from now; negative for the past.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let reference = Date()
    return localizedString(for: reference.addingTimeInterval(timeInterval), relativeTo: reference)
  }

  /// Returns the text for components from now; negative for the past.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let reference = Date()
    let date = (calendar ?? .current).date(byAdding: dateComponents, to: reference) ?? reference
    return localizedString(for: date, relativeTo: reference)
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  private var units: Date.RelativeFormatStyle.UnitsStyle {
    switch unitsStyle {
    case .full: .wide
    case .spellOut: .spellOut
    case .short: .abbreviated
    case .abbreviated: .narrow
    }
  }

  private var capitalization: FormatStyleCapitalizationContext {
    switch formattingContext {
    case .beginningOfSentence: .beginningOfSentence
    case .listItem: .listItem
    case .middleOfSentence: .middleOfSentence
    case .standalone: .standalone
    default: .unknown
    }
  }
}
