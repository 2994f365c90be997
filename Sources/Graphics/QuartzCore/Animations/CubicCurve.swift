// SPDX-License-Identifier: MIT

/// A cubic Bézier timing curve from (0, 0) to (1, 1), with time along x and progress along y.
///
/// Source: Apple, `CAMediaTimingFunction`; the control points of its named curves are those of CSS transitions.
public struct CubicCurve: Equatable, Hashable, Sendable {
  /// The time of the first control point, from 0 to 1.
  public let x1: Double
  /// The progress of the first control point.
  public let y1: Double
  /// The time of the second control point, from 0 to 1.
  public let x2: Double
  /// The progress of the second control point.
  public let y2: Double

  /// Creates a curve from two control points. Times are clamped to 0 through 1, because the curve would otherwise run
  /// backward.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = min(max(x1, 0), 1)
    self.y1 = y1
    self.x2 = min(max(x2, 0), 1)
    self.y2 = y2
  }

  /// Linear: a constant speed.
  public static let linear = CubicCurve(0, 0, 1, 1)
  /// Ease in: starts slowly.
  public static let easeIn = CubicCurve(0.42, 0, 1, 1)
  /// Ease out: ends slowly.
  public static let easeOut = CubicCurve(0, 0, 0.58, 1)
  /// Ease in, ease out: starts and ends slowly. This is the default of view animations.
  public static let easeInOut = CubicCurve(0.42, 0, 0.58, 1)
  /// Core Animation's default: starts quickly and ends slowly.
  public static let standard = CubicCurve(0.25, 0.1, 0.25, 1)

  /// The progress at a fraction of the time. It is exact at both ends.
  public func progress(at fraction: Double) -> Double {
    if fraction <= 0 { return 0 }
    if fraction >= 1 { return 1 }
    if x1 == y1, x2 == y2 { return fraction }
    return Self.value(y1, y2, at: parameter(forTime: fraction))
  }

  /// The fraction of the time at which the progress first reaches `progress`, for curves whose progress never
  /// decreases.
  package func time(ofProgress progress: Double) -> Double {
    if progress <= 0 { return 0 }
    if progress >= 1 { return 1 }
    return Self.bisected { self.progress(at: $0) < progress }
  }

  /// The curve's parameter at a time, by Newton's method, and by bisection where the curve is too flat.
  private func parameter(forTime time: Double) -> Double {
    var guess = time
    for _ in 0..<8 {
      let miss = Self.value(x1, x2, at: guess) - time
      if abs(miss) < 1e-12 { return guess }
      let slope = Self.slope(x1, x2, at: guess)
      guard abs(slope) > 1e-6 else { break }
      guess -= miss / slope
      guard (0...1).contains(guess) else { break }
    }
    if abs(Self.value(x1, x2, at: min(max(guess, 0), 1)) - time) < 1e-10 { return min(max(guess, 0), 1) }
    return Self.bisected { Self.value(x1, x2, at: $0) < time }
  }

  /// The value from 0 to 1 up to which `isBelow` holds.
  private static func bisected(_ isBelow: (Double) -> Bool) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if isBelow(middle) { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  private static func value(_ p1: Double, _ p2: Double, at s: Double) -> Double {
    let r = 1 - s
    return 3 * r * r * s * p1 + 3 * r * s * s * p2 + s * s * s
  }

  private static func slope(_ p1: Double, _ p2: Double, at s: Double) -> Double {
    let r = 1 - s
    return 3 * r * r * p1 + 6 * r * s * (p2 - p1) + 3 * s * s * (1 - p2)
  }
}
