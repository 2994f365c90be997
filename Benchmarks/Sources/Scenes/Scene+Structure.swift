// SPDX-License-Identifier: MIT

/// The scenes with many competing optional constraints, or with a changing structure.
extension Scene {
  /// A row of texts in which neighbors have different compression resistance priorities. Frames change the window from
  /// much too narrow to much too wide.
  static func pressure(_ count: Int) -> Scene {
    var scene = Scene("pressure")
    let root = scene.makeRoot(width: 100, height: 100)
    var previous: SceneView?
    var natural = 0.0
    for index in 0..<count {
      let view = scene.makeView()
      let width = Double(40 + index * 29 % 80)
      natural += width + 8
      scene.equate(view.top, 4)
      scene.equate(view.height, 20)
      scene.equate(Sum((1, view.left)), previous.map { $0.left + $0.width } ?? Sum(), 8)
      scene.add(Sum((1, view.width)), 1, 0)
      scene.add(Sum((1, view.width)), -1, width, at: 250)
      scene.add(Sum((1, view.width)), 1, width, at: [751, 750, 749][index % 3])
      previous = view
    }
    if let last = previous { scene.add(last.left + last.width - Sum((1, root.width)), 0, -8, at: 999) }
    scene.build.append(.solve)
    scene.animate {
      let share = 0.2 + 1.6 * Double($0) / Double(Scene.frameCount - 1)
      return [.suggest(variable: root.width, value: natural * share)]
    }
    return scene
  }

  /// A column of rows. Each frame moves the middle one to the end.
  static func move(_ count: Int) -> Scene {
    var (scene, rows) = column(count, name: "move")
    let root = SceneView(number: 0)
    guard count >= 4 else { return scene }
    for frame in 0..<Scene.frameCount {
      var moved = rows.remove(at: count / 2)
      var operations = [moved.left, moved.right, moved.height, moved.top].map { Operation.remove(constraint: $0) }

      let (above, below) = (rows[count / 2 - 1].view, rows[count / 2].view)
      operations.append(.remove(constraint: rows[count / 2].top))
      rows[count / 2].top = scene.makeRow(Sum((1, below.top)) - (above.top + above.height), 0, 8)
      operations.append(.add(constraint: rows[count / 2].top))

      let (view, last) = (moved.view, rows[count - 2].view)
      moved.left = scene.makeRow(Sum((1, view.left)), 0, 10)
      moved.right = scene.makeRow(view.left + view.width - Sum((1, root.width)), 0, -10)
      moved.height = scene.makeRow(Sum((1, view.height)), 0, 30 + Double(frame))
      moved.top = scene.makeRow(Sum((1, view.top)) - (last.top + last.height), 0, 8)
      operations += [moved.left, moved.right, moved.height, moved.top].map { .add(constraint: $0) }
      rows.append(moved)
      scene.frames.append(operations + [.solve])
    }
    return scene
  }

  /// A column of rows. Alternate frames remove and add its lower half.
  static func removal(_ count: Int) -> Scene {
    var (scene, rows) = column(count, name: "removal")
    let half = rows[(count / 2)...].flatMap { [$0.left, $0.right, $0.height, $0.top] }
    scene.animate { frame in
      half.map { frame % 2 == 0 ? .remove(constraint: $0) : .add(constraint: $0) }
    }
    return scene
  }
}
