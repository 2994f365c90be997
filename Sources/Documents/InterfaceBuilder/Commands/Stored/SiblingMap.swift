// SPDX-License-Identifier: MIT

import LayoutModel

/// The subviews of one view on the canvas, found by their places.
///
/// They form a binary tree in which each node knows the rectangle around its subviews.
final class SiblingMap {
  /// The subviews, in the document's order.
  let siblings: [String]
  private let frames: [Frame]
  /// The indices of the subviews by identifier.
  private let indices: [String: Int]
  /// The indices of the subviews in the order of the leaves.
  private var leaves: [Int] = []
  private var nodes: [Node] = []

  /// The intervals of a subview.
  private struct Frame {
    let horizontal: Span
    let vertical: Span

    subscript(axis: LayoutAxis) -> Span { axis == .horizontal ? horizontal : vertical }
  }

  /// A part of the subviews.
  private struct Node {
    /// The leaves.
    let range: Range<Int>
    var horizontal = Bounds()
    var vertical = Bounds()
    /// The first subview.
    var first: Int
    /// The nodes of the halves; -1 for a node without.
    var halves = (-1, -1)

    subscript(axis: LayoutAxis) -> Bounds { axis == .horizontal ? horizontal : vertical }
  }

  /// The least and greatest starts and ends of intervals.

  private struct Bounds {
    var leastStart = Double.infinity
    var leastEnd = Double.infinity
    var greatestStart = -Double.infinity
    var greatestEnd = -Double.infinity

    /// The distance between the intervals.
    var width: Double { greatestStart - leastStart + greatestEnd - leastEnd }

    mutating func add(_ span: Span) {
      leastStart = min(leastStart, span.start)
      leastEnd = min(leastEnd, span.end)
      greatestStart = max(greatestStart, span.start)
      greatestEnd = max(greatestEnd, span.end)
    }
  }

  /// The nearest subview on a side.
  struct Nearest {
    let sibling: String
    let gap: Double
  }

  init(_ canvas: StoredLayout, in container: String) {
    var siblings: [String] = []
    var frames: [Frame] = []
    for id in canvas.subviews[container] ?? [] {
      guard let horizontal = canvas.span(of: id, along: .horizontal, in: container),
        let vertical = canvas.span(of: id, along: .vertical, in: container)
      else { continue }
      siblings.append(id)
      frames.append(Frame(horizontal: horizontal, vertical: vertical))
    }
    self.siblings = siblings
    self.frames = frames
    indices = Dictionary(zip(siblings, siblings.indices)) { first, _ in first }
    leaves = Array(siblings.indices)
    if !leaves.isEmpty { _ = makeNode(leaves.indices) }
  }

  /// The index of the subview with the identifier `id`; `nil` for another view.
  func index(of id: String) -> Int? { indices[id] }

  /// The interval of the subview with the index `index` along `axis`.
  func span(of index: Int, along axis: LayoutAxis) -> Span { frames[index][axis] }

  // MARK: Nodes

  /// The greatest number of leaves of a node without halves.
  private static let leafCount = 4

  private func makeNode(_ range: Range<Int>) -> Int {
    var node = Node(range: range, first: siblings.count)
    for leaf in leaves[range] {
      node.first = min(node.first, leaf)
      node.horizontal.add(frames[leaf].horizontal)
      node.vertical.add(frames[leaf].vertical)
    }
    let number = nodes.count
    nodes.append(node)
    guard range.count > Self.leafCount else { return number }
    // The wider side of the part is halved. Subviews with equal middles are ordered, so that the tree is always the same.
    let axis: LayoutAxis = node.horizontal.width >= node.vertical.width ? .horizontal : .vertical
    leaves[range].sort { (frames[$0][axis].middle, $0) < (frames[$1][axis].middle, $1) }
    let middle = (range.lowerBound + range.upperBound) / 2
    let first = makeNode(range.lowerBound..<middle)
    let second = makeNode(middle..<range.upperBound)
    nodes[number].halves = (first, second)
    return number
  }

  // MARK: Nearest subviews

  /// Returns the nearest subview beside `view` on `side`, and of several the first in the document.
  ///
  /// - Complexity: logarithmic where subviews hardly overlap.
  func nearest(to view: String, on side: InterfaceSide) -> Nearest? {
    guard let index = indices[view], !nodes.isEmpty else { return nil }
    var best: (index: Int, gap: Double)?
    search(0, index, side, &best)
    return best.map { Nearest(sibling: siblings[$0.index], gap: $0.gap) }
  }

  private func search(_ number: Int, _ view: Int, _ side: InterfaceSide, _ best: inout (index: Int, gap: Double)?) {
    let node = nodes[number]
    guard let least = leastGap(node, view, side), isBetter(least, node.first, than: best) else { return }
    if node.halves.0 >= 0 {
      let halves = [node.halves.0, node.halves.1].map { ($0, leastGap(nodes[$0], view, side) ?? .infinity) }
      for (half, _) in halves.sorted(by: { $0.1 < $1.1 }) { search(half, view, side, &best) }
      return
    }
    for leaf in leaves[node.range] where leaf != view {
      guard let gap = gap(of: leaf, from: view, side), isBetter(gap, leaf, than: best) else { continue }
      best = (leaf, gap)
    }
  }

  private func isBetter(_ gap: Double, _ index: Int, than best: (index: Int, gap: Double)?) -> Bool {
    best.map { (gap, index) < ($0.gap, $0.index) } ?? true
  }

  private func gap(of sibling: Int, from view: Int, _ side: InterfaceSide) -> Double? {
    let (own, its) = (frames[view][side.axis], frames[sibling][side.axis])
    let across = side.axis.perpendicular
    guard frames[view][across].overlap(with: frames[sibling][across]) > Neighbors.tolerance else { return nil }
    let gap = side.isStart ? own.start - its.end : its.start - own.end
    return gap >= -Neighbors.tolerance ? max(gap, 0) : nil
  }

  /// Returns a gap that is not greater than that of any subview of the node; `nil` if none is beside the view.
  private func leastGap(_ node: Node, _ view: Int, _ side: InterfaceSide) -> Double? {
    let (own, across) = (frames[view][side.axis], frames[view][side.axis.perpendicular])
    let (along, beside) = (node[side.axis], node[side.axis.perpendicular])
    guard min(across.end, beside.greatestEnd) - max(across.start, beside.leastStart) > Neighbors.tolerance else {
      return nil
    }
    let farthest = side.isStart ? own.start - along.leastEnd : along.greatestStart - own.end
    guard farthest >= -Neighbors.tolerance else { return nil }
    return max(0, side.isStart ? own.start - along.greatestEnd : along.leastStart - own.end)
  }
}
