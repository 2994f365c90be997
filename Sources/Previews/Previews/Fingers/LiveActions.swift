// SPDX-License-Identifier: MIT

import Foundation
import LayoutChecks
import QuartzCore
import Tinamou

/// The actions of a user of a running app, described by words. Fingers touch the screen where a person would touch it.
@MainActor
struct LiveActions {
  let screen: LiveScreen
  private var places: LivePlaces { LivePlaces(screen: screen) }
  private var fingers: LiveFingers { LiveFingers(screen) }
  private var scrolling: LiveScrolling { LiveScrolling(screen: screen) }
  private var system: LiveSystem { LiveSystem(screen: screen) }

  /// The time that a finger takes from its first place to its last in a drag, in seconds.
  private static let swipeTime = 0.15
  /// The time for which a finger rests at the end of a drag, so that nothing moves on, in seconds.
  private static let rest = 0.2
  /// The distance between two fingers before a pinch or a turn, in points.
  private static let fingerDistance: CGFloat = 100
  /// The time of a pinch or a turn, in seconds.
  private static let turnTime = 0.4

  /// Performs an action.
  ///
  /// - Returns: Whether it had an effect that can be told; keys may have none.
  @discardableResult
  func perform(_ action: LiveAction) throws(LiveFailure) -> Bool {
    switch action {
    case .tap(let target, let count): fingers.tap(at: try places.point(target), count: count)
    case .press(let target, let seconds): fingers.press(at: try places.point(target), seconds: seconds)
    case .drag(let targets, let holding, let seconds, let rests):
      try drag(targets, holding: holding, seconds: seconds, rests: rests)
    case .dragBy(let target, let dx, let dy, let holding, let seconds, let rests):
      let start = try places.grip(target)
      let end = CGPoint(x: start.x + dx, y: start.y + dy)
      fingers.drag(through: [start, end], holding: holding, seconds: seconds, resting: rests ? Self.rest : 0)
    case .fingers(let strokes): fingers.replay(strokes)
    case .swipe(let direction, let target, let edge): try swipe(direction, on: target, from: edge)
    case .pinch(let target, let factor): try turn(at: target, factor: factor, degrees: 0)
    case .twist(let target, let degrees): try turn(at: target, factor: 1, degrees: degrees)
    case .type(let text, let target): try type(text, into: target)
    case .key(let key):
      guard HardwareKey.isKey(key.name) else { throw .noKey(key.name, known: HardwareKey.names) }
      return HardwareKeyboard(of: .main).press(HardwareKey(key))
    case .wheel(let target, let dx, let dy):
      return scrolling.wheel(at: try places.point(target), dx: dx, dy: dy) != nil
    case .scroll(let target, let dx, let dy): scrolling.scroll(try scrolling.scrollView(target), dx: dx, dy: dy)
    case .scrollTo(let word, let target): try scrolling.reveal(word, in: target)
    case .choose(let titles): try system.choose(titles)
    case .back: try system.goBack()
    case .dismiss: try system.dismiss()
    case .hideKeyboard: try system.hideKeyboard()
    case .resize(let width, let height): system.resize(to: CGSize(width: width, height: height))
    case .shake: system.shake()
    case .memoryWarning: UIApplication.shared.inspection.receiveMemoryWarning()
    case .background: UIApplication.shared.inspection.enterBackground()
    case .foreground: UIApplication.shared.inspection.enterForeground()
    case .activate(let target): try system.activate(target)
    case .waitFor(let text, let isShown, let seconds):
      try LiveWaiting(screen: screen).wait(for: text, isShown: isShown, seconds: seconds)
    }
    return true
  }

  /// Taps the view that a word describes.
  func tap(_ word: String) throws(LiveFailure) { try perform(.tap(.word(word), count: 1)) }

  /// Rests a finger on the view that a word describes.
  func press(_ word: String, seconds: Double) throws(LiveFailure) {
    try perform(.press(.word(word), seconds: seconds))
  }

  /// Types a text into the view that a word describes, which is tapped first, or into what is being edited.
  func type(_ text: String, into word: String?) throws(LiveFailure) {
    try perform(.type(text, into: word.map { .word($0) }))
  }

  /// Presses a key by its name, after those of modifier keys: `cmd+k`.
  func press(key: String) throws(LiveFailure) { HardwareKeyboard(of: .main).press(HardwareKey(named: key)) }

  /// Scrolls the scroll view that a word describes, or the largest one.
  func scroll(_ word: String?, dx: Double, dy: Double) throws(LiveFailure) {
    try perform(.scroll(word.map { .word($0) }, dx: dx, dy: dy))
  }

  // MARK: Fingers

  private func drag(_ targets: [LiveTarget], holding: Double, seconds: Double, rests: Bool) throws(LiveFailure) {
    var points: [CGPoint] = []
    for target in targets {
      points.append(points.isEmpty ? try places.grip(target) : try places.point(target))
    }
    fingers.drag(through: points, holding: holding, seconds: seconds, resting: rests ? Self.rest : 0)
  }

  /// Swipes over most of a view, or of the screen; from an edge, over most of the screen.
  private func swipe(
    _ direction: LiveDirection, on target: LiveTarget?, from edge: LiveDirection?
  ) throws(LiveFailure) {
    let vector = direction.vector
    var start = try places.point(target)
    var area = screen.bounds
    if case .word(let word)? = target { area = places.visibleArea(of: try places.view(word)) }
    if let edge {
      start = Self.point(at: edge, of: screen.bounds, beside: start)
    } else if !target.isPoint {
      start.x -= vector.dx * area.width * 0.35
      start.y -= vector.dy * area.height * 0.35
    }
    var length = max(vector.dx == 0 ? area.height : area.width, 120) * 0.7
    // A person who swipes a row wants to see its actions: a full swipe is a drag.
    if vector.dy == 0, edge == nil, let row = try row(at: target) { length = min(length, row.width * Self.partOfRow) }
    let limits = screen.bounds.insetBy(dx: 1, dy: 1)
    let end = CGPoint(
      x: min(max(start.x + vector.dx * length, limits.minX), limits.maxX),
      y: min(max(start.y + vector.dy * length, limits.minY), limits.maxY))
    fingers.drag(through: [start, end], holding: 0, seconds: Self.swipeTime, resting: 0)
  }

  /// The part of its width by which a row is swiped.
  private static let partOfRow = 0.4

  /// The area of the row of a list that a word describes, or that contains the view; `nil` for none.
  private func row(at target: LiveTarget?) throws(LiveFailure) -> CGRect? {
    guard case .word(let word)? = target else { return nil }
    var view: UIView? = try places.view(word)
    while let current = view, !(current is UITableViewCell), !(current is UICollectionViewListCell) {
      view = current.superview
    }
    return view.map(places.visibleArea)
  }

  private static func point(at edge: LiveDirection, of bounds: CGRect, beside point: CGPoint) -> CGPoint {
    switch edge {
    case .left: CGPoint(x: bounds.minX + 1, y: point.y)
    case .right: CGPoint(x: bounds.maxX - 1, y: point.y)
    case .up: CGPoint(x: point.x, y: bounds.minY + 1)
    case .down: CGPoint(x: point.x, y: bounds.maxY - 1)
    }
  }

  private func turn(at target: LiveTarget?, factor: Double, degrees: Double) throws(LiveFailure) {
    let start = factor > 1 ? Self.fingerDistance / 2 : Self.fingerDistance * 1.5
    fingers.turn(
      around: try places.point(target), from: start, to: start * factor, by: degrees * .pi / 180,
      seconds: Self.turnTime)
  }

  // MARK: Texts

  private func type(_ text: String, into target: LiveTarget?) throws(LiveFailure) {
    if let target { try focus(target) }
    guard let keys = screen.keys else { throw .noTextInput(target?.word) }
    keys.type(text)
  }

  /// Taps a field, unless it is being edited already.
  private func focus(_ target: LiveTarget) throws(LiveFailure) {
    let point = try places.point(target)
    let view = try target.word.map { word throws(LiveFailure) in try places.touchedView(word) }
    if view?.isFirstResponder == true { return }
    fingers.tap(at: point)
    AnimationClock.main.finish()
    if isEdited(view) { return }
    // A field in a view that takes its touches is edited by code on a device, too.
    guard let field = view as? any UITextInput & UIView, field.becomeFirstResponder() else {
      throw .noTextInput(target.word)
    }
    field.selectedTextRange = field.textRange(from: field.endOfDocument, to: field.endOfDocument)
  }

  /// Whether what is being edited is in a view, or the view in it; for no view, whether anything is being edited.
  private func isEdited(_ view: UIView?) -> Bool {
    guard let input = screen.textInput else { return false }
    return view.map { input.isDescendant(of: $0) || $0.isDescendant(of: input) } ?? true
  }
}

extension LiveTarget? {
  fileprivate var isPoint: Bool { if case .point? = self { true } else { false } }
}

extension LiveDirection {
  /// The direction as a vector of length 1.
  fileprivate var vector: CGVector {
    switch self {
    case .up: CGVector(dx: 0, dy: -1)
    case .down: CGVector(dx: 0, dy: 1)
    case .left: CGVector(dx: -1, dy: 0)
    case .right: CGVector(dx: 1, dy: 0)
    }
  }
}
