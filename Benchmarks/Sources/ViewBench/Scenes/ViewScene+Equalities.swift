// SPDX-License-Identifier: MIT

import Tinamou

extension ViewScene {
  static func independent(_ count: Int) -> ViewScene {
    let scene = ViewScene(width: 320, height: 568)
    var middle: NSLayoutConstraint?
    for index in 0..<count {
      let view = scene.add(to: scene.root)
      let left = view.leftAnchor.constraint(equalTo: scene.root.leftAnchor, constant: 10)
      if index == count / 2 { middle = left }
      scene.activate(
        left,
        view.rightAnchor.constraint(equalTo: scene.root.rightAnchor, constant: -10),
        view.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 50 * Double(index)),
        view.heightAnchor.constraint(equalToConstant: 44))
    }
    scene.edit = { middle?.constant = 10 + Double($0 % 60) }
    return scene
  }

  static func chain(_ count: Int) -> ViewScene {
    let scene = ViewScene(width: 320, height: 568)
    var middle: NSLayoutConstraint?
    var above: UIView?
    for index in 0..<count {
      let view = scene.add(to: scene.root)
      let height = view.heightAnchor.constraint(equalToConstant: 44)
      if index == count / 2 { middle = height }
      scene.activate(
        view.leftAnchor.constraint(equalTo: scene.root.leftAnchor, constant: 10),
        view.rightAnchor.constraint(equalTo: scene.root.rightAnchor, constant: -10),
        height,
        view.topAnchor.constraint(equalTo: above?.bottomAnchor ?? scene.root.topAnchor, constant: 8))
      above = view
    }
    scene.edit = { middle?.constant = 44 + Double($0 % 60) }
    return scene
  }

  static func equalChain(_ count: Int) -> ViewScene {
    let scene = ViewScene(width: 320 + 16 * Double(count), height: 568)
    var first, previous: UIView?
    for _ in 0..<count {
      let view = scene.add(to: scene.root)
      scene.activate(
        view.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 10),
        view.bottomAnchor.constraint(equalTo: scene.root.bottomAnchor, constant: -10),
        view.leftAnchor.constraint(equalTo: previous?.rightAnchor ?? scene.root.leftAnchor, constant: 8))
      if let first { scene.activate(view.widthAnchor.constraint(equalTo: first.widthAnchor)) }
      first = first ?? view
      previous = view
    }
    if let previous {
      scene.activate(previous.rightAnchor.constraint(equalTo: scene.root.rightAnchor, constant: -8))
    }
    scene.widen(by: 4)
    return scene
  }

  static func nested(_ count: Int) -> ViewScene {
    let scene = ViewScene(width: 320 + 2 * Double(count), height: 568 + 2 * Double(count))
    var parent = scene.root
    for _ in 0..<count {
      let view = scene.add(to: parent)
      scene.activate(
        view.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: 1),
        view.topAnchor.constraint(equalTo: parent.topAnchor, constant: 1),
        view.rightAnchor.constraint(equalTo: parent.rightAnchor, constant: -1),
        view.bottomAnchor.constraint(equalTo: parent.bottomAnchor, constant: -1))
      parent = view
    }
    scene.widen(by: 4)
    return scene
  }

  static func grid(_ count: Int) -> ViewScene {
    let scene = ViewScene(width: 768, height: 1024)
    let rowCount = max(1, Int(Double(count).squareRoot().rounded()))
    let columnCount = (count + rowCount - 1) / rowCount
    var firstRow, previousRow: UIView?
    for _ in 0..<rowCount {
      let row = scene.add(to: scene.root)
      scene.activate(
        row.leftAnchor.constraint(equalTo: scene.root.leftAnchor),
        row.rightAnchor.constraint(equalTo: scene.root.rightAnchor))
      if let firstRow, let previousRow {
        scene.activate(
          row.topAnchor.constraint(equalTo: previousRow.bottomAnchor, constant: 4),
          row.heightAnchor.constraint(equalTo: firstRow.heightAnchor))
      } else {
        scene.activate(row.topAnchor.constraint(equalTo: scene.root.topAnchor))
        firstRow = row
      }
      scene.fill(row, withCells: columnCount)
      previousRow = row
    }
    if let previousRow { scene.activate(previousRow.bottomAnchor.constraint(equalTo: scene.root.bottomAnchor)) }
    scene.edit = { [root = scene.root] in
      root.frame.size = CGSize(width: 768 + 2 * Double($0 + 1), height: 1024 - 2 * Double($0 + 1))
    }
    return scene
  }

  private func fill(_ row: UIView, withCells count: Int) {
    var first, previous: UIView?
    for _ in 0..<count {
      let cell = add(to: row)
      activate(
        cell.topAnchor.constraint(equalTo: row.topAnchor),
        cell.bottomAnchor.constraint(equalTo: row.bottomAnchor))
      if let first, let previous {
        activate(
          cell.leftAnchor.constraint(equalTo: previous.rightAnchor, constant: 4),
          cell.widthAnchor.constraint(equalTo: first.widthAnchor))
      } else {
        activate(cell.leftAnchor.constraint(equalTo: row.leftAnchor))
        first = cell
      }
      previous = cell
    }
    if let previous { activate(previous.rightAnchor.constraint(equalTo: row.rightAnchor)) }
  }
}
