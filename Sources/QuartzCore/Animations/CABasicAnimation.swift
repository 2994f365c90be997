// SPDX-License-Identifier: MIT

/// An animation from one value to another.
///
/// With two of the three values given, the third follows; with one, the property's own value is the other end.
open class CABasicAnimation: CAPropertyAnimation {
  /// Where it begins.
  open var fromValue: Any?
  /// Where it ends.
  open var toValue: Any?
  /// How far it goes.
  open var byValue: Any?

  /// An animation that says what a view's animation does.
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
