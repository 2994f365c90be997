// SPDX-License-Identifier: MIT

import LayoutModel

/// The frames that differ, each with the change that causes it.
///
/// A change spreads along what ties frames together: constraints, superviews and the other views of a stack view. Of several changes
/// the nearest one counts, through views that move first.
struct FrameCauses {
  private let before: ComparedScreen
  private let after: ComparedScreen
  private let matching: ScreenMatching
  private var effects: [Int: FrameEffect] = [:]
  private var neighbors: [Int: Set<Int>] = [:]

  init(_ before: ComparedScreen, _ after: ComparedScreen, _ matching: ScreenMatching) {
    self.before = before
    self.after = after
    self.matching = matching
    let names = ElementNames(after)
    for (old, new) in matching.after { effects[new] = FrameEffect(before, after, old, new, name: names[new]) }
    tieElements()
  }

  /// Gives each changed frame to the change that causes it; those without one to `rest`.
  func attribute(_ changes: inout [ElementChange], rest: inout [FrameEffect]) {
    var owners: [Int: Int] = [:]
    let sources = changes.indices.filter { changes[$0].changesLayout }
    spread(sources.map { ($0, places(of: changes[$0])) }, into: &owners, through: Set(effects.keys))
    if effects.keys.contains(where: { owners[$0] == nil }) {
      spread(sources.map { ($0, places(of: changes[$0])) }, into: &owners, through: nil)
    }
    for element in effects.keys.sorted() {
      guard let effect = effects[element] else { continue }
      if let owner = owners[element] { changes[owner].effects.append(effect) } else { rest.append(effect) }
    }
    for index in changes.indices {
      guard let own = changes[index].effects.firstIndex(where: { $0.element == changes[index].after }) else { continue }
      changes[index].effects.swapAt(0, own)
      changes[index].effects[1...].sort { $0.element < $1.element }
    }
  }

  /// Visits elements from all sources at once, breadth first.
  private func spread(_ sources: [(change: Int, places: [Int])], into owners: inout [Int: Int], through: Set<Int>?) {
    var visited: Set<Int> = []
    var queue: [(element: Int, change: Int)] = []
    for source in sources { for place in source.places { queue.append((place, source.change)) } }
    let starts = Set(queue.map(\.element))
    var next = 0
    while next < queue.count {
      let (element, change) = queue[next]
      next += 1
      guard visited.insert(element).inserted else { continue }
      if effects[element] != nil, owners[element] == nil { owners[element] = change }
      guard starts.contains(element) || through?.contains(element) ?? true else { continue }
      for neighbor in neighbors[element, default: []].sorted() where !visited.contains(neighbor) {
        queue.append((neighbor, change))
      }
    }
  }

  /// The elements after the change at which a change begins: its own, those that it relates, and those around a removed one.
  private func places(of change: ElementChange) -> [Int] {
    if let element = change.after { return [element] }
    guard let old = change.before else { return after.children(of: nil) }
    let around = tied(to: old, in: before).compactMap { matching.after[$0] }
    return around.sorted() + before.superviews(of: old).compactMap { matching.after[$0] }.prefix(1)
  }

  // MARK: Ties

  private mutating func tieElements() {
    for (index, element) in after.elements.enumerated() {
      if let superview = element.superview { tie(index, superview) }
    }
    for constraint in after.constraints {
      if let second = constraint.second { tie(constraint.first.element, second.element) }
    }
    for constraint in before.constraints {
      guard let second = constraint.second, let one = matching.after[constraint.first.element],
        let other = matching.after[second.element]
      else { continue }
      tie(one, other)
    }
  }

  private mutating func tie(_ one: Int, _ other: Int) {
    neighbors[one, default: []].insert(other)
    neighbors[other, default: []].insert(one)
  }

  /// The superview of an element, and the elements that a constraint relates to it.
  private func tied(to index: Int, in screen: ComparedScreen) -> Set<Int> {
    var result = Set([screen.elements[index].superview].compactMap { $0 })
    for constraint in screen.constraints {
      guard let second = constraint.second else { continue }
      if constraint.first.element == index { result.insert(second.element) }
      if second.element == index { result.insert(constraint.first.element) }
    }
    return result
  }
}

extension FrameEffect {
  /// The difference of the frames of an element, as they are in its superview; `nil` if it is too small to be seen, or if there is no
  /// frame.
  init?(_ before: ComparedScreen, _ after: ComparedScreen, _ old: Int, _ new: Int, name: String) {
    guard let one = before.elements[old].frame, let other = after.elements[new].frame else { return nil }
    let (from, to) = (Self.origin(of: old, in: before), Self.origin(of: new, in: after))
    let move = Size(width: (other.x - to.x) - (one.x - from.x), height: (other.y - to.y) - (one.y - from.y))
    let numbers = [move.width, move.height, other.width - one.width, other.height - one.height]
    guard numbers.contains(where: { abs($0) > ElementComparison.tolerance }) else { return nil }
    self.init(subject: name, element: new, before: one, after: other, move: move)
  }

  private static func origin(of index: Int, in screen: ComparedScreen) -> (x: Double, y: Double) {
    guard let frame = screen.elements[index].superview.flatMap({ screen.elements[$0].frame }) else { return (0, 0) }
    return (frame.x, frame.y)
  }
}
