// SPDX-License-Identifier: MIT

/// An animation through several key values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The key values, at least two. The default is `nil`.
  open var values: [Any]?
  /// The time of each value, as a fraction of the duration from 0 to 1; `nil`, the default, for evenly spaced times.
  open var keyTimes: [NSNumber]?
  /// The timing function between each value and the next. The default is `nil`, which means linear.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// How values between key values are calculated. The default is `.linear`.
  open var calculationMode = CAAnimationCalculationMode.linear

  override func takeValues(of other: CAAnimation) {
    super.takeValues(of: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    (values, keyTimes) = (other.values, other.keyTimes)
    (timingFunctions, calculationMode) = (other.timingFunctions, other.calculationMode)
  }

  override func way(present: AnimatedValue, seen: AnimatedValue) -> [AnimatedValue] {
    let all = (values ?? []).compactMap { AnimatedValue(plain: $0, like: present) }
    return all.count == 1 ? all + all : all
  }

  override func arrange(_ track: PropertyTrack) {
    let count = track.values.count
    if let keyTimes, keyTimes.count >= count {
      track.keyTimes = keyTimes.prefix(count).map(\.doubleValue)
    } else {
      track.keyTimes = (0..<count).map { Double($0) / Double(max(count - 1, 1)) }
    }
    track.segmentCurves = (timingFunctions ?? []).map(\.curve)
    switch calculationMode {
    case .discrete: track.interpolation = .discrete
    case .cubic, .cubicPaced: track.interpolation = .cubic
    default: break
    }
    if calculationMode == .paced || calculationMode == .cubicPaced { track.pace() }
  }
}
