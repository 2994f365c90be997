// SPDX-License-Identifier: MIT

/// An animation that can be paused, scrubbed, reversed and stopped.
///
/// It runs on `AnimationClock.main`. When its timing curve or direction changes, it continues from the presented
/// values.
///
/// Source: Apple, `UIViewPropertyAnimator`; WWDC 2017, “Advanced animations with UIKit”.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// The timing curve.
  open private(set) var timingParameters: (any UITimingCurveProvider)?
  /// The duration, in seconds. A spring with physical constants has its own duration.
  open private(set) var duration: TimeInterval
  /// The delay after the start, in seconds.
  open private(set) var delay: TimeInterval = 0
  /// Whether views receive touches while they are animated. The default is `true`. Stored; has no effect, because
  /// touches are always allowed.
  open var isUserInteractionEnabled = true
  /// Whether the app performs hit testing itself. The default is `false`. Stored; has no effect.
  open var isManualHitTestingEnabled = false
  /// Whether the animation can be paused and stopped. The default is `true`.
  open var isInterruptible = true
  /// Whether ``fractionComplete`` of a paused animation is its progress rather than its time. The default is `true`.
  open var scrubsLinearly = true
  /// Whether the animation stays active at its end, so that it can be reversed. The default is `false`.
  open var pausesOnCompletion = false
  /// Whether the windows make their pending updates before each closure of changes, and at its end as part of the animation. The
  /// default is `false`.
  open var flushUpdates = false

  /// The state of the animator.
  open private(set) var state = UIViewAnimatingState.inactive

  private var pending: [(changes: () -> Void, delayFactor: CGFloat)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// The run; `nil` unless the animator is active.
  private var run: AnimatorRun?

  // MARK: Initializers

  /// Creates an animator with any timing curve.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = parameters.curve(for: duration).duration
    timingParameters = parameters
  }

  /// Creates an animator with a built-in timing curve.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a Bézier timing curve.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a spring that comes to rest after `duration` seconds.
  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Creates and starts an animator.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let curve = UIView.AnimationCurve(rawValue: Int(options.rawValue >> 16 & 3)) ?? .easeInOut
    let animator = UIViewPropertyAnimator(duration: duration, curve: curve, animations: animations)
    animator.flushUpdates = options.contains(.flushUpdates)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  // MARK: Adding

  /// Adds changes. Those added while the animator is active begin at its current position.
  open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

  /// Adds changes that begin when a fraction of the remaining time, from 0 to 1, has passed.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    guard state != .stopped else {
      return LayoutException.raise(.internalInconsistency, "animations cannot be added to a stopped animator")
    }
    if let run { record(animation, delayFactor, in: run) } else { pending.append((animation, delayFactor)) }
  }

  /// Adds a closure that is called when the animation has ended, with its final position.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

  // MARK: Running

  /// Whether the animation is running or waiting for its delay.
  open var isRunning: Bool { run?.anchor != nil }

  /// Starts the animation, or resumes it after a pause.
  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Starts the animation, or resumes it after a pause, after `delay` seconds.
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard state != .stopped else {
      return LayoutException.raise(
        .internalInconsistency, "an animator in the stopped state cannot be started; finish it first")
    }
    guard !isRunning else { return }
    self.delay = Swift.max(delay, 0)
    activated.move(after: self.delay)
  }

  /// Pauses the animation at its current position. An inactive animator becomes active.
  open func pauseAnimation() {
    guard state != .stopped, isInterruptible || state == .inactive else {
      return LayoutException.raise(.internalInconsistency, "a stopped or non-interruptible animator cannot be paused")
    }
    let run = activated
    run.hold(at: run.currentPosition)
  }

  /// Resumes the animation after a pause, with other timing parameters and another duration if given.
  open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
    guard let run, !isRunning else {
      return LayoutException.raise(.internalInconsistency, "only a paused animator can be continued")
    }
    let position = run.currentPosition
    let left = run.isReversed ? position : 1 - position
    let wanted = durationFactor > 0 ? Double(durationFactor) * duration : left * duration
    if let parameters {
      run.move(detour: parameters.curve(for: wanted))
    } else if durationFactor > 0 {
      run.move(detour: (run.curve, wanted))
    } else {
      run.move()
    }
  }

  /// Whether the animation runs backward. The default is `false`.
  open var isReversed: Bool {
    get { run?.isReversed ?? startsReversed }
    set {
      startsReversed = newValue
      run?.setReversed(newValue)
    }
  }
  private var startsReversed = false

  /// The completed fraction in the current direction, from 0 to 1. While running, and when ``scrubsLinearly`` is
  /// `false`, it is a fraction of the time; otherwise the progress. Setting it pauses the animation there and activates
  /// an inactive animator.
  open var fractionComplete: CGFloat {
    get {
      guard let run else { return 0 }
      let position = run.currentPosition
      let part = isRunning || !scrubsLinearly ? position : run.curve.progress(at: position, of: run.duration)
      return CGFloat(run.isReversed ? 1 - part : part)
    }
    set {
      let run = activated
      let part = run.isReversed ? 1 - Double(newValue) : Double(newValue)
      run.hold(at: scrubsLinearly ? run.curve.fraction(ofProgress: part, of: run.duration) : part)
    }
  }

  // MARK: Stopping and finishing

  /// Stops the animation at its current position. Unless `withoutFinishing` is `true`, ``finishAnimation(at:)`` must be
  /// called afterward.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active, let run, isInterruptible else { return }
    stoppedTracks = run.tracks.map { ($0.layer, $0.track) }
    run.settle(at: .presented)
    leaveClock()
    state = .stopped
    guard withoutFinishing else { return }
    stoppedTracks = []
    reset()
  }

  /// Sets the properties to their values at a position and calls the completions, after ``stopAnimation(_:)``.
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

  /// The tracks of a stopped animation, until it is finished.
  private var stoppedTracks: [(layer: WeakLayer, track: PropertyTrack)] = []

  /// Handles the end of the run and returns whether the run is over.
  private func reachEnd() -> Bool {
    guard let run else { return true }
    if pausesOnCompletion {
      run.hold(at: run.isReversed ? 0 : 1)
      return false
    }
    let position: UIViewAnimatingPosition = run.isReversed ? .start : .end
    run.settle(at: position.finalValue)
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

  /// The run. An inactive animator is activated first: its closures are run and recorded at the start position.
  private var activated: AnimatorRun {
    if let run { return run }
    let curve = timingParameters?.curve(for: duration).curve ?? .easeInOut
    let run = AnimatorRun(duration: duration, curve: curve)
    // The run keeps its animator alive while it is on the clock.
    run.reachEnd = { self.reachEnd() }
    run.setReversed(startsReversed)
    if startsReversed { run.hold(at: 1) }
    self.run = run
    state = .active
    run.start()
    let changes = pending
    pending = []
    for (change, factor) in changes { record(change, factor, in: run) }
    return run
  }

  private func record(_ changes: () -> Void, _ delayFactor: CGFloat, in run: AnimatorRun) {
    if flushUpdates { UIView.flushPendingUpdates() }
    guard AnimationRecorder.isEnabled else { return changes() }
    let recorder = AnimationRecorder(run: run, timing: run.timing(afterFactor: Double(delayFactor)))
    if flushUpdates { recorder.finishing.append { UIView.flushPendingUpdates() } }
    recorder.record(changes)
  }

  private func leaveClock() { run?.leaveClock() }

  /// Creates an animator without a duration and with the standard curve.
  public convenience override init() {
    self.init(duration: 0, timingParameters: UICubicTimingParameters(animationCurve: .easeInOut))
  }
}
