// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor @Suite("Lists in texts")
struct TextListTests {
  @Test(
    "marks of items",
    arguments: [
      ("{disc}", 1, "•"), ("{decimal}.", 12, "12."), ("({lower-alpha})", 28, "(ab)"),
      ("{upper-roman}", 1994, "MCMXCIV"),
      ("{upper-hexadecimal}", 255, "FF"), ("{lower-roman}", 0, "0"), ("*", 3, "*"),
    ])
  func marks(format: String, number: Int, mark: String) {
    #expect(NSTextList(markerFormat: NSTextList.MarkerFormat(format), options: 0).marker(forItemNumber: number) == mark)
  }

  @Test("styles keep their lists")
  func styles() {
    let style = NSMutableParagraphStyle(), list = NSTextList(markerFormat: .decimal, options: 0)
    style.textLists = [list]
    #expect((style.copy() as? NSParagraphStyle)?.textLists == [list])
    #expect(list.isOrdered)
    #expect(!NSTextList(markerFormat: .disc, options: 0).isOrdered)
  }

  @Test("a region combines others")
  func regions() {
    let ring = UIRegion(radius: 10).difference(UIRegion(size: CGSize(width: 10, height: 10)))
    #expect(ring.contains(CGPoint(x: 7, y: 0)))
    #expect(!ring.contains(CGPoint(x: 4, y: 0)))
    #expect(UIRegion(radius: 1).inverse().contains(CGPoint(x: 2, y: 0)))
  }
}
