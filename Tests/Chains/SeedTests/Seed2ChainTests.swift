// SPDX-License-Identifier: MIT

import LayoutTestSupport
import SnapKit
import Testing
import UIKit

/// The SnapKit code of the article, as printed, between the lines that make its views.
@MainActor
@Suite("Seed 2, layout experience: SnapKit as printed")
struct Seed2ChainTests {
  @Test(
    "demo 1: the tag keeps 14 from the bottom until the container is too low, then 10 from the top",
    arguments: [(CGFloat(90), "56…76"), (44, "10…30"), (30, "10…30")])
  func demo1(height: CGFloat, expected: String) {
    let container = stage(200, height), titleLabel = UIView(), noStartImageView = UIImageView()
    container.addSubview(titleLabel)
    container.addSubview(noStartImageView)
    titleLabel.snp.makeConstraints { make in
      make.left.equalTo(10)
      make.top.equalTo(5)
      make.size.equalTo(CGSize(width: 150, height: 15))
    }
    // swift-format-ignore
    noStartImageView.snp.makeConstraints { make in
make.size.equalTo(CGSize(width: 53, height: 20))
make.right.equalTo(titleLabel)
make.bottom.equalToSuperview().inset(14).priority(.low)
make.top.greaterThanOrEqualTo(10)
}
    let messages = logged { container.layoutIfNeeded() }
    #expect(messages.isEmpty)
    #expect(noStartImageView.down == expected)
    #expect(noStartImageView.across == "107…160")
  }

  @Test(
    "demo 1: priority(.low) and priority(.high) have the same effect, and .required is the default")
  func demo1Priorities() {
    let container = stage(200, 30), tag = UIView()
    container.addSubview(tag)
    func top(_ state: (ConstraintMakerEditable) -> Void) -> CGFloat {
      tag.snp.remakeConstraints { make in
        make.left.equalToSuperview()
        make.size.equalTo(CGSize(width: 53, height: 20))
        state(make.bottom.equalToSuperview().inset(14))
        make.top.greaterThanOrEqualTo(10)
      }
      container.layoutIfNeeded()
      return tag.frame.minY
    }
    #expect(top { $0.priority(.low) } == 10)
    #expect(top { $0.priority(.high) } == 10)
    #expect(top { $0.priority(UILayoutPriority.defaultLow) } == 10)
    #expect(logged { _ = top { $0.priority(.required) } }.count == 1)
    #expect(logged { _ = top { _ in } }.count == 1)
  }

  @Test(
    "text, tag, button: the text is compressed before it reaches the button, and keeps its size when there is space",
    arguments: ["短", "一段很长很长很长很长很长很长很长很长很长很长很长很长很长的文本"])
  func squeezing(string: String) {
    let root = stage(320, 44), leftLabel = UILabel(), purpuleTag = SizedView(40, 16), rightBtn = UIButton()
    let progressLabel = purpuleTag
    for view in [leftLabel, purpuleTag, rightBtn] { root.addSubview(view) }
    leftLabel.text = string
    // swift-format-ignore
    do {
// leftLabel的约束
leftLabel.snp.makeConstraints { make in
make.left.equalTo(16)
make.top.equalTo(9)
make.height.equalTo(26)
}
leftLabel.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)

// purpuleTag的约束
purpuleTag.snp.makeConstraints { make in
make.left.equalTo(leftLabel.snp.right).offset(5)
make.centerY.equalTo(leftLabel)
}

// rightBtn的约束
rightBtn.snp.makeConstraints { make in
make.centerY.equalTo(leftLabel)
make.height.equalTo(30)
make.right.equalToSuperview()
make.left.greaterThanOrEqualTo(progressLabel.snp.right) // 确保 button 的左边界与 progressLabel 的右边界保持距离
make.width.equalTo(28 + 30)
}
    }
    root.layoutIfNeeded()
    #expect(rightBtn.frameText == "262 7 58 30")
    #expect(purpuleTag.frame.width == 40)
    #expect(purpuleTag.frame.minX == leftLabel.frame.maxX + 5)
    if string.count > 1 {
      #expect(purpuleTag.frame.maxX == 262)
      #expect(leftLabel.frame.width < leftLabel.intrinsicContentSize.width)
    } else {
      #expect(leftLabel.frame.width == leftLabel.intrinsicContentSize.width)
    }
  }

  /// The sample of the article: `UIDevice` has no such property.
  @MainActor private enum UIDevice {
    static var screenWidth: CGFloat { UIScreen.main.bounds.width }
  }

  @Test("a stack view that is only positioned takes its size from the views in it")
  func stackSizedByContent() {
    onScreen(scale: 2) {
      let root = stage(375, 667), stackView = UIStackView(), mooView = UIView(), bgView = UIView()
      root.addSubview(stackView)
      mooView.addSubview(bgView)
      // swift-format-ignore
      do {
let contentWidth = UIDevice.screenWidth
stackView.snp.makeConstraints { make in
make.left.equalToSuperview()
make.top.equalToSuperview()
}
stackView.addArrangedSubview(mooView)

// mooView的背景view
bgView.snp.makeConstraints { make in
make.left.right.equalToSuperview().inset(16)
make.width.equalTo(UIDevice.screenWidth - 32)
make.bottom.equalToSuperview()
make.top.equalToSuperview().inset(12)
make.height.equalTo(39)
}
#expect(contentWidth == 375)
      }
      let messages = logged { root.layoutIfNeeded() }
      #expect(messages.isEmpty)
      #expect(stackView.frameText == "0 0 375 51")
      #expect(mooView.frameText == "0 0 375 51")
      #expect(bgView.frameText == "16 12 343 39")
    }
  }

  @Test("a parent of zero size with required insets is a conflict, and its message names the chains")
  func emptyParent() {
    let root = stage(), parent = UIView(), child = UIView()
    root.addSubview(parent)
    parent.addSubview(child)
    parent.snp.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.size.equalTo(0)
    }
    child.snp.makeConstraints { make in
      make.left.right.equalToSuperview().inset(16)
      make.top.equalToSuperview()
    }
    let messages = logged { root.layoutIfNeeded() }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("@Seed2ChainTests.swift#") == true)
  }

  @Test(
    "left.equalTo(16) in a stack view with leading alignment is a conflict; margins are the way, as the article says")
  func stackAlignment() {
    func makeStack() -> (root: UIView, stack: UIStackView, child: UIView) {
      let stackView = UIStackView(), child = UIView()
      stackView.axis = .vertical
      stackView.alignment = .leading
      stackView.addArrangedSubview(child)
      let root = stage()
      root.addSubview(stackView)
      stackView.snp.makeConstraints { make in
        make.left.top.equalToSuperview()
        make.width.equalTo(200)
      }
      return (root, stackView, child)
    }
    let (conflicting, _, shifted) = makeStack()
    shifted.snp.makeConstraints { make in
      make.left.equalTo(16)
      make.size.equalTo(CGSize(width: 50, height: 20))
    }
    #expect(logged { conflicting.layoutIfNeeded() }.count == 1)
    let (root, stackView, child) = makeStack()
    child.snp.makeConstraints { $0.size.equalTo(CGSize(width: 50, height: 20)) }
    stackView.isLayoutMarginsRelativeArrangement = true
    stackView.layoutMargins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    let messages = logged { root.layoutIfNeeded() }
    #expect(messages.isEmpty)
    #expect(child.frameText == "16 0 50 20")
  }
}
