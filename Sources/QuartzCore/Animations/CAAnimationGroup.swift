// SPDX-License-Identifier: MIT

/// Several animations that run together, within one time of their own.
open class CAAnimationGroup: CAAnimation {
  /// The animations; their beginnings count from the group's, and they end with it.
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
