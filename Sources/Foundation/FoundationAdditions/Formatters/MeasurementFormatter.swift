// SPDX-License-Identifier: MIT

import Foundation

/// Turns measurements into texts.
///
/// Differs from Foundation: units have their symbols in all styles, and only lengths, masses, speeds and temperatures are
/// converted to the units of the locale. Foundation on Linux declares the class and marks it unavailable.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  // Unchecked: as in Foundation, a formatter is used from one thread at a time.

  /// The choice of the unit. Raw values are Foundation's.
  public struct UnitOptions: OptionSet, Hashable, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The unit of the measurement is used.
    public static let providedUnit = UnitOptions(rawValue: 1 << 0)
    /// A unit is used in which the number is neither great nor small.
    public static let naturalScale = UnitOptions(rawValue: 1 << 1)
    /// Temperatures have only a sign for degrees.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
  }

  /// The choice of the unit. The default, none, is the unit of the locale.
  open var unitOptions: UnitOptions = []
  /// The length of the unit's name. The default is `medium`. Short texts have no space before it.
  open var unitStyle = Formatter.UnitStyle.medium
  /// The locale. The default is the user's.
  open var locale: Locale! = Locale.current { didSet { numberFormatter.locale = locale } }
  /// The formatter of the number.
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()

  public override init() { super.init() }
  /// Differs from Foundation: nothing is decoded.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns the text for a measurement.
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    guard let unit = measurement.unit as? Dimension, !unitOptions.contains(.providedUnit) else {
      return text(measurement.value, measurement.unit)
    }
    let candidates = MeasurementUnits.units(for: unit, in: locale ?? .current)
    let converted = candidates.map { ($0, $0.converter.value(fromBaseUnitValue: unit.baseValue(measurement.value))) }
    guard let last = converted.last else { return text(measurement.value, unit) }
    let best = converted.first { abs($0.1) >= 1 } ?? last
    return text(best.1, best.0)
  }

  /// Returns the symbol of a unit.
  open func string(from unit: Unit) -> String { unit.symbol }

  private func text(_ value: Double, _ unit: Unit) -> String {
    let number = numberFormatter?.string(from: NSNumber(value: value)) ?? "\(value)"
    if unit is UnitTemperature {
      return number + (unitOptions.contains(.temperatureWithoutUnit) ? "°" : unit.symbol)
    }
    return number + (unitStyle == .short ? "" : " ") + unit.symbol
  }
}

extension Dimension {
  fileprivate func baseValue(_ value: Double) -> Double { converter.baseUnitValue(fromValue: value) }
}
