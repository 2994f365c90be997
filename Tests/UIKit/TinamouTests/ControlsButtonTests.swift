// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor @Suite("Buttons are as large as their content")
struct ControlsButtonTests {
  @Test("the shadow of a title has no offset, unlike that of another label")
  func titleShadow() throws {
    let button = UIButton()
    button.setTitle("Title", for: .normal)
    button.setTitleShadowColor(.gray, for: .normal)
    #expect(try #require(button.titleLabel).shadowOffset == .zero)
    #expect(UILabel().shadowOffset == CGSize(width: 0, height: -1))
  }

  private func square(_ side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in }
  }

  private func system(_ title: String?, size: CGFloat = 15) -> UIButton {
    let button = UIButton(type: .system)
    button.titleLabel?.font = .systemFont(ofSize: size)
    button.setTitle(title, for: .normal)
    return button
  }

  /// Source: Facts, “Recorded documents”.
  @Test(
    "a system button's height is that of its line, in whole points, plus 12",
    arguments: [
      (12, 27), (13, 28), (14, 29), (15, 30), (16, 32), (17, 33), (18, 34), (24, 41),
    ] as [(CGFloat, CGFloat)])
  func heights(size: CGFloat, height: CGFloat) {
    #expect(system("Button", size: size).intrinsicContentSize.height == height)
  }

  @Test("the system button \"Button\" is 46 by 30, an empty or short one 30 wide")
  func widths() {
    #expect(system("Button").intrinsicContentSize == CGSize(width: 46, height: 30))
    #expect(system("I").intrinsicContentSize == CGSize(width: 30, height: 30))
    #expect(system(nil).intrinsicContentSize == CGSize(width: 30, height: 30))
    #expect(UIButton().intrinsicContentSize == CGSize(width: 30, height: 34))
  }

  @Test("any content inset replaces the standard insets")
  func insets() {
    let button = system("Send")
    let title = button.intrinsicContentSize.width
    button.contentEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
    #expect(button.intrinsicContentSize == CGSize(width: title + 20, height: 18))
  }

  @Test("an image alone counts with its own size, beside a title with its width")
  func images() {
    let button = UIButton()
    button.setImage(square(24), for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 24, height: 24))
    button.contentEdgeInsets = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    #expect(button.intrinsicContentSize == CGSize(width: 44, height: 44))
    button.contentEdgeInsets = .zero
    button.setTitle("Button", for: .normal)
    let title = UIButton()
    title.setTitle("Button", for: .normal)
    #expect(button.intrinsicContentSize.width == title.intrinsicContentSize.width + 24)
    #expect(button.intrinsicContentSize.height == 34)
  }

  @Test(
    "a custom button with only an image is at least as high as a line of its title", arguments: [16, 40] as [CGFloat])
  func smallImages(_ side: CGFloat) {
    let button = UIButton(type: .custom)
    button.setImage(square(side), for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: side, height: max(22, side)))
  }

  @Test("a background image is the minimum size")
  func backgroundImage() {
    let button = UIButton()
    button.setBackgroundImage(square(60), for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 60, height: 60))
    button.setBackgroundImage(
      square(60).withAlignmentRectInsets(UIEdgeInsets(top: 0, left: 0, bottom: 5, right: 5)), for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 55, height: 55))
    #expect(button.alignmentRectInsets.bottom == 5)
  }

  @Test("title and image are centered, the image first in the layout direction")
  func parts() {
    let button = system("Button")
    button.setImage(square(20), for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 166, height: 44)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == CGRect(x: 50, y: 12, width: 20, height: 20))
    #expect(button.titleLabel?.frame == CGRect(x: 70, y: 13, width: 46, height: 18))
    button.semanticContentAttribute = .forceRightToLeft
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.minX == 50)
    #expect(button.imageView?.frame.minX == 96)
  }

  @Test(
    "edge insets of title and image move them and leave the size",
    arguments: [UIControl.ContentHorizontalAlignment.center, .left])
  func partInsets(alignment: UIControl.ContentHorizontalAlignment) {
    let button = system("Button")
    button.contentHorizontalAlignment = alignment
    let size = button.intrinsicContentSize
    button.frame = CGRect(x: 0, y: 0, width: 146, height: 30)
    button.layoutIfNeeded()
    let x = button.titleLabel?.frame.minX ?? -1
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 0)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.minX == x + (alignment == .center ? 5 : 10))
    #expect(button.intrinsicContentSize == size)
  }

  @Test("subclasses can position title and image")
  func overriddenRects() {
    final class Upright: UIButton {
      override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        CGRect(x: contentRect.midX - 10, y: contentRect.minY, width: 20, height: 20)
      }
      override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        CGRect(x: contentRect.minX, y: contentRect.minY + 20, width: contentRect.width, height: contentRect.height - 20)
      }
    }
    let button = Upright(type: .custom)
    button.setTitle("Up", for: .normal)
    button.setImage(square(20), for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 60, height: 50)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == CGRect(x: 20, y: 0, width: 20, height: 20))
    #expect(button.titleLabel?.frame == CGRect(x: 0, y: 20, width: 60, height: 30))
  }

  @Test("a state without a title of its own shows the normal one")
  func states() {
    let button = system("Go")
    button.setTitle("Going", for: .selected)
    #expect(button.currentTitle == "Go")
    button.isSelected = true
    #expect(button.currentTitle == "Going" && button.titleLabel?.text == "Going")
    button.isSelected = false
    button.isHighlighted = true
    #expect(button.currentTitle == "Go")
    #expect(button.title(for: .disabled) == "Go")
  }

  @Test("titles of system buttons have the tint color, of others white")
  func colors() {
    let button = system("Go")
    button.tintColor = .red
    #expect(button.titleLabel?.textColor == .red)
    button.setTitleColor(.green, for: .normal)
    #expect(button.currentTitleColor == .green)
    let custom = UIButton()
    custom.setTitle("Go", for: .normal)
    #expect(custom.titleLabel?.textColor == .white)
  }

  @Test("a font set on the title label changes the size that layout uses")
  func fontInLayout() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    let button = system("Button")
    button.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(button)
    NSLayoutConstraint.activate([
      button.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      button.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(button.frame.size == CGSize(width: 46, height: 30))
    button.titleLabel?.font = .systemFont(ofSize: 24)
    root.layoutIfNeeded()
    #expect(button.frame.height == 41)
    #expect(button.titleLabel?.frame.height == 29)
  }

  @Test("a button's baseline is its title's, in a stretched button too", arguments: [nil, 60] as [CGFloat?])
  func baselines(height: CGFloat?) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    root.traitOverrides.displayScale = 2
    let button = system("Button", size: 17)
    let label = UILabel()
    label.text = "Label"
    for view in [button, label] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    NSLayoutConstraint.activate([
      button.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      button.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      label.leadingAnchor.constraint(equalTo: button.trailingAnchor, constant: 8),
      label.firstBaselineAnchor.constraint(equalTo: button.firstBaselineAnchor),
    ])
    if let height { button.heightAnchor.constraint(equalToConstant: height).isActive = true }
    root.layoutIfNeeded()
    let title = button.titleLabel?.frame ?? .zero
    // Both texts have 17 points, so their tops are level.
    #expect(label.frame.minY == 20 + title.minY)
    #expect(button.frame.height == height ?? 33)
  }

  @Test("the primary action provides the title and is performed by a tap")
  func primaryAction() {
    var taps = 0
    let button = UIButton(primaryAction: UIAction(title: "Tap") { _ in taps += 1 })
    #expect(button.currentTitle == "Tap")
    #expect(button.buttonType == .system)
    button.sizeToFit()
    button.touchesBegan([UITouch()], with: nil)
    button.touchesEnded([UITouch()], with: nil)
    #expect(taps == 1)
    button.performPrimaryAction()
    #expect(taps == 2)
  }

  @Test("constraints print a button's title")
  func description() {
    let button = system("Sign Up")
    #expect(button.widthAnchor.constraint(equalToConstant: 5).description.contains("'Sign Up'"))
  }

  @Test("a system button with an image sends its action to its target")
  func systemButtonWithImage() {
    let target = NSObject()
    let button = UIButton.systemButton(with: UIImage(), target: target, action: Selector("tap:"))
    #expect(button.buttonType == .system && button.currentImage != nil)
    #expect(button.actions(forTarget: target, forControlEvent: .touchUpInside) == ["tap:"])
    #expect(UIButton.systemButton(with: UIImage(), target: nil, action: nil).allTargets.isEmpty)
  }
}
