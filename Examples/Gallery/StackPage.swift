// SPDX-License-Identifier: MIT

import Foundation
import Pictures
import UIKit

/// A page with the same four views in a stack view with one distribution: horizontally, vertically, and with one view
/// hidden.
struct StackPage: GalleryPage {
  private let name: String
  private let distribution: UIStackView.Distribution

  static var everyDistribution: [any GalleryPage] {
    [
      StackPage(name: "fill", distribution: .fill),
      StackPage(name: "fill-equally", distribution: .fillEqually),
      StackPage(name: "fill-proportionally", distribution: .fillProportionally),
      StackPage(name: "equal-spacing", distribution: .equalSpacing),
      StackPage(name: "equal-centering", distribution: .equalCentering),
    ]
  }

  func draw(into folder: URL) throws {
    Showcase(device: "iPhone 15").simulate()
    let canvas = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 420))
    canvas.backgroundColor = .systemBackground
    let across = stack(.horizontal, hiding: nil)
    let lessOne = stack(.horizontal, hiding: 1)
    let downwards = stack(.vertical, hiding: nil)
    let stacks = [across, lessOne, downwards]
    for stack in stacks {
      stack.translatesAutoresizingMaskIntoConstraints = false
      canvas.addSubview(stack)
      stack.leadingAnchor.constraint(equalTo: canvas.leadingAnchor, constant: 16).isActive = true
      stack.trailingAnchor.constraint(equalTo: canvas.trailingAnchor, constant: -16).isActive = true
    }
    NSLayoutConstraint.activate([
      across.topAnchor.constraint(equalTo: canvas.topAnchor, constant: 16),
      across.heightAnchor.constraint(equalToConstant: 56),
      lessOne.topAnchor.constraint(equalTo: across.bottomAnchor, constant: 16),
      lessOne.heightAnchor.constraint(equalToConstant: 56),
      downwards.topAnchor.constraint(equalTo: lessOne.bottomAnchor, constant: 16),
      downwards.bottomAnchor.constraint(equalTo: canvas.bottomAnchor, constant: -16),
    ])
    let file = folder.appendingPathComponent("stack-\(name).png")
    try Picture(of: canvas).write(to: file)
    print(file.relativePath, stacks.map { $0.arrangedSubviews.map { widths($0, in: $0.superview) } })
  }

  private func widths(_ view: UIView, in stack: UIView?) -> String {
    let isAcross = (stack as? UIStackView)?.axis == .horizontal
    return String(format: "%g", Double(isAcross ? view.frame.width : view.frame.height))
  }

  private func stack(_ axis: NSLayoutConstraint.Axis, hiding hidden: Int?) -> UIStackView {
    let texts = ["短", "Medium", "一个更长的标签", "End"]
    let colors: [UIColor] = [.systemRed, .systemBlue, .systemGreen, .systemOrange]
    let labels = zip(texts, colors).map { text, color in
      let label = UILabel()
      label.text = text
      label.textAlignment = .center
      label.backgroundColor = color.withAlphaComponent(0.35)
      return label
    }
    if let hidden { labels[hidden].isHidden = true }
    let stack = UIStackView(arrangedSubviews: labels)
    stack.axis = axis
    stack.distribution = distribution
    stack.spacing = 8
    stack.backgroundColor = .systemGray6
    return stack
  }
}
