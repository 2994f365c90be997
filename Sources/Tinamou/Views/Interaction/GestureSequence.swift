// SPDX-License-Identifier: MIT

/// The interpretation of touches by the gesture recognizers of the view that was touched and of its ancestors.
///
/// A recognizer sets its own ``UIGestureRecognizer/state`` while it handles a touch. Before the change has an effect, the
/// sequence asks whether the gesture may begin, whether another one prevents it, and whether it has to wait for the
/// failure of another one. A sequence lasts until all recognizers have recognized their gestures or failed: several taps
/// belong to one sequence.
@MainActor
final class GestureSequence {
  /// The time in which another tap belongs to the same gesture, in seconds.
  private static let timeBetweenTaps: TimeInterval = 0.35

  /// The sequence that handles a touch, or that waits for another tap.
  private(set) static var current: GestureSequence?

  private let touch: UITouch
  private weak var hit: UIView?
  private var participants: [UIGestureRecognizer]
  /// The recognized gestures.
  private var recognized: [UIGestureRecognizer] = []
  /// The gestures that wait for the failure of others, with the states that they will have.
  private var waiting: [(recognizer: UIGestureRecognizer, state: UIGestureRecognizer.State)] = []
  /// Whether the view does not get the touch any more.
  private var isViewCancelled = false
  private var isTouching = true

  private init(_ touch: UITouch, _ hit: UIView, _ participants: [UIGestureRecognizer]) {
    (self.touch, self.hit, self.participants) = (touch, hit, participants)
  }

  // MARK: Touches

  /// Handles the present phase of a touch: recognizers get it before the view.
  static func handle(_ touch: UITouch, _ event: UIEvent) {
    guard let hit = touch.view else { return }
    let sequence: GestureSequence
    switch touch.phase {
    case .began: sequence = begun(touch, hit)
    default:
      guard let current, current.touch === touch else { return deliver(touch, event, to: hit) }
      sequence = current
    }
    sequence.handle(event)
  }

  /// Returns the sequence of a touch that begins: that of the previous tap, or a new one.
  private static func begun(_ touch: UITouch, _ hit: UIView) -> GestureSequence {
    let earlier = current
    let isContinued = earlier?.hit === hit && earlier?.isTouching == false
    if !isContinued { earlier?.giveUp() }
    let pending = isContinued ? earlier?.participants.filter { $0.state == .possible } ?? [] : []
    let others = (touch.gestureRecognizers ?? []).filter { recognizer in
      recognizer.isEnabled && recognizer.interpretsTouches && !pending.contains(recognizer)
        && recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
    }
    for recognizer in others { recognizer.prepare() }
    let sequence = GestureSequence(touch, hit, pending + others)
    sequence.waiting = isContinued ? earlier?.waiting ?? [] : []
    for recognizer in sequence.participants { recognizer.activeTouch = touch }
    current = sequence
    return sequence
  }

  private func handle(_ event: UIEvent) {
    let touches: Set<UITouch> = [touch]
    for recognizer in participants where recognizer.state != .failed && recognizer.view != nil {
      switch touch.phase {
      case .began: recognizer.touchesBegan(touches, with: event)
      case .moved, .stationary: recognizer.touchesMoved(touches, with: event)
      case .ended: recognizer.touchesEnded(touches, with: event)
      case .cancelled: recognizer.touchesCancelled(touches, with: event)
      case .regionEntered, .regionMoved, .regionExited: break
      }
    }
    if !isViewCancelled, let hit { Self.deliver(touch, event, to: hit) }
    let last = touch.phase == .ended || touch.phase == .cancelled
    if last { end() }
  }

  private static func deliver(_ touch: UITouch, _ event: UIEvent, to view: UIView) {
    switch touch.phase {
    case .began: view.touchesBegan([touch], with: event)
    case .moved, .stationary: view.touchesMoved([touch], with: event)
    case .ended: view.touchesEnded([touch], with: event)
    case .cancelled: view.touchesCancelled([touch], with: event)
    case .regionEntered, .regionMoved, .regionExited: break
    }
  }

  /// Lets time pass while the finger rests.
  func rest(for seconds: TimeInterval) {
    for case let press as UILongPressGestureRecognizer in participants where press.state == .possible {
      if press.minimumPressDuration <= seconds { press.state = .began }
    }
  }

  // MARK: The end

  private func end() {
    isTouching = false
    for recognizer in participants {
      recognizer.activeTouch = nil
      if recognizer.state == .possible, !recognizer.awaitsMoreTaps, !isWaiting(recognizer) { fail(recognizer) }
    }
    guard participants.contains(where: { $0.state == .possible && !isWaiting($0) }) else { return finish() }
    let timer = AnimationRun()
    timer.begin += Self.timeBetweenTaps
    timer.completions.append { [weak self] _ in
      guard let self, GestureSequence.current === self else { return }
      giveUp()
    }
    timer.enterClock()
  }

  /// Ends the sequence without more touches: what needs another tap fails, and what has waited for that is recognized.
  private func giveUp() {
    for recognizer in participants where recognizer.state == .possible && !isWaiting(recognizer) { fail(recognizer) }
    finish()
  }

  private func finish() {
    if GestureSequence.current === self { GestureSequence.current = nil }
    for recognizer in participants {
      recognizer.activeTouch = nil
      recognizer.prepare()
      recognizer.reset()
    }
  }

  // MARK: Recognition

  func includes(_ recognizer: UIGestureRecognizer) -> Bool { participants.contains { $0 === recognizer } }

  private func isWaiting(_ recognizer: UIGestureRecognizer) -> Bool {
    waiting.contains { $0.recognizer === recognizer }
  }

  /// Lets a recognizer begin or end its gesture, if nothing is against it.
  func recognize(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
    guard recognizer.isEnabled, !recognized.contains(where: { prevents($0, recognizer) }), mayBegin(recognizer) else {
      return fail(recognizer)
    }
    let required = participants.filter { $0 !== recognizer && requires(recognizer, failureOf: $0) }
    if required.contains(where: { recognized.contains($0) }) { return fail(recognizer) }
    if required.contains(where: { $0.state == .possible }) {
      if !isWaiting(recognizer) { waiting.append((recognizer, state)) }
      return
    }
    complete(recognizer, state)
  }

  private func complete(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
    waiting.removeAll { $0.recognizer === recognizer }
    recognized.append(recognizer)
    for other in participants where other !== recognizer && other.state == .possible && prevents(recognizer, other) {
      waiting.removeAll { $0.recognizer === other }
      fail(other)
    }
    if recognizer.cancelsTouchesInView, isTouching, !isViewCancelled {
      isViewCancelled = true
      let phase = touch.phase
      touch.phase = .cancelled
      let event = UIEvent()
      event.allTouches = [touch]
      hit?.touchesCancelled([touch], with: event)
      touch.phase = phase
    }
    recognizer.enter(state)
  }

  /// Marks a gesture as failed, and recognizes those that have waited for that.
  func fail(_ recognizer: UIGestureRecognizer) {
    waiting.removeAll { $0.recognizer === recognizer }
    recognizer.enter(.failed)
    for (other, state) in waiting where requires(other, failureOf: recognizer) {
      guard isWaiting(other) else { continue }
      let isFree = participants.allSatisfy { $0 === other || !requires(other, failureOf: $0) || $0.state == .failed }
      if isFree { recognized.contains { prevents($0, other) } ? fail(other) : complete(other, state) }
    }
  }

  // MARK: Questions

  /// Asks the views from the touched one to that of the recognizer, and the recognizer's delegate.
  private func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    var current: UIView? = hit
    while let view = current {
      if !view.gestureRecognizerShouldBegin(recognizer) { return false }
      if view === recognizer.view { break }
      current = view.superview
    }
    return recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true
  }

  private func requires(_ recognizer: UIGestureRecognizer, failureOf other: UIGestureRecognizer) -> Bool {
    recognizer.requiredFailures.contains { $0.recognizer === other } || recognizer.shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: recognizer)
      || recognizer.delegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer) ?? false
  }

  private func prevents(_ recognizer: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    guard recognizer.canPrevent(other), other.canBePrevented(by: recognizer) else { return false }
    return !(recognizer.delegate?.gestureRecognizer(recognizer, shouldRecognizeSimultaneouslyWith: other) ?? false)
      && !(other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: recognizer) ?? false)
  }
}
