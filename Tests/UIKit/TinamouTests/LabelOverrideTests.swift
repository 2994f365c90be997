// SPDX-License-Identifier: MIT

import Testing
import UIKit

@testable import UIKitViews

/// The label of the second article: padding around its text, by its content size and its drawing.
private final class PaddingLabel: UILabel {
  var contentEdgeInsets: UIEdgeInsets = .zero

  override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: contentEdgeInsets)) }

  override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(
      width: size.width + contentEdgeInsets.left + contentEdgeInsets.right,
      height: size.height + contentEdgeInsets.top + contentEdgeInsets.bottom)
  }
}

/// The other way to add padding around text: by its rectangle.
private final class InsetLabel: UILabel {
  let insets = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)

  override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let inner = super.textRect(forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines)
    return inner.inset(by: UIEdgeInsets(top: -5, left: -10, bottom: -5, right: -10))
  }

  override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }
}

@Suite("Labels changed by subclasses") @MainActor
struct LabelOverrideTests {
  private func lines(of label: UILabel) -> [DrawingCommand.TextLine] {
    let context = CGContext()
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    label.draw(label.bounds)
    return context.commands.compactMap { command in
      if case .text(let line) = command { line } else { nil }
    }
  }

  @Test("an overridden content size counts, and text is drawn in the area that drawText leaves")
  func padding() {
    let plain = UILabel()
    plain.text = "Label"
    let label = PaddingLabel()
    label.contentEdgeInsets = UIEdgeInsets(top: 3, left: 8, bottom: 3, right: 8)
    label.text = "Label"
    let natural = plain.intrinsicContentSize
    #expect(label.intrinsicContentSize == CGSize(width: natural.width + 16, height: natural.height + 6))
    label.frame.size = label.intrinsicContentSize
    #expect(lines(of: label).map(\.origin.x) == [8])
    #expect(lines(of: label).map(\.string) == ["Label"])
  }

  @Test("an overridden text rectangle changes the content size")
  func textRect() {
    let plain = UILabel()
    plain.text = LabelSizeTests.paragraph
    plain.numberOfLines = 0
    let label = InsetLabel()
    label.text = LabelSizeTests.paragraph
    label.numberOfLines = 0
    let natural = plain.intrinsicContentSize
    #expect(abs(label.intrinsicContentSize.width - natural.width - 20) < 1e-6)
    #expect(abs(label.intrinsicContentSize.height - natural.height - 10) < 1e-6)
    label.preferredMaxLayoutWidth = 220
    plain.preferredMaxLayoutWidth = 200
    #expect(abs(label.intrinsicContentSize.height - plain.intrinsicContentSize.height - 10) < 1e-6)
    #expect(label.sizeThatFits(CGSize(width: 220, height: 0)).height == label.intrinsicContentSize.height)
  }

  @Test("a multiline label gets the height for the width that layout finds, at any depth")
  func twoPasses() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    let box = UIView()
    let label = InsetLabel()
    label.text = LabelSizeTests.paragraph
    label.numberOfLines = 0
    root.addSubview(box)
    box.addSubview(label)
    box.translatesAutoresizingMaskIntoConstraints = false
    label.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      box.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
      box.topAnchor.constraint(equalTo: root.topAnchor),
      label.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: box.trailingAnchor),
      label.topAnchor.constraint(equalTo: box.topAnchor),
      label.bottomAnchor.constraint(equalTo: box.bottomAnchor),
    ])
    root.layoutIfNeeded()
    let expected = label.sizeThatFits(CGSize(width: 180, height: 0)).height
    #expect(label.frame.width == 180)
    #expect(abs(label.frame.height - expected) < 0.01)
    #expect(abs(box.frame.height - expected) < 0.01)
    #expect(expected > 70)
  }
}
