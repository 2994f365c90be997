// SPDX-License-Identifier: MIT

import LayoutModel

/// The constraints of two screens, paired by what they relate.
struct ConstraintMatching {
  /// A constraint before and after a change; `nil` where there is none.
  typealias Pair = (before: Int?, after: Int?)

  private(set) var pairs: [Pair] = []

  private let old: [ComparedConstraint]
  private let new: [ComparedConstraint]
  private let elements: ScreenMatching
  private let screens: (before: ComparedScreen, after: ComparedScreen)
  private var freeOld: Set<Int>
  private var freeNew: Set<Int>

  /// The sides of a constraint, in an order that does not depend on how it was written, by the elements after the change.
  private struct Key: Hashable {
    let first: Side
    let second: Side?
    let detail: String
  }

  /// The parts of a side in which paired constraints may differ.
  private enum Tolerance {
    case none, anySuperview, anyGuide, anyPosition
  }

  private struct Side: Hashable {
    let element: Int
    /// Elements that exist on one side only have numbers of their own there.
    let isOld: Bool
    let guide: String?
    let attribute: LayoutAttribute?
  }

  init(_ before: ComparedScreen, _ after: ComparedScreen, elements: ScreenMatching) {
    old = before.constraints
    new = after.constraints
    self.elements = elements
    screens = (before, after)
    freeOld = Set(old.indices)
    freeNew = Set(new.indices)
    // From what is equal to what relates the same attributes, and then the same elements along the same axis.
    pair { $0.objectID.map { "id " + $0 } ?? "" + $0.valueKey }
    pair { $0.valueKey }
    pair { "\($0.relation) \($0.priority)" }
    pair { "\($0.relation)" }
    pair { _ in "" }
    // An element in another superview keeps its distances from the edges.
    pair(as: .anySuperview) { $0.valueKey }
    pair(as: .anySuperview) { _ in "" }
    pairByObjectID()
    // Those that now refer to the safe area or the margins keep their edges.
    pair(as: .anyGuide) { _ in "" }
    pair(as: .anyPosition) { _ in "" }
    pairs.sort { ($0.after ?? .max, $0.before ?? .max) < ($1.after ?? .max, $1.before ?? .max) }
    pairs += freeOld.sorted().map { ($0, nil) } + freeNew.sorted().map { (nil, $0) }
  }

  private mutating func pair(as tolerance: Tolerance = .none, _ detail: (ComparedConstraint) -> String) {
    let lefts = Dictionary(grouping: freeOld.sorted()) { key(of: old[$0], isOld: true, tolerance, detail) }
    let rights = Dictionary(grouping: freeNew.sorted()) { key(of: new[$0], isOld: false, tolerance, detail) }
    for (key, left) in lefts {
      guard let right = rights[key] else { continue }
      for (one, other) in zip(left, right) { set(one, other) }
    }
  }

  /// Pairs constraints that relate other attributes or elements than before, if one of their elements is the same.
  private mutating func pairByObjectID() {
    let rights = Dictionary(freeNew.compactMap { index in new[index].objectID.map { ($0, index) } }) { first, _ in first
    }
    for one in freeOld.sorted() {
      guard let id = old[one].objectID, let other = rights[id], freeNew.contains(other),
        !items(of: old[one], isOld: true).isDisjoint(with: items(of: new[other], isOld: false))
      else { continue }
      set(one, other)
    }
  }

  private mutating func set(_ one: Int, _ other: Int) {
    freeOld.remove(one)
    freeNew.remove(other)
    pairs.append((one, other))
  }

  private func items(of constraint: ComparedConstraint, isOld: Bool) -> Set<Side> {
    Set(
      [constraint.first, constraint.second].compactMap { $0 }.map {
        side(.init($0.element, .width), isOld: isOld, .anyPosition)
      })
  }

  private func key(
    of constraint: ComparedConstraint, isOld: Bool, _ tolerance: Tolerance,
    _ detail: (ComparedConstraint) -> String
  ) -> Key {
    let tie = tolerance == .anySuperview ? (isOld ? screens.before : screens.after).tie(of: constraint) : nil
    func side(_ side: ComparedConstraint.Side) -> Side {
      tie?.superview == side.element
        ? Side(element: -1, isOld: false, guide: side.guide, attribute: side.attribute)
        : self.side(side, isOld: isOld, tolerance)
    }
    let first = side(constraint.first)
    let second = constraint.second.map(side)
    guard let second else { return Key(first: first, second: nil, detail: detail(constraint)) }
    if order(first) <= order(second) { return Key(first: first, second: second, detail: detail(constraint)) }
    return Key(first: second, second: first, detail: detail(constraint.exchanged ?? constraint))
  }

  private func order(_ side: Side) -> String {
    "\(side.isOld) \(side.element) \(side.attribute?.name ?? "") \(side.guide ?? "")"
  }

  private func side(_ side: ComparedConstraint.Side, isOld: Bool, _ tolerance: Tolerance) -> Side {
    let matched = isOld ? elements.after[side.element] : side.element
    return Side(
      element: matched ?? side.element, isOld: isOld && matched == nil,
      guide: [.none, .anySuperview].contains(tolerance) ? side.guide : nil,
      // All positions along an axis count as one, but a width is not a height.
      attribute: tolerance == .anyPosition
        ? side.attribute.axis == .horizontal ? .centerX : .centerY : side.attribute)
  }
}

extension ComparedConstraint {
  /// The numbers of the constraint.
  fileprivate var valueKey: String {
    let numbers = [multiplier, constant].map { ($0 * 1000).rounded() + 0 }
    return "\(relation) \(numbers) \(priority) \(isInstalled) \(name ?? "")"
  }
}
