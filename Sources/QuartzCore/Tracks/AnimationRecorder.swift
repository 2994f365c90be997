// SPDX-License-Identifier: MIT

/// Takes down what changes while the closure of an animation runs.
final class AnimationRecorder {
  /// The one whose closure is running; nil where changes are not animated. Setters ask this and nothing more.
  @exclusivity(unchecked)
  nonisolated(unsafe) static var current: AnimationRecorder?
  /// Whether animations are made at all.
  nonisolated(unsafe) static var isEnabled = true

  let run: AnimationRun
  /// The timing of what changes now.
  var timing: AnimationTiming
  /// Whether what changes now starts from where it is seen to be, and ends what was under way there.
  var beginsFromCurrentState = false
  /// The options that blocks within inherit.
  var options: UIView.AnimationOptions = []
  /// The part of the way in which what changes now changes, in a keyframe animation.
  var window: (start: Double, end: Double)?
  var interpolation = PropertyTrack.Interpolation.linear
  var isPaced = false
  /// What is done at the end of the closure, still recording.
  var finishing: [() -> Void] = []

  init(run: AnimationRun, timing: AnimationTiming) {
    self.run = run
    self.timing = timing
  }

  /// Runs `changes` and takes down what they change.
  @MainActor
  func record(_ changes: () -> Void) {
    let previous = Self.current
    Self.current = self
    defer { Self.current = previous }
    changes()
    // Finishing may ask for more of it, but only for what is inside.
    for _ in 0..<10 where !finishing.isEmpty {
      let due = finishing
      finishing = []
      for work in due { work() }
    }
  }

  /// Takes down that a property of a layer goes from one value to another.
  func change(_ keyPath: String, of layer: CALayer, from old: AnimatedValue, to new: AnimatedValue) {
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

  /// Lets a property be seen at other values than it has, without changing it.
  func show(_ keyPath: String, of layer: CALayer, from old: AnimatedValue, to new: AnimatedValue) {
    layer.interruptTracks(of: keyPath)
    add(PropertyTrack(keyPath, from: old, to: new, effect: .replaces, timings: [timing], run: run), to: layer)
  }

  private func add(_ track: PropertyTrack, to layer: CALayer) {
    run.add(track, of: layer)
    layer.addTrack(track)
  }

  /// A property that changes again: a later part of its way, or another end.
  private func extend(_ track: PropertyTrack, to new: AnimatedValue) {
    if let window, window.start >= track.keyTimes[track.keyTimes.count - 1] || window.end > track.keyTimes[1] {
      track.append(new, from: window.start, to: window.end)
    } else {
      track.values[track.values.count - 1] = new
    }
  }
}
