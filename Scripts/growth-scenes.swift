// SPDX-License-Identifier: MIT

import Foundation

// The main program of Scripts/check-growth.

/// A scene of `count` views in a container, whose width can be edited afterward.
struct Scene {
  let solver = Solver(placesAtBounds: true)
  let container: Variable
  private let width: Constraint

  init(containerWidth: Double) {
    container = solver.makeVariable(isNonNegative: true)
    width = solver.insert([Term(1, container)], .equal, constant: -containerWidth, priority: .required)
  }

  func setWidth(_ value: Double) { solver.setConstant(-value, of: width) }

  func makePosition() -> Variable { solver.makeVariable() }
  func makeLength() -> Variable { solver.makeVariable(isNonNegative: true) }

  func add(_ terms: [Term], _ relation: Relation, _ constant: Double, _ priority: Float = 1000) {
    solver.insert(terms, relation, constant: constant, priority: Priority(priority))
  }

  /// Adds a content size that the variable hugs and resists being smaller than.
  func addContent(_ length: Variable, _ size: Double) {
    add([Term(1, length)], .lessThanOrEqual, -size, 250)
    add([Term(1, length)], .greaterThanOrEqual, -size, 750)
  }
}

/// The views of a row, left to right.
typealias Views = [(start: Variable, length: Variable)]

extension Scene {
  func makeViews(_ count: Int, hasContent: Bool = true) -> Views {
    (0..<count).map { index in
      let view = (makePosition(), makeLength())
      if hasContent { addContent(view.1, Double(30 + 7 * index % 40)) }
      return view
    }
  }

  /// `next.start relation previous.end + gap`
  func space(_ views: Views, _ relation: Relation, gap: Double, priority: Float = 1000) {
    for (previous, next) in zip(views, views.dropFirst()) {
      add([Term(1, next.start), Term(-1, previous.start), Term(-1, previous.length)], relation, -gap, priority)
    }
  }

  func pinEnds(_ views: Views, atLeast: Bool = false) {
    add([Term(1, views[0].start)], .equal, 0)
    let last = views[views.count - 1]
    add(
      [Term(1, container), Term(-1, last.start), Term(-1, last.length)], atLeast ? .greaterThanOrEqual : .equal, 0)
  }

  /// Guides between neighbors, of equal lengths, from a share of each view to the same share of the next.
  func makeGapsEqual(_ views: Views, from share: Double, to end: Double, priority: Float) {
    var first: Variable?
    for (previous, next) in zip(views, views.dropFirst()) {
      let gap = (start: makePosition(), length: makeLength())
      add([Term(1, gap.start), Term(-1, previous.start), Term(-share, previous.length)], .equal, 0)
      add([Term(1, next.start), Term(end, next.length), Term(-1, gap.start), Term(-1, gap.length)], .equal, 0)
      if let first { add([Term(1, gap.length), Term(-1, first)], .equal, 0, priority) } else { first = gap.length }
    }
  }

  /// Views in one another, each centered with insets of at least 8.
  func nest(_ count: Int, content: (Int) -> Double?) {
    var outer = container
    for index in 0..<count {
      let (start, length) = (makePosition(), makeLength())
      add([Term(1, start), Term(0.5, length), Term(-0.5, outer)], .equal, 0)
      add([Term(1, start)], .greaterThanOrEqual, -8)
      add([Term(1, outer), Term(-1, start), Term(-1, length)], .greaterThanOrEqual, -8)
      if let size = content(index) { addContent(length, size) }
      outer = length
    }
  }
}

/// A kind of scene: how it is made, and the width for each view to which the container is edited, if that is what is measured.
struct Kind {
  let name: String
  var editedShare: Double?
  var largest = 3_200
  let make: (Int) -> Scene
}

/// A row of views with equal gaps, or equal distances of their centers, that is narrower than their contents.
func narrowRow(_ count: Int, from share: Double, to end: Double, priority: Float) -> Scene {
  let scene = Scene(containerWidth: 20 * Double(count))
  let views = scene.makeViews(count)
  scene.pinEnds(views)
  scene.space(views, .greaterThanOrEqual, gap: 8)
  scene.makeGapsEqual(views, from: share, to: end, priority: priority)
  return scene
}

let kinds = [
  Kind(name: "equal gaps in a row that is too narrow") { narrowRow($0, from: 1, to: 0, priority: 1000) },
  Kind(name: "the same, edited until the gaps contradict the width", editedShare: 3) {
    narrowRow($0, from: 1, to: 0, priority: 1000)
  },
  Kind(name: "equal distances of centers in a row that is too narrow", largest: 200) {
    narrowRow($0, from: 0.5, to: 0.5, priority: 149)
  },
  Kind(name: "centered in one another, every third with content") { count in
    let scene = Scene(containerWidth: 20 * Double(count))
    scene.nest(count) { $0 % 3 == 0 ? Double(10 + 11 * $0 % 50) : nil }
    return scene
  },
  Kind(name: "centered in one another, with content wider than the container") { count in
    let scene = Scene(containerWidth: 20 * Double(count))
    scene.nest(count) { _ in 40 * Double(count) }
    return scene
  },
  Kind(name: "centered in one another, more insets than the container has room for") { count in
    let scene = Scene(containerWidth: 10_000)
    scene.nest(count) { $0 % 3 == 0 ? Double(10 + 11 * $0 % 50) : nil }
    return scene
  },
  Kind(name: "a chain of least distances that does not fit") { count in
    let scene = Scene(containerWidth: 30 * Double(count))
    let views = scene.makeViews(count)
    scene.space(views, .greaterThanOrEqual, gap: 8)
    scene.pinEnds(views, atLeast: true)
    return scene
  },
  Kind(name: "the same with optional distances") { count in
    let scene = Scene(containerWidth: 30 * Double(count))
    let views = scene.makeViews(count)
    scene.space(views, .greaterThanOrEqual, gap: 0)
    scene.space(views, .equal, gap: 8, priority: 500)
    scene.pinEnds(views, atLeast: true)
    return scene
  },
  Kind(name: "each at least as wide as the one before, which has more content") { count in
    let scene = Scene(containerWidth: 0)
    let views = scene.makeViews(count, hasContent: false)
    for (index, view) in views.enumerated() { scene.addContent(view.length, Double(count - index)) }
    for (previous, next) in zip(views, views.dropFirst()) {
      scene.add([Term(1, next.length), Term(-1, previous.length)], .greaterThanOrEqual, 0)
    }
    return scene
  },
  Kind(name: "a column of required heights that do not fit, each a conflict", largest: 1_600) { count in
    let scene = Scene(containerWidth: 88)
    let views = scene.makeViews(count, hasContent: false)
    scene.pinEnds(views)
    scene.space(views, .equal, gap: 0)
    for view in views { scene.add([Term(1, view.length)], .equal, -31) }
    for view in views { scene.addContent(view.length, 20) }
    return scene
  },
]

/// The seconds that solving a scene takes, the least of three times, and the solutions that were abandoned.
func measure(_ kind: Kind, _ count: Int) -> (seconds: Double, abandoned: Int) {
  var best = Double.infinity
  var abandoned = 0
  for _ in 0..<3 {
    let scene = kind.make(count)
    if let share = kind.editedShare {
      scene.solver.solve()
      scene.setWidth(share * Double(count))
    }
    let start = ContinuousClock.now
    scene.solver.solve()
    let time = start.duration(to: .now).components
    best = min(best, Double(time.seconds) + Double(time.attoseconds) * 1e-18)
    abandoned += scene.solver.statistics.abandonedSolutions
    if best > 1 { break }
  }
  return (best, abandoned)
}

let sizes = [100, 200, 400, 800, 1_600, 3_200]
var hasFailed = false
print("| scene | " + sizes.map(String.init).joined(separator: " | ") + " |")
print("|---|" + sizes.map { _ in "--:" }.joined(separator: "|") + "|")
for kind in kinds {
  var cells: [String] = []
  for size in sizes {
    guard size <= kind.largest else {
      cells.append("")
      continue
    }
    let (seconds, abandoned) = measure(kind, size)
    cells.append(String(format: seconds < 0.01 ? "%.2f" : "%.1f", seconds * 1000))
    if abandoned > 0 { hasFailed = true }
  }
  print("| \(kind.name) | " + cells.joined(separator: " | ") + " |")
}
exit(hasFailed ? 1 : 0)
