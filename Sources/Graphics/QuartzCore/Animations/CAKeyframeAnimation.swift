// SPDX-License-Identifier: MIT

/// An animation through several key values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The key values, at least two. The default is `nil`.
  open var values: [Any]?
  /// The time of each value, as a fraction of the duration from 0 to 1; `nil`, the default, for evenly spaced times.
  open var keyTimes: [NSNumber]?
  /// The timing function between each value and the next. The default is `nil`, which means linear.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// The calculation of values between key values. The default is `.linear`.
  open var calculationMode = CAAnimationCalculationMode.linear

  /// The path along which a property that is a point moves, in place of ``values``. The default is `nil`.
  ///
  /// Each line or curve of the path takes the time between two key times. `.paced` moves at a constant speed.
  open var path: CGPath?
  /// Whether the layer turns with the path. The default is `nil`: it does not.
  open var rotationMode: CAAnimationRotationMode?
  /// The tension of the curve of `.cubic` at each value. The default is `nil`. Stored; has no effect.
  open var tensionValues: [NSNumber]?
  /// The sharpness of the corners of the curve of `.cubic`. The default is `nil`. Stored; has no effect.
  open var continuityValues: [NSNumber]?
  /// The position of the curve of `.cubic` relative to each value. The default is `nil`. Stored; has no effect.
  open var biasValues: [NSNumber]?

  override func takeValues(of other: CAAnimation) {
    super.takeValues(of: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    (values, keyTimes) = (other.values, other.keyTimes)
    (timingFunctions, calculationMode) = (other.timingFunctions, other.calculationMode)
    (path, rotationMode) = (other.path, other.rotationMode)
    (tensionValues, continuityValues, biasValues) = (other.tensionValues, other.continuityValues, other.biasValues)
  }

  override func way(present: AnimatedValue, seen: AnimatedValue) -> [AnimatedValue] {
    if let motion = motion(of: present) { return motion.points.map { .point($0) } }
    let all = (values ?? []).compactMap { AnimatedValue(plain: $0, like: present) }
    return all.count == 1 ? all + all : all
  }

  override func arrange(_ track: PropertyTrack) {
    if let motion = motion(of: track.from) {
      track.keyTimes = motion.times
      if calculationMode == .discrete { track.interpolation = .discrete }
      if calculationMode == .paced || calculationMode == .cubicPaced { track.pace() }
      return
    }
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

  override func tracks(on layer: CALayer, within outer: [AnimationTiming], run: AnimationRun) -> [PropertyTrack] {
    let tracks = super.tracks(on: layer, within: outer, run: run)
    guard let rotationMode, let moving = tracks.first, let motion = motion(of: moving.from),
      let first = motion.angles(reversed: rotationMode == .rotateAutoReverse).first
    else { return tracks }
    let turning = PropertyTrack(
      "transform.rotation.z", from: .number(first), to: .number(first), effect: .adds, timings: moving.timings, run: run
    )
    turning.values = motion.angles(reversed: rotationMode == .rotateAutoReverse).map { .number($0) }
    turning.keyTimes = moving.keyTimes
    turning.interpolation = .discrete
    return tracks + [turning]
  }

  /// The motion along ``path`` of a property with a value like `present`; `nil` when there is no path, or the value is no point.
  private func motion(of present: AnimatedValue) -> PathMotion? {
    guard let path, case .point = present else { return nil }
    return PathMotion(
      along: path, keyTimes: keyTimes?.map(\.doubleValue), curves: (timingFunctions ?? []).map(\.curve),
      isDiscrete: calculationMode == .discrete)
  }
}

/// The interpolation of an animation between its key values. Raw values are Core Animation's.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The raw value, as in Core Animation.
  public let rawValue: String
  /// Creates a mode from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Linear interpolation.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// No interpolation: each value applies until the time of the next.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Linear interpolation at a constant speed.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// Interpolation on a smooth curve through all values.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// Interpolation on a smooth curve through all values, at a roughly constant speed.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// Whether a layer that moves along a path turns with it.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The raw value, as in Core Animation.
  public let rawValue: String
  /// Creates a mode from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The layer turns so that its x axis has the direction of the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// The layer turns so that its x axis has the opposite direction.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
