// SPDX-License-Identifier: MIT

/// The scenes of a chat's table view: cells of five views and 25 constraints, with texts that request sizes at several
/// priorities.
extension Scene {
  struct ChatCell {
    let views: [SceneView]
    var rows: [Int32] = []
    /// The row of the message's preferred height. The default is 0.
    var messageHeight: Int32 = 0
  }

  /// Cells that depend only on the window. Frames change the height of one message.
  static func chat(_ count: Int) -> Scene {
    var (scene, _, cells) = table(count, isStacked: false, name: "chat")
    scene.changeMessages(of: cells[cells.count / 2])
    return scene
  }

  /// A column of cells. Frames change the height of one message.
  static func chatStack(_ count: Int) -> Scene {
    var (scene, _, cells) = table(count, isStacked: true, name: "chat-stack")
    scene.changeMessages(of: cells[cells.count / 2])
    return scene
  }

  /// A column of cells. Frames widen the window.
  static func chatStackResize(_ count: Int) -> Scene {
    var (scene, root, _) = table(count, isStacked: true, name: "chat-stack-resize")
    scene.widen(root, from: 375, by: 3)
    return scene
  }

  /// Cells that depend only on the window. Each frame replaces the contents of one cell: all its constraints are
  /// removed and new ones added.
  static func recycle(_ count: Int) -> Scene {
    var (scene, root, cells) = table(count, isStacked: false, name: "recycle")
    for frame in 0..<Scene.frameCount {
      let index = frame % cells.count
      var operations = cells[index].rows.map { Operation.remove(constraint: $0) }
      cells[index] = scene.makeCell(cells[index].views, in: root, seed: 1000 + frame, below: nil)
      operations += cells[index].rows.map { .add(constraint: $0) }
      scene.frames.append(operations + [.solve])
    }
    return scene
  }

  private static func table(_ count: Int, isStacked: Bool, name: String) -> (Scene, SceneView, [ChatCell]) {
    var scene = Scene(name)
    let root = scene.makeRoot(width: 375, height: 667)
    var cells: [ChatCell] = []
    for index in 0..<max(1, count / 5) {
      let views = (0..<5).map { _ in scene.makeView() }
      let above = isStacked ? cells.last?.views[0] : nil
      let cell = scene.makeCell(views, in: root, seed: index, below: above)
      for row in cell.rows { scene.put(row) }
      cells.append(cell)
    }
    scene.build.append(.solve)
    return (scene, root, cells)
  }

  private mutating func changeMessages(of cell: ChatCell) {
    animate { [.setConstant(constraint: cell.messageHeight, to: -(120 + Double($0 % 60)))] }
  }

  private mutating func makeCell(_ views: [SceneView], in table: SceneView, seed: Int, below above: SceneView?)
    -> ChatCell
  {
    var made = ChatCell(views: views)
    let (cell, avatar, name, time, message) = (views[0], views[1], views[2], views[3], views[4])
    func put(_ sum: Sum, _ relation: Int8, _ bound: Double, at priority: Float = 1000) {
      made.rows.append(makeRow(sum, relation, bound, at: priority))
    }
    /// Adds the preferred size of a text, with priorities for hugging and compression resistance.
    func wish(_ variable: Int32, _ size: Int, hugging: Float, resistance: Float) {
      put(Sum((1, variable)), -1, Double(size), at: hugging)
      put(Sum((1, variable)), 1, Double(size), at: resistance)
    }

    put(Sum((1, cell.left)), 0, 0)
    put(Sum((1, cell.width), (-1, table.width)), 0, 0)
    put(Sum((1, cell.top)) - (above.map { $0.top + $0.height } ?? Sum()), 0, 0)
    put(Sum((1, cell.height)), 1, 44)
    put(Sum((1, cell.height)), 0, 0, at: 50)

    put(Sum((1, avatar.left)), 0, 16)
    put(Sum((1, avatar.top)), 0, 8)
    put(Sum((1, avatar.width)), 0, 40)
    put(Sum((1, avatar.height)), 0, 40)
    put(avatar.top + avatar.height - Sum((1, cell.height)), -1, -8)

    put(Sum((1, name.left)) - (avatar.left + avatar.width), 0, 8)
    put(Sum((1, name.top), (-1, avatar.top)), 0, 0)
    put(name.left + name.width - Sum((1, time.left)), -1, -8)
    wish(name.width, 60 + seed * 37 % 180, hugging: 251, resistance: 750)
    wish(name.height, 20, hugging: 251, resistance: 750)

    put(time.left + time.width - Sum((1, cell.width)), 0, -16)
    put(Sum((1, time.top), (-1, name.top)), 0, 0)
    wish(time.width, 40 + seed * 11 % 25, hugging: 252, resistance: 752)
    wish(time.height, 20, hugging: 251, resistance: 750)

    put(Sum((1, message.left), (-1, name.left)), 0, 0)
    put(Sum((1, message.top)) - (name.top + name.height), 0, 4)
    put(message.left + message.width - Sum((1, cell.width)), 0, -16)
    put(message.top + message.height - Sum((1, cell.height)), -1, -8)
    wish(message.height, 20 + 20 * (seed * 7 % 5), hugging: 251, resistance: 750)
    made.messageHeight = made.rows[made.rows.count - 1]
    wish(message.width, 100 + seed * 53 % 150, hugging: 249, resistance: 250)
    return made
  }
}
