// SPDX-License-Identifier: MIT

/// Changes of layers that belong together.
///
/// Within `begin()` and `commit()`, changes of layers that belong to no view are animated, for a quarter of a second unless
/// something else is set.
///
/// Differs from Core Animation: outside of them, changes of such layers are seen at once.
open class CATransaction: NSObject {
  /// The innermost transaction that is open.
  @exclusivity(unchecked)
  nonisolated(unsafe) static var current: CATransaction?

  private let outer: CATransaction?
  private var duration: TimeInterval
  private var curve: CubicCurve
  private var disables: Bool
  private var completion: (() -> Void)?
  /// What was started in it.
  private var runs: [AnimationRun] = []
  /// The run of the changes in it.
  private var implicitRun: AnimationRun?

  private init(in outer: CATransaction?) {
    self.outer = outer
    duration = outer?.duration ?? 0.25
    curve = outer?.curve ?? .standard
    disables = outer?.disables ?? false
  }

  /// Opens a transaction within the present one.
  open class func begin() { current = CATransaction(in: current) }

  /// Closes the transaction; without one nothing happens.
  open class func commit() {
    guard let closed = current else { return }
    current = closed.outer
    closed.close()
  }

  /// Shows what has changed. Nothing to do here: pictures ask for what has changed.
  open class func flush() {}

  /// How long changes take, in seconds.
  open class func animationDuration() -> CFTimeInterval { current?.duration ?? 0.25 }
  /// Sets how long changes take, in seconds. Outside of a transaction nothing happens.
  open class func setAnimationDuration(_ dur: CFTimeInterval) { current?.duration = max(dur, 0) }

  /// The pace of changes; nil for Core Animation's own.
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    guard let curve = current?.curve, curve != .standard else { return nil }
    return CAMediaTimingFunction(
      controlPoints: Float(curve.x1), Float(curve.y1), Float(curve.x2), Float(curve.y2))
  }
  /// Sets the pace of changes. Outside of a transaction nothing happens.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    current?.curve = function?.curve ?? .standard
  }

  /// Whether changes are seen at once.
  open class func disableActions() -> Bool { current?.disables ?? false }
  /// Sets whether changes are seen at once. Outside of a transaction nothing happens: they are.
  open class func setDisableActions(_ flag: Bool) { current?.disables = flag }

  /// What is called when everything that was started in the transaction has ended.
  open class func completionBlock() -> (() -> Void)? { current?.completion }
  /// Sets what is called when everything that is started in the transaction has ended; outside of a transaction it is
  /// called by the next turn of the clock.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    if let current {
      current.completion = block
      return
    }
    guard let block else { return }
    let run = AnimationRun()
    run.completions.append { _ in block() }
    AnimationTime.runs.append(run)
  }

  /// Notes something that was started in the transaction.
  func include(_ run: AnimationRun) { runs.append(run) }

  /// Animates a change of a layer that belongs to no view.
  static func animate(_ keyPath: String, of layer: CALayer, from old: AnimatedValue, to new: AnimatedValue) {
    let isOpen = current != nil
    if !isOpen { begin() }
    defer { if !isOpen { commit() } }
    guard let current, !current.disables, current.duration > 0, AnimationRecorder.isEnabled else { return }
    current.recorder.change(keyPath, of: layer, from: old, to: new)
  }

  private var recorder: AnimationRecorder {
    let run = implicitRun ?? AnimationRun()
    if implicitRun == nil {
      implicitRun = run
      AnimationTime.start(run)
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
    let waiting = runs.filter { run in AnimationTime.runs.contains { $0 === run } }
    guard !waiting.isEmpty else {
      let run = AnimationRun()
      run.completions.append { _ in completion() }
      AnimationTime.runs.append(run)
      return
    }
    let countdown = Countdown(from: waiting.count, then: completion)
    for run in waiting { run.completions.append { _ in countdown.step() } }
    for run in runs { outer?.include(run) }
  }

  /// Calls something when it has been told so many times.
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
