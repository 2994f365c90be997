// SPDX-License-Identifier: MIT

/// The abstract base class of animations of one property of a layer.
open class CAPropertyAnimation: CAAnimation {
  /// The key path of the property, such as `position`, `opacity` or `transform.rotation`. The default is `nil`.
  open var keyPath: String?
  /// Whether the values are added to the property's own. The default is `false`.
  open var isAdditive = false
  /// Whether each repetition starts from the final value of the previous one. The default is `false`. Stored; has no
  /// effect.
  open var isCumulative = false

  /// The part of a transform that the values are, when ``keyPath`` is `transform`. The default is `nil`. Rotations about the x and
  /// y axes are not animated.
  open var valueFunction: CAValueFunction?

  /// Creates an animation of the property at `path`.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func takeValues(of other: CAAnimation) {
    super.takeValues(of: other)
    guard let other = other as? CAPropertyAnimation else { return }
    (keyPath, isAdditive, isCumulative) = (other.keyPath, other.isAdditive, other.isCumulative)
    valueFunction = other.valueFunction
  }

  override func tracks(on layer: CALayer, within outer: [AnimationTiming], run: AnimationRun) -> [PropertyTrack] {
    let part = valueFunction.flatMap { keyPath == "transform" ? $0.keyPath : nil }
    guard let keyPath = part ?? keyPath, let present = layer.animatedValue(keyPath) else { return [] }
    let way = way(present: present, seen: layer.presentedValue(keyPath) ?? present)
    guard let first = way.first, let last = way.last else { return [] }
    let track = PropertyTrack(
      keyPath, from: first, to: last, effect: isAdditive ? .adds : .replaces,
      timings: outer + [timing(isOutermost: outer.isEmpty)], run: run)
    track.values = way
    arrange(track)
    return [track]
  }

  /// The key values, at least two, for a property whose value is `present` and whose presented value is `seen`. Returns
  /// none by default.
  func way(present: AnimatedValue, seen: AnimatedValue) -> [AnimatedValue] { [] }

  /// Sets the key times and curves of a track. The default implementation does nothing.
  func arrange(_ track: PropertyTrack) {}
}
