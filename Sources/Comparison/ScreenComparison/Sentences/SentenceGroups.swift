// SPDX-License-Identifier: MIT

import LayoutModel

/// The changes of a screen in groups, of which each is one sentence.
struct SentenceGroups {
  /// Elements of which the same is said.
  struct Group {
    /// The kind of the sentence.
    enum Form: Hashable {
      /// The clauses of the changes.
      case clauses
      /// The elements have new constraints only, which leave their frames as they are.
      case heldInPlace
      /// The elements are new, or gone, and nothing else moves.
      case presence
      /// The stored frames are elsewhere by the same distances, in points.
      case storedMove(Size)
    }

    var changes: [ElementChange]
    var form = Form.clauses
    /// The outlets to elements of the group that are new or gone with these, by what has them.
    var outlets: [ElementChange] = []
  }

  /// The groups, in the order of their first changes.
  private(set) var all: [Group] = []

  /// The number of elements whose new constraints are told together. The constraints of fewer are told one by one.
  private static let fewest = 4

  private let changes: [ElementChange]
  private var done: Set<Int> = []

  init(_ difference: ScreenDifference) {
    let outlets = difference.changes.map { change in
      Set(change.changes.indices.filter { change.isOutletOfPresence(change.changes[$0]) })
    }
    func parts(_ isTaken: Bool) -> [ElementChange] {
      zip(difference.changes, outlets).compactMap { change, taken in
        change.keeping(change.changes.indices.filter { taken.contains($0) == isTaken })
      }
    }
    changes = parts(false)
    let moved = Set((changes.flatMap(\.effects) + difference.otherEffects).map(\.element))
    let held = changes.indices.filter { changes[$0].isHeld && !moved.contains(changes[$0].after ?? -1) }
    for index in changes.indices where done.insert(index).inserted {
      all.append(group(of: index, held: held.count >= Self.fewest && held.contains(index) ? held : []))
    }
    for outlet in parts(true) { add(outlet) }
  }

  /// The group of a change: those that are held with it, that are new or gone as it is, or of which the same is said.
  private mutating func group(of index: Int, held: [Int]) -> Group {
    let change = changes[index]
    func take(_ isMember: (ElementChange) -> Bool) -> [ElementChange] {
      let others = changes.indices.dropFirst(index + 1).filter { !done.contains($0) && isMember(changes[$0]) }
      done.formUnion(others)
      return others.map { changes[$0] }
    }
    if !held.isEmpty {
      done.formUnion(held)
      return Group(changes: held.map { changes[$0] }, form: .heldInPlace)
    }
    if let isNew = change.isOnlyNew, change.effects.isEmpty {
      let others = take { $0.isOnlyNew == isNew && $0.effects.isEmpty }
      // The words for an element alone may name what it is in.
      return Group(changes: others.isEmpty ? [change] : ([change] + others).map(\.inContainer), form: .presence)
    }
    if let move = change.storedMove {
      let others = take { $0.storedMove.map { $0.isNear(move) } ?? false }
      if !others.isEmpty { return Group(changes: [change] + others, form: .storedMove(move)) }
    }
    let said = change.inContainer
    let others = take { $0.inContainer.isSaidLike(said) }
    if others.isEmpty, let own = change.withOwnTargets {
      let rows = take { $0.withOwnTargets.map { $0.isSaidLike(own) } ?? false }
      if !rows.isEmpty { return Group(changes: [own] + rows.compactMap(\.withOwnTargets)) }
    }
    return Group(changes: others.isEmpty ? [change] : [said] + others.map(\.inContainer))
  }

  /// Adds outlets to the sentence about the elements that are new or gone with them.
  private mutating func add(_ outlet: ElementChange) {
    for isNew in [true, false] {
      let own = outlet.changes.indices.filter { outlet.changes[$0].isNewConnection == isNew }
      guard let part = outlet.keeping(own) else { continue }
      let places = all.indices.filter { index in all[index].changes.contains { $0.isNew == isNew } }
      if let place = places.first(where: { all[$0].form == .presence }) ?? places.first {
        all[place].outlets.append(part)
      } else {
        all.append(Group(changes: [part]))
      }
    }
  }
}

extension ElementChange {
  /// The change with some of its parts; `nil` if none is left.
  func keeping(_ indices: [Int]) -> ElementChange? {
    var copy = self
    copy.changes = indices.map { changes[$0] }
    return copy.changes.isEmpty ? nil : copy
  }

  /// Whether a part of the change is an outlet that is new, or gone, with an element to which the same object has an outlet: this one, or
  /// one to a constraint.
  func isOutletOfPresence(_ part: Change) -> Bool {
    part.isOutlet && changes.contains { $0.isOutletToOneSide && $0.isNewConnection == part.isNewConnection }
  }

  /// Whether the same is said of both elements, but for what counted before, so that one sentence is enough.
  fileprivate func isSaidLike(_ other: ElementChange) -> Bool {
    changes.count == other.changes.count && (before == nil) == (other.before == nil)
      && (after == nil) == (other.after == nil)
      && zip(changes, other.changes).allSatisfy {
        $0 == $1 || SaidClause($0).statement == SaidClause($1).statement
      }
  }

  /// Whether only constraints are new.
  fileprivate var isHeld: Bool {
    before != nil && after != nil
      && changes.allSatisfy { if case .constraint(nil, .some) = $0 { true } else { false } }
  }

  /// Whether the element is new, and not gone; `nil` if it is on both sides.
  var isNew: Bool? {
    for change in changes {
      if case .added = change { return true }
      if case .removed = change { return false }
    }
    return nil
  }

  /// Whether the element is new, or gone, and nothing else is said of it but what remains of it; `nil` for another change.
  fileprivate var isOnlyNew: Bool? { changes.count == 1 || !released.isEmpty ? isNew : nil }

  /// The distances by which only the stored frame is elsewhere, in points.
  fileprivate var storedMove: Size? {
    guard changes.count == 1, case .frame(let before, let after) = changes[0], before.width == after.width,
      before.height == after.height
    else { return nil }
    return Size(width: after.x - before.x, height: after.y - before.y)
  }

  /// The change of an element that is new or gone, with what it is or was in told by the change, and not by the words for the element.
  fileprivate var inContainer: ElementChange {
    guard isOnlyNew != nil, let place = subject.ranges(of: " in ").last else { return self }
    let container = String(subject[place.upperBound...])
    var copy = self
    copy.subject = String(subject[..<place.lowerBound])
    switch changes[0] {
    case .added(nil): copy.changes[0] = .added(container: container)
    case .removed(nil): copy.changes[0] = .removed(container: container)
    default: return self
    }
    return copy
  }
}

extension ElementChange {
  /// The words for the elements that remain where the element is gone.
  var released: [String] {
    changes.flatMap { change -> [String] in if case .released(let names) = change { names } else { [] } }
  }
}

extension Change {
  /// The outlet that is new or gone; `nil` for another change.
  private var outlet: NamedConnection? {
    guard case .connection(let before, let after) = self, (before == nil) != (after == nil),
      let connection = before ?? after, connection.kind == .outlet
    else { return nil }
    return connection
  }

  /// Whether an outlet is new or gone.
  fileprivate var isOutlet: Bool { outlet != nil }

  /// Whether an outlet is new with the element to which it leads, or gone with it.
  fileprivate var isOutletToOneSide: Bool { outlet?.isToOneSide ?? false }

  /// Whether a connection is new, and not gone.
  fileprivate var isNewConnection: Bool { if case .connection(nil, .some) = self { true } else { false } }
}
