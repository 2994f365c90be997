// SPDX-License-Identifier: MIT

import Testing
import VisualFormat

/// Comments for tools.
@Suite("Meta comments")
struct MetaInfoTests {
  @Test("the viewport's proportions and bounds")
  func viewport() {
    let viewport = FormatMetaInfo("//viewport aspect-ratio:3/1 width:10 height:intrinsic max-height:9.5\n|[a]")
      .viewport
    #expect(viewport.aspectRatio == 3)
    #expect(viewport.width == .points(10))
    #expect(viewport.height == .intrinsic)
    #expect(viewport.maximumHeight == 9.5)
    #expect(viewport.minimumWidth == nil)
  }

  @Test(
    "spacing in each of its forms",
    arguments: [
      ("8", 8.0, 8.0, 1.0, 8.0), ("[5,6]", 5, 6, 1, 6), ("[5, 6, 7]", 5, 6, 7, 6),
      ("[1,2,3,4,5,6]", 5, 6, 1, 1), ("[1,2,3,4,5,6,7]", 5, 6, 7, 1),
    ])
  func spacing(text: String, horizontal: Double, vertical: Double, depth: Double, top: Double) throws {
    let spacing = try #require(FormatMetaInfo("//spacing:\(text)").spacing)
    #expect(spacing.horizontal == horizontal)
    #expect(spacing.vertical == vertical)
    #expect(spacing.depth == depth)
    #expect(spacing.edges?.top == top)
  }

  @Test("sizes, colors and shapes of views, by range too")
  func views() {
    let info = FormatMetaInfo(
      "//widths a:100 b1..3:5\n[a] //heights a:intrinsic\n//colors a:#F00\n//shapes b..2:circle")
    #expect(info.widths == ["a": .points(100), "b1": .points(5), "b2": .points(5), "b3": .points(5)])
    #expect(info.heights == ["a": .intrinsic])
    #expect(info.colors == ["a": "#F00"])
    #expect(info.shapes == ["b": "circle", "b2": "circle"])
  }

  @Test("a prefix selects the comments for one tool, which override the common ones")
  func prefix() {
    let text = "//dev-widths a:1\n//widths a:2 b:3\n//dev-spacing:4"
    #expect(FormatMetaInfo(text).widths == ["a": .points(2), "b": .points(3)])
    #expect(FormatMetaInfo(text).spacing == nil)
    #expect(FormatMetaInfo(text, prefix: "dev-").widths == ["a": .points(1), "b": .points(3)])
    #expect(FormatMetaInfo(text, prefix: "dev-").spacing?.horizontal == 4)
  }

  @Test(
    "other comments have no effect", arguments: ["// widths a:1", "//widths are a:b", "# spacing:8", "//spacing:x"])
  func prose(text: String) {
    #expect(FormatMetaInfo(text) == FormatMetaInfo(""))
  }
}
