// SPDX-License-Identifier: MIT

/// A view of a scene, with its four variables.
struct SceneView {
  let number: Int32
  var left: Int32 { 4 * number }
  var top: Int32 { 4 * number + 1 }
  var width: Int32 { 4 * number + 2 }
  var height: Int32 { 4 * number + 3 }
}

/// A side of a constraint under construction.
struct Sum {
  var summands: [Scene.Summand]

  init(_ summands: (Double, Int32)...) {
    self.summands = summands.map { Scene.Summand(variable: $0.1, coefficient: $0.0) }
  }

  static func - (a: Sum, b: Sum) -> Sum {
    var difference = a
    difference.summands += b.summands.map { Scene.Summand(variable: $0.variable, coefficient: -$0.coefficient) }
    return difference
  }
}

extension Int32 {
  static func + (a: Int32, b: Int32) -> Sum { Sum((1, a), (1, b)) }
}

extension Scene {
  /// The number of frames of a scene.
  public static let frameCount = 120

  mutating func makeView() -> SceneView {
    defer { viewCount += 1 }
    return SceneView(number: Int32(viewCount))
  }

  /// Creates the window. It stays at the origin, and its size is set by edits.
  mutating func makeRoot(width: Double, height: Double) -> SceneView {
    let root = makeView()
    add(Sum((1, root.left)), 0, 0)
    add(Sum((1, root.top)), 0, 0)
    builtRowCount += 2
    builtTermCount += 2
    build += [
      .edit(variable: root.width), .edit(variable: root.height),
      .suggest(variable: root.width, value: width), .suggest(variable: root.height, value: height),
    ]
    return root
  }

  /// Creates the row `sum  relation  bound` without adding it.
  mutating func makeRow(_ sum: Sum, _ relation: Int8, _ bound: Double, at priority: Float = 1000) -> Int32 {
    let row = Row(
      firstTerm: Int32(terms.count), termCount: Int32(sum.summands.count), relation: relation, priority: priority,
      constant: -bound)
    terms += sum.summands
    constraints.append(row)
    return Int32(constraints.count - 1)
  }

  /// Adds the row `sum  relation  bound` to the build.
  @discardableResult
  mutating func add(_ sum: Sum, _ relation: Int8, _ bound: Double, at priority: Float = 1000) -> Int32 {
    let row = makeRow(sum, relation, bound, at: priority)
    put(row)
    return row
  }

  /// Adds a row to the build.
  mutating func put(_ row: Int32) {
    builtRowCount += 1
    builtTermCount += Int(constraints[Int(row)].termCount)
    build.append(.add(constraint: row))
  }

  /// Adds the equation `a = b + distance` to the build.
  @discardableResult
  mutating func equate(_ a: Sum, _ b: Sum = Sum(), _ distance: Double = 0) -> Int32 { add(a - b, 0, distance) }

  @discardableResult
  mutating func equate(_ a: Int32, _ value: Double) -> Int32 { equate(Sum((1, a)), Sum(), value) }

  /// Creates 120 frames, each of which ends with a solve.
  mutating func animate(_ operations: (_ frame: Int) -> [Operation]) {
    frames = (0..<Scene.frameCount).map { operations($0) + [.solve] }
  }
}
