// SPDX-License-Identifier: MIT

/// The animations that were begun and not yet committed: animations between two calls, the API before closures.
@MainActor
enum OldAnimations {
  /// The recorder that was current before each animation was begun.
  private static var outer: [AnimationRecorder?] = []
  private static let duration = 0.2

  static func open() {
    outer.append(AnimationRecorder.current)
    guard AnimationRecorder.isEnabled else { return }
    AnimationRecorder.current = AnimationRecorder(run: AnimationRun(), timing: AnimationTiming(duration: duration))
  }

  static func change(_ edit: (AnimationRecorder) -> Void) {
    // Outside an animation the setters do nothing, as in UIKit.
    guard let recorder = AnimationRecorder.current else { return }
    edit(recorder)
  }

  static func close() {
    guard let previous = outer.popLast() else { return }
    if let recorder = AnimationRecorder.current, recorder !== previous {
      recorder.record {}
      recorder.run.start()
    }
    AnimationRecorder.current = previous
  }
}
