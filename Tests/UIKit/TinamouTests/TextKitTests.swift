// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor
@Suite("TextKit")
struct TextKitTests {
  @Test("Used rectangle and lines follow the container's width")
  func usedRect() {
    let storage = NSTextStorage(
      string: "several words on more than one line", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 120, height: 1000))
    container.lineFragmentPadding = 0
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    let narrow = manager.usedRect(for: container)
    #expect(narrow.width <= 120)
    container.size.width = 1000
    let wide = manager.usedRect(for: container)
    #expect(wide.height < narrow.height)
    let bounds = storage.boundingRect(
      with: CGSize(width: 1000, height: 1000), options: .usesLineFragmentOrigin, context: nil)
    #expect(abs(wide.width - bounds.width) < 0.01 && abs(wide.height - bounds.height) < 0.01)
  }

  @Test("The glyph at the middle of a character's rectangle is that character")
  func glyphs() {
    let storage = NSTextStorage(string: "tap the link", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 200, height: 100))
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    for index in 0..<storage.length {
      let rect = manager.boundingRect(forGlyphRange: NSRange(location: index, length: 1), in: container)
      #expect(manager.glyphIndex(for: CGPoint(x: rect.midX, y: rect.midY), in: container) == index)
    }
  }

  @Test("Changing the storage of a text view changes its text, and the other way round")
  func viewStorage() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.text = "one"
    #expect(view.textStorage.string == "one")
    view.textStorage.append(NSAttributedString(string: " two"))
    #expect(view.text == "one two")
    view.text = "three"
    #expect(view.textStorage.string == "three")
  }

  @Test("A subclass that keeps its own text is told of, and reports, every change")
  func subclass() {
    final class Plain: NSTextStorage {
      let kept = NSMutableAttributedString(string: "")
      var processed = 0
      override var string: String { kept.string }
      override func attributes(
        at location: Int, effectiveRange range: NSRangePointer?
      ) -> [NSAttributedString.Key: Any] { kept.attributes(at: location, effectiveRange: range) }
      override func replaceCharacters(in range: NSRange, with str: String) {
        kept.replaceCharacters(in: range, with: str)
        edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
      }
      override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        kept.setAttributes(attrs, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
      }
      override func processEditing() {
        processed += 1
        super.processEditing()
      }
    }
    let storage = Plain()
    storage.append(NSAttributedString(string: "abc", attributes: [.kern: 2]))
    #expect(storage.kept.string == "abc" && storage.length == 3)
    storage.addAttribute(.kern, value: 5, range: NSRange(location: 1, length: 1))
    #expect(storage.attribute(.kern, at: 1, effectiveRange: nil) as? Int == 5)
    #expect(storage.attribute(.kern, at: 2, effectiveRange: nil) as? Int == 2)
    storage.deleteCharacters(in: NSRange(location: 0, length: 2))
    #expect(storage.attributedSubstring(from: NSRange(location: 0, length: 1)).string == "c")
    #expect(storage.processed == 3)
  }

  @Test(
    "HTML becomes text with attributes",
    arguments: [
      ("<p>One</p><p>Two</p>", "One\nTwo\n"), ("a<br>b &amp; c", "a\u{2028}b & c"), ("<ul><li>x</li></ul>", "\t•\tx\n"),
      ("a <!-- no --> <b>b</b>", "a b"), ("<script>x < y</script>z", "z"), ("&#65;&#x42;&unknown;", "AB&unknown;"),
    ])
  func markup(html: String, text: String) throws {
    let string = try NSAttributedString(
      data: Data(html.utf8), options: [.documentType: NSAttributedString.DocumentType.html], documentAttributes: nil)
    #expect(string.string == text)
  }

  @Test("Bold text and links of HTML have their attributes")
  func markupAttributes() throws {
    let string = try NSAttributedString(
      data: Data("a<b>b</b><a href=\"https://example.org/x\">c</a>".utf8),
      options: [.documentType: NSAttributedString.DocumentType.html], documentAttributes: nil)
    let bold = string.attribute(.font, at: 1, effectiveRange: nil) as? UIFont
    #expect(bold?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
    #expect(string.attribute(.link, at: 2, effectiveRange: nil) as? URL == URL(string: "https://example.org/x"))
    #expect(string.attribute(.link, at: 0, effectiveRange: nil) == nil)
  }
}
