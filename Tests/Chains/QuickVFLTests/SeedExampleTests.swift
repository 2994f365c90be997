// SPDX-License-Identifier: MIT

import QuickVFL
import Testing
import UIKit

/// The examples of QuickVFL's own introduction, and their frames.
@MainActor
@Suite("QuickVFL's own examples")
struct SeedExampleTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))

  private let avatar = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { _ in }
  private let notice = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24)).image { _ in }

  private func frames(_ text: String) -> [CGRect] {
    let viewWrapper = QUICK_SUBVIEW(view, UIView.self)
    let buttonLeft = QUICK_SUBVIEW(viewWrapper, UIButton.self)
    let buttonRight = QUICK_SUBVIEW(viewWrapper, UIButton.self)
    // Images give the buttons whole widths.
    buttonLeft.setImage(UIGraphicsImageRenderer(size: CGSize(width: 60, height: 30)).image { _ in }, for: .normal)
    buttonRight.setImage(UIGraphicsImageRenderer(size: CGSize(width: 80, height: 30)).image { _ in }, for: .normal)
    let viewDivider = QUICK_SUBVIEW(viewWrapper, UIView.self)
    view.q_addConstraintsByText("H:|[viewWrapper]; V:|[viewWrapper(44)]", involvedViews: ["viewWrapper": viewWrapper])
    viewWrapper.q_addConstraintsByText(
      text, involvedViews: ["buttonLeft": buttonLeft, "buttonRight": buttonRight, "viewDivider": viewDivider])
    view.layoutIfNeeded()
    return [viewWrapper, buttonLeft, buttonRight, viewDivider].map(\.frame)
  }

  @Test("two buttons and a divider: the short notation equals the long one")
  func divider() {
    let goodWay = """
      H:|[buttonLeft][buttonRight][viewDivider(0.5)]| {top, bottom};
      V:|[buttonLeft]|;
      """
    let verbalWay = """
      H:|[buttonLeft][buttonRight][viewDivider(0.5)]|;
      V:|[buttonLeft]|;
      V:|[buttonRight]|;
      V:|[viewDivider]|;
      """
    let short = frames(goodWay)
    #expect(short == frames(verbalWay))
    #expect(short[1] == CGRect(x: 0, y: 0, width: 60, height: 44))
    #expect(short[2] == CGRect(x: 60, y: 0, width: 80, height: 44))
    #expect(short[3].minX == 140)
  }

  @Test(
    "the widget of the alignment line, with each alignment its direction allows",
    arguments: [
      "V:|-[widget]-| {left, right, centerX}", "H:|-[widget]-| {top, bottom, centerY};",
    ])
  func alignmentLine(text: String) {
    let widget = QUICK_SUBVIEW(view, Sized(CGSize(width: 40, height: 20)))
    let constraints = view.q_addConstraintsByText(text, involvedViews: ["widget": widget])
    #expect(constraints.count == 2)
    view.layoutIfNeeded()
    if text.hasPrefix("V") {
      #expect(widget.frame.minY == 8)
      #expect(widget.frame.height == 184)
      #expect(widget.center.x == 160)
    } else {
      #expect(widget.frame.minX == 8)
      #expect(widget.frame.width == 304)
      #expect(widget.center.y == 100)
    }
  }

  @Test("centered labels above an image that is constrained separately")
  func centeredLabels() {
    let labelName = QUICK_SUBVIEW(view, UILabel.self)
    let labelEmail = QUICK_SUBVIEW(view, UILabel.self)
    let imageNotice = QUICK_SUBVIEW(view, UIImageView.self)
    imageNotice.image = notice
    labelName.text = "Tinamou"
    labelEmail.text = "tinamou@example.org"
    let views: [String: Any] = ["labelName": labelName, "labelEmail": labelEmail, "imageNotice": imageNotice]
    view.q_addConstraintsByText(
      """
      #labelName
      #    |
      #labelEmail
      #    |
      #imageNotice
      #
      #These 3 widgets vertical relationship. But labels will be center X.

      #Good way:
      V:[labelName]-[labelEmail] {centerX};
      V:[labelEmail]-[imageNotice];
      """, involvedViews: views)
    view.q_addConstraintsByText("V:|-10-[labelName]; H:|-30-[imageNotice]", involvedViews: views)
    view.layoutIfNeeded()
    #expect(abs(labelName.center.x - 160) <= 0.5)
    #expect(abs(labelEmail.center.x - 160) <= 0.5)
    // Lines are rounded to pixels, thirds of a point here, which binary numbers cannot represent.
    #expect(abs(labelEmail.frame.minY - labelName.frame.maxY - 8) < 1e-9)
    #expect(abs(imageNotice.frame.minY - labelEmail.frame.maxY - 8) < 1e-9)
    #expect(imageNotice.frame.minX == 30)
  }

  @Test("the bad way centers the image too")
  func centeredTooMuch() {
    let labelName = QUICK_SUBVIEW(view, UILabel.self)
    let labelEmail = QUICK_SUBVIEW(view, UILabel.self)
    let imageNotice = QUICK_SUBVIEW(view, UIImageView.self)
    imageNotice.image = notice
    let views: [String: Any] = ["labelName": labelName, "labelEmail": labelEmail, "imageNotice": imageNotice]
    view.q_addConstraintsByText(
      """
      #Bad way:
      V:[labelName]-[labelEmail]-[imageNotice] {centerX};
      """, involvedViews: views)
    view.layoutIfNeeded()
    #expect(imageNotice.center.x == 160)
  }

  private nonisolated static let short = "Are we on for tonight?"
  private nonisolated static let long =
    "Are we still on for tonight? The others would like to know as well, and there are only so many seats left."

  @Test("the right side of a chat: the text takes the space that the avatar leaves", arguments: [short, long])
  func chat(text: String) {
    let viewWrapper = QUICK_SUBVIEW(view, UIView.self)
    let labelChatContent = QUICK_SUBVIEW(viewWrapper, UILabel.self)
    let imageViewAvatar = QUICK_SUBVIEW(viewWrapper, UIImageView.self)
    imageViewAvatar.image = avatar
    labelChatContent.numberOfLines = 0
    labelChatContent.text = text
    let layoutTree = """
      H:|-(>=15)-[labelChatContent]-[imageViewAvatar]-15-| {top};
      V:|-5-[imageViewAvatar]-(>=5)-|;
      V:[labelChatContent]-(>=5)-|
      """
    view.q_addConstraintsByText("H:|[viewWrapper]|; V:|[viewWrapper]", involvedViews: ["viewWrapper": viewWrapper])
    viewWrapper.q_addConstraintsByText(
      layoutTree, involvedViews: ["labelChatContent": labelChatContent, "imageViewAvatar": imageViewAvatar])
    labelChatContent.q_stayShapedWhenStretchedWithPriority(.defaultLow, isHorizontal: true)
    labelChatContent.q_stayShapedWhenCompressedWithPriority(.defaultLow, isHorizontal: true)
    view.layoutIfNeeded()
    #expect(imageViewAvatar.frame == CGRect(x: 265, y: 5, width: 40, height: 40))
    #expect(labelChatContent.frame.maxX == 257)
    #expect(labelChatContent.frame.minX >= 15)
    #expect(labelChatContent.frame.minY == 5)
    if text == Self.short {
      #expect(labelChatContent.frame.minX > 15)
      #expect(labelChatContent.frame.height < 25)
    } else {
      #expect(labelChatContent.frame.minX < 40)
      #expect(labelChatContent.frame.height > 60)
      #expect(viewWrapper.frame.height >= labelChatContent.frame.maxY + 5)
    }
  }

  @Test("without a weak compression resistance of the text the avatar is compressed or pushed out")
  func chatSqueezed() {
    let viewWrapper = QUICK_SUBVIEW(view, UIView.self)
    let labelChatContent = QUICK_SUBVIEW(viewWrapper, UILabel.self)
    let imageViewAvatar = QUICK_SUBVIEW(viewWrapper, UIImageView.self)
    imageViewAvatar.image = avatar
    labelChatContent.numberOfLines = 1
    labelChatContent.text = Self.long
    labelChatContent.q_stayShapedWhenCompressedWithPriority(UILayoutPriority(751), isHorizontal: true)
    view.q_addConstraintsByText("H:|[viewWrapper]|; V:|[viewWrapper]", involvedViews: ["viewWrapper": viewWrapper])
    viewWrapper.q_addConstraintsByText(
      "H:|-(>=15)-[labelChatContent]-[imageViewAvatar]-15-| {top}; V:|-5-[imageViewAvatar]-(>=5)-|",
      involvedViews: ["labelChatContent": labelChatContent, "imageViewAvatar": imageViewAvatar])
    view.layoutIfNeeded()
    #expect(imageViewAvatar.frame.width < 40)
  }
}
