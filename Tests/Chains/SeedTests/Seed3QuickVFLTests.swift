// SPDX-License-Identifier: MIT

import LayoutTestSupport
import QuickVFL
import Testing
import UIKit

/// The article's Objective-C, written in Swift; the texts are as printed.
@MainActor
@Suite("Seed 3, QuickVFL 1.0.0")
struct Seed3QuickVFLTests {
  private let view = stage(320, 480)

  /// Two buttons, a line between them and the edge, laid out by `layoutTree`.
  private func bar(_ layoutTree: String) -> [String] {
    onScreen(scale: 2) {
      let root = stage(320, 44)
      let viewWrapper = QUICK_SUBVIEW(root, UIView.self)
      let buttonLeft = QUICK_SUBVIEW(viewWrapper, UIButton.self)
      let buttonRight = QUICK_SUBVIEW(viewWrapper, UIButton.self)
      let viewDivider = QUICK_SUBVIEW(viewWrapper, UIView.self)
      buttonLeft.setTitle("Left", for: .normal)
      buttonRight.setTitle("Right", for: .normal)
      buttonRight.q_stayShapedWhenStretchedWithPriority(.defaultHigh, isHorizontal: true)
      viewWrapper.q_addConstraintsByText(
        layoutTree,
        involvedViews: ["buttonLeft": buttonLeft, "buttonRight": buttonRight, "viewDivider": viewDivider])
      activate("H:|[w]|", ["w": viewWrapper])
      activate("V:|[w]|", ["w": viewWrapper])
      root.layoutIfNeeded()
      return [buttonLeft.frameText, buttonRight.frameText, viewDivider.frameText]
    }
  }

  @Test("the good way and the verbal way give the same bar")
  func goodAndVerbal() {
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
    let good = bar(goodWay)
    #expect(good == bar(verbalWay))
    #expect(good.last == "319.5 0 0.5 44")
    #expect(good.first?.hasPrefix("0 0 ") == true)
    #expect(good.allSatisfy { $0.hasSuffix(" 44") })
  }

  /// Two labels and a notice below one another.
  private func column(_ text: String) -> (UIView, UIView, UIView) {
    let labelName = view.with(SizedView(60, 20)), labelEmail = view.with(SizedView(100, 20))
    let imageNotice = view.with(SizedView(40, 40))
    view.q_addConstraintsByText(
      text, involvedViews: ["labelName": labelName, "labelEmail": labelEmail, "imageNotice": imageNotice])
    labelName.topAnchor.constraint(equalTo: view.topAnchor).on()
    for view in [labelName, labelEmail, imageNotice] {
      view.leftAnchor.constraint(equalTo: self.view.leftAnchor).at(250).on()
    }
    view.layoutIfNeeded()
    return (labelName, labelEmail, imageNotice)
  }

  @Test("the good way to center: only the views of the statement are centered")
  func goodCentering() {
    let (name, email, notice) = column(
      """
      V:[labelName]-[labelEmail] {centerX};
      V:[labelEmail]-[imageNotice];
      """)
    #expect(name.frameText == "130 0 60 20")
    #expect(email.frameText == "110 28 100 20")
    #expect(notice.frameText == "0 56 40 40")
  }

  @Test("the bad way to center includes the notice as well")
  func badCentering() {
    let (name, email, notice) = column("V:[labelName]-[labelEmail]-[imageNotice] {centerX};")
    #expect(name.frameText == "130 0 60 20")
    #expect(email.frameText == "110 28 100 20")
    #expect(notice.frameText == "140 56 40 40")
  }

  @Test(
    "the form of a statement: left and right align in a vertical one",
    arguments: [
      ("{left}", "20 30"), ("{left, right}", "20 60"), ("{ right }", "50 30"),
    ])
  func verticalAlignment(block: String, expected: String) {
    let first = view.withChild(), second = view.withChild()
    first.pin(left: 20, top: 0, width: 60, height: 10)
    second.widthAnchor.constraint(equalToConstant: 30).at(750).on()
    second.pin(height: 10)
    view.q_addConstraintsByText("V:[first]-[second] \(block);", involvedViews: ["first": first, "second": second])
    view.layoutIfNeeded()
    #expect("\(text(of: second.frame.minX)) \(text(of: second.frame.width))" == expected)
    #expect(second.frame.minY == 18)
  }

  @Test(
    "the form of a statement: top, bottom and centerY align in a horizontal one",
    arguments: [
      ("{top}", "10…30"), ("{bottom}", "30…50"), ("{top, bottom}", "10…50"), ("{centerY}", "230…250"),
    ])
  func horizontalAlignment(block: String, expected: String) {
    let first = view.withChild(), second = view.withChild()
    first.pin(left: 0, width: 60, height: 40)
    first.topAnchor.constraint(equalTo: view.topAnchor, constant: 10).at(750).on()
    second.heightAnchor.constraint(equalToConstant: 20).at(750).on()
    second.pin(width: 30)
    view.q_addConstraintsByText("H:[first]-[second] \(block)", involvedViews: ["first": first, "second": second])
    view.layoutIfNeeded()
    #expect(second.down == expected)
    #expect(second.frame.minX == 68)
  }

  @Test("alignment across the statement's direction is refused, in Apple's words")
  func wrongAxis() {
    let first = view.withChild(), second = view.withChild()
    let misuses = raised {
      view.q_addConstraintsByText("H:[first][second] {left};", involvedViews: ["first": first, "second": second])
    }
    #expect(misuses.first?.contains("which is not allowed for layout that is also horizontal.") == true)
  }

  /// The right side of a chat, as printed; `keepsShape` leaves out the last two lines.
  private func chat(_ string: String, keepsShape: Bool) -> (UILabel, UIImageView) {
    let viewWrapper = QUICK_SUBVIEW(view, UIView.self)
    let labelChatContent = QUICK_SUBVIEW(viewWrapper, UILabel.self)
    let imageViewAvatar = QUICK_SUBVIEW(viewWrapper, UIImageView.self)
    labelChatContent.text = string
    labelChatContent.numberOfLines = 0
    imageViewAvatar.image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { _ in }

    let layoutTree = """
      H:|-(>=15)-[labelChatContent]-[imageViewAvatar]-15-| {top};
                               V:|-5-[imageViewAvatar]-(>=5)-|;
                               V:[labelChatContent]-(>=5)-|
      """

    viewWrapper.q_addConstraintsByText(
      layoutTree,
      involvedViews: ["labelChatContent": labelChatContent, "imageViewAvatar": imageViewAvatar])

    if !keepsShape {
      labelChatContent.q_stayShapedWhenStretchedWithPriority(.defaultLow, isHorizontal: true)
      labelChatContent.q_stayShapedWhenCompressedWithPriority(.defaultLow, isHorizontal: true)
    }
    activate("H:|[w]|", ["w": viewWrapper])
    viewWrapper.pin(top: 0)
    onScreen(scale: 2) { view.layoutIfNeeded() }
    return (labelChatContent, imageViewAvatar)
  }

  @Test("the chat: a short text stays beside the avatar, a long one wraps 15 points from the edge")
  func chatBubble() {
    let (short, avatar) = chat("Yes!", keepsShape: false)
    #expect(avatar.frameText == "265 5 40 40")
    #expect(short.frame.maxX == 257 && short.frame.minY == 5)
    // Content sizes are rounded up to pixels of the same screen as frames.
    #expect(short.frame.width == onScreen(scale: 2) { short.intrinsicContentSize.width })
    #expect(short.superview?.frameText == "0 0 320 50")

    let (long, second) = chat(
      "Are we still on for tonight? I could be there at eight, or a little later if the train is what it was last week.",
      keepsShape: false)
    #expect(second.frameText == "265 5 40 40")
    #expect(long.frame.minX >= 15 && long.frame.maxX == 257)
    #expect(long.frame.height > 60)
    #expect(long.superview?.frame.height == long.frame.maxY + 5)
  }

  @Test("proportions: of a view to itself, and to one that is not a sibling")
  func proportions() {
    let viewWrapper = QUICK_SUBVIEW(view, UIView.self), inner = QUICK_SUBVIEW(viewWrapper, UIView.self)
    let other = QUICK_SUBVIEW(view, UIView.self)
    viewWrapper.pin(left: 0, top: 0, width: 200, height: 100)
    inner.pin(left: 0, top: 0)
    other.pin(left: 0, top: 200, height: 20)
    inner.q_equalWidthToView(viewWrapper, forLayoutAttribute: .height, multiplier: 0.6)
    inner.q_equalHeightToView(inner, forLayoutAttribute: .width, multiplier: 0.5)
    other.q_equalWidthToView(inner, forLayoutAttribute: .width, multiplier: 2)
    view.layoutIfNeeded()
    #expect(inner.frameText == "0 0 60 30")
    #expect(other.frameText == "0 200 120 20")
  }

  @Test("the added constraints are returned in the order of the text")
  func returned() {
    let label = QUICK_SUBVIEW(view, UILabel.self)
    let constraints = view.q_addConstraintsByText("H:|[label]; V:|[label];", involvedViews: ["label": label])
    #expect(constraints.map(\.firstAttribute) == [.leading, .top])
    #expect(constraints.allSatisfy { $0.isActive })
    #expect(view.constraints == constraints)
  }

  @Test("compression resistance, not hugging, is high by default, contrary to the document")
  func defaultPriorities() {
    let label = UILabel()
    #expect(label.contentCompressionResistancePriority(for: .horizontal) == .defaultHigh)
    #expect(label.contentHuggingPriority(for: .horizontal) == .defaultLow)
    label.q_stayShapedWhenStretchedWithPriority(UILayoutPriority(300), isHorizontal: false)
    #expect(label.contentHuggingPriority(for: .vertical).rawValue == 300)
  }

  @Test("a scroll view that covers the screen: content is prepared, described and refreshed")
  func scrollView() {
    let scrollViewVertical = QUICK_SUBVIEW(view, UIScrollView.self)
    view.q_addConstraintsByText(
      "H:|[scrollViewVertical]|; V:|[scrollViewVertical]|", involvedViews: ["scrollViewVertical": scrollViewVertical])
    let contentView = scrollViewVertical.q_prepareAutolayoutContentView()
    let labelName = contentView.with(SizedView(100, 200)), viewNote = contentView.with(SizedView(200, 100))
    let height = viewNote.heightAnchor.constraint(equalToConstant: 100).on()
    contentView.q_addConstraintsByText(
      """
      H:|-[labelName]-|;
      V:|-[labelName(200)]-[viewNote]-| {left, right};
      """, involvedViews: ["labelName": labelName, "viewNote": viewNote])

    // Lower than the screen: nothing scrolls.
    scrollViewVertical.q_refreshContentViewHeight()
    #expect(text(of: scrollViewVertical.contentSize) == "320 480")
    #expect(viewNote.frameText == "8 216 304 100")

    // Higher: the content grows to its size, and scrolls.
    height.constant = 400
    scrollViewVertical.q_refreshContentViewHeight()
    #expect(text(of: scrollViewVertical.contentSize) == "320 624")
    #expect(viewNote.frameText == "8 216 304 400")
  }

  @Test("content that is not tied to the bottom, because more will be added: its height is given")
  func growingContent() {
    let scrollView = QUICK_SUBVIEW(view, UIScrollView.self)
    view.q_addConstraintsByText("H:|[s]|; V:|[s]|", involvedViews: ["s": scrollView])
    let contentView = scrollView.q_prepareAutolayoutContentView()
    var last: UIView?
    for count in 1...8 {
      let row = contentView.with(SizedView(50, 90))
      row.heightAnchor.constraint(equalToConstant: 90).on()
      contentView.q_addConstraintsByText(
        last == nil ? "H:|[row]|; V:|[row]" : "H:|[row]|; V:[last][row]",
        involvedViews: ["row": row, "last": last ?? row])
      last = row
      scrollView.q_refreshContentView(withHeight: CGFloat(90 * count))
      #expect(scrollView.contentSize.height == CGFloat(max(480, 90 * count)))
      #expect(row.frame == CGRect(x: 0, y: CGFloat(90 * (count - 1)), width: 320, height: 90))
    }
  }
}
