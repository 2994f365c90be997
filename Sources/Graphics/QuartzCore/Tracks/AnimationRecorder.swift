// SPDX-License-Identifier: MIT

import Synchronization

/// A recorder of the changes made while the closure of an animation runs.
package final class AnimationRecorder {
  /// The recorder whose closure is running; `nil` when changes are not animated. Setters check only this.
  package static var current: AnimationRecorder? {
    get { stored }
    set { stored = newValue }
  }

  // Other modules would check at run time that accesses do not overlap; they call the accessors above instead.
  @exclusivity(unchecked) private nonisolated(unsafe) static var stored: AnimationRecorder?
  /// Whether animations are enabled, in the whole process, as in UIKit.
  package static var isEnabled: Bool {
    get { enabled.load(ordering: .relaxed) }
    set { enabled.store(newValue, ordering: .relaxed) }
  }
  private static let enabled = Atomic(true)

  package let run: AnimationRun
  /// The timing of the changes being recorded.
  package var timing: AnimationTiming
  /// Whether recorded changes start from the presented value and end the animations of the same property.
  package var beginsFromCurrentState = false
  /// The options that nested blocks inherit, as the raw value of the caller's option set.
  package var inheritedOptions: UInt = 0
  /// The part of a keyframe animation, from 0 to 1, in which the recorded changes take place.
  package var window: (start: Double, end: Double)?
  package var interpolation = PropertyTrack.Interpolation.linear
  package var isPaced = false
  /// The work done at the end of the closure, while still recording.
  package var finishing: [() -> Void] = []

  package init(run: AnimationRun, timing: AnimationTiming) {
    self.run = run
    self.timing = timing
  }

  /// Runs `changes` and records the changes that it makes.
  @MainActor
  package func record(_ changes: () -> Void) {
    let previous = Self.current
    Self.current = self
    defer { Self.current = previous }
    changes()
    // The work may add more work, but only for nested views.
    for _ in 0..<10 where !finishing.isEmpty {
      let due = finishing
      finishing = []
      for work in due { work() }
    }
  }

  /// Records that a property of a layer changes from one value to another.
  package func change(_ keyPath: String, of layer: CALayer, from old: AnimatedValue, to new: AnimatedValue) {
    if let track = run.track(keyPath, of: layer) { return extend(track, to: new) }
    guard old != new else { return }
    let start = beginsFromCurrentState ? layer.presentedValue(keyPath, from: old) : old
    let adds = new.isAddable && !beginsFromCurrentState
    if !adds { layer.interruptTracks(of: keyPath) }
    let track = PropertyTrack(
      keyPath, from: start, to: new, effect: adds ? .addsDifference : .replaces, timings: [timing], run: run)
    track.interpolation = interpolation
    if let window {
      track.values = [start, new]
      track.keyTimes = [window.start, max(window.end, window.start)]
      track.isPaced = isPaced
    }
    add(track, to: layer)
  }

  /// Animates the presented value of a property without changing the property.
  package func show(_ keyPath: String, of layer: CALayer, from old: AnimatedValue, to new: AnimatedValue) {
    layer.interruptTracks(of: keyPath)
    add(PropertyTrack(keyPath, from: old, to: new, effect: .replaces, timings: [timing], run: run), to: layer)
  }

  private func add(_ track: PropertyTrack, to layer: CALayer) {
    run.add(track, of: layer)
    layer.addTrack(track)
  }

  /// Records a further change of the same property: a later keyframe, or another final value.
  private func extend(_ track: PropertyTrack, to new: AnimatedValue) {
    if let window, window.start >= track.keyTimes[track.keyTimes.count - 1] || window.end > track.keyTimes[1] {
      track.append(new, from: window.start, to: window.end)
    } else {
      track.values[track.values.count - 1] = new
    }
  }
}
