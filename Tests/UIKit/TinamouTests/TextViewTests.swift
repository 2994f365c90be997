// SPDX-License-Identifier: MIT

import Testing
import UIKit

@testable import UIKitViews

@Suite("Text views") @MainActor
struct TextViewTests {
  private func view(_ text: String, size: CGFloat = 14) -> UITextView {
    let view = UITextView()
    view.traitOverrides.displayScale = 2
    view.font = .systemFont(ofSize: size)
    view.text = text
    view.isScrollEnabled = false
    return view
  }

  @Test("a new text view has UIKit's defaults")
  func defaults() {
    let view = UITextView()
    #expect(view.font == .systemFont(ofSize: 12))
    #expect(view.isScrollEnabled && view.isEditable && view.isSelectable)
    #expect(view.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
    #expect(view.textContainer.lineFragmentPadding == 5)
    #expect(view.text == "")
  }

  @Test("a text view that scrolls has no content size")
  func scrolling() {
    let view = UITextView()
    view.text = "Text"
    #expect(view.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
  }

  @Test("one that does not scroll is as large as its text with the insets around it")
  func natural() {
    #expect(view("Text").intrinsicContentSize.height == 33)
    #expect(view("").intrinsicContentSize.height == 33)
    #expect(view("a\nb").intrinsicContentSize.height == 49.5)
    let text = TextLayout(NSAttributedString(string: "Text", attributes: [.font: UIFont.systemFont(ofSize: 14)])).size
    #expect(abs(view("Text").intrinsicContentSize.width - text.width - 10) < 0.5)
    let tight = view("Text")
    tight.textContainerInset = .zero
    tight.textContainer.lineFragmentPadding = 0
    #expect(tight.intrinsicContentSize.height == 17)
    #expect(abs(tight.intrinsicContentSize.width - text.width) < 0.5)
  }

  @Test("it wraps at the width that it is given")
  func wraps() {
    let size = view(LabelSizeTests.paragraph).sizeThatFits(CGSize(width: 150, height: 10))
    #expect(size.width <= 150)
    #expect(size.height > 33 + 2 * 16)
    let limited = view(LabelSizeTests.paragraph)
    limited.textContainer.maximumNumberOfLines = 2
    #expect(limited.sizeThatFits(CGSize(width: 150, height: 10)).height == 49.5)
  }

  @Test("layout asks for the height at the width that it found")
  func twoPasses() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    root.traitOverrides.displayScale = 2
    let view = view(LabelSizeTests.paragraph)
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
      view.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.width == 160)
    #expect(view.frame.height == view.sizeThatFits(CGSize(width: 160, height: 0)).height)
  }

  @Test("lines are drawn inside the insets")
  func drawing() {
    let view = view("first\nsecond")
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    let context = CGContext()
    UIGraphicsPushContext(context)
    view.draw(view.bounds)
    UIGraphicsPopContext()
    let lines = context.commands.compactMap { command -> DrawingCommand.TextLine? in
      if case .text(let line) = command { line } else { nil }
    }
    #expect(lines.map(\.string) == ["first", "second"])
    #expect(lines.map(\.origin.x) == [5, 5])
    #expect(lines[0].origin.y == 21.5)
    #expect(view.firstBaselineFromTop == 8 + 13.5)
  }

  @Test("the text is the content of a scroll view: its size follows the width, and the offset moves what is drawn")
  func content() {
    let view = view(LabelSizeTests.paragraph)
    view.isScrollEnabled = true
    view.frame = CGRect(x: 0, y: 0, width: 150, height: 60)
    view.layoutIfNeeded()
    #expect(view.contentSize.width == 150)
    #expect(view.contentSize.height == view.sizeThatFits(CGSize(width: 150, height: 0)).height)
    let scroll: UIScrollView = view
    #expect(scroll.contentSize.height > 60)
    view.frame.size.width = 300
    view.layoutIfNeeded()
    #expect(view.contentSize.height == view.sizeThatFits(CGSize(width: 300, height: 0)).height)
    view.textContainerInset.bottom = 20
    view.layoutIfNeeded()
    #expect(view.contentSize.height == view.sizeThatFits(CGSize(width: 300, height: 0)).height)
  }

  @Test("insets at the sides leave the text less width")
  func sideInsets() {
    let view = view(LabelSizeTests.paragraph)
    view.isScrollEnabled = true
    view.frame = CGRect(x: 0, y: 0, width: 150, height: 60)
    view.contentInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 30)
    view.layoutIfNeeded()
    #expect(view.contentSize.width == 100)
    #expect(view.contentSize.height == view.sizeThatFits(CGSize(width: 100, height: 0)).height)
  }

  @Test("a range is scrolled into view, and its delegate is a scroll view's, too")
  func scrollsToRange() {
    final class Delegate: NSObject, UITextViewDelegate {
      var scrolled = 0
      func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolled += 1 }
    }
    let view = view("1\n2\n3\n4\n5\n6\n7\n8\n9")
    view.isScrollEnabled = true
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    let delegate = Delegate()
    view.delegate = delegate
    #expect(view.delegate === delegate)
    #expect((view as UIScrollView).delegate === delegate)
    view.scrollRangeToVisible(NSRange(location: 16, length: 1))
    #expect(delegate.scrolled == 1)
    // The last of nine lines ends 8 points above the end of the content.
    #expect(abs(view.contentOffset.y - (view.contentSize.height - 8 - 50)) < 0.5)
    let context = CGContext()
    UIGraphicsPushContext(context)
    view.draw(view.bounds)
    UIGraphicsPopContext()
    let lines = context.commands.compactMap { command -> DrawingCommand.TextLine? in
      if case .text(let line) = command { line } else { nil }
    }
    // Drawn in the coordinates of the content.
    #expect(lines.first?.origin.y == 21.5)
  }
}
