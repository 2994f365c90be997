// SPDX-License-Identifier: MIT

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
