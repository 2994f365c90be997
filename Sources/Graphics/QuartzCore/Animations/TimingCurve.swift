// SPDX-License-Identifier: MIT

/// Progress as a function of time.
public enum TimingCurve: Equatable, Hashable, Sendable {
  /// A cubic Bézier curve.
  case cubic(CubicCurve)
  /// The motion of a spring.
  case spring(SpringMotion)

  /// Linear: a constant speed.
  public static let linear = TimingCurve.cubic(.linear)
  /// Ease in, ease out: starts and ends slowly.
  public static let easeInOut = TimingCurve.cubic(.easeInOut)

  /// The progress at a fraction of `duration` seconds: exactly 0 at the start and 1 at the end. A spring may exceed 1
  /// in between.
  public func progress(at fraction: Double, of duration: TimeInterval) -> Double {
    if fraction <= 0 { return 0 }
    if fraction >= 1 { return 1 }
    return switch self {
    case .cubic(let curve): curve.progress(at: fraction)
    case .spring(let spring): spring.position(at: fraction * duration)
    }
  }

  /// The fraction of the time at which the progress first reaches `progress`.
  package func fraction(ofProgress progress: Double, of duration: TimeInterval) -> Double {
    switch self {
    case .cubic(let curve): return curve.time(ofProgress: progress)
    case .spring:
      // Searches the first of a hundred steps that reaches the progress. A spring may reach it again later.
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
