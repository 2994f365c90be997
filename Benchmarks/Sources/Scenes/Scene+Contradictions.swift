// SPDX-License-Identifier: MIT

/// Scenes whose constraints cannot all hold.
extension Scene {
  /// Views with two different widths at optional priorities, equal or different. Frames change one of the widths in the
  /// middle.
  static func conflict(_ count: Int) -> Scene {
    var scene = Scene("conflict")
    _ = scene.makeRoot(width: 320, height: 568)
    var middle: Int32 = 0
    for index in 0..<count {
      let view = scene.makeView()
      let isTie = index % 2 == 0
      scene.equate(view.left, 10)
      scene.equate(view.top, 50 * Double(index))
      scene.equate(view.height, 44)
      let wide = scene.add(Sum((1, view.width)), 0, 100, at: isTie ? 500 : 600)
      if index == count / 2 { middle = wide }
      scene.add(Sum((1, view.width)), 0, 50, at: isTie ? 500 : 400)
    }
    scene.build.append(.solve)
    scene.animate { [.setConstant(constraint: middle, to: -(100 + Double($0 % 60)))] }
    return scene
  }

  /// A row of views with less space than their preferred widths, which all have the same priority, so that many views
  /// share the shortage. Frames widen the window.
  static func ties(_ count: Int) -> Scene {
    var scene = Scene("ties")
    let root = scene.makeRoot(width: 20 * Double(count), height: 100)
    var previous: SceneView?
    for _ in 0..<count {
      let view = scene.makeView()
      scene.equate(view.top, 4)
      scene.equate(view.height, 20)
      scene.equate(Sum((1, view.left)), previous.map { $0.left + $0.width } ?? Sum())
      scene.add(Sum((1, view.width)), 1, 0)
      scene.add(Sum((1, view.width)), 0, 40, at: 500)
      previous = view
    }
    if let last = previous { scene.equate(last.left + last.width, Sum((1, root.width))) }
    scene.build.append(.solve)
    scene.widen(root, from: 20 * Double(count), by: Double(count) / 10)
    return scene
  }

  /// A column in which alternate frames add and remove a second required height for one view in fifty.
  static func unsatisfiable(_ count: Int) -> Scene {
    var (scene, rows) = column(count, name: "unsat")
    let second = stride(from: 0, to: count, by: 50).map { index in
      scene.makeRow(Sum((1, rows[index].view.height)), 0, 60)
    }
    rows.removeAll()
    scene.animate { frame in
      second.map { frame % 2 == 0 ? .add(constraint: $0) : .remove(constraint: $0) }
    }
    return scene
  }
}
