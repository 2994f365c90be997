// SPDX-License-Identifier: MIT

/// How a solve is getting on.
struct SolveProgress {
  /// Steps in a row that improved nothing.
  var degenerateSteps = 0
  /// How many calls of `refreshTears()` are under way, one within the other.
  var refreshDepth = 0
  var stepsLeft = 0
  var restartsLeft = 0
  /// The reduced costs can no longer be trusted and are to be found anew.
  var needsRestart = false

  /// Whether rows are chosen by Bland's rule, which cannot cycle: after many steps that improved nothing.
  var usesBlandRule: Bool { degenerateSteps > SolveProgress.maximumDegenerateSteps }

  /// After how many steps that improved nothing Bland's rule is used.
  static let maximumDegenerateSteps = 50

  mutating func begin(size: Int) {
    degenerateSteps = 0
    stepsLeft = 1000 + 20 * size
    restartsLeft = 1
  }

  /// Allows many more steps, by Bland's rule, after the vertex was given up.
  mutating func restart(size: Int) {
    restartsLeft -= 1
    stepsLeft = 10_000 + 200 * size
    degenerateSteps = SolveProgress.maximumDegenerateSteps + 1
  }
}
