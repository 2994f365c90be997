// SPDX-License-Identifier: MIT

/// Counts of what a ``Solver`` has done since it was made, for tests and benchmarks.
public struct SolverStatistics: Sendable {
  /// Steps in which one row left the basis and another entered.
  public internal(set) var pivots = 0
  /// Steps in which the entering row only changed to the side that costs, or back.
  public internal(set) var flips = 0
  /// Rows that were replaced in the course of a step by another row that bounds the same variable.
  public internal(set) var boundFlips = 0
  /// Rows that entered the basis by a free variable after a walk through the definitions.
  public internal(set) var entries = 0
  /// Rows that defined an unused variable at once.
  public internal(set) var directDefinitions = 0
  /// Rows that closed a cycle of definitions.
  public internal(set) var tears = 0
  /// How often the vertex was given up and found anew, since the steps did not come to an end.
  public internal(set) var rebuilds = 0
  /// Solutions that were given up because the steps did not come to an end even from a new vertex; some constraints may then be
  /// violated more than they have to be. No test has brought one about.
  public internal(set) var abandonedSolutions = 0
}
