// SPDX-License-Identifier: MIT

/// The progress of a solve.
struct SolveProgress {
  /// Steps in a row that improved nothing.
  var degenerateSteps = 0
  /// The number of nested calls of `refreshTears()`.
  var refreshDepth = 0
  var stepsLeft = 0
  var restartsLeft = 0
  /// The number of times that reduced costs may be computed anew before the search ends.
  var verificationsLeft = 0
  /// Whether so many rows are new that walks through all that a row depends on are avoided.
  var isLargeChange = false
  /// Whether optional rows wait until it is decided which required rows are enforced, because some contradict one another.
  var settlesRequiredRowsFirst = false
  /// Whether the reduced costs are no longer accurate and must be computed again.
  var needsRestart = false

  /// Whether rows are chosen by Bland's rule, which cannot cycle: after many steps that improved nothing.
  var usesBlandRule: Bool { degenerateSteps > SolveProgress.maximumDegenerateSteps }

  /// The number of steps without improvement after which Bland's rule is used.
  static let maximumDegenerateSteps = 50

  mutating func begin(size: Int, stepLimit: Int, isLargeChange: Bool) {
    self.isLargeChange = isLargeChange
    degenerateSteps = 0
    settlesRequiredRowsFirst = false
    stepsLeft = min(1000 + 20 * size, stepLimit)
    restartsLeft = 1
    verificationsLeft = 8
  }

  /// Allows many more steps, by Bland's rule, after the vertex was discarded.
  mutating func restart(size: Int, stepLimit: Int) {
    restartsLeft -= 1
    stepsLeft = min(10_000 + 200 * size, stepLimit)
    degenerateSteps = SolveProgress.maximumDegenerateSteps + 1
  }
}
