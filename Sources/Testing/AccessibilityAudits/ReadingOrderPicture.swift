// SPDX-License-Identifier: MIT

import LayoutChecks
import Pictures
import Tinamou

extension Picture {
  /// Creates a picture of a view in which the elements that assistive technology reads have the numbers of their order, with what is
  /// read below.
  @MainActor
  package init(readingOrderOf root: UIView, options: Options = Options()) {
    let scene = Picture(of: root, options: options)
    let elements = SpokenElement.elements(in: root)
    var commands = scene.commands
    for (index, element) in elements.enumerated() {
      commands += ReadingOrderMark(number: index + 1, frame: CGRect(element.frame)).commands
    }
    let legend = ReadingOrderLegend(elements, width: max(root.bounds.width, 200))
    let picture = Picture(of: legend.view)
    commands +=
      [.saveState, .concatenate(CGAffineTransform(translationX: 0, y: scene.size.height))] + picture.commands + [
        .restoreState
      ]
    self.init(
      size: CGSize(width: max(scene.size.width, picture.size.width), height: scene.size.height + picture.size.height),
      scale: scene.scale, commands: commands)
  }
}

/// The outline of an element with its number.
@MainActor
private struct ReadingOrderMark {
  let number: Int
  let frame: CGRect

  private static let color = CGColor(red: 0.04, green: 0.4, blue: 0.84, alpha: 1)
  private static let side: CGFloat = 16

  var commands: [DrawingCommand] {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
    label.text = "\(number)"
    label.font = .boldSystemFont(ofSize: 10)
    label.textAlignment = .center
    label.textColor = .white
    label.backgroundColor = UIColor(cgColor: Self.color)
    return [
      .stroke(DrawingCommand.Path(rect: frame), style: DrawingCommand.StrokeStyle(width: 1), color: Self.color),
      .saveState, .concatenate(CGAffineTransform(translationX: frame.minX, y: frame.minY)),
    ] + Picture(of: label).commands + [.restoreState]
  }
}

/// The texts that are read, one element on each line after its number.
@MainActor
private struct ReadingOrderLegend {
  let view: UIView

  init(_ elements: [SpokenElement], width: CGFloat) {
    let lines = elements.enumerated().map { index, element in
      let words = [element.label, element.value].compactMap { $0 } + element.traits
      return "\(index + 1)  \(words.isEmpty ? "nothing" : words.joined(separator: ", "))"
    }
    let label = UILabel()
    label.numberOfLines = 0
    label.font = .systemFont(ofSize: 11)
    label.textColor = .black
    label.text = lines.joined(separator: "\n")
    let size = label.sizeThatFits(CGSize(width: width - 16, height: 10_000))
    view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: size.height + 16))
    view.backgroundColor = .white
    label.frame = CGRect(origin: CGPoint(x: 8, y: 8), size: size)
    view.addSubview(label)
  }
}
