// SPDX-License-Identifier: MIT

/// Identifies the animations of a list's updates.
struct UpdateAnimationNumbers {
  /// The number of the last animation.
  private var last = 0
  /// The animations that have not ended.
  private var running: Set<Int> = []

  /// Whether an animation has not ended.
  var isAnyRunning: Bool { !running.isEmpty }

  /// Returns the number of an animation that begins.
  mutating func begin() -> Int {
    last += 1
    running.insert(last)
    return last
  }

  /// Records that an animation has ended.
  mutating func end(_ number: Int) { running.remove(number) }
}
