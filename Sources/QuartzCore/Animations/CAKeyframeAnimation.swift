// SPDX-License-Identifier: MIT

/// An animation over several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values, at least two.
  open var values: [Any]?
  /// When each value is reached, in parts of the duration from 0 to 1; evenly spread if nil.
  open var keyTimes: [NSNumber]?
  /// The pace from each value to the next; the same all the way where there are none.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// How values in between are found.
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
