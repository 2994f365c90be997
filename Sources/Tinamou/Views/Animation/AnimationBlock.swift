// SPDX-License-Identifier: MIT

/// One call of `UIView.animate`: it takes over what it inherits, records its closure and starts the clock.
@MainActor
package struct AnimationBlock {
  var delay: TimeInterval = 0
  var duration: TimeInterval
  var options: UIView.AnimationOptions = []
  /// The pace; what the options say if nil.
  var curve: TimingCurve?
  /// How often it runs; what the options say if nil.
  var repeatCount: Double?
  /// Animates what `changes` change by a timing of any kind.
  package static func run(
    _ timing: AnimationTiming, _ changes: () -> Void, completion: ((Bool) -> Void)?
  ) {
    var block = AnimationBlock(
      delay: timing.delay, duration: timing.duration,
      options: timing.autoreverses ? [.autoreverse] : [], curve: timing.curve, repeatCount: timing.repeatCount)
    block.options.insert([.overrideInheritedDuration, .overrideInheritedCurve, .overrideInheritedOptions])
    block.run(changes, completion)
  }

  /// What is set up besides, before the closure runs.
  var prepare: ((AnimationRecorder) -> Void)?

  /// Runs `animations` and takes down what they change; `completion` hears of the end.
  func run(_ animations: () -> Void, _ completion: ((Bool) -> Void)?) {
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
    if recorder.run !== inheritedAnimator { AnimationTime.start(recorder.run) }
    recorder.record(animations)
    if recorder.isPaced { for (_, track) in recorder.run.tracks { track.pace() } }
  }

  /// The run of the property animator whose closure this is in: what inherits its time takes part in it.
  private var inheritedAnimator: AnimationRun? {
    guard !options.contains(.overrideInheritedDuration), delay == 0 else { return nil }
    return AnimationRecorder.current?.run as? AnimatorRun
  }

  /// Lets the next turn of the clock call `completion`.
  private static func finishAtOnce(_ completion: ((Bool) -> Void)?) {
    let run = AnimationRun()
    if let completion { run.completions.append(completion) }
    AnimationTime.start(run)
  }

  /// Runs `changes` so that they are seen at once.
  static func withoutRecording(_ changes: () -> Void) {
    let recorder = AnimationRecorder.current
    AnimationRecorder.current = nil
    defer { AnimationRecorder.current = recorder }
    changes()
  }

  /// A recorder with this block's timing, as far as the block around it leaves it that.
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
        options.formUnion(outer.options.intersection([.layoutSubviews, .beginFromCurrentState, .repeat, .autoreverse]))
      }
    }
    let recorder = AnimationRecorder(run: run, timing: timing)
    recorder.options = options
    recorder.beginsFromCurrentState = options.contains(.beginFromCurrentState)
    if options.contains(.layoutSubviews) { layOutChangedViews(recorder) }
    prepare?(recorder)
    return recorder
  }

  /// Lets the views that change their size lay out what is in them before the closure is over.
  private func layOutChangedViews(_ recorder: AnimationRecorder) {
    recorder.finishing.append { [weak recorder] in
      for (weak, track) in recorder?.run.tracks ?? [] where track.keyPath == "bounds.size" {
        (weak.layer?.owner as? UIView)?.layoutIfNeeded()
      }
    }
  }
}
