// SPDX-License-Identifier: MIT

import Testing
import UIKit

@testable import UIKitViews

@Suite("Sizes of labels") @MainActor
struct LabelSizeTests {
  static let paragraph = "Are we still on for dinner tonight, or shall we move it to next week?"

  private func label(_ text: String?, size: CGFloat = 17, scale: CGFloat = 2, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.traitOverrides.displayScale = scale
    label.font = .systemFont(ofSize: size)
    label.text = text
    label.numberOfLines = lines
    return label
  }

  @Test("a new label has UIKit's defaults")
  func defaults() {
    let label = UILabel()
    #expect(label.font == UIFont.systemFont(ofSize: 17))
    #expect(label.numberOfLines == 1)
    #expect(label.lineBreakMode == .byTruncatingTail)
    #expect(label.textAlignment == .natural)
    #expect(label.baselineAdjustment == .alignBaselines)
    #expect(label.minimumScaleFactor == 0)
    #expect(label.contentMode == .redraw)
    #expect(!label.isUserInteractionEnabled)
    #expect(label.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(label.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
    #expect(label.text == nil && label.attributedText == nil)
    #expect(label.intrinsicContentSize == .zero)
  }

  @Test(
    "the word Label at 17 points has the recorded size at every pixel density",
    arguments: [
      [1, 42, 21] as [CGFloat], [2, 41.5, 20.5], [3, 41.33333333, 20.33333333],
    ])
  func recordedSize(expected: [CGFloat]) {
    let scale = expected[0]
    let intrinsic = label("Label", scale: scale).intrinsicContentSize
    #expect(abs(intrinsic.width - expected[1]) < 0.34 && abs(intrinsic.height - expected[2]) < 1e-6)
    #expect(abs((intrinsic.width * scale).rounded() - intrinsic.width * scale) < 1e-6)
  }

  @Test("an empty text takes no space")
  func empty() {
    #expect(label(nil).intrinsicContentSize == .zero)
    #expect(label("").intrinsicContentSize == .zero)
  }

  @Test(
    "n lines are as high as n line heights, rounded up once",
    arguments: [
      ("a\nb", CGFloat(41)), ("a\nb\nc", 61), ("a\n", 41), ("a", 20.5),
    ])
  func lines(text: String, height: CGFloat) { #expect(label(text, lines: 0).intrinsicContentSize.height == height) }

  @Test("a single-line label is as high as one line, with any text")
  func oneLine() {
    #expect(label("a\nb").intrinsicContentSize.height == 20.5)
    #expect(label(Self.paragraph).intrinsicContentSize.height == 20.5)
    #expect(label(Self.paragraph).intrinsicContentSize.width > 450)
  }

  @Test("a preferred width wraps the content size, except for a single line")
  func preferredWidth() {
    let many = label(Self.paragraph, lines: 0)
    many.preferredMaxLayoutWidth = 200
    #expect(many.intrinsicContentSize.height == 61)
    #expect(many.intrinsicContentSize.width <= 200)
    let two = label(Self.paragraph, lines: 2)
    two.preferredMaxLayoutWidth = 200
    #expect(two.intrinsicContentSize.height == 41)
    let one = label(Self.paragraph)
    one.preferredMaxLayoutWidth = 200
    #expect(one.intrinsicContentSize.width > 450)
  }

  @Test("sizeThatFits ignores the width for a single line and wraps for more")
  func sizeThatFits() {
    let narrow = CGSize(width: 150, height: 10)
    #expect(label(Self.paragraph).sizeThatFits(narrow) == label(Self.paragraph).intrinsicContentSize)
    let wrapped = label(Self.paragraph, lines: 0).sizeThatFits(narrow)
    #expect(wrapped.width <= 150 && wrapped.height > 61)
    #expect(label(Self.paragraph, lines: 2).sizeThatFits(narrow).height == 41)
  }

  @Test("sizeToFit keeps the origin")
  func sizeToFit() {
    let label = label("Label")
    label.frame = CGRect(x: 7, y: 9, width: 300, height: 100)
    label.sizeToFit()
    #expect(label.frame == CGRect(origin: CGPoint(x: 7, y: 9), size: label.intrinsicContentSize))
  }

  @Test("shrinking letters does not change the content size")
  func adjusting() {
    let label = label(Self.paragraph)
    let size = label.intrinsicContentSize
    label.adjustsFontSizeToFitWidth = true
    #expect(label.intrinsicContentSize == size)
  }

  @Test("attributed text has its own fonts, and its first attributes become the label's")
  func attributed() {
    let label = label("plain")
    let text = NSMutableAttributedString(
      string: "big", attributes: [.font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.red])
    text.append(NSAttributedString(string: " small", attributes: [.font: UIFont.systemFont(ofSize: 10)]))
    label.attributedText = text
    #expect(label.text == "big small")
    #expect(label.font.pointSize == 30)
    #expect(label.textColor == .red)
    #expect(label.intrinsicContentSize.height == 36)
    label.font = .systemFont(ofSize: 20)
    #expect(label.intrinsicContentSize.height == 24)
    label.text = "plain"
    #expect(label.attributedText?.string == "plain")
    #expect(label.attributedText?.attributes(at: 0, effectiveRange: nil)[.font] as? UIFont == .systemFont(ofSize: 20))
  }

  @Test("line spacing is between lines only")
  func lineSpacing() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 10
    let label = label(nil, lines: 0)
    label.attributedText = NSAttributedString(
      string: "a\nb", attributes: [.font: UIFont.systemFont(ofSize: 17), .paragraphStyle: style])
    #expect(label.intrinsicContentSize.height == 51)
  }

  @Test("a label with a text style follows the content size category on request")
  func dynamicType() {
    let label = UILabel()
    label.font = .preferredFont(
      forTextStyle: .body, compatibleWith: UITraitCollection(preferredContentSizeCategory: .large))
    label.text = "Label"
    label.traitOverrides.displayScale = 2
    #expect(label.intrinsicContentSize.height == 20.5)
    label.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    #expect(label.intrinsicContentSize.height == 20.5)
    label.adjustsFontForContentSizeCategory = true
    #expect(label.intrinsicContentSize.height == 63.5)
    #expect(label.font.pointSize == 53)
  }

  @Test(
    "baselines are those of Xcode's frames",
    arguments: [(CGFloat(17), CGFloat(16), CGFloat(4.5)), (12, 11.5, 3), (24, 23, 6)])
  func baselines(size: CGFloat, first: CGFloat, last: CGFloat) {
    let label = label("Label", size: size)
    #expect(label.firstBaselineFromTop == first)
    #expect(label.lastBaselineFromBottom == last)
  }
}
