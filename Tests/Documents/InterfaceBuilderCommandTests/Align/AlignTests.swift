// SPDX-License-Identifier: MIT

import InterfaceBuilder
import InterfaceDocuments
import Testing

@MainActor
@Suite("The Align menu")
struct AlignTests {
  /// Two views whose frames are determined by constraints.
  private let drawing = Drawing(
    views: Drawing.view("a-view", "20 40 100 50") + Drawing.view("b-view", "150 120 80 60"))

  @Test(
    "each entry is one equality with the first view",
    arguments: [
      ("leading", "leading", 130.0), ("trailing", "trailing", 110), ("top", "top", 80), ("bottom", "bottom", 90),
      ("centers-x", "centerX", 120), ("centers-y", "centerY", 85), ("baselines", "firstBaseline", 80),
    ])
  func entries(_ word: String, _ attribute: String, _ offset: Double) throws {
    let entry = try #require(InterfaceAlignment.Entry(rawValue: word))
    let document = try drawing.document()
    try document.align(["a-view", "b-view"], [InterfaceAlignment(entry)])
    #expect(
      document.writtenConstraints == [
        """
        <constraint firstItem="b-view" firstAttribute="\(attribute)" secondItem="a-view" \
        secondAttribute="\(attribute)"/>
        """
      ])
    let other = try drawing.document()
    try other.align(["a-view", "b-view"], [InterfaceAlignment(entry, value: .canvas)])
    #expect(other.scenes[0].roots[0].constraints.map(\.constant) == [offset])
  }

  @Test("entries in the container are one equality for each view", arguments: [("x", "centerX"), ("y", "centerY")])
  func inContainer(_ word: String, _ attribute: String) throws {
    let entry = try #require(InterfaceAlignment.Entry(rawValue: "center-in-container-\(word)"))
    let document = try drawing.document()
    try document.align(["a-view", "b-view"], [InterfaceAlignment(entry, value: .points(12))])
    let constraints = document.scenes[0].roots[0].constraints
    #expect(Set(constraints.map(\.firstItem)) == ["a-view", "b-view"])
    #expect(constraints.allSatisfy { $0.secondItem == "root" && $0.constant == 12 })
    #expect(constraints.allSatisfy { $0.firstAttribute?.documentName == attribute && $0.priority == 1000 })
  }

  @Test("three views give two constraints, both with the first")
  func three() throws {
    let document = try Drawing(views: drawing.views + Drawing.view("c-view", "10 300 40 40")).document()
    try document.align(["b-view", "a-view", "c-view"], [InterfaceAlignment(.top)])
    let constraints = document.scenes[0].roots[0].constraints
    #expect(Set(constraints.map(\.firstItem)) == ["a-view", "c-view"])
    #expect(constraints.allSatisfy { $0.secondItem == "b-view" })
  }

  @Test("a constraint between views at different depths is held by their nearest common ancestor")
  func depths() throws {
    let inner = "<subviews>\n" + Drawing.view("inner", "5 6 20 20") + "</subviews>\n"
    let document = try Drawing(
      views: Drawing.view("a-view", "20 40 100 50", inner) + Drawing.view("b-view", "150 120 80 60")
    )
    .document()
    try document.align(["b-view", "inner"], [InterfaceAlignment(.leading, value: .canvas)])
    let constraint = try #require(document.scenes[0].roots[0].constraints.first)
    #expect(constraint.firstItem == "inner")
    #expect(constraint.constant == -125)
  }

  @Test("frames stay by default; with new-constraints those of the views change, with all the others too")
  func frames() throws {
    let constraints = """
      <constraint firstItem="a-view" firstAttribute="leading" \
      secondItem="root" secondAttribute="leading" constant="20" \
      id="c01"/>
      <constraint firstItem="a-view" firstAttribute="top" \
      secondItem="root" secondAttribute="top" constant="40" id="c02"/>
      <constraint firstItem="a-view" firstAttribute="width" secondItem="root" secondAttribute="width" \
      multiplier="0.2" constant="25" id="c03"/>
      <constraint firstItem="a-view" firstAttribute="height" \
      secondItem="b-view" secondAttribute="height" constant="-10" id="c04"/>
      <constraint firstItem="b-view" firstAttribute="top" \
      secondItem="root" secondAttribute="top" constant="120" id="c05"/>
      <constraint firstItem="b-view" firstAttribute="width" \
      secondItem="a-view" secondAttribute="width" constant="-20" id="c06"/>
      <constraint firstItem="b-view" firstAttribute="bottom" \
      secondItem="root" secondAttribute="top" constant="180" id="c07"/>
      <constraint firstItem="c-view" firstAttribute="leading" \
      secondItem="b-view" secondAttribute="trailing" constant="5" id="c08"/>
      <constraint firstItem="c-view" firstAttribute="top" secondItem="b-view" secondAttribute="top" id="c09"/>
      <constraint firstItem="c-view" firstAttribute="width" secondItem="b-view" secondAttribute="width" id="c10"/>
      <constraint firstItem="c-view" firstAttribute="height" secondItem="b-view" secondAttribute="height" id="c11"/>

      """
    let drawing = Drawing(
      views: drawing.views + Drawing.view("c-view", "235 120 80 60"), constraints: constraints)
    func frames(_ update: InterfaceFrameUpdate) throws -> [String: Double] {
      let document = try drawing.document()
      try document.align(["a-view", "b-view"], [InterfaceAlignment(.leading)], updating: update)
      let views = document.scenes[0].views
      return Dictionary(uniqueKeysWithValues: views.map { ($0.id, $0.frame?.x ?? .nan) })
    }
    #expect(try frames(.none) == ["root": 0, "a-view": 20, "b-view": 150, "c-view": 235])
    #expect(try frames(.newConstraints) == ["root": 0, "a-view": 20, "b-view": 20, "c-view": 235])
    #expect(try frames(.all) == ["root": 0, "a-view": 20, "b-view": 20, "c-view": 105])
  }

  @Test("views that are not updated are marked as misplaced, until they are")
  func marks() throws {
    let constraints = """
      <constraint firstItem="b-view" firstAttribute="top" \
      secondItem="root" secondAttribute="top" constant="120" id="c1"/>
      <constraint firstItem="b-view" firstAttribute="width" \
      secondItem="root" secondAttribute="width" constant="-295" id="c2"/>
      <constraint firstItem="b-view" firstAttribute="height" \
      secondItem="root" secondAttribute="height" constant="-607" id="c3"/>

      """
    let document = try Drawing(views: drawing.views, constraints: constraints).document()
    try document.align(["b-view"], [InterfaceAlignment(.centerInContainerX)])
    #expect(document.written.contains(#"<view contentMode="scaleToFill" misplaced="YES" translates"#))
    try document.resolve(.updateFrames, .views(["b-view"]))
    #expect(!document.written.contains("misplaced"))
    #expect(document.written.contains(#"<rect key="frame" x="147.5" y="120" width="80" height="60"/>"#))
  }

  @Test("an existing constraint is not added again")
  func present() throws {
    let document = try drawing.document()
    let first = try document.align(["a-view", "b-view"], [InterfaceAlignment(.top)])
    let before = document.written
    let again = try document.align(["a-view", "b-view"], [InterfaceAlignment(.top)])
    #expect(document.written == before)
    #expect(again.changes.isEmpty)
    let draft = try #require(
      InterfaceConstraintDraft(document.scenes[0].roots[0].constraints[0], under: document.traits))
    #expect(again.notes == [.present(draft, id: first.added[0])])
  }
}
