// SPDX-License-Identifier: MIT

/// One call of `UIView.animate`: inherits settings, records its closure, and starts the animation.
@MainActor
package struct AnimationBlock {
  var delay: TimeInterval = 0
  var duration: TimeInterval
  var options: UIView.AnimationOptions = []
  /// The timing curve; `nil` for that of the options.
  var curve: TimingCurve?
  /// The repeat count; `nil` for that of the options.
  var repeatCount: Double?

  /// Animates the changes made in `changes`. The animation lasts for `duration` seconds even if all changes are out of view.
  package static func run(lasting duration: TimeInterval, _ changes: () -> Void, completion: ((Bool) -> Void)?) {
    var block = AnimationBlock(duration: duration)
    block.prepare = { $0.run.minimumDuration = $0.timing.duration }
    block.run(changes, completion)
  }

  /// Animates the changes made in `changes` with any timing.
  package static func run(
    _ timing: AnimationTiming, _ changes: () -> Void, completion: ((Bool) -> Void)?
  ) {
    var block = AnimationBlock(
      delay: timing.delay, duration: timing.duration,
      options: timing.autoreverses ? [.autoreverse] : [], curve: timing.curve, repeatCount: timing.repeatCount)
    block.options.insert([.overrideInheritedDuration, .overrideInheritedCurve, .overrideInheritedOptions])
    block.run(changes, completion)
  }

  /// Configures the recorder before the closure runs.
  var prepare: ((AnimationRecorder) -> Void)?

  /// Runs `animations` and records its changes. `completion` is called at the end.
  func run(_ animations: () -> Void, _ completion: ((Bool) -> Void)?) {
    guard options.contains(.flushUpdates) else { return perform(animations, completion) }
    UIView.flushPendingUpdates()
    perform(
      {
        animations()
        UIView.flushPendingUpdates()
      }, completion)
  }

  private func perform(_ animations: () -> Void, _ completion: ((Bool) -> Void)?) {
    guard AnimationRecorder.isEnabled else {
      animations()
      return AnimationBlock.finishAtOnce(completion)
    }
    let recorder = makeRecorder(inheritedAnimator ?? AnimationRun())
    guard recorder.timing.duration > 0 || delay > 0 else {
      AnimationBlock.withoutRecording(animations)
      return AnimationBlock.finishAtOnce(completion)
    }
    if let completion { recorder.run.completions.append(completion) }
    if recorder.run !== inheritedAnimator { recorder.run.start() }
    recorder.record(animations)
    if recorder.isPaced { for (_, track) in recorder.run.tracks { track.pace() } }
  }

  /// The run of the property animator whose closure contains this block. Blocks that inherit its duration join it.
  private var inheritedAnimator: AnimationRun? {
    guard !options.contains(.overrideInheritedDuration), delay == 0 else { return nil }
    return AnimationRecorder.current?.run as? AnimatorRun
  }

  /// Calls `completion` at the next tick of the clock.
  private static func finishAtOnce(_ completion: ((Bool) -> Void)?) {
    let run = AnimationRun()
    if let completion { run.completions.append(completion) }
    run.start()
  }

  /// Runs `changes` without animating them.
  package static func withoutRecording(_ changes: () -> Void) {
    let recorder = AnimationRecorder.current
    AnimationRecorder.current = nil
    defer { AnimationRecorder.current = recorder }
    changes()
  }

  /// A recorder with this block's timing, combined with what it inherits from the enclosing block.
  private func makeRecorder(_ run: AnimationRun) -> AnimationRecorder {
    let outer = AnimationRecorder.current
    var timing = AnimationTiming(
      delay: delay, duration: duration, curve: curve ?? .cubic(options.curve),
      repeatCount: repeatCount ?? (options.contains(.repeat) ? .infinity : 1),
      autoreverses: options.contains(.autoreverse))
    var options = options
    if let outer, run is AnimatorRun {
      timing = outer.timing
    } else if let outer {
      if !options.contains(.overrideInheritedDuration) { timing.duration = outer.timing.duration }
      if !options.contains(.overrideInheritedCurve) { timing.curve = outer.timing.curve }
      if !options.contains(.overrideInheritedOptions) {
        timing.repeatCount = max(timing.repeatCount, outer.timing.repeatCount)
        timing.autoreverses = timing.autoreverses || outer.timing.autoreverses
        options.formUnion(
          UIView.AnimationOptions(rawValue: outer.inheritedOptions)
            .intersection([.layoutSubviews, .beginFromCurrentState, .repeat, .autoreverse]))
      }
    }
    let recorder = AnimationRecorder(run: run, timing: timing)
    recorder.inheritedOptions = options.rawValue
    recorder.beginsFromCurrentState = options.contains(.beginFromCurrentState)
    if options.contains(.layoutSubviews) { layOutChangedViews(recorder) }
    prepare?(recorder)
    return recorder
  }

  /// Lays out the views whose size changes before the closure ends.
  private func layOutChangedViews(_ recorder: AnimationRecorder) {
    recorder.finishing.append { [weak recorder] in
      for (weak, track) in recorder?.run.tracks ?? [] where track.keyPath == "bounds.size" {
        (weak.layer?.owner as? UIView)?.layoutIfNeeded()
      }
    }
  }
}
