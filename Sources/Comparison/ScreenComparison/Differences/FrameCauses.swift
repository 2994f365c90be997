// SPDX-License-Identifier: MIT

import LayoutModel

/// The frames that differ, each with the change that causes it.
///
/// A change spreads along what ties frames together on one axis: constraints, superviews and the other views of a stack view. Of
/// several changes the nearest one counts, through views that change themselves.
struct FrameCauses {
  /// One axis of an element.
  private struct Node: Hashable, Comparable {
    let element: Int
    let axis: LayoutAxis

    static func < (left: Node, right: Node) -> Bool {
      (left.element, left.axis == .vertical ? 1 : 0) < (right.element, right.axis == .vertical ? 1 : 0)
    }
  }

  private let before: ComparedScreen
  private let after: ComparedScreen
  private let matching: ScreenMatching
  private var effects: [Int: FrameEffect] = [:]
  private var neighbors: [Node: Set<Node>] = [:]

  private static let axes: [LayoutAxis] = [.horizontal, .vertical]

  init(_ before: ComparedScreen, _ after: ComparedScreen, _ matching: ScreenMatching) {
    self.before = before
    self.after = after
    self.matching = matching
    let names = ElementNames(after)
    for (old, new) in matching.after { effects[new] = FrameEffect(before, after, old, new, matching, name: names[new]) }
    tieElements()
  }

  /// Gives each changed frame to the change that causes it; those without one to `rest`.
  func attribute(_ changes: inout [ElementChange], rest: inout [FrameEffect]) {
    let sources = changes.indices.filter { changes[$0].changesLayout }.flatMap { index in
      starts(of: changes[index]).map { (node: $0, change: index) }
    }
    var owners: [Int: Int] = [:]
    // A stored size is the reason for what follows it, but for views with other constraints of their own.
    let sizes = sources.filter {
      changes[$0.change].hasFrame || changes[$0.change].relatesElements && isChanged($0.node)
    }
    if sizes.contains(where: { changes[$0.change].hasFrame }) { spread(sizes, into: &owners, throughAll: false) }
    // What does not change its own view changes others only if nothing else does.
    let changing = sources.filter { changes[$0.change].relatesElements || isOwnChange($0.node, of: changes[$0.change]) }
    spread(changing.filter { !isWeak(changes[$0.change]) }, into: &owners, throughAll: false)
    spread(changing, into: &owners, throughAll: false)
    spread(sources, into: &owners, throughAll: false)
    spread(sources, into: &owners, throughAll: true)
    for element in effects.keys.sorted() {
      guard let effect = effects[element] else { continue }
      if let owner = owners[element] { changes[owner].effects.append(effect) } else { rest.append(effect) }
    }
    for index in changes.indices {
      guard let own = changes[index].effects.firstIndex(where: { $0.element == changes[index].after }) else { continue }
      changes[index].effects.insert(changes[index].effects.remove(at: own), at: 0)
    }
  }

  /// Whether the frame of a change's own element changes in a way for which the change can account: what a view shows changes the size
  /// of the view, but does not move a view that keeps its size.
  private func isOwnChange(_ node: Node, of change: ElementChange) -> Bool {
    change.isOfContent ? effects[node.element]?.isResized(along: node.axis) ?? false : isChanged(node)
  }

  /// Whether a change seldom changes frames, so that any other one counts before it: another class, other margins, another priority of the
  /// content, and a new view that no stack view arranges.
  private func isWeak(_ change: ElementChange) -> Bool {
    change.changes.filter(\.changesLayout).allSatisfy { part in
      switch part {
      case .className: true
      case .added: change.after.map { !after.elements[$0].isArranged } ?? false
      // Margins are part of a size to which new contents add more.
      case .property(let name, _, _, _):
        PropertyWords.contentPriorities[name] != nil || name.hasSuffix("ayoutMargins")
      default: false
      }
    }
  }

  /// Whether the frame of an element changes along the axis. Those that are gone pass a change on.
  private func isChanged(_ node: Node) -> Bool {
    after.elements.indices.contains(node.element) ? effects[node.element]?.isChanged(along: node.axis) ?? false : true
  }

  /// Visits elements from all sources at once, breadth first, and gives those without an owner the change that reaches them first.
  private func spread(_ sources: [(node: Node, change: Int)], into owners: inout [Int: Int], throughAll: Bool) {
    guard effects.keys.contains(where: { owners[$0] == nil }) else { return }
    var visited: Set<Node> = []
    var queue = sources
    let starts = Set(sources.map(\.node))
    var next = 0
    while next < queue.count {
      let (node, change) = queue[next]
      next += 1
      guard visited.insert(node).inserted else { continue }
      if throughAll || isChanged(node), effects[node.element] != nil, owners[node.element] == nil {
        owners[node.element] = change
      }
      guard throughAll || starts.contains(node) || isChanged(node) else { continue }
      for neighbor in neighbors[node, default: []].sorted() where !visited.contains(neighbor) {
        queue.append((neighbor, change))
      }
    }
  }

  /// The places at which a change begins: its own element, along the axes of its constraints.
  private func starts(of change: ElementChange) -> [Node] {
    let axes = change.axes
    if let element = change.after { return axes.map { Node(element: element, axis: $0) } }
    guard let old = change.before else { return after.children(of: nil).flatMap(nodes) }
    return nodes(after.elements.count + old)
  }

  private func nodes(_ element: Int) -> [Node] { Self.axes.map { Node(element: element, axis: $0) } }

  // MARK: Ties

  private mutating func tieElements() {
    for (index, element) in after.elements.enumerated() {
      // The height of a text depends on its width.
      tie(Node(element: index, axis: .horizontal), Node(element: index, axis: .vertical))
      guard let superview = element.superview else { continue }
      for axis in Self.axes { tie(Node(element: index, axis: axis), Node(element: superview, axis: axis)) }
    }
    for constraint in after.constraints { tie(constraint) { $0 } }
    // Elements that are gone have the numbers after those of the others.
    let later = matching.after
    let count = after.elements.count
    for constraint in before.constraints { tie(constraint) { later[$0] ?? count + $0 } }
    for old in before.elements.indices where later[old] == nil {
      for other in relatives(of: old) {
        for axis in Self.axes {
          tie(Node(element: count + old, axis: axis), Node(element: later[other] ?? count + other, axis: axis))
        }
      }
    }
  }

  private mutating func tie(_ constraint: ComparedConstraint, _ element: (Int) -> Int?) {
    guard let side = constraint.second, let one = element(constraint.first.element), let other = element(side.element),
      let axis = constraint.first.attribute.axis, let otherAxis = side.attribute.axis
    else { return }
    tie(Node(element: one, axis: axis), Node(element: other, axis: otherAxis))
  }

  private mutating func tie(_ one: Node, _ other: Node) {
    neighbors[one, default: []].insert(other)
    neighbors[other, default: []].insert(one)
  }

  /// The superview of an element before the change, and the elements that a stack view arranges with it.
  private func relatives(of index: Int) -> [Int] {
    guard let superview = before.elements[index].superview else { return [] }
    return [superview] + (before.elements[index].isArranged ? before.children(of: superview) : [])
  }
}

extension ElementChange {
  /// Whether a change is one of what relates elements, and not of the element alone.
  fileprivate var relatesElements: Bool {
    changes.contains { change in
      switch change {
      case .constraint, .added, .removed, .moved, .reordered: true
      case .property(let name, _, _, _): PropertyWords.isOfArrangement(name)
      default: false
      }
    }
  }

  /// Whether only what the element shows changes.
  fileprivate var isOfContent: Bool {
    after != nil
      && changes.filter(\.changesLayout).allSatisfy { change in
        switch change {
        case .text: true
        case .property(let name, _, _, _): PropertyWords.isOfContent(name)
        default: false
        }
      }
  }

  /// Whether the stored frame changes.
  fileprivate var hasFrame: Bool {
    changes.contains { if case .frame = $0 { true } else { false } }
  }

  /// The axes along which the changes begin: those of constraints and priorities, if nothing else changes.
  fileprivate var axes: [LayoutAxis] {
    let known = changes.filter(\.changesLayout).map { change -> LayoutAxis? in
      switch change {
      case .constraint(let before, let after): (after ?? before)?.first.attribute.axis
      case .property(let name, _, _, _): PropertyWords.contentPriorities[name]
      default: nil
      }
    }
    return known.contains(nil) ? [.horizontal, .vertical] : [.horizontal, .vertical].filter { known.contains($0) }
  }
}

extension FrameEffect {
  /// The difference of the frames of an element, as they are in the nearest superview that both sides have; `nil` if it is too small to
  /// be seen, or if there is no frame.
  init?(
    _ before: ComparedScreen, _ after: ComparedScreen, _ old: Int, _ new: Int, _ matching: ScreenMatching, name: String
  ) {
    guard var one = before.elements[old].frame, let other = after.elements[new].frame,
      !after.elements[new].isPlacedByContainer
    else { return nil }
    let hasPosition = after.elements[new].hasPosition
    if !hasPosition { (one.x, one.y) = (other.x, other.y) }
    let earlier = before.superviews(of: old)
    let common = after.superviews(of: new).lazy.compactMap { superview in
      matching.before[superview].flatMap { earlier.contains($0) ? (old: $0, new: superview) : nil }
    }.first
    let (from, to) = (Self.origin(of: common?.old, in: before), Self.origin(of: common?.new, in: after))
    let move =
      hasPosition
      ? Size(width: (other.x - to.x) - (one.x - from.x), height: (other.y - to.y) - (one.y - from.y))
      : Size(width: 0, height: 0)
    self.init(subject: name, element: new, before: one, after: other, move: move)
    guard isChanged(along: .horizontal) || isChanged(along: .vertical) else { return nil }
  }

  fileprivate func isChanged(along axis: LayoutAxis) -> Bool {
    let distance = axis == .horizontal ? move.width : move.height
    return abs(distance) > ElementComparison.tolerance || isResized(along: axis)
  }

  fileprivate func isResized(along axis: LayoutAxis) -> Bool {
    abs(after.length(along: axis) - before.length(along: axis)) > ElementComparison.tolerance
  }

  private static func origin(of index: Int?, in screen: ComparedScreen) -> (x: Double, y: Double) {
    guard let frame = index.flatMap({ screen.elements[$0].frame }) else { return (0, 0) }
    return (frame.x, frame.y)
  }
}
