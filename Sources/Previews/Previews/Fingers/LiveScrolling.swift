// SPDX-License-Identifier: MIT

import Foundation
import LayoutChecks
import QuartzCore
import Tinamou

/// Scroll views that fingers drag, and that wheels turn.
@MainActor
struct LiveScrolling {
  let screen: LiveScreen
  private var places: LivePlaces { LivePlaces(screen: screen) }

  /// The part of a scroll view's visible area that a finger crosses in one drag.
  private static let reach: CGFloat = 0.6
  /// The distance from which on a moving finger drags, in points.
  private static let shortestDrag: CGFloat = 12
  /// The number of drags after which a distance is given up.
  private static let maximumDrags = 400

  // MARK: Wheels

  /// Turns the wheel of a pointer at a point of the screen.
  ///
  /// - Returns: The distance by which a scroll view has moved; `nil` if none has.
  func wheel(at point: CGPoint, dx: Double, dy: Double) -> CGSize? {
    var view = screen.hit(at: point)?.nearestScrollView
    while let scrollView = view {
      let before = scrollView.contentOffset
      let after = scrollView.offsetInRange(nearestTo: CGPoint(x: before.x + dx, y: before.y + dy))
      if scrollView.isScrollEnabled, after != before {
        scrollView.setContentOffset(after, animated: false)
        scrollView.flashScrollIndicators()
        return CGSize(width: after.x - before.x, height: after.y - before.y)
      }
      view = scrollView.superview?.nearestScrollView
    }
    return nil
  }

  // MARK: Fingers

  /// The scroll view that a target describes, or the largest one.
  func scrollView(_ target: LiveTarget?) throws(LiveFailure) -> UIScrollView {
    let view: UIView?
    switch target {
    case nil: view = largestScrollView
    case .word(let word): view = try places.view(word)
    case .point(let x, let y): view = screen.hit(at: CGPoint(x: x, y: y))
    }
    guard let scrollView = view?.nearestScrollView, scrollView.isScrollEnabled else {
      throw .notScrollable(target?.word)
    }
    return scrollView
  }

  private var largestScrollView: UIScrollView? { scrollViews.first }

  /// The scroll views of the window in front that has any, the largest one first.
  private var scrollViews: [UIScrollView] {
    let all = screen.appWindows.reversed().lazy.map { window in
      ViewFinder.shownViews(window).compactMap { $0 as? UIScrollView }.filter(\.isScrollEnabled)
    }
    let views = all.first { !$0.isEmpty } ?? []
    let sizes = views.enumerated().map { (view: $1, area: $1.bounds.width * $1.bounds.height, place: $0) }
    return sizes.sorted { ($1.area, $0.place) < ($0.area, $1.place) }.map(\.view)
  }

  /// Drags the content of a scroll view by a distance, as far as it goes, with as many drags as that takes.
  func scroll(_ scrollView: UIScrollView, dx: CGFloat, dy: CGFloat) {
    let old = scrollView.contentOffset
    let goal = scrollView.offsetInRange(nearestTo: CGPoint(x: old.x + dx, y: old.y + dy))
    for _ in 0..<Self.maximumDrags {
      let before = scrollView.contentOffset
      let rest = CGSize(width: goal.x - before.x, height: goal.y - before.y)
      if abs(rest.width) < 0.5, abs(rest.height) < 0.5 { return }
      // A finger that moves so little would tap what is below it.
      if hypot(rest.width, rest.height) < Self.shortestDrag {
        return scrollView.setContentOffset(goal, animated: false)
      }
      drag(scrollView, by: rest)
      if scrollView.contentOffset == before { return }
    }
  }

  /// Drags once, at most as far as the finger can go.
  private func drag(_ scrollView: UIScrollView, by wanted: CGSize) {
    let area = places.visibleArea(of: scrollView)
    guard area.width > 0, area.height > 0 else { return }
    let step = CGSize(
      width: max(-area.width * Self.reach, min(wanted.width, area.width * Self.reach)),
      height: max(-area.height * Self.reach, min(wanted.height, area.height * Self.reach)))
    let start = self.start(of: step, in: area, of: scrollView)
    let session = LiveTouchSession(screen)
    let clock = AnimationClock.main
    let old = scrollView.contentOffset
    session.touch(.began, 0, start)
    var place = start
    func move(to point: CGPoint, steps: Int) {
      let from = place
      for number in 1...steps {
        clock.advance(by: 1.0 / 60)
        let part = CGFloat(number) / CGFloat(steps)
        place = CGPoint(x: from.x + (point.x - from.x) * part, y: from.y + (point.y - from.y) * part)
        session.touch(.moved, 0, place)
      }
    }
    move(to: CGPoint(x: start.x - step.width, y: start.y - step.height), steps: 18)
    // A part of the way is gone before the finger is taken for one that drags.
    let missing = CGSize(
      width: old.x + step.width - scrollView.contentOffset.x, height: old.y + step.height - scrollView.contentOffset.y)
    if abs(missing.width) + abs(missing.height) >= 0.5 {
      move(to: CGPoint(x: place.x - missing.width, y: place.y - missing.height), steps: 4)
    }
    clock.advance(by: 0.3)
    session.touch(.ended, 0, place)
    clock.finish()
    scrollView.window?.layoutIfNeeded()
  }

  /// A point at which a finger drags a scroll view and nothing else, with room for the step.
  private func start(of step: CGSize, in area: CGRect, of scrollView: UIScrollView) -> CGPoint {
    let middle = CGPoint(x: area.midX + step.width / 2, y: area.midY + step.height / 2)
    let parts: [CGFloat] = [0, -0.15, 0.15, -0.3, 0.3, -0.42, 0.42]
    let points = parts.flatMap { across in
      parts.map { along in
        step.width == 0
          ? CGPoint(x: area.midX + across * area.width, y: middle.y + along * (area.height - abs(step.height)))
          : CGPoint(x: middle.x + along * (area.width - abs(step.width)), y: area.midY + across * area.height)
      }
    }
    return points.first { point in
      guard let hit = screen.hit(at: point), hit.isDescendant(of: scrollView) else { return false }
      return !sequence(first: hit, next: { $0 === scrollView ? nil : $0.superview }).contains(where: Self.takesDrags)
    } ?? middle
  }

  private static func takesDrags(_ view: UIView) -> Bool {
    view is UISlider || view is UISwitch || view is UIPickerView || view is UITextView && view.isFirstResponder
  }

  // MARK: Views that come into sight

  /// Scrolls until the view that a word describes is seen. Without a target, the largest scroll view is scrolled first, then the others.
  func reveal(_ word: String, in target: LiveTarget?) throws(LiveFailure) {
    if show(word) { return }
    for scrollView in target == nil ? scrollViews : [try self.scrollView(target)] {
      if reveal(word, in: scrollView) { return }
    }
    if target == nil, largestScrollView == nil { throw .notScrollable(nil) }
    _ = try places.view(word)
    throw .offScreen(word)
  }

  /// Scrolls a view forward, then back, until the view that a word describes is seen.
  private func reveal(_ word: String, in scrollView: UIScrollView) -> Bool {
    let start = scrollView.contentOffset
    let isVertical =
      scrollView.offsetInRange(nearestTo: CGPoint(x: start.x, y: start.y + 1)) != start
      || scrollView.offsetInRange(nearestTo: CGPoint(x: start.x, y: start.y - 1)) != start
    for sign in [CGFloat(1), -1] {
      for _ in 0..<Self.maximumDrags {
        let before = scrollView.contentOffset
        let page = sign * Self.reach * (isVertical ? scrollView.bounds.height : scrollView.bounds.width)
        scroll(scrollView, dx: isVertical ? 0 : page, dy: isVertical ? page : 0)
        if show(word) { return true }
        if scrollView.contentOffset == before { break }
      }
    }
    return false
  }

  /// Whether the view that a word describes is seen, after the scroll views around it have been dragged.
  private func show(_ word: String) -> Bool {
    guard let view = try? places.view(word) else { return false }
    var current = view.superview?.nearestScrollView
    while let scrollView = current {
      let frame = view.convert(view.bounds, to: scrollView)
      let inset = scrollView.adjustedContentInset
      let seen = scrollView.bounds.inset(by: inset)
      let dx = Self.distance(from: seen.minX...max(seen.minX, seen.maxX), to: frame.minX...max(frame.minX, frame.maxX))
      let dy = Self.distance(from: seen.minY...max(seen.minY, seen.maxY), to: frame.minY...max(frame.minY, frame.maxY))
      if dx != 0 || dy != 0 { scroll(scrollView, dx: dx, dy: dy) }
      current = scrollView.superview?.nearestScrollView
    }
    return (try? places.point(on: view, word)) != nil
  }

  /// The shortest distance by which a range has to move so that it contains another one, or its beginning.
  private static func distance(from seen: ClosedRange<CGFloat>, to wanted: ClosedRange<CGFloat>) -> CGFloat {
    if wanted.lowerBound < seen.lowerBound { return wanted.lowerBound - seen.lowerBound }
    guard wanted.upperBound > seen.upperBound else { return 0 }
    return min(wanted.upperBound - seen.upperBound, wanted.lowerBound - seen.lowerBound)
  }
}

extension LiveTarget {
  /// The word; `nil` for a point.
  var word: String? { if case .word(let word) = self { word } else { nil } }
}

extension UIView {
  /// The view itself, or the nearest superview, that scrolls.
  var nearestScrollView: UIScrollView? {
    var current: UIView? = self
    while let view = current {
      if let scrollView = view as? UIScrollView { return scrollView }
      current = view.superview
    }
    return nil
  }
}
