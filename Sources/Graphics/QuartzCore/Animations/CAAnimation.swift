// SPDX-License-Identifier: MIT

/// The abstract base class of animations of a layer.
open class CAAnimation: NSObject, CAMediaTiming, NSCopying {
  /// The begin time in the parent's time, in seconds. The default is 0.
  open var beginTime: CFTimeInterval = 0
  /// The duration of one run in one direction, in seconds. The default is 0, which means the transaction's duration:
  /// 0.25 by default.
  open var duration: CFTimeInterval = 0
  /// The rate of the animation's time relative to its parent's. The default is 1.
  open var speed: Float = 1
  /// The offset in the animation's own time at which it begins, in seconds. The default is 0.
  open var timeOffset: CFTimeInterval = 0
  /// The number of repetitions. The default is 0, which means one run.
  open var repeatCount: Float = 0
  /// The time for which the animation repeats, in seconds. The default is 0, which means that ``repeatCount`` applies.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether each repetition also runs backward. The default is `false`.
  open var autoreverses = false
  /// The presented value before the animation begins and after it has ended. The default is `.removed`.
  open var fillMode = CAMediaTimingFillMode.removed
  /// The timing function. The default is `nil`, which means linear.
  open var timingFunction: CAMediaTimingFunction?
  /// The object notified of the start and the end. It is retained. The default is `nil`.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the animation is removed from the layer when it has ended. The default is `true`.
  open var isRemovedOnCompletion = true
  /// The number of frames per second. The default is `.default`. Stored; has no effect.
  open var preferredFrameRateRange = CAFrameRateRange.default

  public override init() { super.init() }

  @_silgen_name("tinamou_makeAnimation")
  convenience init(_ofClass: Void) { self.init() }

  /// Creates an animation of the receiving class, by its `init()`.
  @_silgen_name("tinamou_makeAnimation")
  static func make(_ ofClass: Void) -> CAAnimation

  /// A copy that later changes do not affect.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).make(())
    copy.takeValues(of: self)
    return copy
  }

  /// Copies the values of another animation of the same class.
  func takeValues(of other: CAAnimation) {
    (beginTime, duration, speed, timeOffset) = (other.beginTime, other.duration, other.speed, other.timeOffset)
    (repeatCount, repeatDuration, autoreverses) = (other.repeatCount, other.repeatDuration, other.autoreverses)
    (fillMode, timingFunction) = (other.fillMode, other.timingFunction)
    (delegate, isRemovedOnCompletion) = (other.delegate, other.isRemovedOnCompletion)
    preferredFrameRateRange = other.preferredFrameRateRange
  }

  /// The timing function as a curve.
  var curve: TimingCurve { .cubic(timingFunction?.curve ?? .linear) }

  /// The tracks on a layer, within the timings of the enclosing groups, outermost first. Returns none by default.
  func tracks(on layer: CALayer, within outer: [AnimationTiming], run: AnimationRun) -> [PropertyTrack] { [] }

  /// The timing. The begin time of the outermost animation is that of its run.
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

/// Methods that report the start and the end of a layer animation.
public protocol CAAnimationDelegate {
  /// Called when the animation was added. The default implementation does nothing.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when the animation ended or was removed; `flag` is `true` if it ran to its end. The default implementation
  /// does nothing.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// A group of animations that run together within the group's own timing.
open class CAAnimationGroup: CAAnimation {
  /// The animations. The default is `nil`. Their begin times are relative to the group, and they end with it.
  open var animations: [CAAnimation]?

  override func takeValues(of other: CAAnimation) {
    super.takeValues(of: other)
    animations = (other as? CAAnimationGroup)?.animations
  }

  override func tracks(on layer: CALayer, within outer: [AnimationTiming], run: AnimationRun) -> [PropertyTrack] {
    let timings = outer + [timing(isOutermost: outer.isEmpty)]
    return (animations ?? []).flatMap { $0.tracks(on: layer, within: timings, run: run) }
  }
}
