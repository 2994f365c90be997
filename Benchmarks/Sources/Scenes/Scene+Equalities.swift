// SPDX-License-Identifier: MIT

/// The scenes with only required equalities, for which a solver only has to find the evaluation order.
extension Scene {
  /// Views that depend only on the window. Frames move the middle one.
  static func independent(_ count: Int) -> Scene {
    var scene = Scene("independent")
    let root = scene.makeRoot(width: 320, height: 568)
    var middle: Int32 = 0
    for index in 0..<count {
      let view = scene.makeView()
      let left = scene.equate(view.left, 10)
      if index == count / 2 { middle = left }
      scene.equate(view.left + view.width, Sum((1, root.width)), -10)
      scene.equate(view.top, 50 * Double(index))
      scene.equate(view.height, 44)
    }
    scene.build.append(.solve)
    scene.animate { [.setConstant(constraint: middle, to: -(10 + Double($0 % 60)))] }
    return scene
  }

  /// A column of rows. Frames change the height of the middle one.
  static func chain(_ count: Int) -> Scene {
    var (scene, rows) = column(count, name: "chain")
    scene.animate { [.setConstant(constraint: rows[count / 2].height, to: -(44 + Double($0 % 60)))] }
    return scene
  }

  /// The same column. Frames widen the window.
  static func chainResize(_ count: Int) -> Scene {
    var (scene, _) = column(count, name: "chain-resize")
    scene.widen(SceneView(number: 0), from: 320, by: 4)
    return scene
  }

  /// The same column. Each frame changes the height of another row, so that no edit is repeated.
  static func firstEdits(_ count: Int) -> Scene {
    var (scene, rows) = column(count, name: "first-edits")
    scene.animate { [.setConstant(constraint: rows[$0 * count / Scene.frameCount].height, to: -(50 + Double($0)))] }
    return scene
  }

  struct ColumnRow {
    let view: SceneView
    var left, right, height, top: Int32
  }

  static func column(_ count: Int, name: String) -> (Scene, [ColumnRow]) {
    var scene = Scene(name)
    let root = scene.makeRoot(width: 320, height: 568)
    var rows: [ColumnRow] = []
    for _ in 0..<count {
      let view = scene.makeView()
      let left = scene.equate(view.left, 10)
      let right = scene.equate(view.left + view.width, Sum((1, root.width)), -10)
      let height = scene.equate(view.height, 44)
      let above = rows.last.map { $0.view.top + $0.view.height } ?? Sum()
      let top = scene.equate(Sum((1, view.top)), above, 8)
      rows.append(ColumnRow(view: view, left: left, right: right, height: height, top: top))
    }
    scene.build.append(.solve)
    return (scene, rows)
  }

  /// A row of views of equal width that fills the window. Frames widen the window.
  static func equalChain(_ count: Int) -> Scene {
    var scene = Scene("equal-chain")
    let width = 320 + 16 * Double(count)
    let root = scene.makeRoot(width: width, height: 568)
    var first, previous: SceneView?
    for _ in 0..<count {
      let view = scene.makeView()
      scene.equate(view.top, 10)
      scene.equate(view.top + view.height, Sum((1, root.height)), -10)
      if let first, let previous {
        scene.equate(Sum((1, view.left)), previous.left + previous.width, 8)
        scene.equate(Sum((1, view.width)), Sum((1, first.width)))
      } else {
        scene.equate(view.left, 8)
        first = view
      }
      previous = view
    }
    if let last = previous { scene.equate(last.left + last.width, Sum((1, root.width)), -8) }
    scene.build.append(.solve)
    scene.widen(root, from: width, by: 4)
    return scene
  }

  /// Nested views, each one point smaller on every side. Frames widen the window.
  static func nested(_ count: Int, name: String = "nested") -> Scene {
    var scene = Scene(name)
    let root = scene.makeRoot(width: 320 + 2 * Double(count), height: 568 + 2 * Double(count))
    var parent = root
    for _ in 0..<count {
      let view = scene.makeView()
      scene.equate(view.left, 1)
      scene.equate(view.top, 1)
      scene.equate(view.left + view.width, Sum((1, parent.width)), -1)
      scene.equate(view.top + view.height, Sum((1, parent.height)), -1)
      parent = view
    }
    scene.build.append(.solve)
    scene.widen(root, from: 320 + 2 * Double(count), by: 4)
    return scene
  }

  /// Nested views. Each of 120 frames widens the window slightly and reads the changed values.
  static func animation(_ count: Int) -> Scene {
    var scene = nested(count, name: "animation")
    scene.frames = scene.frames.map { $0 + [.readChanges] }
    return scene
  }

  /// Rows of equal height with cells of equal width. Frames change the window's width and height.
  static func grid(_ count: Int) -> Scene {
    var scene = Scene("grid")
    let root = scene.makeRoot(width: 768, height: 1024)
    let rowCount = max(1, Int(Double(count).squareRoot().rounded()))
    let columnCount = (count + rowCount - 1) / rowCount
    var firstRow, previousRow: SceneView?
    for _ in 0..<rowCount {
      let row = scene.makeView()
      scene.equate(row.left, 0)
      scene.equate(row.left + row.width, Sum((1, root.width)))
      if let firstRow, let previousRow {
        scene.equate(Sum((1, row.top)), previousRow.top + previousRow.height, 4)
        scene.equate(Sum((1, row.height)), Sum((1, firstRow.height)))
      } else {
        scene.equate(row.top, 0)
        firstRow = row
      }
      scene.fill(row, withCells: columnCount)
      previousRow = row
    }
    if let last = previousRow { scene.equate(last.top + last.height, Sum((1, root.height))) }
    scene.build.append(.solve)
    scene.animate {
      [
        .suggest(variable: root.width, value: 768 + 2 * Double($0 + 1)),
        .suggest(variable: root.height, value: 1024 - 2 * Double($0 + 1)),
      ]
    }
    return scene
  }

  private mutating func fill(_ row: SceneView, withCells count: Int) {
    var first, previous: SceneView?
    for _ in 0..<count {
      let cell = makeView()
      equate(cell.top, 0)
      equate(cell.top + cell.height, Sum((1, row.height)))
      if let first, let previous {
        equate(Sum((1, cell.left)), previous.left + previous.width, 4)
        equate(Sum((1, cell.width)), Sum((1, first.width)))
      } else {
        equate(cell.left, 0)
        first = cell
      }
      previous = cell
    }
    if let last = previous { equate(last.left + last.width, Sum((1, row.width))) }
  }

  mutating func widen(_ root: SceneView, from width: Double, by step: Double) {
    animate { [.suggest(variable: root.width, value: width + step * Double($0 + 1))] }
  }
}
