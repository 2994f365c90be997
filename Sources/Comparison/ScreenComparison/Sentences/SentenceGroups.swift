// SPDX-License-Identifier: MIT

/// The changes of a screen in groups, of which each is one sentence.
struct SentenceGroups {
  /// Elements of which the same is said.
  struct Group {
    var changes: [ElementChange]
    /// Whether the elements have new constraints only, which leave their frames as they are.
    var isHeldInPlace = false
  }

  /// The groups, in the order of their first changes.
  private(set) var all: [Group] = []

  /// The number of elements whose new constraints are told together. The constraints of fewer are told one by one.
  private static let fewest = 4

  init(_ difference: ScreenDifference) {
    let changes = difference.changes
    let moved = Set((changes.flatMap(\.effects) + difference.otherEffects).map(\.element))
    let held = changes.indices.filter { changes[$0].isHeld && !moved.contains(changes[$0].after ?? -1) }
    var done: Set<Int> = []
    for index in changes.indices where done.insert(index).inserted {
      let change = changes[index]
      let later = changes.indices.dropFirst(index + 1).filter { !done.contains($0) }
      if held.count >= Self.fewest, held.contains(index) {
        all.append(Group(changes: held.map { changes[$0] }, isHeldInPlace: true))
        done.formUnion(held)
        continue
      }
      let equals = later.filter { changes[$0].inContainer.isSaidLike(change.inContainer) }
      done.formUnion(equals)
      // The words for an element alone may name what it is in.
      all.append(
        Group(changes: equals.isEmpty ? [change] : [change.inContainer] + equals.map { changes[$0].inContainer }))
    }
  }
}

extension ElementChange {
  /// Whether the same is said of both elements, so that one sentence is enough.
  fileprivate func isSaidLike(_ other: ElementChange) -> Bool {
    changes == other.changes && (before == nil) == (other.before == nil) && (after == nil) == (other.after == nil)
  }

  /// Whether only constraints are new.
  fileprivate var isHeld: Bool {
    before != nil && after != nil
      && changes.allSatisfy { if case .constraint(nil, .some) = $0 { true } else { false } }
  }

  /// The change of an element that is new or gone, with what it is or was in told by the change, and not by the words for the element.
  fileprivate var inContainer: ElementChange {
    guard changes.count == 1, let place = subject.ranges(of: " in ").last else { return self }
    let container = String(subject[place.upperBound...])
    var copy = self
    copy.subject = String(subject[..<place.lowerBound])
    switch changes[0] {
    case .added(nil): copy.changes = [.added(container: container)]
    case .removed(nil): copy.changes = [.removed(container: container)]
    default: return self
    }
    return copy
  }
}
