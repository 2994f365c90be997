// SPDX-License-Identifier: MIT

/// The way of one property of one layer: values at places between 0 and 1, and what they do to the value underneath.
final class PropertyTrack {
  /// What a value does to the property.
  enum Effect: Equatable {
    /// It takes its place.
    case replaces
    /// It is added.
    case adds
    /// Its difference to the last value is added, so that the property arrives wherever it was set to meanwhile.
    case addsDifference
  }

  /// How values between two key values are found.
  enum Interpolation {
    case linear, discrete, cubic
  }

  /// Core Animation's name of the property.
  let keyPath: String
  /// The values on the way, at least two.
  var values: [AnimatedValue]
  /// The places of the values, rising from 0 to 1.
  var keyTimes: [Double]
  /// The pace between each value and the next; the same pace all the way where there are none.
  var segmentCurves: [CubicCurve] = []
  var interpolation = Interpolation.linear
  /// Whether places are chosen so that the pace is the same all the way.
  var isPaced = false
  let effect: Effect
  /// From the outermost group in: each one's progress is the next one's time.
  var timings: [AnimationTiming]
  /// What the track belongs to.
  unowned let run: AnimationRun

  init(
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

  var from: AnimatedValue { values[0] }
  var to: AnimatedValue { values[values.count - 1] }

  /// How long the track takes from the start of its run, in seconds.
  var totalDuration: TimeInterval { timings.first?.totalDuration ?? 0 }

  /// What the property becomes at a time of the clock, being `base` without the track.
  func applied(to base: AnimatedValue, at now: TimeInterval) -> AnimatedValue {
    guard let progress = run.progress(of: self, at: now) else { return base }
    let value = value(at: progress)
    return switch effect {
    case .replaces: value
    case .adds: base.adding(value)
    case .addsDifference: base.adding(value.subtracting(to))
    }
  }

  /// The progress that the track's own timings give, `time` seconds after the start.
  func progress(at time: TimeInterval) -> Double? {
    var time = time
    for (index, timing) in timings.enumerated() {
      guard let progress = timing.progress(at: time) else { return nil }
      if index == timings.count - 1 { return progress }
      time = progress * timing.duration
    }
    return nil
  }

  /// The value at a place of the way; a spring's places may lie outside 0 to 1.
  func value(at place: Double) -> AnimatedValue {
    if values.count == 2, keyTimes == [0, 1], segmentCurves.isEmpty, interpolation != .discrete {
      return values[0].interpolated(to: values[1], at: place)
    }
    if place <= keyTimes[0] { return values[0] }
    let last = values.count - 1
    guard let next = keyTimes.firstIndex(where: { place < $0 }), next > 0 else { return values[last] }
    let start = keyTimes[next - 1]
    var part = (place - start) / (keyTimes[next] - start)
    if segmentCurves.indices.contains(next - 1) { part = segmentCurves[next - 1].progress(at: part) }
    switch interpolation {
    case .discrete: return values[next - 1]
    case .linear: return values[next - 1].interpolated(to: values[next], at: part)
    case .cubic: return smooth(next - 1, part)
    }
  }

  /// A curve through all values, after Catmull and Rom, between one and the next.
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

  /// Adds a value that is reached at `end` by a change that begins at `start`.
  func append(_ value: AnimatedValue, from start: Double, to end: Double) {
    let last = keyTimes[keyTimes.count - 1]
    if start > last {
      // Until the change begins, the property rests.
      keyTimes.append(start)
      values.append(to)
    }
    keyTimes.append(max(end, last))
    values.append(value)
  }

  /// Chooses the places so that the way is gone at one pace.
  func pace() {
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
