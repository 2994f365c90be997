// SPDX-License-Identifier: MIT

import Foundation

/// Turns durations into texts.
///
/// Differs from Foundation: years and months have English names in all languages; the other units have the names of the
/// calendar's locale. Foundation on Linux declares the class and marks it unavailable.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  // Unchecked: as in Foundation, a formatter is used from one thread at a time.

  /// The spelling of units. Raw values are Foundation's.
  public enum UnitsStyle: Int, Sendable {
    case positional = 0
    case abbreviated = 1
    case short = 2
    case full = 3
    case spellOut = 4
    case brief = 5
  }

  /// The treatment of units whose value is 0. Raw values are Foundation's.
  public struct ZeroFormattingBehavior: OptionSet, Hashable, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// As `dropLeading` with `pad` in positional texts, else as `dropAll`.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
    /// Zeros before the first other unit are left out.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
    /// Zeros between other units are left out.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
    /// Zeros after the last other unit are left out.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
    /// All zeros are left out.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// Units in positional texts have two digits.
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  /// The spelling of units. The default is `positional`.
  open var unitsStyle = UnitsStyle.positional
  /// The units. The default, none, stands for years to seconds.
  open var allowedUnits: NSCalendar.Unit = []
  /// The treatment of units whose value is 0.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The calendar. The default is the user's.
  open var calendar: Calendar? = Calendar.current
  /// The date at which durations begin; `nil`, the default, for the reference date.
  open var referenceDate: Date?
  /// Whether the last unit has a fraction. The default is `false`. Stored; has no effect.
  open var allowsFractionalUnits = false
  /// The greatest number of units; 0, the default, for all.
  open var maximumUnitCount = 0
  /// Whether the greatest unit is turned into the next one. The default is `false`. Stored; has no effect.
  open var collapsesLargestUnit = false
  /// Whether the text says that it is not exact. The default is `false`.
  open var includesApproximationPhrase = false
  /// Whether the text says that the time remains. The default is `false`.
  open var includesTimeRemainingPhrase = false
  /// The place of the text. Stored; has no effect.
  open var formattingContext = Formatter.Context.unknown

  public override init() { super.init() }
  /// Differs from Foundation: nothing is decoded.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns the text for a duration in seconds.
  open func string(from ti: TimeInterval) -> String? {
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return string(from: start, to: start.addingTimeInterval(ti))
  }

  /// Returns the text for the time from one date to another one.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    let units = DurationUnit.allCases.filter { usedUnits.contains($0.flag) }
    let components = usedCalendar.dateComponents(Set(units.map(\.component)), from: startDate, to: endDate)
    return text(units.map { ($0, components.value(for: $0.component) ?? 0) })
  }

  /// Returns the text for components.
  open func string(from components: DateComponents) -> String? {
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return usedCalendar.date(byAdding: components, to: start).flatMap { string(from: start, to: $0) }
  }

  open override func string(for obj: Any?) -> String? {
    if let components = obj as? DateComponents { return string(from: components) }
    return (obj as? TimeInterval).flatMap { string(from: $0) }
  }

  /// Returns the text for components with a spelling.
  open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  private var usedCalendar: Calendar { calendar ?? .current }
  private var usedUnits: NSCalendar.Unit {
    allowedUnits.isEmpty ? [.year, .month, .day, .hour, .minute, .second] : allowedUnits
  }

  private func text(_ values: [(unit: DurationUnit, value: Int)]) -> String? {
    guard let smallest = values.last else { return nil }
    var kept = withoutZeros(values)
    if kept.isEmpty { kept = [smallest] }
    if maximumUnitCount > 0 { kept = Array(kept.prefix(maximumUnitCount)) }
    let joined = unitsStyle == .positional ? positional(kept) : spelled(kept)
    var text = joined
    if includesApproximationPhrase { text = "About " + text }
    if includesTimeRemainingPhrase { text += " remaining" }
    return text
  }

  private func withoutZeros(_ values: [(unit: DurationUnit, value: Int)]) -> [(unit: DurationUnit, value: Int)] {
    guard let first = values.firstIndex(where: { $0.value != 0 }),
      let last = values.lastIndex(where: { $0.value != 0 })
    else { return zeros.contains(.dropLeading) ? [] : values }
    return values.enumerated().filter { index, entry in
      if entry.value != 0 { return true }
      if index < first { return !zeros.contains(.dropLeading) }
      return !zeros.contains(index > last ? .dropTrailing : .dropMiddle)
    }.map(\.element)
  }

  private var zeros: ZeroFormattingBehavior {
    guard zeroFormattingBehavior.contains(.default) else { return zeroFormattingBehavior }
    return unitsStyle == .positional ? [.dropLeading] : .dropAll
  }

  private func positional(_ values: [(unit: DurationUnit, value: Int)]) -> String {
    var text = values.first.map { abs($0.value) }.map { "\($0)" } ?? ""
    if zeroFormattingBehavior.contains(.pad), text.count == 1 { text = "0" + text }
    // A single unit of a clock keeps its place: 5 seconds are "5", 65 seconds are "1:05".
    for entry in values.dropFirst() {
      let digits = "\(abs(entry.value))"
      text += (entry.unit.isOfClock ? ":" : " ") + (digits.count == 1 ? "0" + digits : digits)
    }
    return values.contains { $0.value < 0 } ? "-" + text : text
  }

  private func spelled(_ values: [(unit: DurationUnit, value: Int)]) -> String {
    let separator = unitsStyle == .abbreviated || unitsStyle == .brief ? " " : ", "
    let locale = usedCalendar.locale ?? .current
    return values.map { $0.unit.text($0.value, unitsStyle, locale) }.joined(separator: separator)
  }
}
