// SPDX-License-Identifier: MIT

/// An animation between two values.
///
/// When two of the three values are set, they determine the third. When one is set, the property's own value is the
/// other end.
open class CABasicAnimation: CAPropertyAnimation {
  /// The start value. The default is `nil`.
  open var fromValue: Any?
  /// The final value. The default is `nil`.
  open var toValue: Any?
  /// The difference between the start and the final value. The default is `nil`.
  open var byValue: Any?

  /// Creates an animation that describes a view animation.
  convenience init(describing track: PropertyTrack) {
    self.init(keyPath: track.keyPath)
    fromValue = track.from.plain
    toValue = track.to.plain
    guard let timing = track.timings.last else { return }
    beginTime = track.run.begin + timing.delay
    duration = timing.duration
    repeatCount = timing.repeatCount == 1 ? 0 : Float(timing.repeatCount)
    autoreverses = timing.autoreverses
    if case .cubic(let curve) = timing.curve {
      timingFunction = CAMediaTimingFunction(
        controlPoints: Float(curve.x1), Float(curve.y1), Float(curve.x2), Float(curve.y2))
    }
  }

  override func takeValues(of other: CAAnimation) {
    super.takeValues(of: other)
    guard let other = other as? CABasicAnimation else { return }
    (fromValue, toValue, byValue) = (other.fromValue, other.toValue, other.byValue)
  }

  override func way(present: AnimatedValue, seen: AnimatedValue) -> [AnimatedValue] {
    let from = AnimatedValue(plain: fromValue, like: present)
    let to = AnimatedValue(plain: toValue, like: present)
    let by = AnimatedValue(plain: byValue, like: present)
    switch (from, to, by) {
    case (let from?, let to?, _): return [from, to]
    case (let from?, nil, let by?): return [from, from.adding(by)]
    case (nil, let to?, let by?): return [to.subtracting(by), to]
    case (let from?, nil, nil): return [from, present]
    case (nil, let to?, nil): return [seen, to]
    case (nil, nil, let by?): return [seen, seen.adding(by)]
    case (nil, nil, nil): return [seen, present]
    }
  }
}
