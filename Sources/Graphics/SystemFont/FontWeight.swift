// SPDX-License-Identifier: MIT

/// The weight of a face, as in UIKit: from -1 over 0 (regular) to 1.
public struct FontWeight: Hashable, Comparable, Sendable {
  /// The weight as a number, as in UIKit.
  public var rawValue: Double

  /// Creates a weight from a number, as in UIKit.
  public init(_ rawValue: Double) { self.rawValue = rawValue }

  /// The lightest weight.
  public static let ultraLight = FontWeight(-0.8)
  /// Lighter than light.
  public static let thin = FontWeight(-0.6)
  /// Lighter than regular.
  public static let light = FontWeight(-0.4)
  /// The weight of body text.
  public static let regular = FontWeight(0)
  /// Slightly bolder than regular.
  public static let medium = FontWeight(0.23)
  /// The weight of headlines.
  public static let semibold = FontWeight(0.3)
  /// The weight of bold text.
  public static let bold = FontWeight(0.4)
  /// Bolder than bold.
  public static let heavy = FontWeight(0.56)
  /// The heaviest weight.
  public static let black = FontWeight(0.62)

  /// Whether `left` is lighter than `right`.
  public static func < (left: FontWeight, right: FontWeight) -> Bool { left.rawValue < right.rawValue }

  /// The weight on the axis of type design, from 100 (ultra light) to 900 (black), interpolated between the named
  /// weights.
  var axis: Double { interpolated(rawValue, from: Self.rawValues, to: Self.axisValues) }

  /// The position of the weight between the designs of the system font: thin at -1, regular at 0, black at 1.
  ///
  /// Source: advances recorded on iOS 26.1 (Facts, “Recorded fonts”), which have the same shares for all letters.
  var designPosition: Double { interpolated(rawValue, from: Self.rawValues, to: Self.designPositions) }

  /// Creates the weight at `axis` on the axis of type design.
  init(axis: Double) { rawValue = interpolated(axis, from: Self.axisValues, to: Self.rawValues) }

  private static let rawValues = [-0.8, -0.6, -0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62]
  private static let axisValues = [100.0, 200, 300, 400, 500, 600, 700, 800, 900]
  private static let designPositions = [-0.925, -0.725, -0.315, 0, 55.0 / 300, 95.0 / 300, 0.5, 230.0 / 300, 1]
}

/// The value at `x` of the piecewise linear curve through the points (`xs`, `ys`), constant outside. `xs` must ascend.
func interpolated(_ x: Double, from xs: [Double], to ys: [Double]) -> Double {
  guard x > xs[0] else { return ys[0] }
  for index in 1..<xs.count where x <= xs[index] {
    let share = (x - xs[index - 1]) / (xs[index] - xs[index - 1])
    return ys[index - 1] + share * (ys[index] - ys[index - 1])
  }
  return ys[ys.count - 1]
}
