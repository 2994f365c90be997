// SPDX-License-Identifier: MIT

/// The run of a property animator, which can be paused, reversed and scrubbed.
///
/// Its position is a fraction of its duration. Timing curves convert it to the progress of each track.
package final class AnimatorRun: AnimationRun {
  /// A different timing from a position on.
  private struct Detour: Equatable {
    let start: Double
    let curve: TimingCurve
    let duration: TimeInterval
  }

  /// Called when the run reaches its end. Returns whether the run is over.
  package var reachEnd: (@MainActor () -> Bool)?
  package let duration: TimeInterval
  package let curve: TimingCurve
  /// The position at the time ``anchor``, from 0 to 1.
  private var storedPosition = 0.0
  /// The time on the clock at which the run started moving, in seconds; `nil` while it is paused.
  package private(set) var anchor: TimeInterval?
  package private(set) var isReversed = false
  private var detour: Detour?

  package init(duration: TimeInterval, curve: TimingCurve) {
    self.duration = duration
    self.curve = curve
    super.init()
    isHeld = true
  }

  // MARK: Position

  /// The position at a time of the clock, from 0 to 1.
  private func position(at now: TimeInterval) -> Double {
    guard let anchor, duration > 0 else { return storedPosition }
    if let detour {
      // The position at which the run's own curve has the progress that the replacing curve has now.
      return curve.fraction(ofProgress: progress(ofDetour: detour, from: 0, at: now), of: duration)
    }
    let way = max(now - anchor, 0) / duration
    return min(max(storedPosition + (isReversed ? -way : way), 0), 1)
  }

  /// The position at the present time of the clock, from 0 to 1.
  package var currentPosition: Double { position(at: time.now) }

  package override func progress(of track: PropertyTrack, at now: TimeInterval) -> Double? {
    guard let timing = track.timings.first, duration > 0 else { return isReversed ? 0 : 1 }
    let skipped = timing.delay / duration
    if let detour, anchor != nil { return progress(ofDetour: detour, from: skipped, at: now) }
    return progress(at: position(at: now), from: skipped)
  }

  /// The progress at a position of a track that begins when the fraction `skipped` of the duration has passed.
  private func progress(at position: Double, from skipped: Double) -> Double {
    guard skipped < 1 else { return position >= 1 ? 1 : 0 }
    return curve.progress(at: (position - skipped) / (1 - skipped), of: duration * (1 - skipped))
  }

  private func progress(ofDetour detour: Detour, from skipped: Double, at now: TimeInterval) -> Double {
    let begun = progress(at: detour.start, from: skipped)
    let part = detour.duration > 0 ? max(now - (anchor ?? now), 0) / detour.duration : 1
    let goal = isReversed ? 0.0 : 1.0
    return begun + (goal - begun) * detour.curve.progress(at: part, of: detour.duration)
  }

  package override var end: TimeInterval {
    guard let anchor else { return .infinity }
    if let detour { return anchor + detour.duration }
    return anchor + (isReversed ? storedPosition : 1 - storedPosition) * duration
  }

  @MainActor
  package override func finish() {
    guard let reachEnd else { return super.finish() }
    if reachEnd() { leaveClock() }
  }

  // MARK: Control

  /// Pauses the run at a position.
  package func hold(at position: Double) {
    storedPosition = min(max(position, 0), 1)
    anchor = nil
    detour = nil
    isHeld = true
  }

  package override func elapsed(at now: TimeInterval) -> TimeInterval { position(at: now) * duration }
  package override func stand(at elapsed: TimeInterval) { hold(at: duration > 0 ? elapsed / duration : 1) }

  /// Resumes from the current position. The speed is that of the animator, forward or backward.
  package override func move(at speed: Double) {
    setReversed(speed < 0)
    move()
  }

  /// Resumes from the current position after `delay` seconds.
  package func move(after delay: TimeInterval = 0, detour: (curve: TimingCurve, duration: TimeInterval)? = nil) {
    let now = time.now
    storedPosition = position(at: now)
    anchor = now + delay
    self.detour = detour.map { Detour(start: storedPosition, curve: $0.curve, duration: $0.duration) }
    isHeld = false
  }

  /// Changes the direction at the current position.
  package func setReversed(_ isReversed: Bool) {
    guard isReversed != self.isReversed else { return }
    let now = time.now
    let current = position(at: now)
    if let anchor { self.anchor = max(anchor, now) }
    storedPosition = current
    detour = nil
    self.isReversed = isReversed
  }

  /// The timing of a track that is added now and begins when the fraction `factor` of the remaining time has passed.
  package func timing(afterFactor factor: Double) -> AnimationTiming {
    let current = currentPosition
    let skipped = current + (1 - current) * min(max(factor, 0), 1)
    return AnimationTiming(delay: skipped * duration, duration: (1 - skipped) * duration, curve: curve)
  }

  /// The value that a property keeps when the tracks are removed.
  package enum FinalValue {
    /// The value at the end.
    case end
    /// The value at the start.
    case start
    /// The value that is on the screen now.
    case presented
  }

  /// Removes the tracks and sets their properties to the values at a position.
  package func settle(at position: FinalValue) {
    let values = tracks.map { entry -> AnimatedValue? in
      switch position {
      case .end: entry.track.to
      case .start: entry.track.from
      case .presented: entry.layer.layer?.presentedValue(entry.track.keyPath)
      }
    }
    let settled = tracks
    leaveLayers()
    for (entry, value) in zip(settled, values) {
      if let value { entry.layer.layer?.setAnimatedValue(value, for: entry.track.keyPath) }
    }
  }
}
