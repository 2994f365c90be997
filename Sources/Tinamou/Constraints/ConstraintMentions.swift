// SPDX-License-Identifier: MIT

/// The active constraints that mention an item, in the order in which they were activated.
///
/// A constraint whose container has gone stays here until its item does; it counts no more.
struct ConstraintMentions {
  private var constraints: ContiguousArray<NSLayoutConstraint> = []

  var isEmpty: Bool { constraints.isEmpty }

  /// All that are active, for a loop during which constraints may go.
  @MainActor
  var all: [NSLayoutConstraint] { constraints.filter { $0.container != nil } }

  mutating func append(_ constraint: NSLayoutConstraint) { constraints.append(constraint) }

  /// Takes `constraint` out. Searched from the end, because what came last often goes first.
  mutating func remove(_ constraint: NSLayoutConstraint) {
    if let index = constraints.lastIndex(where: { $0 === constraint }) { constraints.remove(at: index) }
  }
}
