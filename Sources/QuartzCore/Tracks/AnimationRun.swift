// SPDX-License-Identifier: MIT

/// What was set going together: one animation block, one property animator, or one animation added to a layer.
class AnimationRun {
  /// When it was started, on the clock.
  var begin: TimeInterval
  /// The layers and tracks that are under way.
  private(set) var tracks: [(layer: WeakLayer, track: PropertyTrack)] = []
  /// What is called when all has ended: whether nothing was broken off.
  var completions: [(Bool) -> Void] = []
  /// Whether a part was broken off.
  private(set) var wasInterrupted = false
  /// Whether it stays on the clock though nothing moves, because somebody may take it up again.
  var isHeld = false
  /// Which of all runs was the last to set something moving; among runs that end together this decides.
  private(set) var order = 0
  nonisolated(unsafe) private static var lastOrder = 0

  /// A run that starts now.
  init() {
    begin = AnimationTime.now
    takeNextOrder()
  }

  /// When it ends, on the clock; one in which nothing moves is over when it begins.
  var end: TimeInterval {
    if isHeld { return .infinity }
    return begin + (tracks.map(\.track.totalDuration).max() ?? 0)
  }

  /// How far a track is at a time of the clock; nil while it has no effect.
  func progress(of track: PropertyTrack, at now: TimeInterval) -> Double? { track.progress(at: now - begin) }

  /// The timing that `inspection` tells of a track.
  func timing(of track: PropertyTrack) -> AnimationTiming? { track.timings.last }

  /// Lets a track of a layer take part.
  func add(_ track: PropertyTrack, of layer: CALayer) {
    tracks.append((WeakLayer(layer: layer), track))
    takeNextOrder()
  }

  private func takeNextOrder() {
    AnimationRun.lastOrder += 1
    order = AnimationRun.lastOrder
  }

  /// The track of a property, if it takes part already.
  func track(_ keyPath: String, of layer: CALayer) -> PropertyTrack? {
    tracks.first { $0.layer.layer === layer && $0.track.keyPath == keyPath }?.track
  }

  /// Breaks off one track.
  func interrupt(_ track: PropertyTrack) {
    wasInterrupted = true
    tracks.removeAll { $0.track === track }
  }

  /// Takes the tracks off their layers, those that stay for good excepted. Called when the run has ended.
  func leaveLayers() {
    for (weak, track) in tracks {
      guard let layer = weak.layer else {
        // A layer that has gone has not arrived.
        wasInterrupted = true
        continue
      }
      layer.dropTrack(track)
    }
    tracks = []
  }

  /// Calls what is to be called at the end.
  @MainActor
  func complete() {
    let all = completions
    completions = []
    for completion in all { completion(!wasInterrupted) }
  }
}
