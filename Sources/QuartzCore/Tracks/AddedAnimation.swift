// SPDX-License-Identifier: MIT

/// What a layer is animated by: one track of a view's animation, or all of one animation that was added by hand.
struct AddedAnimation {
  /// The name under which it can be found and taken off.
  let key: String
  /// What was added; nil for a view's animation.
  let animation: CAAnimation?
  /// Its tracks, in the order in which they act.
  var tracks: [PropertyTrack]
  /// What the tracks belong to, which has to live as long as they act.
  let run: AnimationRun
}
