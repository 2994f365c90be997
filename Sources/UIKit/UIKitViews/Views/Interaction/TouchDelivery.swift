// SPDX-License-Identifier: MIT

/// The touches that views get: not those that a gesture or another touch has taken from them, and late those that a gesture may still
/// take.
///
/// A view that is inside a scroll view gets a touch after a short time, or when the finger leaves the screen, so that a drag that
/// scrolls does not press what is below the finger. A recognizer can delay touches until it has failed.
///
/// Source: Apple, `UIScrollView` and `UIGestureRecognizer`; the time is a measured one that several authors state.
@MainActor
final class TouchDelivery {
  /// The time for which a scroll view delays the touches of its content, in seconds.
  private static let contentDelay: TimeInterval = 0.15
  /// The distance after which a drag that scrolls nothing is one of the content, in points.
  private static let slop: CGFloat = 10

  /// The touches that their views do not get, or do not get any more.
  private var withheld: Set<UITouch> = []
  /// The touches of whose beginning their views know.
  private var begun: Set<UITouch> = []
  /// The touches of content of a scroll view whose time is not over.
  private var contentTouches: Set<UITouch> = []
  /// The phases that views do not know of yet, by their touches, in the order in which the touches came.
  private var held: [(touch: UITouch, phases: [UITouch.Phase])] = []
  /// The recognizers that got each touch.
  private var claims: [UITouch: [UIGestureRecognizer]] = [:]
  private var event = UIEvent()

  // MARK: New touches

  /// Notes a touch that begins, and the recognizers that get it.
  func add(_ touch: UITouch, for recognizers: [UIGestureRecognizer], isWithheld: Bool) {
    claims[touch] = recognizers
    if isWithheld { withheld.insert(touch) }
    guard Self.isDelayed(touch) else { return }
    contentTouches.insert(touch)
    let timer = AnimationRun()
    timer.begin += Self.contentDelay
    timer.completions.append { [weak self] _ in self?.endContentDelay(of: touch) }
    timer.enterClock()
  }

  /// Returns whether a touch is on content that a scroll view could drag, and may have to wait for that.
  private static func isDelayed(_ touch: UITouch) -> Bool {
    var current = touch.view?.superview
    while let view = current {
      if let scrollView = view as? UIScrollView, scrollView.delaysContentTouches,
        scrollView.canDragHorizontally || scrollView.canDragVertically
      {
        return true
      }
      current = view.superview
    }
    return false
  }

  /// Gives content a touch that has rested.
  private func endContentDelay(of touch: UITouch) {
    guard contentTouches.remove(touch) != nil else { return }
    release()
  }

  // MARK: State

  /// Whether a view has a touch, and another one would be a second one.
  func isInView(_ touch: UITouch) -> Bool { !withheld.contains(touch) }

  /// Whether the view of a touch knows of its beginning.
  func hasBegun(_ touch: UITouch) -> Bool { begun.contains(touch) }

  // MARK: Phases

  /// Gives views the present phases of touches of an event, or keeps them for later.
  func deliver(_ touches: [UITouch], _ event: UIEvent) {
    self.event = event
    var ready: [UITouch] = []
    for touch in touches where touch.phase != .stationary && !withheld.contains(touch) {
      let isDecided = touch.phase == .ended || touch.distance(from: touch.startLocation) > Self.slop
      if isDecided || touch.phase == .cancelled { contentTouches.remove(touch) }
      if isHeld(touch) || held.contains(where: { $0.touch === touch }) {
        hold(touch)
      } else {
        ready.append(touch)
      }
    }
    send(ready)
    release()
  }

  private func hold(_ touch: UITouch) {
    if let index = held.firstIndex(where: { $0.touch === touch }) {
      // Views need only the last of several moves.
      if held[index].phases.last != touch.phase { held[index].phases.append(touch.phase) }
    } else {
      held.append((touch, [touch.phase]))
    }
  }

  /// Returns whether a phase of a touch has to wait: its beginning for recognizers that delay it and for scroll views, its end for
  /// recognizers that may still be recognized.
  private func isHeld(_ touch: UITouch) -> Bool {
    let possible = (claims[touch] ?? []).filter { $0.state == .possible && $0.isEnabled && $0.view != nil }
    if possible.contains(where: \.delaysTouchesBegan) { return true }
    if contentTouches.contains(touch), !begun.contains(touch) { return true }
    return touch.phase == .ended && possible.contains(where: \.delaysTouchesEnded)
  }

  /// Gives views the phases that nothing delays any more.
  func release() {
    var free: [(touch: UITouch, phases: [UITouch.Phase])] = []
    held.removeAll { entry in
      if withheld.contains(entry.touch) { return true }
      guard !isHeld(entry.touch) else { return false }
      free.append(entry)
      return true
    }
    for (touch, phases) in free {
      let present = touch.phase
      for phase in phases where !withheld.contains(touch) {
        touch.phase = phase
        send([touch])
      }
      touch.phase = present
    }
  }

  /// Takes the touches of a gesture away from their views: those that know of a touch are told that it is canceled. They are the touches
  /// on the screen, and earlier ones whose end has been kept from the views.
  func withholdTouches(of recognizer: UIGestureRecognizer) {
    let taken = claims.filter { $0.value.contains(recognizer) && !withheld.contains($0.key) }.map(\.key)
    let earlier = held.map(\.touch).filter { taken.contains($0) && ($0.phase == .ended || $0.phase == .cancelled) }
    let present = taken.filter { !earlier.contains($0) }
    withheld.formUnion(taken)
    held.removeAll { taken.contains($0.touch) }
    for touch in earlier { cancel([touch]) }
    cancel(present)
  }

  private func cancel(_ touches: [UITouch]) {
    let known = touches.filter(begun.contains)
    guard !known.isEmpty else { return }
    let phases = known.map(\.phase)
    for touch in known { touch.phase = .cancelled }
    send(known)
    for (touch, phase) in zip(known, phases) { touch.phase = phase }
  }

  /// Forgets touches that have ended, unless their views have not heard of it.
  func forgetEnded() {
    for touch in Array(claims.keys) where touch.phase == .ended || touch.phase == .cancelled {
      guard !held.contains(where: { $0.touch === touch }) else { continue }
      claims[touch] = nil
      withheld.remove(touch)
      begun.remove(touch)
    }
  }

  // MARK: Views

  /// Sends touches to the views in which they began: all touches of a view and a phase together.
  private func send(_ touches: [UITouch]) {
    var views: [UIView] = []
    for touch in touches { if let view = touch.view, !views.contains(view) { views.append(view) } }
    for view in views {
      for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
        let own = Set(touches.filter { $0.view === view && $0.phase == phase })
        if !own.isEmpty { send(own, phase, to: view) }
      }
    }
  }

  private func send(_ touches: Set<UITouch>, _ phase: UITouch.Phase, to view: UIView) {
    switch phase {
    case .began:
      guard Self.scrollView(around: view)?.touchesShouldBegin(touches, with: event, in: view) ?? true else {
        return withheld.formUnion(touches)
      }
      begun.formUnion(touches)
      view.touchesBegan(touches, with: event)
    case .moved: view.touchesMoved(touches, with: event)
    case .ended: view.touchesEnded(touches, with: event)
    case .cancelled: view.touchesCancelled(touches, with: event)
    case .stationary, .regionEntered, .regionMoved, .regionExited: break
    }
  }

  private static func scrollView(around view: UIView) -> UIScrollView? {
    var current = view.superview
    while let ancestor = current {
      if let scrollView = ancestor as? UIScrollView { return scrollView }
      current = ancestor.superview
    }
    return nil
  }
}
