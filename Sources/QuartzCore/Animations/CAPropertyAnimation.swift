// SPDX-License-Identifier: MIT

/// An animation of one property of a layer; one of its subclasses says from where to where.
open class CAPropertyAnimation: CAAnimation {
  /// The property, such as `position`, `opacity` or `transform.rotation`.
  open var keyPath: String?
  /// Whether its values are added to the property's own.
  open var isAdditive = false
  /// Whether each repetition goes on from where the last one ended. Kept only.
  open var isCumulative = false

  /// An animation of the property `path`.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func takeValues(of other: CAAnimation) {
    super.takeValues(of: other)
    guard let other = other as? CAPropertyAnimation else { return }
    (keyPath, isAdditive, isCumulative) = (other.keyPath, other.isAdditive, other.isCumulative)
  }

  override func tracks(on layer: CALayer, within outer: [AnimationTiming], run: AnimationRun) -> [PropertyTrack] {
    guard let keyPath, let present = layer.animatedValue(keyPath) else { return [] }
    let way = way(present: present, seen: layer.presentedValue(keyPath) ?? present)
    guard let first = way.first, let last = way.last else { return [] }
    let track = PropertyTrack(
      keyPath, from: first, to: last, effect: isAdditive ? .adds : .replaces,
      timings: outer + [timing(isOutermost: outer.isEmpty)], run: run)
    track.values = way
    arrange(track)
    return [track]
  }

  /// The values on the way, at least two, of a property that is `present` and is seen to be `seen`.
  func way(present: AnimatedValue, seen: AnimatedValue) -> [AnimatedValue] { [] }

  /// Puts the values of a track into their places.
  func arrange(_ track: PropertyTrack) {}
}
