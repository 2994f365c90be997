// SPDX-License-Identifier: MIT

import InterfaceBuilder
import InterfaceDocuments
import Testing

@MainActor
@Suite("The Resolve Auto Layout Issues menu")
struct ResolveTests {
  @Test("updating frames stores what the constraints give")
  func updateFrames() throws {
    let constraints = """
      <constraint firstItem="me" firstAttribute="leading" \
      secondItem="root" secondAttribute="leading" constant="20" id="c1"/>
      <constraint firstAttribute="trailing" secondItem="me" secondAttribute="trailing" constant="20" id="c2"/>
      <constraint firstItem="me" firstAttribute="top" secondItem="root" secondAttribute="top" constant="40" id="c3"/>
      <constraint firstAttribute="bottom" secondItem="me" secondAttribute="bottom" constant="527" id="c4"/>

      """
    let document = try Drawing(
      views: Drawing.view("me", "10 10 100 100", attributes: #"misplaced="YES""#), constraints: constraints
    ).document()
    let before = document.written
    let outcome = try document.resolve(.updateFrames)
    #expect(outcome.remarks.isEmpty)
    #expect(
      document.written
        == before.replacing(#" misplaced="YES""#, with: "").replacing(
          #"x="10" y="10" width="100" height="100""#, with: #"x="20" y="40" width="335" height="100""#))
  }

  @Test("updating constants makes every equality hold where the views are; inequalities only where they do not")
  func updateConstants() throws {
    let constraints = """
      <constraint firstItem="me" firstAttribute="leading" \
      secondItem="root" secondAttribute="leadingMargin" constant="4" symbolic="YES" id="c1"/>
      <constraint firstAttribute="trailing" secondItem="me" secondAttribute="trailing" constant="9" id="c2"/>
      <constraint firstItem="me" firstAttribute="top" relation="greaterThanOrEqual" \
      secondItem="root" secondAttribute="top" constant="8" id="c3"/>
      <constraint firstItem="me" firstAttribute="bottom" relation="lessThanOrEqual" \
      secondItem="root" secondAttribute="bottom" multiplier="0.1" id="c4"/>
      <constraint firstItem="me" firstAttribute="centerY" \
      secondItem="root" secondAttribute="centerY" constant="-273.33" id="c5"/>
      <constraint firstItem="me" firstAttribute="height" \
      secondItem="root" secondAttribute="width" multiplier="1:5" id="c6"/>

      """
    let document = try Drawing(views: Drawing.view("me", "30 10 300 100"), constraints: constraints).document()
    try document.resolve(.updateConstants)
    let constants = Dictionary(
      uniqueKeysWithValues: document.scenes[0].roots[0].constraints.map { ($0.id, $0.constant) })
    #expect(constants["c1"] == 14)
    #expect(constants["c2"] == 45)
    #expect(constants["c3"] == 8)
    #expect(abs((constants["c4"] ?? 0) - 43.3) < 1e-9)
    #expect(constants["c5"] == -273.33)
    #expect(constants["c6"] == 25)
    #expect(!document.written.contains("symbolic"))
  }

  @Test("clearing takes out what speaks of the views, and their frames hold from then on")
  func clear() throws {
    let constraints = """
      <constraint firstItem="a" firstAttribute="leading" \
      secondItem="root" secondAttribute="leading" constant="20" id="c1"/>
      <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="c2"/>
      <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="bottom" constant="20" id="c3"/>
      <constraint firstItem="b" firstAttribute="leading" \
      secondItem="root" secondAttribute="leading" constant="20" id="c4"/>

      """
    let drawing = Drawing(
      views: Drawing.view("a", "20 20 100 100") + Drawing.view("b", "20 140 100 100"), constraints: constraints)
    let document = try drawing.document()
    let outcome = try document.resolve(.clear, .views(["a"]))
    #expect(document.scenes[0].roots[0].constraints.map(\.id) == ["c4"])
    #expect(document.scenes[0].views.filter(\.hasFixedFrame).map(\.id) == ["a"])
    #expect(
      outcome.changes.filter { if case .removed = $0 { true } else { false } }.count == 3)
    let all = try drawing.document()
    try all.resolve(.clear)
    #expect(!all.written.contains("<constraint"))
    #expect(all.scenes[0].views.filter(\.hasFixedFrame).map(\.id) == ["a", "b"])
  }

  @Test("resetting a view settles also those that were pinned to it")
  func reset() throws {
    let constraints = """
      <constraint firstItem="a" firstAttribute="leading" \
      secondItem="root" secondAttribute="leading" constant="3" id="c1"/>
      <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="leading" id="c2"/>

      """
    let document = try Drawing(
      views: Drawing.view("a", "20 20 100 100") + Drawing.view("b", "20 140 100 100"), constraints: constraints
    ).document()
    let outcome = try document.resolve(.reset, .views(["a"]))
    #expect(outcome.remarks.isEmpty)
    #expect(!document.written.contains(#"constant="3""#))
    #expect(outcome.added.count == 8)
  }
}
