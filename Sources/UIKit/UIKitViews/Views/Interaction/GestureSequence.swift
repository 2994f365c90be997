// SPDX-License-Identifier: MIT

/// The interpretation of touches by the gesture recognizers of the view that was touched and of its ancestors.
///
/// A recognizer sets its own ``UIGestureRecognizer/state`` while it handles a touch. Before the change has an effect, the
/// sequence asks whether the gesture may begin, whether another one prevents it, and whether it has to wait for the
/// failure of another one. A sequence lasts until all recognizers have recognized their gestures or failed: several taps
/// belong to one sequence, and so do several fingers that touch the screen at the same time.
@MainActor
final class GestureSequence {
  /// The time in which another tap belongs to the same gesture, in seconds.
  private static let timeBetweenTaps: TimeInterval = 0.35

  /// The sequence that handles a touch, or that waits for another tap.
  private(set) static var current: GestureSequence?

  /// The touches on the screen, in the order in which they began.
  private var touches: [UITouch] = []
  /// The touches that views get.
  private(set) var delivery = TouchDelivery()
  /// The view in which the first touch began.
  private weak var hit: UIView?
  private var participants: [UIGestureRecognizer]
  /// The recognized gestures.
  private var recognized: [UIGestureRecognizer] = []
  /// The gestures that wait for the failure of others, with the states that they will have.
  private var waiting: [(recognizer: UIGestureRecognizer, state: UIGestureRecognizer.State)] = []
  private var isTouching: Bool { !touches.isEmpty }

  private init(_ hit: UIView?, _ participants: [UIGestureRecognizer]) {
    (self.hit, self.participants) = (hit, participants)
  }

  // MARK: Touches

  /// Handles the present phases of the touches of an event: recognizers get them before the views.
  static func handle(_ event: UIEvent) {
    let touches = (event.allTouches ?? []).sorted { $0.finger < $1.finger }
    for touch in touches where touch.phase == .began { sequence(for: touch, event).add(touch) }
    if let current, touches.contains(where: current.touches.contains) { current.handle(event) }
  }

  /// Returns the sequence of a touch that begins: that of the fingers on the screen or of the previous tap, or a new one.
  private static func sequence(for touch: UITouch, _ event: UIEvent) -> GestureSequence {
    let earlier = current
    if let earlier, earlier.touches.contains(where: { event.allTouches?.contains($0) == true }) { return earlier }
    let isContinued = earlier?.hit === touch.view && earlier?.isTouching == false
    if !isContinued { earlier?.giveUp() }
    let pending = isContinued ? earlier?.participants.filter { $0.state == .possible } ?? [] : []
    let sequence = GestureSequence(touch.view, pending)
    sequence.waiting = isContinued ? earlier?.waiting ?? [] : []
    // The end of the tap before may still be kept from the view.
    if isContinued, let delivery = earlier?.delivery { sequence.delivery = delivery }
    current = sequence
    return sequence
  }

  private func add(_ touch: UITouch) {
    let isHeldBack = isHeldBack(touch)
    touches.append(touch)
    Self.attachRecognizers(above: touch.view)
    var owners: [UIGestureRecognizer] = []
    for recognizer in touch.gestureRecognizers ?? [] {
      let isKnown = participants.contains(recognizer)
      guard isKnown || receives(recognizer, touch) else { continue }
      if !isKnown {
        recognizer.prepare()
        participants.append(recognizer)
      }
      recognizer.activeTouches.append(touch)
      owners.append(recognizer)
    }
    let isTaken = owners.contains { $0.cancelsTouchesInView && recognized.contains($0) }
    delivery.add(touch, for: owners, isWithheld: isHeldBack || isTaken)
  }

  /// Lets views make their own recognizers, which they need only when they are touched.
  private static func attachRecognizers(above hit: UIView?) {
    var current = hit
    while let view = current {
      view.attachOwnRecognizers()
      current = view.superview
    }
  }

  private func receives(_ recognizer: UIGestureRecognizer, _ touch: UITouch) -> Bool {
    recognizer.isEnabled && recognizer.interpretsTouches
      && recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
  }

  /// Returns whether a view does not get another touch: a view gets one touch unless it wants several, and an exclusive one
  /// does not share the screen.
  private func isHeldBack(_ touch: UITouch) -> Bool {
    guard let view = touch.view, !touch.onlyStopsMotion else { return true }
    return touches.contains { other in
      guard delivery.isInView(other) else { return false }
      if other.view === view { return !view.isMultipleTouchEnabled }
      return view.isExclusiveTouch || other.view?.isExclusiveTouch ?? false
    }
  }

  private func handle(_ event: UIEvent) {
    for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
      let changed = touches.filter { $0.phase == phase }
      for recognizer in participants where recognizer.state != .failed && recognizer.view != nil {
        let own = Set(changed.filter(recognizer.activeTouches.contains))
        if !own.isEmpty { Self.send(own, phase, event, to: recognizer) }
      }
    }
    for recognizer in participants { scheduleRest(of: recognizer) }
    delivery.deliver(touches, event)
    let last = touches.filter { $0.phase == .ended || $0.phase == .cancelled }
    guard !last.isEmpty else { return }
    touches.removeAll(where: last.contains)
    touches.isEmpty ? end() : lift(last)
    delivery.release()
    delivery.forgetEnded()
  }

  private static func send(
    _ touches: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent, to recognizer: UIGestureRecognizer
  ) {
    switch phase {
    case .began: recognizer.touchesBegan(touches, with: event)
    case .moved: recognizer.touchesMoved(touches, with: event)
    case .ended: recognizer.touchesEnded(touches, with: event)
    case .cancelled: recognizer.touchesCancelled(touches, with: event)
    case .stationary, .regionEntered, .regionMoved, .regionExited: break
    }
  }

  // MARK: Resting fingers

  /// The recognizers that wait for their fingers to have rested.
  private var resting: Set<UIGestureRecognizer> = []

  /// Notifies a recognizer when its fingers have rested for as long as its gesture takes, on the animation clock.
  private func scheduleRest(of recognizer: UIGestureRecognizer) {
    guard recognizer.state == .possible, !resting.contains(recognizer), let end = Self.endOfRest(of: recognizer) else {
      return
    }
    resting.insert(recognizer)
    let timer = AnimationRun()
    timer.begin = max(timer.begin, end)
    timer.completions.append { [weak self, weak recognizer] _ in
      guard let self, let recognizer, GestureSequence.current === self else { return }
      resting.remove(recognizer)
      guard recognizer.state == .possible, let end = Self.endOfRest(of: recognizer) else { return }
      // Meanwhile, other fingers may have come down.
      end > AnimationClock.main.now ? scheduleRest(of: recognizer) : recognizer.fingersHaveRested()
    }
    timer.enterClock()
  }

  /// The time at which the fingers of a recognizer will have rested; `nil` for other gestures.
  private static func endOfRest(of recognizer: UIGestureRecognizer) -> TimeInterval? {
    guard let time = recognizer.restingTime, let last = recognizer.activeTouches.map(\.startTime).max() else {
      return nil
    }
    return last + time
  }

  // MARK: The end

  /// Forgets touches that have ended while others go on. What has no touch left ends without a gesture.
  private func lift(_ last: [UITouch]) {
    for recognizer in participants where !recognizer.activeTouches.isEmpty {
      recognizer.activeTouches.removeAll(where: last.contains)
      if recognizer.activeTouches.isEmpty { failUnlessPending(recognizer) }
    }
  }

  private func end() {
    for recognizer in participants {
      recognizer.forgetTouches()
      failUnlessPending(recognizer)
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

  private func failUnlessPending(_ recognizer: UIGestureRecognizer) {
    if recognizer.state == .possible, !recognizer.awaitsMoreTaps, !isWaiting(recognizer) { fail(recognizer) }
  }

  /// Ends the sequence without more touches: what needs another tap fails, and what has waited for that is recognized.
  private func giveUp() {
    for recognizer in participants where recognizer.state == .possible && !isWaiting(recognizer) { fail(recognizer) }
    finish()
  }

  /// Cancels all gestures and touches, as when the system takes the screen away.
  func cancel() {
    for touch in touches { touch.phase = .cancelled }
    let event = UIEvent()
    event.allTouches = Set(touches)
    handle(event)
  }

  private func finish() {
    delivery.release()
    if GestureSequence.current === self { GestureSequence.current = nil }
    for recognizer in participants {
      recognizer.forgetTouches()
      recognizer.prepare()
      recognizer.reset()
    }
    delivery.release()
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
    if recognizer.cancelsTouchesInView { delivery.withholdTouches(of: recognizer) }
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
    var current: UIView? = recognizer.activeTouches.first?.view ?? hit
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
