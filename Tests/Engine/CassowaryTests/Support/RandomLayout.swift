// SPDX-License-Identifier: MIT
// The values that are unwrapped here exist by construction.
// swift-format-ignore-file: NeverForceUnwrap

@testable import Cassowary

/// A random tree of views with typical constraints, larger than the oracle can solve.
///
/// Its solutions are verified by their optimality conditions, which `brokenInvariants()` checks: signs of residuals,
/// bounds of multipliers, and that the multipliers cancel the rows. Together these prove an optimum.
struct RandomLayout {
  struct View {
    var left: Variable
    var top: Variable
    var width: Variable
    var height: Variable
    var parent: Int
  }

  var generator: SeededGenerator
  let solver = Solver()
  var views: [View] = []
  var rows: [(constraint: Constraint, isWindow: Bool)] = []

  init(seed: UInt64, viewCount: Int) {
    generator = SeededGenerator(seed: seed)
    views.append(makeView(parent: -1))
    insert([(1, views[0].left)], .equal, 0)
    insert([(1, views[0].top)], .equal, 0)
    insert([(1, views[0].width)], .equal, -400, isWindow: true)
    insert([(1, views[0].height)], .equal, -800, isWindow: true)
    while views.count < viewCount { addGroup() }
  }

  private func makeView(parent: Int) -> View {
    View(
      left: solver.makeVariable(), top: solver.makeVariable(), width: solver.makeVariable(isNonNegative: true),
      height: solver.makeVariable(isNonNegative: true), parent: parent)
  }

  private mutating func insert(
    _ terms: [(Double, Variable)], _ relation: Relation, _ constant: Double, _ priority: Float = 1000,
    isWindow: Bool = false
  ) {
    let constraint = solver.insert(
      terms.map { Term($0.0, $0.1) }, relation, constant: constant, priority: Priority(priority))
    rows.append((constraint, isWindow))
  }

  /// Some children of a random view, arranged in a row or a column.
  mutating func addGroup() {
    let parent = Int.random(in: max(0, views.count - 6)..<views.count, using: &generator)
    let isRow = generator.chance(0.5)
    let count = Int.random(in: 1...5, using: &generator)
    let first = views.count
    for _ in 0..<count { views.append(makeView(parent: parent)) }
    let gap = Double([0, 4, 8, 10].randomElement(using: &generator)!)
    for index in first..<views.count { constrainAcross(views[index], in: views[parent], isRow, gap) }
    constrainAlong(Array(views[first...]), in: views[parent], isRow, gap)
  }

  private func along(_ view: View, _ isRow: Bool) -> (start: Variable, size: Variable) {
    isRow ? (view.left, view.width) : (view.top, view.height)
  }

  private mutating func constrainAcross(_ view: View, in parent: View, _ isRow: Bool, _ gap: Double) {
    let (start, size) = along(view, !isRow)
    let (_, whole) = along(parent, !isRow)
    switch Int.random(in: 0..<4, using: &generator) {
    case 0:
      insert([(1, start)], .equal, -gap)
      insert([(1, start), (1, size), (-1, whole)], .equal, gap)
    case 1:
      insert([(2, start), (1, size), (-1, whole)], .equal, 0)
      insert([(1, size), (-0.5, whole)], .lessThanOrEqual, 0)
      addIntrinsicSize(size)
    case 2:
      insert([(1, start)], .greaterThanOrEqual, -gap)
      insert([(1, start), (1, size), (-1, whole)], .lessThanOrEqual, gap)
      addIntrinsicSize(size)
      insert([(1, start)], .equal, 0, 249)
    default:
      insert([(1, start)], .equal, -gap)
      insert([(1, start), (1, size), (-1, whole)], .lessThanOrEqual, gap, generator.chance(0.5) ? 1000 : 999)
      addIntrinsicSize(size)
    }
    // An aspect ratio connects the axes.
    if generator.chance(0.15) { insert([(1, view.width), (-1.5, view.height)], .equal, 0, 740) }
  }

  private mutating func constrainAlong(_ group: [View], in parent: View, _ isRow: Bool, _ gap: Double) {
    let (_, whole) = along(parent, isRow)
    let items = group.map { along($0, isRow) }
    insert([(1, items[0].start)], .equal, -gap)
    for (a, b) in zip(items, items.dropFirst()) {
      insert([(1, b.start), (-1, a.start), (-1, a.size)], .equal, -gap)
    }
    let last = items[items.count - 1]
    switch Int.random(in: 0..<3, using: &generator) {
    case 0:
      insert([(1, last.start), (1, last.size), (-1, whole)], .equal, gap, generator.chance(0.6) ? 999 : 1000)
      for item in items.dropFirst() { insert([(1, item.size), (-1, items[0].size)], .equal, 0, 998) }
    case 1:
      insert([(1, last.start), (1, last.size), (-1, whole)], .equal, gap, 999)
      for item in items { addIntrinsicSize(item.size) }
    default:
      insert([(1, last.start), (1, last.size), (-1, whole)], .lessThanOrEqual, gap, 990)
      for item in items { addIntrinsicSize(item.size) }
    }
  }

  private mutating func addIntrinsicSize(_ size: Variable) {
    let length = Double(Int.random(in: 10...200, using: &generator))
    insert([(1, size)], .lessThanOrEqual, -length, Float([250, 251].randomElement(using: &generator)!))
    insert([(1, size)], .greaterThanOrEqual, -length, Float([749, 750, 751].randomElement(using: &generator)!))
  }

  mutating func change() {
    for _ in 0..<Int.random(in: 1...6, using: &generator) {
      let index = rows.indices.randomElement(using: &generator)!
      let row = rows[index]
      switch Int.random(in: 0..<6, using: &generator) {
      case 0, 1:
        if let window = rows.filter(\.isWindow).randomElement(using: &generator) {
          solver.setConstant(-Double(Int.random(in: 0...1200, using: &generator)), of: window.constraint)
        }
      case 2: solver.setConstant(-Double(Int.random(in: 0...300, using: &generator)), of: row.constraint)
      case 3:
        solver.setPriority(Priority([1000, 999, 500, 250].randomElement(using: &generator)!), of: row.constraint)
      case 4 where !row.isWindow:
        solver.remove(row.constraint)
        rows.remove(at: index)
      default: addGroup()
      }
    }
  }
}
