// SPDX-License-Identifier: MIT

import Foundation
import QuartzCore
import Tinamou

/// Fingers that touch the screen in the course of time, on the clock of the animations.
@MainActor
struct LiveFingers {
  let session: LiveTouchSession
  private var clock: AnimationClock { .main }

  /// The time for which a finger that taps touches the screen, in seconds.
  private static let tapTime = 0.08
  /// The time from a tap to the next one of a double tap, in seconds.
  private static let timeBetweenTaps = 0.2
  /// The time after which another tap does not belong to the one before it, in seconds.
  private static let pause = 0.4
  /// The time between two places of a finger that moves, in seconds.
  private static let frameTime = 1.0 / 60

  init(_ screen: LiveScreen) { session = LiveTouchSession(screen) }

  /// Taps a point of the screen.
  func tap(at point: CGPoint, count: Int = 1) {
    play(
      (0..<max(count, 1)).map { number in
        let start = Double(number) * Self.timeBetweenTaps
        return [StrokePoint(point, start), StrokePoint(point, start + Self.tapTime)]
      })
  }

  /// Rests a finger on a point of the screen.
  func press(at point: CGPoint, seconds: Double) { play([[StrokePoint(point, 0), StrokePoint(point, seconds)]]) }

  /// Rests a finger on the first of some points, moves it through the others, and lifts it after a rest.
  func drag(through points: [CGPoint], holding: Double, seconds: Double, resting: Double) {
    var stroke = Self.way(through: points, from: holding, seconds: seconds)
    if holding > 0, let first = points.first { stroke.insert(StrokePoint(first, 0), at: 0) }
    if resting > 0, let last = points.last { stroke.append(StrokePoint(last, holding + seconds + resting)) }
    play([stroke])
  }

  /// Moves two fingers, which are opposite to each other around a point, along an arc: from one distance to another, and by an angle.
  func turn(around middle: CGPoint, from start: CGFloat, to end: CGFloat, by angle: CGFloat, seconds: Double) {
    let count = max(2, Int(seconds / Self.frameTime))
    play(
      [CGFloat(-1), 1].map { side in
        (0...count).map { step in
          let part = CGFloat(step) / CGFloat(count)
          let radius = side * (start + (end - start) * part) / 2
          let point = CGPoint(x: middle.x + radius * cos(angle * part), y: middle.y + radius * sin(angle * part))
          return StrokePoint(point, Double(part) * seconds)
        }
      })
  }

  /// Moves fingers as they were recorded. Motions take their time meanwhile, so that a finger can stop one.
  func replay(_ strokes: [[StrokePoint]]) {
    let wasRunning = clock.isRunning
    clock.isRunning = true
    play(strokes)
    clock.finish()
    clock.isRunning = wasRunning
  }

  /// The places of a finger that moves at an even speed.
  private static func way(through points: [CGPoint], from start: Double, seconds: Double) -> [StrokePoint] {
    let lengths = zip(points, points.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) }
    let whole = max(lengths.reduce(0, +), 1)
    var result = points.first.map { [StrokePoint($0, start)] } ?? []
    var done: CGFloat = 0
    for (index, length) in lengths.enumerated() {
      let time = seconds * Double(length / whole)
      let count = max(1, Int((time / frameTime).rounded()))
      let (from, to) = (points[index], points[index + 1])
      for step in 1...count {
        let part = CGFloat(step) / CGFloat(count)
        let place = CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
        result.append(StrokePoint(place, start + seconds * Double(done / whole) + time * Double(part)))
      }
      done += length
    }
    return result
  }

  // MARK: Time

  /// A change of a finger.
  private struct Event {
    var phase: LiveRequest.TouchPhase
    var finger: Int
    var point: StrokePoint
    /// The place among the changes of one time.
    var rank: Int {
      switch phase {
      case .began: 0
      case .moved: 1
      case .ended: 2
      }
    }
  }

  private func play(_ strokes: [[StrokePoint]]) {
    let start = clock.now
    for event in Self.events(of: strokes) {
      clock.advance(to: start + event.point.time)
      session.touch(event.phase, event.finger, CGPoint(x: event.point.x, y: event.point.y))
      // Between two touches, the app's other work goes on.
      _ = RunLoop.main.run(mode: .default, before: Date())
    }
    clock.advance(by: Self.pause)
  }

  /// The changes of all fingers, in the order of their times. Each finger is lifted where it is at the end of its way; of what happens
  /// at one time, fingers come first, then they move, and then they leave.
  private static func events(of strokes: [[StrokePoint]]) -> [Event] {
    var events: [Event] = []
    for (finger, stroke) in strokes.enumerated() {
      guard let first = stroke.first, let last = stroke.last else { continue }
      events.append(Event(phase: .began, finger: finger, point: first))
      for (before, point) in zip(stroke, stroke.dropFirst()) where before.x != point.x || before.y != point.y {
        events.append(Event(phase: .moved, finger: finger, point: point))
      }
      events.append(Event(phase: .ended, finger: finger, point: last))
    }
    return events.enumerated().sorted { a, b in
      (a.element.point.time, a.element.rank, a.offset) < (b.element.point.time, b.element.rank, b.offset)
    }.map(\.element)
  }
}

extension StrokePoint {
  init(_ point: CGPoint, _ time: Double) { self.init(x: point.x, y: point.y, time: time) }
}
