// SPDX-License-Identifier: MIT

/// How bold a face is, on UIKit's scale from -1 over 0 (regular) to 1.
public struct FontWeight: Hashable, Comparable, Sendable {
  /// The weight on UIKit's scale.
  public var rawValue: Double

  /// The weight `rawValue` on UIKit's scale.
  public init(_ rawValue: Double) { self.rawValue = rawValue }

  /// The thinnest.
  public static let ultraLight = FontWeight(-0.8)
  /// Thinner than light.
  public static let thin = FontWeight(-0.6)
  /// Thinner than regular.
  public static let light = FontWeight(-0.4)
  /// That of running text.
  public static let regular = FontWeight(0)
  /// A little bolder than regular.
  public static let medium = FontWeight(0.23)
  /// That of headlines.
  public static let semibold = FontWeight(0.3)
  /// That of bold text.
  public static let bold = FontWeight(0.4)
  /// Bolder than bold.
  public static let heavy = FontWeight(0.56)
  /// The boldest.
  public static let black = FontWeight(0.62)

  /// Lighter comes first.
  public static func < (left: FontWeight, right: FontWeight) -> Bool { left.rawValue < right.rawValue }

  /// The place of the weight on the axis of type design, 100 (ultra light) to 900 (black), straight between the names.
  var axis: Double {
    let raw = [-0.8, -0.6, -0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62]
    let place = [100.0, 200, 300, 400, 500, 600, 700, 800, 900]
    return interpolated(rawValue, from: raw, to: place)
  }
}

/// The value at `x` of the curve through the points (`xs`, `ys`), straight between them and level outside. `xs` ascend.
func interpolated(_ x: Double, from xs: [Double], to ys: [Double]) -> Double {
  guard x > xs[0] else { return ys[0] }
  for index in 1..<xs.count where x <= xs[index] {
    let share = (x - xs[index - 1]) / (xs[index] - xs[index - 1])
    return ys[index - 1] + share * (ys[index] - ys[index - 1])
  }
  return ys[ys.count - 1]
}
