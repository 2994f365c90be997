// SPDX-License-Identifier: MIT

/// The active constraints that mention an item, in the order in which they were activated.
///
/// They are kept alive by the views they are installed on; when a constraint is taken off its view, or the view goes, it is taken
/// out here first.
struct ConstraintMentions {
  private var constraints: ContiguousArray<Uncounted<NSLayoutConstraint>> = []

  var isEmpty: Bool { constraints.isEmpty }

  /// All of them, for a loop during which constraints may go.
  var all: [NSLayoutConstraint] { constraints.map(\.object) }

  mutating func append(_ constraint: NSLayoutConstraint) {
    // Most views have four constraints, and neighbours or subviews that mention them.
    if constraints.isEmpty { constraints.reserveCapacity(8) }
    constraints.append(Uncounted(constraint))
  }

  /// Takes `constraint` out. Searched from the end, because what came last often goes first.
  mutating func remove(_ constraint: NSLayoutConstraint) {
    let constraint = Uncounted(constraint)
    if constraints.last == constraint {
      constraints.removeLast()
    } else if let index = constraints.lastIndex(of: constraint) {
      constraints.remove(at: index)
    }
  }
}
