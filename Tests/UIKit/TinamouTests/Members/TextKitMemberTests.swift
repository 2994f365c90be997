// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor
@Suite("Text storages and layout managers: what their members say")
struct TextKitMemberTests {
  private let storage = NSTextStorage(string: "First line\nSecond\n")
  private let manager = NSLayoutManager()
  private let container = NSTextContainer(size: CGSize(width: 200, height: 1000))

  init() {
    storage.addAttribute(
      .font, value: UIFont.systemFont(ofSize: 17), range: NSRange(location: 0, length: storage.length))
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
  }

  @Test("A manager belongs to its storage, and containers to their manager")
  func owners() {
    #expect(manager.textStorage === storage && storage.layoutManagers == [manager])
    #expect(container.layoutManager === manager && manager.textContainers == [container])
    let other = NSTextContainer(size: CGSize(width: 10, height: 10))
    manager.insertTextContainer(other, at: 0)
    #expect(manager.textContainers == [other, container])
    manager.removeTextContainer(at: 0)
    #expect(manager.textContainers == [container] && other.layoutManager == nil)
    storage.removeLayoutManager(manager)
    #expect(storage.layoutManagers.isEmpty && manager.textStorage == nil)
    let replacement = NSTextStorage(string: "Other")
    replacement.addLayoutManager(manager)
    #expect(manager.numberOfGlyphs == 5)
  }

  @Test("Glyphs are those of the characters")
  func glyphs() {
    #expect(manager.numberOfGlyphs == 18 && manager.isValidGlyphIndex(17) && !manager.isValidGlyphIndex(18))
    #expect(manager.glyphIndexForCharacter(at: 5) == 5 && manager.characterIndexForGlyph(at: 6) == 6)
    let range = NSRange(location: 2, length: 4)
    #expect(manager.glyphRange(forCharacterRange: range, actualCharacterRange: nil) == range)
    #expect(manager.characterRange(forGlyphRange: range, actualGlyphRange: nil) == range)
    #expect(manager.glyphRange(for: container) == NSRange(location: 0, length: 18))
    #expect(manager.firstUnlaidCharacterIndex() == 18 && manager.firstUnlaidGlyphIndex() == 18)
    #expect(manager.textContainer(forGlyphAt: 3, effectiveRange: nil) === container)
  }

  @Test("Lines follow one another, and the last line break has a line of its own")
  func lines() {
    var range = NSRange()
    let first = manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: &range)
    #expect(range == NSRange(location: 0, length: 11) && first.minY == 0 && first.width == 200)
    let second = manager.lineFragmentRect(forGlyphAt: 11, effectiveRange: &range)
    #expect(range == NSRange(location: 11, length: 7) && second.minY == first.maxY)
    let used = manager.lineFragmentUsedRect(forGlyphAt: 0, effectiveRange: nil)
    #expect(used.width < first.width && used.height == first.height)
    #expect(manager.extraLineFragmentRect.minY == second.maxY && manager.extraLineFragmentTextContainer === container)
    #expect(manager.extraLineFragmentUsedRect.height > 0)
    #expect(manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0).location == NSNotFound)
    var found: [CGRect] = []
    manager.enumerateEnclosingRects(
      forGlyphRange: NSRange(location: 0, length: 17),
      withinSelectedGlyphRange: NSRange(location: NSNotFound, length: 0),
      in: container
    ) { rect, _ in found.append(rect) }
    #expect(found.count == 2 && found.allSatisfy { $0.height > 0 })
  }

  @Test("Places lead to characters, and back")
  func places() {
    let location = manager.location(forGlyphAt: 3)
    let line = manager.lineFragmentRect(forGlyphAt: 3, effectiveRange: nil)
    let point = CGPoint(x: line.minX + location.x + 1, y: line.midY)
    #expect(manager.glyphIndex(for: point, in: container) == 3)
    var fraction: CGFloat = 0
    #expect(manager.glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: &fraction) == 3)
    #expect(fraction > 0 && fraction < 0.5)
    #expect(abs(manager.fractionOfDistanceThroughGlyph(for: point, in: container) - fraction) < 0.001)
    #expect(manager.characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil) == 3)
    #expect(manager.glyphRange(forBoundingRect: line, in: container).location == 0)
    let middle = manager.boundingRect(forGlyphRange: NSRange(location: 3, length: 1), in: container)
    #expect(abs(middle.minX - line.minX - location.x) < 1)
  }

  @Test("Edits are described, and change the layout")
  func edits() {
    final class Teller: NSObject, NSTextStorageDelegate {
      var edits: [String] = []
      func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range: NSRange,
        changeInLength delta: Int
      ) { edits.append("will \(range.location) \(range.length) \(delta)") }
      func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range: NSRange,
        changeInLength delta: Int
      ) { edits.append("did \(textStorage.editedRange.length) \(textStorage.changeInLength)") }
    }
    let teller = Teller()
    storage.delegate = teller
    let width = manager.usedRect(for: container).width
    storage.replaceCharacters(in: NSRange(location: 0, length: 5), with: "A much longer first")
    #expect(teller.edits == ["will 0 19 14", "did 19 14"])
    #expect(manager.usedRect(for: container).width != width && manager.numberOfGlyphs == 32)
    teller.edits = []
    storage.beginEditing()
    storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "")
    storage.addAttribute(.kern, value: 1, range: NSRange(location: 0, length: 2))
    #expect(teller.edits.isEmpty && storage.editedMask.contains([.editedAttributes, .editedCharacters]))
    storage.endEditing()
    #expect(teller.edits.count == 2)
  }
}
