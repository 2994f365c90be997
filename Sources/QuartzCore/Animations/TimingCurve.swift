// SPDX-License-Identifier: MIT

/// How progress goes with time.
public enum TimingCurve: Equatable, Hashable, Sendable {
  /// Along a Bézier curve.
  case cubic(CubicCurve)
  /// As a spring swings.
  case spring(SpringMotion)

  /// The same pace all the time.
  public static let linear = TimingCurve.cubic(.linear)
  /// Slow at both ends.
  public static let easeInOut = TimingCurve.cubic(.easeInOut)

  /// The progress at a fraction of `duration` seconds: 0 at the start and 1 at the end, exactly; in between a spring may
  /// be past 1.
  public func progress(at fraction: Double, of duration: TimeInterval) -> Double {
    if fraction <= 0 { return 0 }
    if fraction >= 1 { return 1 }
    return switch self {
    case .cubic(let curve): curve.progress(at: fraction)
    case .spring(let spring): spring.position(at: fraction * duration)
    }
  }

  /// The fraction of the time at which the progress is first `progress`.
  func fraction(ofProgress progress: Double, of duration: TimeInterval) -> Double {
    switch self {
    case .cubic(let curve): return curve.time(ofProgress: progress)
    case .spring:
      // Within the first of a hundred steps that is far enough; a spring may pass the place again later.
      guard let step = (0...100).first(where: { self.progress(at: Double($0) / 100, of: duration) >= progress }),
        step > 0
      else { return progress <= 0 ? 0 : 1 }
      var (low, high) = (Double(step - 1) / 100, Double(step) / 100)
      for _ in 0..<50 {
        let middle = (low + high) / 2
        if self.progress(at: middle, of: duration) < progress { low = middle } else { high = middle }
      }
      return high
    }
  }
}
