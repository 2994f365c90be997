// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// Foundation on Linux compares the attributes of neighboring ranges at every change of an attributed string.
@Suite("Runs of attributed strings")
@MainActor
struct AttributedRunTests {
  /// An attribute with two different values, of which each call makes a new object.
  struct Example: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var key: NSAttributedString.Key
    var first: @Sendable () -> any Sendable
    var second: @Sendable () -> any Sendable
  }

  nonisolated static let examples = [
    Example(
      testDescription: "fonts", key: .font, first: { UIFont.systemFont(ofSize: 17) },
      second: { UIFont.boldSystemFont(ofSize: 17) }),
    Example(
      testDescription: "named fonts", key: .font,
      first: { UIFont(name: "Helvetica", size: 12) ?? UIFont.systemFont(ofSize: 1) },
      second: { UIFont(name: "Courier", size: 12) ?? UIFont.systemFont(ofSize: 2) }),
    Example(
      testDescription: "font descriptors", key: .init("descriptor"),
      first: { UIFont.systemFont(ofSize: 17).fontDescriptor },
      second: { UIFont.boldSystemFont(ofSize: 9).fontDescriptor }),
    Example(
      testDescription: "colours", key: .foregroundColor, first: { UIColor(red: 0, green: 0, blue: 0, alpha: 0) },
      second: { UIColor(red: 0, green: 0, blue: 0, alpha: 1) }),
    Example(
      testDescription: "adaptive colours", key: .backgroundColor, first: { UIColor.label },
      second: { UIColor.secondaryLabel }),
    Example(
      testDescription: "dynamic colours", key: .foregroundColor, first: { UIColor { _ in .red } },
      second: { UIColor { _ in .blue } }),
    Example(
      testDescription: "paragraph styles", key: .paragraphStyle, first: { NSParagraphStyle() },
      second: {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        return style
      }),
    Example(
      testDescription: "attachments", key: .attachment, first: { NSTextAttachment() },
      second: { NSTextAttachment(image: UIImage()) }),
    Example(
      testDescription: "images", key: .init("image"), first: { UIImage() },
      second: { UIImage(systemName: "star") ?? UIImage() }),
    Example(
      testDescription: "tabs", key: .init("tab"), first: { NSTextTab(textAlignment: .left, location: 0) },
      second: { NSTextTab(textAlignment: .left, location: 1) }),
    Example(
      testDescription: "styles of lines", key: .underlineStyle, first: { NSUnderlineStyle.single },
      second: { NSUnderlineStyle.double }),
    Example(testDescription: "numbers", key: .kern, first: { CGFloat(0) }, second: { CGFloat(1) }),
  ]

  @Test("alternate in appended texts", arguments: examples)
  func append(_ example: Example) {
    let text = NSMutableAttributedString(string: "")
    for index in 0..<6 { text.append(string("ab", example, isFirst: index % 2 == 0)) }
    #expect(ranges(of: text, example) == (0..<6).map { NSRange(location: 2 * $0, length: 2) })
  }

  @Test("are added, set, replaced, inserted and removed over one another", arguments: examples)
  func edits(_ example: Example) {
    let text = NSMutableAttributedString(string: "abcdefghijklmnopqrst")
    for index in 0..<18 {
      let value: any Sendable = index % 3 == 0 ? example.first() : example.second()
      text.addAttribute(example.key, value: value, range: NSRange(location: index, length: 2))
      text.addAttributes([example.key: value], range: NSRange(location: index, length: 1))
    }
    text.setAttributes([example.key: example.second()], range: NSRange(location: 4, length: 3))
    text.replaceCharacters(in: NSRange(location: 1, length: 2), with: string("xy", example, isFirst: true))
    text.insert(string("z", example, isFirst: false), at: 5)
    text.deleteCharacters(in: NSRange(location: 7, length: 2))
    text.removeAttribute(example.key, range: NSRange(location: 10, length: 1))
    #expect(text.length == 19)
    var attributes = 0
    text.enumerateAttribute(example.key, in: NSRange(location: 0, length: text.length)) { value, range, _ in
      attributes += value == nil ? 0 : range.length
    }
    // The character at 10, and the last one, which no attribute reached.
    #expect(attributes == 17)
    #expect(text.isEqual(to: NSAttributedString(attributedString: text)))
  }

  @Test("in a label, a button, a field and a text view", arguments: examples)
  func controls(_ example: Example) {
    let text = NSMutableAttributedString(string: "")
    for index in 0..<6 { text.append(string("word ", example, isFirst: index % 2 == 0)) }
    let label = UILabel()
    label.attributedText = text
    label.font = .systemFont(ofSize: 20)
    label.textColor = .red
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingMiddle
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    label.frame = CGRect(x: 0, y: 0, width: 60, height: 20)
    label.layoutIfNeeded()
    #expect(label.text == text.string)
    #expect(label.intrinsicContentSize.width > 60)
    let button = UIButton()
    button.setAttributedTitle(text, for: .normal)
    button.sizeToFit()
    #expect(button.currentAttributedTitle?.string == text.string)
    let field = UITextField()
    field.attributedText = text
    field.attributedPlaceholder = text
    field.font = .systemFont(ofSize: 9)
    field.layoutIfNeeded()
    #expect(field.text == text.string)
    let view = UITextView()
    view.attributedText = text
    view.textColor = .blue
    view.font = .systemFont(ofSize: 9)
    #expect(view.sizeThatFits(CGSize(width: 100, height: CGFloat.infinity)).height > 0)
  }

  private func string(_ text: String, _ example: Example, isFirst: Bool) -> NSAttributedString {
    NSAttributedString(string: text, attributes: [example.key: isFirst ? example.first() : example.second()])
  }

  /// The ranges of different values.
  private func ranges(of text: NSAttributedString, _ example: Example) -> [NSRange] {
    var ranges: [NSRange] = []
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { _, range, _ in ranges.append(range) }
    return ranges
  }
}
