// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

@Suite("Views in a window")
@MainActor
struct WindowContentTests {
  private final class Box: UIView {
    var updates = 0
    override var intrinsicContentSize: CGSize { CGSize(width: 157, height: 57) }
    override func updateConstraints() {
      updates += 1
      super.updateConstraints()
    }
  }

  private func window(_ width: CGFloat = 390) -> (UIWindow, UIView) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 844))
    let controller = UIViewController()
    window.rootViewController = controller
    window.isHidden = false
    return (window, controller.view)
  }

  /// Source: frames of one snapshot suite (Facts, “Recorded snapshots”).
  @Test("A view without constraints has its intrinsic size, and updates its constraints", arguments: [false, true])
  func intrinsic(hasNeighbor: Bool) {
    let (window, root) = window()
    let box = Box()
    box.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(box)
    if hasNeighbor {
      let neighbor = UIView()
      neighbor.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(neighbor)
      neighbor.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    }
    root.layoutIfNeeded()
    #expect(box.frame.size == box.intrinsicContentSize)
    #expect(box.updates > 0)
    window.isHidden = true
  }

  private final class Listener: UIView {
    var previous: [UIContentSizeCategory?] = []
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      previous.append(previousTraitCollection?.preferredContentSizeCategory)
    }
  }

  /// Source: pictures of one snapshot suite, which moves a view from category to category (Facts, “Recorded snapshots”).
  @Test(
    "A view that moves between windows is told of other traits, also from and to those of a view by itself",
    arguments: [
      (UIContentSizeCategory.extraSmall, UIContentSizeCategory.large), (.large, .extraSmall),
      (.large, .accessibilityExtraLarge), (.accessibilityLarge, .extraSmall), (.large, .large),
    ])
  func traits(_ first: UIContentSizeCategory, _ second: UIContentSizeCategory) {
    let listener = Listener()
    var windows: [UIWindow] = []
    for category in [first, second] {
      let (window, root) = window()
      windows.append(window)
      root.traitOverrides.preferredContentSizeCategory = category
      listener.previous = []
      root.addSubview(listener)
      window.layoutIfNeeded()
    }
    #expect(listener.previous == (first == second ? [] : [first]))
    for window in windows { window.isHidden = true }
  }
}

@Suite("Attachments in lines")
@MainActor
struct AttachmentLineTests {
  private func text(_ font: UIFont?, _ size: CGFloat) -> NSAttributedString {
    let attachment = NSTextAttachment()
    attachment.bounds = CGRect(x: 0, y: 0, width: size, height: size)
    let text = NSMutableAttributedString(attributedString: NSAttributedString(attachment: attachment))
    if let font { text.addAttribute(.font, value: font, range: NSRange(location: 0, length: 1)) }
    text.append(NSAttributedString(string: " Brand", attributes: [.font: UIFont.systemFont(ofSize: 12)]))
    return text
  }

  private func height(_ text: NSAttributedString) -> CGFloat {
    let label = UILabel()
    label.attributedText = text
    return label.intrinsicContentSize.height
  }

  /// Source: a label of one snapshot suite, 20.333 points high (Facts, “Recorded snapshots”).
  @Test("An attachment has the room of its font, which is that of the label if it has none")
  func room() {
    func line(_ size: CGFloat) -> CGFloat {
      height(NSAttributedString(string: "Brand", attributes: [.font: UIFont.systemFont(ofSize: size)]))
    }
    #expect(height(text(nil, 12)) == line(17))
    #expect(height(text(.systemFont(ofSize: 12), 8)) == line(12))
    // One that is higher than its font.
    #expect(height(text(.systemFont(ofSize: 12), 30)) > 30)
  }
}
