// SPDX-License-Identifier: MIT

import Tinamou

/// A view with a content size, like a text.
private final class SizedView: UIView {
  var contentSize = CGSize.zero {
    didSet { invalidateIntrinsicContentSize() }
  }

  override var intrinsicContentSize: CGSize { contentSize }
}

extension ViewScene {
  /// A column of chat cells. Frames widen the window or change the height of one message.
  static func chatStack(_ count: Int, resizing: Bool) -> ViewScene {
    let scene = ViewScene(width: 375, height: 667)
    let cellCount = max(1, count / 5)
    var above: UIView?
    var middle: SizedView?
    for index in 0..<cellCount {
      let (cell, message) = scene.addCell(seed: index, below: above)
      above = cell
      if index == cellCount / 2 { middle = message }
    }
    if resizing {
      scene.widen(by: 3)
    } else {
      scene.edit = { middle?.contentSize.height = 120 + Double($0 % 60) }
    }
    return scene
  }

  private func addCell(seed: Int, below above: UIView?) -> (cell: UIView, message: SizedView) {
    let cell = add(to: root)
    let avatar = add(to: cell)
    let name = addText(60 + seed * 37 % 180, 20, hugging: 251, resistance: 750, to: cell)
    let time = addText(40 + seed * 11 % 25, 20, hugging: 252, resistance: 752, to: cell)
    let message = addText(100 + seed * 53 % 150, 20 + 20 * (seed * 7 % 5), hugging: 249, resistance: 250, to: cell)
    time.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    time.setContentCompressionResistancePriority(UILayoutPriority(750), for: .vertical)
    message.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    message.setContentCompressionResistancePriority(UILayoutPriority(750), for: .vertical)
    let fitting = cell.heightAnchor.constraint(equalToConstant: 0)
    fitting.priority = UILayoutPriority(50)
    activate(
      cell.leftAnchor.constraint(equalTo: root.leftAnchor),
      cell.widthAnchor.constraint(equalTo: root.widthAnchor),
      cell.topAnchor.constraint(equalTo: above?.bottomAnchor ?? root.topAnchor),
      cell.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      fitting,
      avatar.leftAnchor.constraint(equalTo: cell.leftAnchor, constant: 16),
      avatar.topAnchor.constraint(equalTo: cell.topAnchor, constant: 8),
      avatar.widthAnchor.constraint(equalToConstant: 40),
      avatar.heightAnchor.constraint(equalToConstant: 40),
      avatar.bottomAnchor.constraint(lessThanOrEqualTo: cell.bottomAnchor, constant: -8),
      name.leftAnchor.constraint(equalTo: avatar.rightAnchor, constant: 8),
      name.topAnchor.constraint(equalTo: avatar.topAnchor),
      name.rightAnchor.constraint(lessThanOrEqualTo: time.leftAnchor, constant: -8),
      time.rightAnchor.constraint(equalTo: cell.rightAnchor, constant: -16),
      time.topAnchor.constraint(equalTo: name.topAnchor),
      message.leftAnchor.constraint(equalTo: name.leftAnchor),
      message.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 4),
      message.rightAnchor.constraint(equalTo: cell.rightAnchor, constant: -16),
      message.bottomAnchor.constraint(lessThanOrEqualTo: cell.bottomAnchor, constant: -8))
    return (cell, message)
  }

  private func addText(_ width: Int, _ height: Int, hugging: Float, resistance: Float, to cell: UIView) -> SizedView {
    let text = add(SizedView(), to: cell)
    text.contentSize = CGSize(width: width, height: height)
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      text.setContentHuggingPriority(UILayoutPriority(hugging), for: axis)
      text.setContentCompressionResistancePriority(UILayoutPriority(resistance), for: axis)
    }
    return text
  }
}
