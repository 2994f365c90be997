// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor @Suite("Layout of paragraphs")
struct TextLayoutManagerTests {
  private let contents = NSTextContentStorage()
  private let manager = NSTextLayoutManager()
  private let font = UIFont.systemFont(ofSize: 17)

  init() {
    contents.addTextLayoutManager(manager)
    manager.textContainer = NSTextContainer(size: CGSize(width: 120, height: 0))
    contents.attributedString = NSAttributedString(
      string: "Short\nA paragraph of several lines\nEnd", attributes: [.font: font])
  }

  private var fragments: [NSTextLayoutFragment] {
    var found: [NSTextLayoutFragment] = []
    manager.enumerateTextLayoutFragments(from: nil, options: [.ensuresLayout]) {
      found.append($0)
      return true
    }
    return found
  }

  @Test("each paragraph has a fragment below the one before, with the lines of a layout manager")
  func fragmentFrames() {
    let storage = NSTextStorage(attributedString: contents.attributedString ?? NSAttributedString(string: ""))
    let old = NSLayoutManager()
    storage.addLayoutManager(old)
    old.addTextContainer(NSTextContainer(size: CGSize(width: 120, height: 0)))
    var lines: [CGRect] = []
    old.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: storage.length)) { _, used, _, _, _ in
      lines.append(used.insetBy(dx: 5, dy: 0))
    }
    let fragments = fragments
    #expect(fragments.count == 3)
    #expect(fragments.map(\.textLineFragments.count).reduce(0, +) == lines.count && lines.count > 4)
    let found = fragments.flatMap { fragment in
      fragment.textLineFragments.map {
        $0.typographicBounds.offsetBy(dx: fragment.layoutFragmentFrame.minX, dy: fragment.layoutFragmentFrame.minY)
      }
    }
    for (line, expected) in zip(found, lines) {
      #expect(abs(line.minX - expected.minX) < 1e-6 && abs(line.minY - expected.minY) < 1e-6)
      #expect(abs(line.width - expected.width) < 1e-6 && abs(line.height - expected.height) < 1e-6)
    }
    #expect(fragments[1].layoutFragmentFrame.minY == fragments[0].layoutFragmentFrame.maxY)
    #expect(fragments[0].layoutFragmentFrame.height == font.lineHeight)
    #expect(manager.usageBoundsForTextContainer == old.usedRect(for: old.textContainers[0]))
  }

  @Test("places and ranges")
  func places() throws {
    let range = manager.documentRange
    let place = try #require(contents.location(range.location, offsetBy: 8))
    #expect(contents.offset(from: range.location, to: place) == 8)
    #expect(contents.location(range.endLocation, offsetBy: 1) == nil)
    let fragment = try #require(manager.textLayoutFragment(for: place))
    #expect((fragment.textElement as? NSTextParagraph)?.attributedString.string == "A paragraph of several lines\n")
    #expect((fragment.textElement as? NSTextParagraph)?.paragraphSeparatorRange?.isEmpty == false)
    #expect(manager.textLayoutFragment(for: CGPoint(x: 10, y: 1000)) === fragments.last)
    #expect(NSTextRange(location: place, end: range.location) == nil)
    let part = try #require(NSTextRange(location: range.location, end: place))
    #expect(part.contains(range.location) && !part.contains(place) && range.contains(part))
    #expect(part.union(range).isEqual(to: range) && range.intersection(part)?.isEqual(to: part) == true)
  }

  @Test("segments are the rectangles of a range, one for each line")
  func segments() throws {
    let start = try #require(contents.location(manager.documentRange.location, offsetBy: 6))
    let end = try #require(contents.location(start, offsetBy: 28))
    var rects: [CGRect] = []
    manager.enumerateTextSegments(in: try #require(NSTextRange(location: start, end: end)), type: .standard) {
      _, rect, baseline, _ in
      rects.append(rect)
      #expect(abs(baseline - font.ascender) < 1)
      return true
    }
    #expect(rects.count == fragments[1].textLineFragments.count && rects.allSatisfy { $0.minX == 5 && $0.width > 0 })
  }

  @Test("characters of a line are found by their positions, and back")
  func characters() throws {
    let line = try #require(fragments[0].textLineFragments.first)
    let width = ("Sh" as NSString).size(withAttributes: [.font: font]).width
    #expect(abs(line.locationForCharacter(at: 2).x - width) < 0.5)
    #expect(line.characterIndex(for: CGPoint(x: width + 1, y: 5)) == 2)
    #expect(line.fractionOfDistanceThroughGlyph(for: CGPoint(x: width + 1, y: 5)) < 0.5)
    #expect(line.glyphOrigin.y == line.locationForCharacter(at: 0).y)
  }

  @Test("the layout follows the text, the container and a delegate's fragments")
  func changes() {
    final class Quote: NSTextLayoutFragment {}
    final class Maker: NSObject, NSTextLayoutManagerDelegate {
      func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
        in textElement: NSTextElement
      ) -> NSTextLayoutFragment { Quote(textElement: textElement, range: textElement.elementRange) }
    }
    let height = manager.usageBoundsForTextContainer.height
    manager.textContainer?.size.width = 1000
    #expect(
      manager.usageBoundsForTextContainer.height < height && fragments.allSatisfy { $0.textLineFragments.count == 1 })
    contents.performEditingTransaction {
      contents.textStorage?.replaceCharacters(in: NSRange(location: 0, length: 6), with: "")
    }
    #expect(fragments.count == 2)
    let maker = Maker()
    manager.delegate = maker
    manager.invalidateLayout(for: manager.documentRange)
    #expect(fragments.allSatisfy { $0 is Quote })
  }

  @Test("the viewport has the paragraphs that are visible")
  func viewport() {
    final class Viewport: NSObject, NSTextViewportLayoutControllerDelegate {
      var shown: [NSTextLayoutFragment] = []
      func viewportBounds(for textViewportLayoutController: NSTextViewportLayoutController) -> CGRect {
        CGRect(x: 0, y: 0, width: 120, height: 25)
      }
      func textViewportLayoutController(
        _ textViewportLayoutController: NSTextViewportLayoutController,
        configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment
      ) { shown.append(textLayoutFragment) }
    }
    let viewport = Viewport()
    manager.textViewportLayoutController.delegate = viewport
    manager.textViewportLayoutController.layoutViewport()
    #expect(viewport.shown.count == 2)
  }

  @Test("a text view has a layout manager of its text, unless it was created without one")
  func textView() throws {
    let view = UITextView(usingTextLayoutManager: true)
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    view.font = font
    view.text = "One\nTwo"
    view.layoutIfNeeded()
    let layout = try #require(view.textLayoutManager)
    #expect(layout === view.textLayoutManager)
    #expect(layout.usageBoundsForTextContainer == view.layoutManager.usedRect(for: view.textContainer))
    view.text = "One"
    #expect(abs(try #require(view.textLayoutManager).usageBoundsForTextContainer.height - font.lineHeight) < 0.5)
    #expect(UITextView(usingTextLayoutManager: false).textLayoutManager == nil)
  }
}
