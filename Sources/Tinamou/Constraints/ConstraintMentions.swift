// SPDX-License-Identifier: MIT

/// The active constraints that mention an item, in the order in which they were activated.
///
/// The container of a constraint keeps it alive for as long as it stands here.
struct ConstraintMentions {
  private var constraints: ContiguousArray<Unmanaged<NSLayoutConstraint>> = []

  var isEmpty: Bool { constraints.isEmpty }

  /// All of them, for a loop during which constraints may go.
  var all: [NSLayoutConstraint] { constraints.map { $0.takeUnretainedValue() } }

  mutating func append(_ constraint: NSLayoutConstraint) {
    constraints.append(Unmanaged.passUnretained(constraint))
  }

  /// Takes `constraint` out. Searched from the end, because what came last often goes first.
  mutating func remove(_ constraint: NSLayoutConstraint) {
    let pointer = Unmanaged.passUnretained(constraint).toOpaque()
    if let index = constraints.lastIndex(where: { $0.toOpaque() == pointer }) { constraints.remove(at: index) }
  }
}
