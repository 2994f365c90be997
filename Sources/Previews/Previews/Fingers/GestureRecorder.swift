// SPDX-License-Identifier: MIT

import Foundation
import LayoutChecks
import ObjectiveC
import QuartzCore
import Tinamou

/// Describes what fingers did on the screen as actions that do the same.
///
/// A tap or a press is described by a word, where one describes only this view and the place within the view does not matter, and by its
/// point otherwise. All else is the way of each finger with its times.
@MainActor
struct GestureRecorder {
  private var strokes: [[StrokePoint]] = []
  /// The stroke of each finger on the screen.
  private var current: [Int: Int] = [:]
  private var start: TimeInterval = 0
  /// The view that the first finger touched, and a word for it.
  private weak var hit: UIView?
  private var word: String?
  /// Whether the first finger stopped content that was in motion.
  private var stopsMotion = false
  /// The gesture before this one.
  private var last: Last?

  private struct Last {
    weak var hit: UIView?
    var word: String?
    var strokes: [[StrokePoint]]
    var start: TimeInterval
    /// The number of taps, and the time and place of the last one; 0 taps for another gesture.
    var taps = 0
    var end: TimeInterval
    var place: CGPoint
  }

  /// The longest time of a tap, in seconds.
  private static let tapTime = 0.35
  /// The longest way of a tap, in points.
  private static let tapDistance = 4.0

  private var now: TimeInterval { AnimationClock.main.now }

  /// Moves a finger, and notes it.
  ///
  /// - Returns: What the fingers did, if this was the last one on the screen.
  mutating func touch(
    _ phase: LiveRequest.TouchPhase, _ finger: Int, _ point: CGPoint, by fingers: LiveTouchSession
  ) -> RecordedGesture? {
    switch phase {
    case .began: begin(finger, at: point, on: fingers.screen)
    case .moved: move(finger, to: point)
    case .ended: break
    }
    fingers.touch(phase, finger, point)
    return phase == .ended ? end(finger) : nil
  }

  /// Notes that a finger touches a point, before the app is told.
  private mutating func begin(_ finger: Int, at point: CGPoint, on screen: LiveScreen) {
    if current.isEmpty {
      (strokes, start) = ([], now)
      let view = screen.hit(at: point)
      hit = view
      word = view.flatMap { Self.word(for: $0, on: screen) }
      stopsMotion = view?.isInMotion == true
    }
    current[finger] = strokes.count
    strokes.append([StrokePoint(point, now - start)])
  }

  /// Notes that a finger moves.
  private mutating func move(_ finger: Int, to point: CGPoint) {
    guard let stroke = current[finger] else { return }
    strokes[stroke].append(StrokePoint(point, now - start))
  }

  /// Notes that a finger leaves the screen.
  ///
  /// - Returns: What all fingers did; `nil` while one is on the screen.
  private mutating func end(_ finger: Int) -> RecordedGesture? {
    guard let stroke = current.removeValue(forKey: finger), let place = strokes[stroke].last else { return nil }
    strokes[stroke].append(StrokePoint(x: place.x, y: place.y, time: now - start))
    return current.isEmpty ? gesture() : nil
  }

  private mutating func gesture() -> RecordedGesture {
    let first = strokes[0][0]
    var new = Last(
      hit: hit, word: word, strokes: strokes, start: start, end: now, place: CGPoint(x: first.x, y: first.y))
    defer { last = new }
    if stopsMotion, let last {
      // Only together do the two take the time that lies between them.
      new.start = last.start
      new.strokes = last.strokes + strokes.map { $0.map { $0.later(by: start - last.start) } }
      return RecordedGesture(action: .fingers(new.strokes), replacesLast: true)
    }
    guard strokes.count == 1, isAtRest(strokes[0]), let end = strokes[0].last else {
      return RecordedGesture(action: .fingers(strokes), replacesLast: false)
    }
    let target = word.map { LiveTarget.word($0) } ?? .point(x: first.x, y: first.y)
    if end.time >= Self.tapTime {
      return RecordedGesture(action: .press(target, seconds: end.time), replacesLast: false)
    }
    let follows = last.map { isNextTap(after: $0) } ?? false
    new.taps = follows ? (last?.taps ?? 0) + 1 : 1
    // A tap can change the word of what it reaches, such as “Edit”.
    let isOther = follows && last?.word != word
    let place = isOther ? LiveTarget.point(x: first.x, y: first.y) : target
    return RecordedGesture(action: .tap(place, count: new.taps), replacesLast: follows)
  }

  private func isAtRest(_ stroke: [StrokePoint]) -> Bool {
    stroke.allSatisfy { hypot($0.x - stroke[0].x, $0.y - stroke[0].y) <= Self.tapDistance }
  }

  /// Whether a tap belongs to the one before it, as the second of a double tap.
  private func isNextTap(after last: Last) -> Bool {
    let place = strokes[0][0]
    return last.taps > 0 && last.hit != nil && last.hit === hit && start - last.end <= Self.tapTime
      && hypot(place.x - last.place.x, place.y - last.place.y) <= 45
  }

  // MARK: Words

  /// A word for the view that was touched, or for one around it, if a touch that the word leads to reaches the same view.
  private static func word(for hit: UIView, on screen: LiveScreen) -> String? {
    guard isOnePlace(hit) else { return nil }
    let places = LivePlaces(screen: screen)
    return sequence(first: hit, next: \.superview).prefix { !($0 is UIWindow) }.lazy.flatMap(words).first { word in
      guard let point = try? places.point(.word(word)) else { return false }
      return screen.hit(at: point) === hit
    }
  }

  private static func words(for view: UIView) -> [String] {
    let words = [
      view.accessibilityIdentifier, NamedItem(view).givenName, SpokenElement.label(of: view),
      ShownText.wholeText(of: view), isCell(view) ? firstText(in: view) : nil,
    ]
    return words.compactMap { $0 }.filter { !$0.isEmpty }
  }

  private static func isCell(_ view: UIView) -> Bool { view is UITableViewCell || view is UICollectionViewCell }

  private static func firstText(in view: UIView) -> String? {
    ViewFinder.shownViews(view).lazy.compactMap { ShownText.wholeText(of: $0) }.first
  }

  /// Whether the place of a tap within a view does not matter: for buttons, switches, cells, items of bars and empty fields.
  private static func isOnePlace(_ view: UIView) -> Bool {
    switch view {
    case is UIButton, is UISwitch: return true
    case let field as UITextField: return (field.text ?? "").isEmpty
    case is UIControl: return TypeName(type(of: view)).isOfFramework && !hasParts(view)
    default: return isPartOfCell(view)
    }
  }

  /// Whether a touch of a view is one of its cell alone: nothing between them recognizes gestures.
  private static func isPartOfCell(_ view: UIView) -> Bool {
    for current in sequence(first: view, next: \.superview) {
      if isCell(current) { return true }
      if current is UIControl || current.gestureRecognizers?.isEmpty == false { return false }
    }
    return false
  }

  private static func hasParts(_ view: UIView) -> Bool {
    view is UISegmentedControl || view is UIStepper || view is UISlider || view is UIPageControl || view is UIDatePicker
  }
}

extension StrokePoint {
  fileprivate func later(by seconds: Double) -> StrokePoint { StrokePoint(x: x, y: y, time: time + seconds) }
}

extension UIView {
  /// Whether the view, or a scroll view around it, is in motion without a finger.
  fileprivate var isInMotion: Bool {
    sequence(first: self, next: \.superview).contains { ($0 as? UIScrollView)?.isDecelerating == true }
  }
}
