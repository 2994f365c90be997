// SPDX-License-Identifier: MIT

import InterfaceBuilder
import InterfaceDocuments
import Testing

/// The constraints that are added to views without any: the rules of the article InterfaceBuilderCommands.
@MainActor
@Suite("Add Missing Constraints")
struct MissingConstraintsTests {
  private func added(_ drawing: Drawing, standardSpacing: Bool = false) throws -> Set<String> {
    let document = try drawing.document()
    let outcome = try document.resolve(.addMissing, usingStandardSpacing: standardSpacing)
    #expect(outcome.notes.isEmpty)
    return Set(document.writtenConstraints)
  }

  @Test("a plain view in a corner: the nearer edges and its size")
  func corner() throws {
    #expect(
      try added(Drawing(views: Drawing.view("me", "300 600 60 50"))) == [
        #"<constraint firstAttribute="trailing" secondItem="me" secondAttribute="trailing" constant="15"/>"#,
        #"<constraint firstAttribute="bottom" secondItem="me" secondAttribute="bottom" constant="17"/>"#,
        #"<constraint firstAttribute="width" constant="60"/>"#, #"<constraint firstAttribute="height" constant="50"/>"#,
      ])
  }

  @Test("a view that fills the width is pinned on both sides, to the margins where it ends there")
  func wide() throws {
    #expect(
      try added(Drawing(views: Drawing.view("me", "16 30 343 50"))) == [
        #"<constraint firstItem="me" firstAttribute="leading" secondItem="root" secondAttribute="leadingMargin"/>"#,
        #"<constraint firstAttribute="trailingMargin" secondItem="me" secondAttribute="trailing"/>"#,
        #"<constraint firstItem="me" firstAttribute="top" secondItem="root" secondAttribute="top" constant="30"/>"#,
        #"<constraint firstAttribute="height" constant="50"/>"#,
      ])
  }

  @Test("a view in the middle is centered, even if half a point off")
  func middle() throws {
    #expect(
      try added(Drawing(views: Drawing.view("me", "137.5 283 100 100"))) == [
        #"<constraint firstItem="me" firstAttribute="centerX" secondItem="root" secondAttribute="centerX"/>"#,
        #"<constraint firstItem="me" firstAttribute="centerY" secondItem="root" secondAttribute="centerY"/>"#,
        #"<constraint firstAttribute="width" constant="100"/>"#,
        #"<constraint firstAttribute="height" constant="100"/>"#,
      ])
  }

  @Test("views of equal width that fill a row share it on every screen")
  func shares() throws {
    let drawing = Drawing(
      views: Drawing.view("a", "20 30 105 50") + Drawing.view("b", "135 30 105 50")
        + Drawing.view("c", "250 30 105 50"))
    let written = try added(drawing)
    #expect(
      written.isSuperset(of: [
        #"<constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20"/>"#,
        #"<constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="trailing" constant="10"/>"#,
        #"<constraint firstItem="b" firstAttribute="width" secondItem="a" secondAttribute="width"/>"#,
        #"<constraint firstItem="c" firstAttribute="width" secondItem="a" secondAttribute="width"/>"#,
        #"<constraint firstAttribute="trailing" secondItem="c" secondAttribute="trailing" constant="20"/>"#,
      ]))
    #expect(!written.contains { $0.contains(#"firstAttribute="width" constant"#) })
  }

  @Test("views of a row with different widths, or with space left, keep their widths")
  func noShares() throws {
    for frames in [["20 30 105 50", "135 30 220 50"], ["20 30 105 50", "135 30 105 50"]] {
      let views = zip(["a", "b"], frames).map { Drawing.view($0, $1) }.joined()
      #expect(try !added(Drawing(views: views)).contains { $0.contains(#"secondAttribute="width""#) })
    }
  }

  @Test("a control keeps its own size")
  func control() throws {
    let control = Drawing.element("switch", "me", "20 30 51 31", attributes: #"on="YES""#)
    #expect(
      try added(Drawing(views: control)) == [
        #"<constraint firstItem="me" firstAttribute="leading" "#
          + #"secondItem="root" secondAttribute="leading" constant="20"/>"#,
        #"<constraint firstItem="me" firstAttribute="top" secondItem="root" secondAttribute="top" constant="30"/>"#,
      ])
  }

  @Test("views below one another are pinned to one another, views in a row are aligned")
  func neighbors() throws {
    let drawing = Drawing(
      views: Drawing.element("switch", "first", "20 30 51 31") + Drawing.element("switch", "below", "20 71 51 31")
        + Drawing.element("switch", "beside", "81 30 51 31"))
    let written = try added(drawing)
    #expect(
      written.contains(
        #"<constraint firstItem="below" firstAttribute="top" "#
          + #"secondItem="first" secondAttribute="bottom" constant="10"/>"#
      ))
    #expect(
      written.contains(
        #"<constraint firstItem="beside" firstAttribute="centerY" secondItem="first" secondAttribute="centerY"/>"#))
    #expect(written.count == 6)
  }

  @Test("a standard distance is marked as such only on request")
  func standard() throws {
    let drawing = Drawing(
      views: Drawing.element("switch", "first", "20 30 51 31") + Drawing.element("switch", "below", "20 69 51 31"))
    #expect(try !added(drawing).contains { $0.contains("symbolic") })
    #expect(try added(drawing, standardSpacing: true).filter { $0.contains("symbolic") }.count == 3)
  }

  @Test("views that constraints already position get no constraints")
  func partial() throws {
    let constraints = """
      <constraint firstItem="me" firstAttribute="centerX" \
      secondItem="root" secondAttribute="centerX" constant="20" id="c1"/>
      <constraint firstItem="me" firstAttribute="top" secondItem="root" secondAttribute="top" constant="30" id="c2"/>

      """
    let document = try Drawing(views: Drawing.view("me", "157.5 30 100 70"), constraints: constraints).document()
    let outcome = try document.resolve(.addMissing)
    #expect(outcome.added.count == 2)
    #expect(
      document.layoutItem("me")?.element("constraints")?.elements.compactMap { $0["firstAttribute"] }.sorted() == [
        "height", "width",
      ])
  }

  @Test("the content of a scroll view gets an end")
  func scrolling() throws {
    let content = "<subviews>\n" + Drawing.view("content", "0.0 0.0 375 900") + "</subviews>\n"
    let scroll = Drawing.element("scrollView", "scroll", "0.0 0.0 375 667", content)
    #expect(
      try added(Drawing(views: scroll)).isSuperset(of: [
        #"<constraint firstItem="content" firstAttribute="width" secondItem="scroll" secondAttribute="width"/>"#,
        #"<constraint firstAttribute="bottom" secondItem="content" secondAttribute="bottom"/>"#,
        #"<constraint firstAttribute="trailing" secondItem="content" secondAttribute="trailing"/>"#,
        #"<constraint firstAttribute="height" constant="900"/>"#,
      ]))
  }

  @Test("arranged views get sizes only, and only where the stack view leaves them ambiguous")
  func stack() throws {
    let arranged =
      "<subviews>\n" + Drawing.view("one", "0.0 0.0 100 80") + Drawing.view("two", "0.0 80 100 120") + "</subviews>\n"
    let stack = Drawing.element("stackView", "stack", "20 20 100 200", arranged, attributes: #"axis="vertical""#)
    let written = try added(Drawing(views: stack))
    #expect(written.filter { $0.contains("one") || $0.contains("two") }.isEmpty)
    #expect(written.contains(#"<constraint firstAttribute="height" constant="80"/>"#))
    #expect(!written.contains(#"<constraint firstAttribute="height" constant="120"/>"#))
  }
}
