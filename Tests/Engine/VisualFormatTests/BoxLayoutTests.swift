// SPDX-License-Identifier: MIT

import Cassowary
import LayoutModel
import Testing
import VisualFormat

@Suite("Layouts of named boxes")
struct BoxLayoutTests {
  @Test("one call from a text to frames")
  func oneCall() throws {
    let frames = try BoxLayout.frames(
      "H:|-[title]-8-[icon(28)]-|; V:|-[title]-|; V:|-8-[icon(28)]", width: 320, height: 44)
    #expect(
      frames == [
        "title": Rectangle(x: 8, y: 8, width: 268, height: 28), "icon": Rectangle(x: 284, y: 8, width: 28, height: 28),
      ])
  }

  @Test("resizing and named constants, in the numbers of the text")
  func changes() throws {
    let layout = BoxLayout(width: 320, height: 44)
    try layout.add("H:|-16-[title]-(gap: 8)-[icon(side: 28)]-16-|; V:|[title]|; V:|[icon(title)]")
    #expect(layout.frame(of: "title")?.width == 252)
    layout.resize(width: 480, height: 50)
    #expect(layout.frame(of: "icon") == Rectangle(x: 436, y: 0, width: 28, height: 50))
    #expect(layout.setConstant(300, of: "side"))
    #expect(layout.frame(of: "icon")?.width == 300)
    #expect(layout.setConstant(20, of: "gap"))
    #expect(layout.frame(of: "title")?.width == 128)
    #expect(!layout.setConstant(1, of: "nothing"))
  }

  @Test("boxes in boxes have frames in their coordinates")
  func nested() throws {
    let layout = BoxLayout(width: 100, height: 100)
    try layout.add("HV:|-10-[panel]-10-|")
    try layout.add("HV:|-5-[inner]-5-|", in: "panel")
    #expect(layout.frame(of: "panel") == Rectangle(x: 10, y: 10, width: 80, height: 80))
    #expect(layout.frame(of: "inner") == Rectangle(x: 5, y: 5, width: 70, height: 70))
  }

  @Test("stacks, equal spacers, proportions and metrics of the extended format")
  func extended() throws {
    let layout = BoxLayout(width: 200, height: 100)
    try layout.add("H:|~[a(w)]~|; H:|[half(50%)]; V:|[column:[a(20)]-10-[half(20)]]", metrics: ["w": 40])
    #expect(layout.frame(of: "a")?.x == 80)
    #expect(layout.frame(of: "half") == Rectangle(x: 0, y: 30, width: 100, height: 20))
    #expect(layout.frame(of: "column")?.height == 50)
  }

  @Test("natural sizes give way by priority, and can change")
  func naturalSizes() throws {
    let layout = BoxLayout(width: 320, height: 20)
    try layout.add("H:|[l]-10-[r]|; V:|[l]; V:|[r]")
    layout.setIntrinsicContentSize(width: 60, height: 20, of: "l", hugging: Priority(750))
    layout.setIntrinsicContentSize(width: 80, height: 20, of: "r")
    #expect(layout.frame(of: "l")?.width == 60)
    #expect(layout.frame(of: "r") == Rectangle(x: 70, y: 0, width: 250, height: 20))
    layout.setIntrinsicContentSize(width: 100, height: 20, of: "l", hugging: Priority(750))
    #expect(layout.frame(of: "l")?.width == 100)
  }

  @Test("leading is on the right in a layout from right to left")
  func rightToLeft() throws {
    let layout = BoxLayout(width: 100, height: 10, direction: .rightToLeft)
    try layout.add("H:|-10-[a(20)]; V:|[a]|")
    #expect(layout.frame(of: "a")?.x == 70)
  }

  @Test(
    "a conflict names its constraints with their text, and goes away with its cause")
  func conflicts() throws {
    let layout = BoxLayout(width: 100, height: 10)
    try layout.add("H:|[a(side: 200)]|; V:|[a]|")
    let description = try #require(layout.conflicts.first).description
    #expect(description.hasPrefix("These constraints cannot hold together:"))
    for line in [
      "root.width == 100 (the size of the rectangle)", #"a.leading == root.leading ("|[", line 1, column 3)"#,
      #"a.width == 200 ("side: 200", line 1, column 7)"#, #"root.trailing == a.trailing ("]|", line 1, column 17)"#,
    ] {
      #expect(description.contains(line))
    }
    layout.setConstant(100, of: "side")
    #expect(layout.conflicts.isEmpty)
    layout.setConstant(60, of: "side")
    #expect(!layout.conflicts.isEmpty)
    layout.resize(width: 60, height: 10)
    #expect(layout.conflicts.isEmpty)
    #expect(layout.frame(of: "a")?.width == 60)
  }

  @Test("a width that would have to be negative is part of the conflict")
  func negativeWidth() throws {
    let layout = BoxLayout(width: 20, height: 10)
    try layout.add("H:|-16-[a]-16-|; V:|[a]|")
    #expect(layout.conflicts.first?.bounds.map(\.box) == ["a"])
    #expect(layout.conflicts.first?.bounds.map(\.attribute) == [.width])
    #expect(layout.conflicts.first?.description.contains("\n  a.width >= 0\n") == true)
  }

  @Test("an ambiguity says what is open, and between which values")
  func ambiguities() throws {
    let layout = BoxLayout(width: 100, height: 10)
    try layout.add("H:|-(>=10)-[a(20)]-(>=10)-|; V:|[a]|")
    #expect(layout.ambiguities.map(\.description) == ["a.left can be anything from 10 to 70"])
    try layout.add("C:a.centerX(root)")
    #expect(layout.ambiguities.isEmpty)
    #expect(layout.frame(of: "a")?.x == 40)
  }

  @Test("an error in a text leaves the layout as it was")
  func errors() throws {
    let layout = BoxLayout(width: 100, height: 10)
    try layout.add("H:|[a]|; V:|[a]|")
    #expect(throws: VisualFormatError.self) { try layout.add("H:|[b]-(size)-[a]|") }
    #expect(throws: VisualFormatError.self) { try layout.add("H:|[b") }
    #expect(layout.frames.count == 1)
    #expect(layout.frame(of: "b") == nil)
  }
}
