// SPDX-License-Identifier: MIT

/// An animation of a layer: one track of a view animation, or all tracks of an animation added by code.
package struct AddedAnimation {
  /// The key that identifies the animation on its layer.
  package let key: String
  /// The animation that was added; `nil` for a view animation.
  package let animation: CAAnimation?
  /// The tracks, in the order in which they are applied.
  package var tracks: [PropertyTrack]
  /// The run of the tracks, kept alive while they are in effect.
  package let run: AnimationRun
}
