// SPDX-License-Identifier: MIT

import InterfaceBuilder
import InterfaceDocuments
import LayoutModel
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
    #expect(outcome.notes.isEmpty)
    #expect(
      document.written
        == before.replacing(#" misplaced="YES""#, with: "").replacing(
          #"x="10" y="10" width="100" height="100""#, with: #"x="20" y="40" width="335" height="100""#))
  }

  @Test("a view as large as its superview follows it when frames are updated")
  func updateFramesOfContents() throws {
    let content = """
                          <view key="contentView" contentMode="center" id="content">
                              <rect key="frame" x="0.0" y="0.0" width="222" height="100"/>
                              <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                              <subviews>
      \(Drawing.view("inside", "8 8 206 84"))                        </subviews>
                              <constraints>
                                  <constraint firstItem="inside" firstAttribute="leading" \
      secondItem="content" secondAttribute="leading" constant="8" id="i1"/>
                                  <constraint firstAttribute="trailing" \
      secondItem="inside" secondAttribute="trailing" constant="8" id="i2"/>
                                  <constraint firstItem="inside" firstAttribute="top" \
      secondItem="content" secondAttribute="top" constant="8" id="i3"/>
                                  <constraint firstAttribute="bottom" \
      secondItem="inside" secondAttribute="bottom" constant="8" id="i4"/>
                              </constraints>
                          </view>

      """
    let constraints = """
      <constraint firstItem="effect" firstAttribute="leading" \
      secondItem="root" secondAttribute="leading" constant="20" id="c1"/>
      <constraint firstItem="effect" firstAttribute="top" secondItem="root" secondAttribute="top" constant="40" id="c2"/>
      <constraint firstItem="inside" firstAttribute="width" constant="104" id="c3"/>
      <constraint firstItem="inside" firstAttribute="height" constant="54" id="c4"/>

      """
    let document = try Drawing(
      views: Drawing.element("visualEffectView", "effect", "20 40 222 100", content), constraints: constraints
    ).document()
    try document.resolve(.updateFrames)
    let views = document.scenes[0].views
    func frame(_ id: String) -> Rectangle? { views.first { $0.id == id }?.frame }
    #expect(frame("effect") == Rectangle(x: 20, y: 40, width: 120, height: 70))
    #expect(frame("content") == Rectangle(x: 0, y: 0, width: 120, height: 70))
    #expect(frame("inside") == Rectangle(x: 8, y: 8, width: 104, height: 54))
  }

  /// Two views at the leading margin, which is 20 according to their frames; the prediction is 16.
  private func atMargin(_ first: Int, _ second: Int) throws -> InterfaceDocument {
    let constraints = ["a", "b"].map { id in
      """
      <constraint firstItem="\(id)" firstAttribute="leading" \
      secondItem="root" secondAttribute="leadingMargin" id="l-\(id)"/>
      <constraint firstItem="\(id)" firstAttribute="top" \
      secondItem="root" secondAttribute="top" constant="\(id == "a" ? 30 : 90)" id="t-\(id)"/>
      <constraint firstItem="\(id)" firstAttribute="width" constant="50" id="w-\(id)"/>
      <constraint firstItem="\(id)" firstAttribute="height" constant="40" id="h-\(id)"/>

      """
    }.joined()
    return try Drawing(
      views: Drawing.view("a", "\(first) 30 50 40") + Drawing.view("b", "\(second) 90 50 40"), constraints: constraints
    ).document()
  }

  @Test("a margin on which two views agree is the canvas's: their constants stay")
  func marginOfTheCanvas() throws {
    #expect(try atMargin(20, 20).resolve(.updateConstants).changes.isEmpty)
  }

  @Test("a single view could have been moved: its constant is updated, the other's is not")
  func marginOfOneView() throws {
    let document = try atMargin(24, 16)
    try document.resolve(.updateConstants)
    let constants = document.scenes[0].roots[0].constraints.filter { $0.id.hasPrefix("l-") }.map(\.constant)
    #expect(constants == [8, 0])
  }

  @Test("the frame of a named view is no evidence; those of others are")
  func marginOfOthers() throws {
    let document = try atMargin(28, 20)
    try document.resolve(.updateConstants, .views(["a"]))
    #expect(document.scenes[0].roots[0].constraints.filter { $0.id.hasPrefix("l-") }.map(\.constant) == [8, 0])
  }

  @Test("constraints at the end of scrolled content determine the scrollable size")
  func contentEnd() throws {
    let content =
      "<subviews>\n" + Drawing.view("content", "0.0 0.0 375 900") + "</subviews>\n<constraints>\n"
      + ["top", "leading"].map {
        #"<constraint firstItem="content" firstAttribute="\#($0)" secondItem="scroll" secondAttribute="\#($0)" id="\#($0)"/>"#
      }.joined(separator: "\n")
      + ["bottom", "trailing"].map {
        #"<constraint firstAttribute="\#($0)" secondItem="content" secondAttribute="\#($0)" constant="12" id="\#($0)"/>"#
      }.joined(separator: "\n") + "\n</constraints>\n"
    let scroll = Drawing.element("scrollView", "scroll", "0.0 0.0 375 667", content)
    #expect(try Drawing(views: scroll).document().resolve(.updateConstants).changes.isEmpty)
  }

  @Test("conflicting constraints are reported by every action, even if they conflicted before")
  func conflict() throws {
    let constraints = """
      <constraint firstItem="me" firstAttribute="top" secondItem="root" secondAttribute="top" constant="10" id="c1"/>
      <constraint firstItem="me" firstAttribute="top" secondItem="root" secondAttribute="top" constant="30" id="c2"/>

      """
    let document = try Drawing(views: Drawing.view("me", "10 10 100 100"), constraints: constraints).document()
    let outcome = try document.resolve(.addMissing)
    #expect(
      outcome.notes.contains { if case .conflict(let ids, _) = $0 { Set(ids) == ["c1", "c2"] } else { false } })
  }

  @Test("updating constants satisfies every equality at the present frames; inequalities only if violated")
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

  @Test("clearing removes the constraints of the views, and their frames are fixed")
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

  @Test("resetting a view also resolves views that were pinned to it")
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
    #expect(outcome.notes.isEmpty)
    #expect(!document.written.contains(#"constant="3""#))
    #expect(outcome.added.count == 8)
  }
}
