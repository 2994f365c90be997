// SPDX-License-Identifier: MIT

import Tinamou

/// A view with a preferred height, like a text.
private final class TallView: UIView {
  let height: Double

  init(height: Double) {
    self.height = height
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }
}

/// The scenes in which UIKit generates the constraints.
extension ViewScene {
  static func masks(_ count: Int) -> ViewScene {
    let scene = ViewScene(width: 320, height: 568)
    for index in 0..<count {
      let isWide = index % 2 == 0
      let view = UIView(
        frame: CGRect(x: isWide ? 10 : 270, y: 50 * Double(index), width: isWide ? 300 : 40, height: 44))
      view.autoresizingMask = isWide ? .flexibleWidth : .flexibleLeftMargin
      scene.addAsItIs(view, to: scene.root)
    }
    scene.widen(by: 4)
    return scene
  }

  static func scroll(_ count: Int) -> ViewScene {
    let scene = ViewScene(width: 320, height: 568)
    let scrollView = scene.add(UIScrollView(), to: scene.root)
    scrollView.contentInsetAdjustmentBehavior = .never
    let content = scene.add(to: scrollView)
    scene.cover(scrollView, scene.root)
    scene.activate(
      content.leftAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leftAnchor),
      content.rightAnchor.constraint(equalTo: scrollView.contentLayoutGuide.rightAnchor),
      content.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
      content.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
      content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor))
    var above: UIView?
    for index in 0..<max(1, count - 2) {
      let row = scene.add(to: content)
      scene.activate(
        row.leftAnchor.constraint(equalTo: content.leftAnchor, constant: 10),
        row.rightAnchor.constraint(equalTo: content.rightAnchor, constant: -10),
        row.heightAnchor.constraint(equalToConstant: 44 + Double(index % 3) * 10),
        row.topAnchor.constraint(equalTo: above?.bottomAnchor ?? content.topAnchor, constant: 8))
      above = row
    }
    if let above { scene.activate(above.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -8)) }
    scene.widen(by: 4)
    return scene
  }

  static func stacks(_ count: Int) -> ViewScene {
    let scene = ViewScene(width: 768, height: 8 * Double(count))
    let outer = scene.add(stack(.vertical, .fillEqually), to: scene.root)
    scene.cover(outer, scene.root)
    let rows = (0..<max(1, count / 25)).map { _ in scene.add(stack(.horizontal, .fillEqually), into: outer) }
    for row in rows {
      let columns = (0..<4).map { _ in scene.add(stack(.vertical, .fillProportionally), into: row) }
      for column in columns {
        for index in 0..<5 { scene.add(TallView(height: Double(10 + 5 * index)), into: column) }
      }
    }
    scene.edit = { [root = scene.root] in
      root.frame.size = CGSize(width: 768 + 2 * Double($0 + 1), height: 8 * Double(count) + 10 * Double($0 + 1))
    }
    return scene
  }

  private static func stack(_ axis: NSLayoutConstraint.Axis, _ distribution: UIStackView.Distribution) -> UIStackView {
    let stack = UIStackView()
    stack.axis = axis
    stack.distribution = distribution
    stack.spacing = 4
    return stack
  }

  private func cover(_ view: UIView, _ parent: UIView) {
    activate(
      view.leftAnchor.constraint(equalTo: parent.leftAnchor),
      view.topAnchor.constraint(equalTo: parent.topAnchor),
      view.rightAnchor.constraint(equalTo: parent.rightAnchor),
      view.bottomAnchor.constraint(equalTo: parent.bottomAnchor))
  }
}
