// SPDX-License-Identifier: MIT

/// The scenes with the same rows that UIKit generates for autoresizing masks, stack views and scroll views.
extension Scene {
  /// Views with autoresizing masks. Some grow with the window, and others stay at its right edge. Frames widen the
  /// window.
  static func masks(_ count: Int) -> Scene {
    var scene = Scene("masks")
    let root = scene.makeRoot(width: 320, height: 568)
    for index in 0..<count {
      let view = scene.makeView()
      if index % 2 == 0 {
        scene.equate(view.left, 10)
        scene.equate(Sum((1, view.width)), Sum((1, root.width)), -20)
      } else {
        scene.equate(Sum((1, view.left)), Sum((1, root.width)), -50)
        scene.equate(view.width, 40)
      }
      scene.equate(view.top, 50 * Double(index))
      scene.equate(view.height, 44)
    }
    scene.build.append(.solve)
    scene.widen(root, from: 320, by: 4)
    return scene
  }

  /// A column of rows in the content of a scroll view. Frames widen the window.
  static func scroll(_ count: Int) -> Scene {
    var scene = Scene("scroll")
    let root = scene.makeRoot(width: 320, height: 568)
    let scrollView = scene.makeView()
    scene.cover(scrollView, root)
    let content = scene.makeView()
    scene.equate(content.left, 0)
    scene.equate(content.top, 0)
    scene.equate(Sum((1, content.width)), Sum((1, scrollView.width)))
    var above: SceneView?
    for index in 0..<max(1, count - 2) {
      let row = scene.makeView()
      scene.equate(row.left, 10)
      scene.equate(row.left + row.width, Sum((1, content.width)), -10)
      scene.equate(row.height, 44 + Double(index % 3) * 10)
      scene.equate(Sum((1, row.top)), above.map { $0.top + $0.height } ?? Sum(), 8)
      above = row
    }
    if let above { scene.equate(above.top + above.height, Sum((1, content.height)), -8) }
    scene.build.append(.solve)
    scene.widen(root, from: 320, by: 4)
    return scene
  }

  /// Three levels of stack views: equal rows, equal columns in them, and in those texts with heights in fixed
  /// proportions. Frames change the window's width and height.
  static func stacks(_ count: Int) -> Scene {
    var scene = Scene("stacks")
    let root = scene.makeRoot(width: 768, height: 8 * Double(count))
    let outer = scene.makeView()
    scene.cover(outer, root)
    let rows = (0..<max(1, count / 25)).map { _ in scene.makeView() }
    scene.pile(rows, in: outer, isVertical: true)
    for row in rows {
      let columns = (0..<4).map { _ in scene.makeView() }
      scene.pile(columns, in: row, isVertical: false)
      for column in columns {
        let texts = (0..<5).map { _ in scene.makeView() }
        scene.pile(texts, in: column, isVertical: true, weights: [10, 15, 20, 25, 30])
      }
    }
    scene.build.append(.solve)
    scene.animate {
      [
        .suggest(variable: root.width, value: 768 + 2 * Double($0 + 1)),
        .suggest(variable: root.height, value: 8 * Double(count) + 10 * Double($0 + 1)),
      ]
    }
    return scene
  }

  private mutating func cover(_ view: SceneView, _ parent: SceneView) {
    equate(view.left, 0)
    equate(view.top, 0)
    equate(Sum((1, view.width)), Sum((1, parent.width)))
    equate(Sum((1, view.height)), Sum((1, parent.height)))
  }

  /// Fills a view with others along an axis, with a spacing of four points. The views have equal sizes, or each has its
  /// share of the view, with decreasing priorities as in a stack view.
  private mutating func pile(_ views: [SceneView], in stack: SceneView, isVertical: Bool, weights: [Double] = []) {
    func position(_ view: SceneView) -> Int32 { isVertical ? view.top : view.left }
    func size(_ view: SceneView) -> Int32 { isVertical ? view.height : view.width }
    let gap = 4.0
    let total = weights.reduce(0, +) + gap * Double(views.count - 1)
    for (index, view) in views.enumerated() {
      equate(isVertical ? view.left : view.top, 0)
      equate(Sum((1, isVertical ? view.width : view.height)), Sum((1, isVertical ? stack.width : stack.height)))
      if index == 0 {
        equate(position(view), 0)
      } else {
        equate(Sum((1, position(view))), position(views[index - 1]) + size(views[index - 1]), gap)
      }
      if !weights.isEmpty {
        add(Sum((1, size(view)), (-weights[index] / total, size(stack))), 0, 0, at: Float(999 - index))
      } else if index > 0 {
        equate(Sum((1, size(view))), Sum((1, size(views[0]))))
      }
    }
    if let last = views.last { equate(position(last) + size(last), Sum((1, size(stack)))) }
  }
}
