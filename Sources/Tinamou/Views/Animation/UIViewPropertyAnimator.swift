// SPDX-License-Identifier: MIT

/// An animation that can be paused, moved by hand, turned round and stopped.
///
/// It runs by ``AnimationClock/main``. A change of its pace or its direction goes on from what is seen.
///
/// Source: Apple, `UIViewPropertyAnimator`; WWDC 2017, “Advanced animations with UIKit”.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// The pace.
  public let timingParameters: (any UITimingCurveProvider)?
  /// How long it takes, in seconds; a spring by the constants of physics has its own duration.
  public let duration: TimeInterval
  /// How long it waits once started, in seconds.
  open private(set) var delay: TimeInterval = 0
  /// Whether views take touches while they move. Kept only: they always do here.
  open var isUserInteractionEnabled = true
  /// Whether the owner decides itself what was touched. Kept only.
  open var isManualHitTestingEnabled = false
  /// Whether it can be paused and stopped.
  open var isInterruptible = true
  /// Whether ``fractionComplete`` of a paused animation means progress and not time.
  open var scrubsLinearly = true
  /// Whether it stays active when it has come to an end, so that it can be turned round.
  open var pausesOnCompletion = false

  /// Whether the animator has begun, runs or has been stopped.
  open private(set) var state = UIViewAnimatingState.inactive

  private var pending: [(changes: () -> Void, delayFactor: CGFloat)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// The run, from activation to the end.
  private var run: AnimatorRun?

  // MARK: Making

  /// An animator of a pace of its own.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = parameters.curve(for: duration).duration
    timingParameters = parameters
  }

  /// An animator of one of UIKit's paces.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// An animator whose pace is a Bézier curve.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// An animator whose pace is a spring that is at rest after `duration` seconds.
  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// A new animator that has started.
  @discardableResult
  public class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let curve = UIView.AnimationCurve(rawValue: Int(options.rawValue >> 16 & 3)) ?? .easeInOut
    let animator = UIViewPropertyAnimator(duration: duration, curve: curve, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  // MARK: Adding

  /// Adds changes; those added while it is active join in from where it is.
  open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

  /// Adds changes that begin after a part, from 0 to 1, of the time that is left.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    guard state != .stopped else {
      return LayoutException.raise(.internalInconsistency, "animations cannot be added to a stopped animator")
    }
    if let run { record(animation, delayFactor, in: run) } else { pending.append((animation, delayFactor)) }
  }

  /// Calls `completion` when the animation is over, with the position it ended at.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

  // MARK: Running

  /// Whether it is moving, or waiting for its delay.
  open var isRunning: Bool { run?.anchor != nil }

  /// Begins after `delay` seconds.
  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Begins after `delay` seconds.
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard state != .stopped else {
      return LayoutException.raise(
        .internalInconsistency, "an animator in the stopped state cannot be started; finish it first")
    }
    guard !isRunning else { return }
    self.delay = Swift.max(delay, 0)
    activated.move(after: self.delay)
  }

  /// Stands still where it is, and begins if it had not.
  open func pauseAnimation() {
    guard state != .stopped, isInterruptible || state == .inactive else {
      return LayoutException.raise(.internalInconsistency, "this animator cannot be paused")
    }
    let run = activated
    run.hold(at: run.place(at: AnimationTime.now))
  }

  /// Goes on after a pause, with another timing and another part of the duration where they are given.
  open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
    guard let run, !isRunning else {
      return LayoutException.raise(.internalInconsistency, "only a paused animator can be continued")
    }
    let place = run.place(at: AnimationTime.now)
    let left = run.isReversed ? place : 1 - place
    let wanted = durationFactor > 0 ? Double(durationFactor) * duration : left * duration
    if let parameters {
      run.move(detour: parameters.curve(for: wanted))
    } else if durationFactor > 0 {
      run.move(detour: (run.curve, wanted))
    } else {
      run.move()
    }
  }

  /// Whether it runs back to where it came from.
  open var isReversed: Bool {
    get { run?.isReversed ?? startsReversed }
    set {
      startsReversed = newValue
      run?.setReversed(newValue)
    }
  }
  private var startsReversed = false

  /// How far it is on the way that it goes, from 0 to 1: in time while it moves, and in progress while it stands still, if
  /// it ``scrubsLinearly``. Setting it lets it stand still there; one that has not begun begins.
  open var fractionComplete: CGFloat {
    get {
      guard let run else { return 0 }
      let place = run.place(at: AnimationTime.now)
      let part = isRunning || !scrubsLinearly ? place : run.curve.progress(at: place, of: run.duration)
      return CGFloat(run.isReversed ? 1 - part : part)
    }
    set {
      let run = activated
      let part = run.isReversed ? 1 - Double(newValue) : Double(newValue)
      run.hold(at: scrubsLinearly ? run.curve.fraction(ofProgress: part, of: run.duration) : part)
    }
  }

  // MARK: Ending

  /// Ends where it is; without finishing, ``finishAnimation(at:)`` still has to be called.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active, let run, isInterruptible else { return }
    stoppedTracks = run.tracks.map { ($0.layer, $0.track) }
    run.settle(at: .current)
    leaveClock()
    state = .stopped
    guard withoutFinishing else { return }
    stoppedTracks = []
    reset()
  }

  /// Takes on the values of a position and calls the completions, after ``stopAnimation(_:)``.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else {
      return LayoutException.raise(
        .internalInconsistency, "finishAnimationAtPosition: should only be called on a stopped animator!")
    }
    let tracks = stoppedTracks
    stoppedTracks = []
    if finalPosition != .current {
      for (layer, track) in tracks {
        layer.layer?.setAnimatedValue(finalPosition == .end ? track.to : track.from, for: track.keyPath)
      }
    }
    complete(at: finalPosition)
  }

  /// What was under way when it was stopped, until it is finished.
  private var stoppedTracks: [(layer: WeakLayer, track: PropertyTrack)] = []

  /// Comes to the end of its way.
  private func reachEnd() -> Bool {
    guard let run else { return true }
    if pausesOnCompletion {
      run.hold(at: run.isReversed ? 0 : 1)
      return false
    }
    let position: UIViewAnimatingPosition = run.isReversed ? .start : .end
    run.settle(at: position)
    complete(at: position)
    return true
  }

  private func complete(at position: UIViewAnimatingPosition) {
    let (all, blocks) = (completions, run?.completions ?? [])
    completions = []
    reset()
    for block in blocks { block(position == .end) }
    for completion in all { completion(position) }
  }

  private func reset() {
    run?.reachEnd = nil
    run = nil
    state = .inactive
    startsReversed = false
  }

  // MARK: Recording

  /// The run, begun if need be: its closures have run, and it stands at its start.
  private var activated: AnimatorRun {
    if let run { return run }
    let curve = timingParameters?.curve(for: duration).curve ?? .easeInOut
    let run = AnimatorRun(duration: duration, curve: curve)
    // The run keeps its animator alive for as long as it is on the clock.
    run.reachEnd = { self.reachEnd() }
    run.setReversed(startsReversed)
    if startsReversed { run.hold(at: 1) }
    self.run = run
    state = .active
    AnimationTime.start(run)
    let changes = pending
    pending = []
    for (change, factor) in changes { record(change, factor, in: run) }
    return run
  }

  private func record(_ changes: () -> Void, _ delayFactor: CGFloat, in run: AnimatorRun) {
    guard AnimationRecorder.isEnabled else { return changes() }
    AnimationRecorder(run: run, timing: run.timing(afterFactor: Double(delayFactor))).record(changes)
  }

  private func leaveClock() { AnimationTime.runs.removeAll { $0 === run } }
}
