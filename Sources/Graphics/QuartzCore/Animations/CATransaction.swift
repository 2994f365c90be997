// SPDX-License-Identifier: MIT

/// A group of layer changes.
///
/// Changes of layers that are in another layer and do not belong to a view are animated, for 0.25 seconds unless
/// another duration is set between `begin()` and `commit()`. The layer has its new value at once; its presentation follows.
///
/// Differs from Core Animation: such animations take time only while the animation clock is running; see
/// ``AnimationClock/isRunning``. Otherwise the presentation has the new value at once too.
open class CATransaction: NSObject {
  /// The innermost open transaction.
  @exclusivity(unchecked)
  nonisolated(unsafe) static var current: CATransaction?

  private let outer: CATransaction?
  private var duration: TimeInterval
  private var curve: CubicCurve
  private var disables: Bool
  private var completion: (() -> Void)?
  /// The runs started in the transaction.
  private var runs: [AnimationRun] = []
  /// The run of the implicit animations.
  private var implicitRun: AnimationRun?

  private init(in outer: CATransaction?) {
    self.outer = outer
    duration = outer?.duration ?? 0.25
    curve = outer?.curve ?? .standard
    disables = outer?.disables ?? false
  }

  /// Opens a transaction inside the current one.
  open class func begin() { current = CATransaction(in: current) }

  /// Closes the current transaction. Does nothing when there is none.
  open class func commit() {
    guard let closed = current else { return }
    current = closed.outer
    closed.close()
  }

  /// Has no effect: pictures always include all changes.
  open class func flush() {}
  /// Acquires the lock of transactions. Has no effect: layers are used on one thread.
  open class func lock() {}
  /// Releases the lock of transactions. Has no effect.
  open class func unlock() {}

  /// The duration of implicit animations, in seconds. Returns 0.25 by default.
  open class func animationDuration() -> CFTimeInterval { current?.duration ?? 0.25 }
  /// Sets the duration of implicit animations, in seconds. Does nothing outside a transaction.
  open class func setAnimationDuration(_ dur: CFTimeInterval) { current?.duration = max(dur, 0) }

  /// The timing function of implicit animations. Returns `nil` by default, which means Core Animation's default.
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    guard let curve = current?.curve, curve != .standard else { return nil }
    return CAMediaTimingFunction(
      controlPoints: Float(curve.x1), Float(curve.y1), Float(curve.x2), Float(curve.y2))
  }
  /// Sets the timing function of implicit animations. Does nothing outside a transaction.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    current?.curve = function?.curve ?? .standard
  }

  /// Whether changes are not animated. Returns `false` by default.
  open class func disableActions() -> Bool { current?.disables ?? false }
  /// Sets whether changes are not animated. Does nothing outside a transaction.
  open class func setDisableActions(_ flag: Bool) { current?.disables = flag }

  /// The closure called when everything started in the transaction has ended. Returns `nil` by default.
  open class func completionBlock() -> (() -> Void)? { current?.completion }
  /// Sets the closure called when everything started in the transaction has ended. Outside a transaction it is called
  /// at the next tick of the clock.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    if let current {
      current.completion = block
      return
    }
    guard let block else { return }
    let run = AnimationRun()
    run.completions.append { _ in block() }
    run.enterClock()
  }

  /// Adds a run that was started in the transaction.
  func include(_ run: AnimationRun) { runs.append(run) }

  /// Animates a change of a layer that does not belong to a view, unless an action is named for it.
  static func animate(_ keyPath: String, of layer: CALayer, from old: AnimatedValue, to new: AnimatedValue) {
    let isOpen = current != nil
    if !isOpen { begin() }
    defer { if !isOpen { commit() } }
    guard let current, !current.disables, current.duration > 0, AnimationRecorder.isEnabled else { return }
    let event = String(keyPath.prefix { $0 != "." })
    if let action = layer.namedAction(forKey: event) {
      return action is NSNull ? () : action.run(forKey: event, object: layer, arguments: nil)
    }
    current.recorder.change(keyPath, of: layer, from: old, to: new)
  }

  private var recorder: AnimationRecorder {
    let run = implicitRun ?? AnimationRun()
    if implicitRun == nil {
      implicitRun = run
      run.start()
    }
    let recorder = AnimationRecorder(
      run: run, timing: AnimationTiming(duration: duration, curve: .cubic(curve)))
    recorder.beginsFromCurrentState = true
    return recorder
  }

  private func close() {
    guard let completion else {
      for run in runs { outer?.include(run) }
      return
    }
    let waiting = runs.filter(\.isOnClock)
    guard !waiting.isEmpty else {
      let run = AnimationRun()
      run.completions.append { _ in completion() }
      run.enterClock()
      return
    }
    let countdown = Countdown(from: waiting.count, then: completion)
    for run in waiting { run.completions.append { _ in countdown.step() } }
    for run in runs { outer?.include(run) }
  }

  /// Calls a closure after a given number of signals.
  private final class Countdown {
    private var left: Int
    private let action: () -> Void

    init(from count: Int, then action: @escaping () -> Void) {
      left = count
      self.action = action
    }

    func step() {
      left -= 1
      if left == 0 { action() }
    }
  }
}
