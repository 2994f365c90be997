// SPDX-License-Identifier: MIT

import LayoutTestSupport
import LayoutTesting
import Testing
import UIKit

@MainActor
@Suite("Fitting sizes", .system(.iOS18))
struct FittingTests {
  /// A view with one subview 8 points inside it.
  private func card(_ content: UIView, inset: CGFloat = 8) -> UIView {
    let card = UIView()
    card.with(content)
    activate("H:|-inset-[content]-inset-|", ["content": content], metrics: ["inset": inset])
    activate("V:|-inset-[content]-inset-|", ["content": content], metrics: ["inset": inset])
    return card
  }

  private let paragraph =
    "The tinamou is a bird of the forest floor, and it flies no further than it must before it walks again."

  @Test("the constants are UIKit's")
  func constants() {
    #expect(text(of: UIView.layoutFittingCompressedSize) == "0 0")
    #expect(text(of: UIView.layoutFittingExpandedSize) == "10000 10000")
  }

  @Test("compressed: as small as the content allows")
  func compressed() {
    let size = card(SizedView(50, 20)).systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(text(of: size) == "66 36")
  }

  @Test("expanded: as large as possible")
  func expanded() {
    let loose = card(UIView()), tight = card(SizedView(50, 20))
    tight.widthAnchor.constraint(lessThanOrEqualToConstant: 300).on()
    tight.subviews[0].setContentHuggingPriority(UILayoutPriority(10), for: .horizontal)
    #expect(text(of: loose.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)) == "10000 10000")
    #expect(text(of: tight.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)) == "300 36")
  }

  @Test("a label of 17 points inside margins of 8")
  func label() {
    onScreen(scale: 3) {
      let label = UILabel()
      label.text = "Label"
      let size = card(label).systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      #expect(text(of: size.height) == "36.333")
      #expect(text(of: size.width) == text(of: label.intrinsicContentSize.width + 16))
    }
  }

  @Test("fitting changes no frame")
  func framesStay() {
    let content = SizedView(50, 20), card = card(content)
    card.frame = CGRect(x: 1, y: 2, width: 300, height: 400)
    card.layoutIfNeeded()
    _ = card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(card.frameText == "1 2 300 400")
    #expect(content.frameText == "8 8 284 384")
    card.layoutIfNeeded()
    #expect(content.frameText == "8 8 284 384")
  }

  @Test("the view's own frame and the constraints outside it do not matter")
  func outside() {
    let root = stage(), card = card(SizedView(50, 20))
    root.with(card)
    card.pin(left: 0, top: 0)
    card.widthAnchor.constraint(equalTo: root.widthAnchor).on()
    root.layoutIfNeeded()
    #expect(card.frame.width == 320)
    #expect(text(of: card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)) == "66 36")
  }

  @Test("a required width wraps the text, and gives the height for it")
  func requiredWidth() {
    onScreen(scale: 2) {
      let label = UILabel()
      label.text = paragraph
      label.numberOfLines = 0
      let card = card(label)
      let one = card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      let wrapped = card.systemLayoutSizeFitting(
        CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      #expect(wrapped.width == 200)
      #expect(one.width > 700 && text(of: one.height) == "36.5")
      let lines = ((wrapped.height - 16) / 20.287).rounded()
      #expect(lines >= 4 && lines <= 6)
      #expect(text(of: wrapped.height) == text(of: ((lines * 20.287109375) * 2).rounded(.up) / 2 + 16))
    }
  }

  @Test("preferredMaxLayoutWidth wraps without a width")
  func preferredWidth() {
    let label = UILabel()
    label.text = paragraph
    label.numberOfLines = 0
    label.preferredMaxLayoutWidth = 150
    let size = card(label).systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size.width <= 166)
    #expect(size.height > 100)
  }

  @Test("a weak target yields to the content, a strong one is kept")
  func targetPriorities() {
    let card = card(SizedView(50, 20))
    func fit(_ width: CGFloat, _ priority: UILayoutPriority) -> String {
      text(
        of: card.systemLayoutSizeFitting(
          CGSize(width: width, height: 0), withHorizontalFittingPriority: priority,
          verticalFittingPriority: .fittingSizeLevel))
    }
    #expect(fit(200, .fittingSizeLevel) == "66 36")
    #expect(fit(200, .required) == "200 36")
    #expect(fit(30, .defaultLow) == "66 36")
    #expect(fit(30, .required) == "30 36")
  }

  @Test("an impossible required target is reported")
  func impossibleTarget() {
    let view = UIView(), child = view.withChild()
    activate("H:|-8-[child(50)]-8-|", ["child": child])
    activate("V:|[child(10)]|", ["child": child])
    let messages = logged {
      _ = view.systemLayoutSizeFitting(
        CGSize(width: 20, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
    }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("'fittingSizeHTarget' UIView:0x0.width == 20") == true)
  }

  @Test("a view without a size fits to zero, one with an intrinsic size to that")
  func withoutConstraints() {
    let plain = UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 90))
    #expect(text(of: plain.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)) == "0 0")
    #expect(text(of: SizedView(50, 20).systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)) == "50 20")
  }

  @Test("a control fits to its frame, not to its alignment rectangle")
  func alignment() {
    #expect(text(of: UISwitch().systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)) == "51 31")
  }

  @Test("sizeThatFits of a plain view is its size, for any proposal")
  func sizeThatFits() {
    let view = UIView(frame: CGRect(x: 5, y: 5, width: 30, height: 40))
    #expect(text(of: view.sizeThatFits(CGSize(width: 1, height: 1))) == "30 40")
    view.sizeToFit()
    #expect(view.frameText == "5 5 30 40")
  }

  @Test("sizeToFit keeps the origin")
  func sizeToFit() {
    let label = UILabel(frame: CGRect(x: 5, y: 6, width: 1, height: 1))
    label.text = "Label"
    label.sizeToFit()
    #expect(text(of: label.frame.origin) == "5 6")
    #expect(label.frame.size == label.intrinsicContentSize)
  }

  @Test("a multiline label takes its height from the width that the constraints give it, at any depth")
  func secondPass() {
    onScreen(scale: 2) {
      let root = stage(320, 480), outer = root.withChild(), inner = outer.withChild(), label = inner.with(UILabel())
      let below = root.withChild()
      label.text = paragraph
      label.numberOfLines = 0
      for (view, name) in [(outer, "outer"), (inner, "inner"), (label as UIView, "label")] {
        activate("H:|-10-[\(name)]-10-|", [name: view])
      }
      activate("V:|[outer]-5-[below(10)]", ["outer": outer, "below": below])
      activate("V:|[inner]|", ["inner": inner])
      activate("V:|[label]|", ["label": label])
      below.leftAnchor.constraint(equalTo: root.leftAnchor).on()
      below.pin(width: 10)
      root.layoutIfNeeded()
      #expect(label.across == "10…270")
      let lines = (label.frame.height / 20.287).rounded()
      #expect(lines >= 3 && lines <= 5)
      #expect(text(of: label.frame.height) == text(of: (lines * 20.287109375 * 2).rounded(.up) / 2))
      #expect(below.frame.minY == label.frame.height + 5)
    }
  }

  @Test("a label whose width changes wraps again")
  func rewrapping() {
    let root = stage(320, 480), label = root.with(UILabel())
    label.text = paragraph
    label.numberOfLines = 0
    activate("H:|[label]|", ["label": label])
    label.pin(top: 0)
    root.layoutIfNeeded()
    let tall = label.frame.height
    root.frame.size.width = 900
    root.layoutIfNeeded()
    #expect(label.frame.height < tall)
    root.frame.size.width = 320
    root.layoutIfNeeded()
    #expect(label.frame.height == tall)
  }

  @Test("a wrapped label with spare space is as wide as its widest line, and takes more space if available")
  func widestLine() {
    let root = stage(300, 480), label = root.with(UILabel())
    label.text = paragraph
    label.numberOfLines = 0
    activate("H:|-[label]-(>=8)-|", ["label": label])
    label.pin(top: 0)
    root.layoutIfNeeded()
    let narrow = label.frame.width
    #expect(narrow < 284 && narrow > 200)
    #expect(label.sizeThatFits(CGSize(width: narrow, height: 0)).height == label.frame.height)
    root.frame.size.width = 900
    root.layoutIfNeeded()
    #expect(label.frame.width > narrow)
    #expect(label.frame.height < label.sizeThatFits(CGSize(width: narrow, height: 0)).height)
    root.frame.size.width = 300
    root.layoutIfNeeded()
    #expect(label.frame.width == narrow)
  }

  @Test("a wrapped label that optional constraints hold apart becomes as wide as its text when there is space again")
  func heldApart() {
    let root = stage(300, 480), label = root.with(UILabel())
    label.text = "two words"
    label.numberOfLines = 0
    label.pin(left: 0, top: 0)
    label.widthAnchor.constraint(equalToConstant: 50).at(251).on()
    let limit = label.widthAnchor.constraint(lessThanOrEqualToConstant: 60).on()
    root.layoutIfNeeded()
    #expect(label.frame.width == 50)
    #expect(label.frame.height > label.sizeThatFits(.zero).height)
    limit.isActive = false
    root.layoutIfNeeded()
    #expect(label.frame.size == label.intrinsicContentSize)
  }

  @Test("a view may compute a fitting size for its own content size")
  func nested() {
    /// A view whose content size is the fitting size of itself or of a subview.
    final class Wrapper: UIView {
      override var intrinsicContentSize: CGSize { subviews[0].systemLayoutSizeFitting(.zero) }
    }
    let inner = card(SizedView(50, 20))
    let wrapper = Wrapper()
    wrapper.addSubview(inner)
    let other = SizedView(30, 10)
    let outer = UIView()
    outer.with(wrapper)
    outer.with(other)
    activate("H:|[other][wrapper]|", ["other": other, "wrapper": wrapper])
    activate("V:|[wrapper]|", ["wrapper": wrapper])
    activate("V:|[other]", ["other": other])
    #expect(text(of: outer.systemLayoutSizeFitting(.zero)) == "96 36")
    #expect(text(of: outer.systemLayoutSizeFitting(.zero)) == "96 36")
  }

  /// A label, or a text view that does not scroll, with the paragraph.
  private func wrapping(_ isLabel: Bool) -> UIView {
    if isLabel {
      let label = UILabel()
      label.text = paragraph
      label.numberOfLines = 0
      return label
    }
    let text = UITextView()
    text.isScrollEnabled = false
    text.text = paragraph
    return text
  }

  @Test("wrapping text that was laid out keeps its width where nothing requires another", arguments: [true, false])
  func wrappedWidth(isLabel: Bool) {
    let content = wrapping(isLabel)
    let card = card(content)
    let oneLine = card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(oneLine.width > 500)
    for width in [320, 200, 260] as [CGFloat] {
      card.frame = CGRect(x: 0, y: 0, width: width, height: 50)
      card.layoutIfNeeded()
      let wrapped = content.sizeThatFits(CGSize(width: width - 16, height: 9999))
      #expect(content.intrinsicContentSize.height == wrapped.height)
      for target in [UIView.layoutFittingCompressedSize, CGSize(width: width, height: 0)] {
        #expect(card.systemLayoutSizeFitting(target).height == wrapped.height + 16)
      }
    }
    // A required width determines the text's.
    let required = card.systemLayoutSizeFitting(
      CGSize(width: 500, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(required.width == 500)
    #expect(required.height == content.sizeThatFits(CGSize(width: 484, height: 9999)).height + 16)
  }

  @Test("text that was as wide as one line does not keep that width for another text")
  func widthOfShortText() {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "Hi"
    let root = stage(), card = card(label)
    root.with(card)
    card.pin(left: 0, top: 0)
    root.layoutIfNeeded()
    #expect(card.frame.width < 60)
    label.text = "A longer text"
    let size = card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size.width == label.sizeThatFits(.zero).width + 16)
    #expect(size.height < 40)
  }

  @Test("a nested header is as high as its wrapped texts, at any depth")
  func nestedHeader() {
    let title = wrapping(true), detail = wrapping(true)
    let stack = UIStackView(arrangedSubviews: [title, UIStackView(arrangedSubviews: [SizedView(30, 30), detail])])
    stack.axis = .vertical
    let header = card(stack, inset: 16)
    header.frame = CGRect(x: 0, y: 0, width: 320, height: 500)
    header.layoutIfNeeded()
    let fitting = header.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    header.frame.size.height = fitting.height
    header.layoutIfNeeded()
    #expect(title.frame.height == title.sizeThatFits(CGSize(width: title.frame.width, height: 999)).height)
    #expect(detail.frame.height == detail.sizeThatFits(CGSize(width: detail.frame.width, height: 999)).height)
    #expect(header.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height == fitting.height)
  }
}
