// SPDX-License-Identifier: MIT

import Foundation

/// The units in which people of a region measure, the greatest first.
enum MeasurementUnits {
  static func units(for unit: Dimension, in locale: Locale) -> [Dimension] {
    let isMetric = locale.measurementSystem != .us
    switch unit {
    case is UnitLength:
      if isMetric { return [UnitLength.kilometers, UnitLength.meters, UnitLength.centimeters, UnitLength.millimeters] }
      return [UnitLength.miles, UnitLength.feet, UnitLength.inches]
    case is UnitMass:
      if isMetric { return [UnitMass.kilograms, UnitMass.grams, UnitMass.milligrams] }
      return [UnitMass.pounds, UnitMass.ounces]
    case is UnitSpeed:
      return [locale.measurementSystem == .metric ? UnitSpeed.kilometersPerHour : UnitSpeed.milesPerHour]
    case is UnitTemperature:
      return [isMetric ? UnitTemperature.celsius : UnitTemperature.fahrenheit]
    default:
      return [unit]
    }
  }
}
