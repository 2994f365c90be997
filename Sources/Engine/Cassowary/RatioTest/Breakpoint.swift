// SPDX-License-Identifier: MIT

/// A distance of a step at which the reduced cost of a basic row reaches a bound.
struct Breakpoint: BitwiseCopyable {
  var distance: LexicographicVector
  /// The index of the row in the expression of the entering row.
  var index: Int32
  /// The priority and the creation number of the row, which resolve ties.
  var priority: Float
  var sequence: UInt32
}

/// The breakpoints of a step, nearest first: a binary heap.
///
/// At equal distances, the row of the lowest priority comes first, and of those the youngest; by Bland's rule the oldest.
struct BreakpointHeap: ~Copyable {
  private var heap = Table<Breakpoint>()

  init() {}

  mutating func releaseMemory() { heap.releaseMemory() }
  mutating func removeAll() { heap.removeAll() }

  /// Adds a breakpoint without putting it in order; ``order(_:usesBlandRule:)`` does that for all.
  mutating func append(_ breakpoint: Breakpoint) { heap.append(breakpoint) }

  /// Puts all breakpoints in order.
  mutating func order(_ multipliers: inout Multipliers, usesBlandRule: Bool) {
    var index = heap.count / 2
    while index > 0 {
      index -= 1
      sink(index, &multipliers, usesBlandRule)
    }
  }

  mutating func push(_ breakpoint: Breakpoint, _ multipliers: inout Multipliers, usesBlandRule: Bool) {
    heap.append(breakpoint)
    var index = heap.count - 1
    while index > 0 {
      let parent = (index - 1) / 2
      guard comes(index, before: parent, &multipliers, usesBlandRule) else { return }
      exchange(index, parent)
      index = parent
    }
  }

  mutating func pop(_ multipliers: inout Multipliers, usesBlandRule: Bool) -> Breakpoint? {
    guard !heap.isEmpty else { return nil }
    let first = heap[0]
    heap[0] = heap[heap.count - 1]
    heap.removeLast()
    sink(0, &multipliers, usesBlandRule)
    return first
  }

  private mutating func sink(_ start: Int32, _ multipliers: inout Multipliers, _ usesBlandRule: Bool) {
    var index = start
    while true {
      var nearest = index
      for child in (2 * index + 1)...(2 * index + 2)
      where child < heap.count && comes(child, before: nearest, &multipliers, usesBlandRule) {
        nearest = child
      }
      guard nearest != index else { return }
      exchange(index, nearest)
      index = nearest
    }
  }

  private mutating func exchange(_ a: Int32, _ b: Int32) {
    let kept = heap[a]
    heap[a] = heap[b]
    heap[b] = kept
  }

  private mutating func comes(
    _ a: Int32, before b: Int32, _ multipliers: inout Multipliers, _ usesBlandRule: Bool
  ) -> Bool {
    let (a, b) = (heap[a], heap[b])
    let order = multipliers.compare(a.distance, b.distance)
    if order != 0 { return order < 0 }
    if usesBlandRule { return a.sequence < b.sequence }
    if a.priority != b.priority { return a.priority < b.priority }
    return a.sequence > b.sequence
  }
}

/// A variable that moves, in the course of a step, from one row that bounds it to the next.
struct BoundFlip: BitwiseCopyable {
  var from: RowID
  var to: RowID
  /// The coefficient of `to` in the expression of the entering row.
  var weight: Double
  /// The distance at which the reduced cost of `from` reaches its bound.
  var distance: LexicographicVector
  /// The direction in which that reduced cost moves.
  var direction: Int
}

/// The reason for the end of a step of the dual simplex method. The length is the step of ``Multipliers``.
enum StepEnd {
  /// Nothing: no reduced cost has a bound.
  case unbounded
  /// The reduced cost of the entering row reaches its own bound.
  case entering
  /// The reduced cost of a row of the basis reaches its bound: the row leaves.
  case leaving(RowID)
}
