// SPDX-License-Identifier: MIT

/// The active constraints that refer to an item, in the order of activation.
///
/// The views on which they are installed keep them alive. A constraint is removed from this list before it is
/// uninstalled or its view is deallocated.
struct ReferencingConstraints {
  private var constraints: ContiguousArray<UnretainedReference<NSLayoutConstraint>> = []

  var isEmpty: Bool { constraints.isEmpty }

  /// All constraints, as a copy that allows constraints to be removed during iteration.
  var all: [NSLayoutConstraint] { constraints.map(\.object) }

  mutating func append(_ constraint: NSLayoutConstraint) {
    // Most views have four constraints of their own, and further ones of siblings or subviews that refer to them.
    if constraints.isEmpty {
      constraints = ContiguousArray(first: UnretainedReference(constraint), capacity: 8)
    } else {
      constraints.append(UnretainedReference(constraint))
    }
  }

  /// Removes `constraint`.
  mutating func remove(_ constraint: NSLayoutConstraint) {
    guard let index = constraints.indexOfIdentical(UnretainedReference(constraint)) else { return }
    constraints.remove(at: index)
  }
}
