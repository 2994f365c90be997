// SPDX-License-Identifier: MIT

/// An animation of a layer; one of its subclasses says of what.
open class CAAnimation: NSObject, CAMediaTiming, NSCopying {
  /// When it begins in its parent's time, in seconds.
  open var beginTime: CFTimeInterval = 0
  /// How long one way takes, in seconds; 0 for the transaction's, which is a quarter of a second by default.
  open var duration: CFTimeInterval = 0
  /// How fast its time passes beside its parent's.
  open var speed: Float = 1
  /// How far into it it begins, in seconds.
  open var timeOffset: CFTimeInterval = 0
  /// How often it runs; 0 is once.
  open var repeatCount: Float = 0
  /// How long it is repeated, in seconds; 0 leaves that to ``repeatCount``.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether it runs back after it has run.
  open var autoreverses = false
  /// What is seen before it begins and after it has ended.
  open var fillMode = CAMediaTimingFillMode.removed
  /// The pace; the same all the way if nil.
  open var timingFunction: CAMediaTimingFunction?
  /// What hears of the beginning and the end; it is kept alive.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether it leaves the layer when it has ended.
  open var isRemovedOnCompletion = true

  public required override init() { super.init() }

  /// A copy, which later changes do not touch.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.takeValues(of: self)
    return copy
  }

  /// Takes on the values of another animation of the same class.
  func takeValues(of other: CAAnimation) {
    (beginTime, duration, speed, timeOffset) = (other.beginTime, other.duration, other.speed, other.timeOffset)
    (repeatCount, repeatDuration, autoreverses) = (other.repeatCount, other.repeatDuration, other.autoreverses)
    (fillMode, timingFunction) = (other.fillMode, other.timingFunction)
    (delegate, isRemovedOnCompletion) = (other.delegate, other.isRemovedOnCompletion)
  }

  /// The pace as a curve.
  var curve: TimingCurve { .cubic(timingFunction?.curve ?? .linear) }

  /// The tracks on a layer, within the timings of the groups around it, the outermost first.
  func tracks(on layer: CALayer, within outer: [AnimationTiming], run: AnimationRun) -> [PropertyTrack] { [] }

  /// The timing; the outermost animation's beginning is its run's.
  func timing(isOutermost: Bool) -> AnimationTiming {
    let duration = duration > 0 ? duration : CATransaction.animationDuration()
    var timing = AnimationTiming(
      delay: isOutermost ? 0 : beginTime, duration: duration, curve: curve,
      repeatCount: repeatCount > 0 ? Double(repeatCount) : 1, autoreverses: autoreverses)
    if repeatDuration > 0 { timing.repeatCount = repeatDuration / (autoreverses ? 2 * duration : duration) }
    timing.speed = Double(speed)
    timing.timeOffset = timeOffset
    timing.fillsBackwards = fillMode == .backwards || fillMode == .both
    timing.fillsForwards = fillMode == .forwards || fillMode == .both
    return timing
  }
}
