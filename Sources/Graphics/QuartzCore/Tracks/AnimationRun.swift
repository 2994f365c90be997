// SPDX-License-Identifier: MIT

import Synchronization

/// Animations started together: those of one animation block, one property animator, or one animation added to a layer.
package class AnimationRun {
  /// A property of a layer.
  private struct PropertyKey: Hashable {
    let layer: ObjectIdentifier
    let keyPath: String
  }

  /// The clock in force when the run was created, by which it runs; `nil` after the clock was deallocated.
  private weak var clock: AnimationClock?
  /// The time of that clock.
  package let time: AnimationTime
  /// The start time on the clock, in seconds.
  package var begin: TimeInterval
  /// The active tracks and their layers, in the order of adding.
  package var tracks: [(layer: WeakLayer, track: PropertyTrack)] { entries.compactMap { $0 } }
  /// The tracks in the order of adding; `nil` in place of one that was interrupted.
  private var entries: [(layer: WeakLayer, track: PropertyTrack)?] = []
  /// The indexes in ``entries`` of the tracks of each property, ascending.
  private var indexes: [PropertyKey: [Int]] = [:]
  /// The closures called at the end, with whether no track was interrupted.
  package var completions: [(Bool) -> Void] = []
  /// Whether a track was interrupted.
  private(set) var wasInterrupted = false
  /// The duration that the run has even if its tracks end earlier, in seconds. The default is 0.
  package var minimumDuration: TimeInterval = 0
  /// Whether the run stays on the clock although nothing moves, because it can be resumed.
  package var isHeld = false
  /// The position in the order in which runs last added a track. It decides the order of runs that end together.
  private(set) var order = 0
  private static let lastOrder = Atomic(0)

  /// Creates a run that starts now.
  package init() {
    let clock = AnimationClock.current
    self.clock = clock
    time = clock.time
    begin = clock.time.now
    takeNextOrder()
  }

  /// Whether the run is on its clock.
  var isOnClock: Bool { clock?.runs.contains { $0 === self } ?? false }

  /// Starts the run on its clock, as a part of the current transaction.
  package func start() {
    enterClock()
    CATransaction.current?.include(self)
  }

  /// Adds the run to its clock.
  package func enterClock() { clock?.add(self) }

  /// Removes the run from its clock.
  package func leaveClock() { clock?.remove(self) }

  /// A course of time other than the clock's, for a transition that a gesture drives.
  private struct Pace {
    /// The time that has passed at ``anchor``, in seconds.
    var elapsed: TimeInterval
    /// The time of the clock from which the run moves, in seconds; `nil` while it stands still.
    var anchor: TimeInterval?
    /// The speed, negative for backward.
    var speed = 1.0
  }
  private var pace: Pace?

  /// The longest duration of a track, in seconds, or the minimum duration if that is longer.
  private var length: TimeInterval { entries.reduce(minimumDuration) { max($0, $1?.track.totalDuration ?? 0) } }

  /// The end time on the clock, in seconds. A run without tracks and without a minimum duration ends
  /// when it begins.
  package var end: TimeInterval {
    if isHeld { return .infinity }
    guard let pace else { return begin + length }
    guard let anchor = pace.anchor else { return .infinity }
    let distance = pace.speed < 0 ? pace.elapsed : max(length - pace.elapsed, 0)
    return anchor + distance / abs(pace.speed)
  }

  /// The time that the run has passed at a time of the clock, in seconds.
  package func elapsed(at now: TimeInterval) -> TimeInterval {
    guard let pace else { return now - begin }
    guard let anchor = pace.anchor else { return pace.elapsed }
    return min(max(pace.elapsed + pace.speed * (now - anchor), 0), length)
  }

  /// Lets the run stand still at a time after its start, in seconds.
  package func stand(at elapsed: TimeInterval) { pace = Pace(elapsed: elapsed, anchor: nil) }

  /// Lets the run continue from where it is at a speed; a negative one runs it back to its start.
  package func move(at speed: Double) {
    pace = Pace(elapsed: elapsed(at: time.now), anchor: time.now, speed: speed)
  }

  /// The progress of a track at a time of the clock, in seconds; `nil` while it has no effect.
  package func progress(of track: PropertyTrack, at now: TimeInterval) -> Double? {
    track.progress(at: elapsed(at: now))
  }

  /// The timing of a track as reported by `inspection`.
  package func timing(of track: PropertyTrack) -> AnimationTiming? { track.timings.last }

  /// Adds a track of a layer.
  package func add(_ track: PropertyTrack, of layer: CALayer) {
    indexes[PropertyKey(layer: ObjectIdentifier(layer), keyPath: track.keyPath), default: []].append(entries.count)
    entries.append((WeakLayer(layer: layer), track))
    takeNextOrder()
  }

  private func takeNextOrder() {
    order = AnimationRun.lastOrder.add(1, ordering: .relaxed).newValue
  }

  /// The run's track of a property; `nil` if there is none.
  package func track(_ keyPath: String, of layer: CALayer) -> PropertyTrack? {
    // The layer may have the address of one that no longer exists.
    indexes[PropertyKey(layer: ObjectIdentifier(layer), keyPath: keyPath)]?.lazy
      .compactMap { self.entries[$0] }.first { $0.layer.layer === layer }?.track
  }

  /// Removes one track before its end.
  ///
  /// - Complexity: that of finding the layer's tracks of the property.
  func interrupt(_ track: PropertyTrack, of layer: CALayer) {
    wasInterrupted = true
    let key = PropertyKey(layer: ObjectIdentifier(layer), keyPath: track.keyPath)
    guard let index = indexes[key]?.first(where: { entries[$0]?.track === track }) else { return }
    entries[index] = nil
    indexes[key]?.removeAll { $0 == index }
  }

  /// Removes the tracks from their layers, except permanent ones. Called when the run has ended.
  package func leaveLayers() {
    for case (let weak, let track)? in entries {
      guard let layer = weak.layer else {
        // The animation of a deallocated layer did not finish.
        wasInterrupted = true
        continue
      }
      layer.dropTrack(track)
    }
    entries = []
    indexes = [:]
  }

  /// Ends the run when the clock has reached ``end``: it leaves the clock and its layers, and its completions are called.
  @MainActor
  package func finish() {
    leaveClock()
    leaveLayers()
    complete()
  }

  /// Calls the completions.
  @MainActor
  package func complete() {
    let all = completions
    completions = []
    ReleasePool.open()
    defer { ReleasePool.close() }
    for completion in all { completion(!wasInterrupted) }
  }
}
