// SPDX-License-Identifier: MIT

/// The animation of one property of one layer: key values at times between 0 and 1, and their effect on the property's
/// value.
package final class PropertyTrack {
  /// The combination of an animated value with the property's value.
  package enum Effect: Equatable {
    /// It replaces the property's value.
    case replaces
    /// It is added to the property's value.
    case adds
    /// Its difference from the last key value is added, so that the property ends at its current value even if that is
    /// set meanwhile.
    case addsDifference
  }

  /// The calculation of values between two key values.
  package enum Interpolation {
    case linear, discrete, cubic
  }

  /// The key path of the property, as in Core Animation.
  package let keyPath: String
  /// The key values, at least two.
  package var values: [AnimatedValue]
  /// The times of the key values, ascending from 0 to 1.
  package var keyTimes: [Double]
  /// The timing curve between each key value and the next. Segments without one are linear.
  var segmentCurves: [CubicCurve] = []
  package var interpolation = Interpolation.linear
  /// Whether key times are chosen for a constant speed.
  package var isPaced = false
  package let effect: Effect
  /// The timings from the outermost group to the animation itself. The progress of each is the time of the next.
  package var timings: [AnimationTiming]
  /// The run that contains the track.
  package unowned let run: AnimationRun

  package init(
    _ keyPath: String, from: AnimatedValue, to: AnimatedValue, effect: Effect, timings: [AnimationTiming],
    run: AnimationRun
  ) {
    self.keyPath = keyPath
    values = [from, to]
    keyTimes = [0, 1]
    self.effect = effect
    self.timings = timings
    self.run = run
  }

  package var from: AnimatedValue { values[0] }
  package var to: AnimatedValue { values[values.count - 1] }

  /// The time from the start of the run to the end of the track, in seconds.
  package var totalDuration: TimeInterval { timings.first?.totalDuration ?? 0 }

  /// The property's value at the present time of the run's clock, when its value without the track is `base`.
  package func applied(to base: AnimatedValue) -> AnimatedValue {
    guard let progress = run.progress(of: self, at: run.time.now) else { return base }
    let value = value(at: progress)
    return switch effect {
    case .replaces: value
    case .adds: base.adding(value)
    case .addsDifference: base.adding(value.subtracting(to))
    }
  }

  /// The progress by the track's own timings, `time` seconds after the start; `nil` while it has no effect.
  package func progress(at time: TimeInterval) -> Double? {
    var time = time
    for (index, timing) in timings.enumerated() {
      guard let progress = timing.progress(at: time) else { return nil }
      if index == timings.count - 1 { return progress }
      time = progress * timing.duration
    }
    return nil
  }

  /// The value at a progress, which may be outside 0 to 1 for a spring.
  package func value(at progress: Double) -> AnimatedValue {
    if values.count == 2, keyTimes == [0, 1], segmentCurves.isEmpty, interpolation != .discrete {
      return values[0].interpolated(to: values[1], at: progress)
    }
    if progress <= keyTimes[0] { return values[0] }
    let last = values.count - 1
    guard let next = keyTimes.firstIndex(where: { progress < $0 }), next > 0 else { return values[last] }
    let start = keyTimes[next - 1]
    var part = (progress - start) / (keyTimes[next] - start)
    if segmentCurves.indices.contains(next - 1) { part = segmentCurves[next - 1].progress(at: part) }
    switch interpolation {
    case .discrete: return values[next - 1]
    case .linear: return values[next - 1].interpolated(to: values[next], at: part)
    case .cubic: return smooth(next - 1, part)
    }
  }

  /// The value between a key value and the next on a Catmull-Rom spline through all key values.
  private func smooth(_ index: Int, _ part: Double) -> AnimatedValue {
    let (b, c) = (values[index], values[index + 1])
    guard b.isAddable else { return b.interpolated(to: c, at: part) }
    let a = index > 0 ? values[index - 1] : b
    let d = index + 2 < values.count ? values[index + 2] : c
    let (p, p2, p3) = (part, part * part, part * part * part)
    let weights = [(-p3 + 2 * p2 - p) / 2, (3 * p3 - 5 * p2 + 2) / 2, (-3 * p3 + 4 * p2 + p) / 2, (p3 - p2) / 2]
    let zero = b.subtracting(b)
    return zip([a, b, c, d], weights).reduce(zero) { sum, entry in
      sum.adding(zero.interpolated(to: entry.0, at: entry.1))
    }
  }

  /// Adds a key value that is reached at `end` by a change that begins at `start`.
  package func append(_ value: AnimatedValue, from start: Double, to end: Double) {
    let last = keyTimes[keyTimes.count - 1]
    if start > last {
      // The value is constant until the change begins.
      keyTimes.append(start)
      values.append(to)
    }
    keyTimes.append(max(end, last))
    values.append(value)
  }

  /// Sets the key times for a constant speed.
  package func pace() {
    let steps = zip(values, values.dropFirst()).map { $0.distance(to: $1) }
    let total = steps.reduce(0, +)
    guard total > 0 else { return }
    var way = 0.0
    keyTimes =
      [0]
      + steps.map { step in
        way += step
        return way / total
      }
    keyTimes[keyTimes.count - 1] = 1
  }
}

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
