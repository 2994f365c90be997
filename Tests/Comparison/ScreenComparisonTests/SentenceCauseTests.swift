// SPDX-License-Identifier: MIT

import Foundation
import LayoutModel
import ScreenComparison
import Testing

@Suite("Sentences name what changes frames")
@MainActor
struct SentenceCauseTests {
  private static let card = ComparedDocument.card

  private static func replacing(_ old: String, _ new: String, in text: String = card) -> String {
    text.replacingOccurrences(of: old, with: new)
  }

  @Test("a navigation controller around a screen moves what is below its bar")
  func navigationBar() throws {
    let after = Self.replacing(
      "  </scenes>",
      """
      <scene sceneID="sc-00-002"><objects><navigationController id="na-00-001" sceneMemberID="viewController">
      <navigationBar key="navigationBar" contentMode="scaleToFill" id="nb-00-001">
      <rect key="frame" x="0.0" y="59" width="393" height="44"/></navigationBar>
      <connections><segue destination="vc-00-001" kind="relationship" relationship="rootViewController" id="se-00-001"/>
      </connections></navigationController></objects></scene></scenes>
      """)
    let sentences = try ComparedDocument.sentences(from: Self.card, to: after)
    #expect(sentences.contains("The screen has a navigation bar above it, so 3 views move down by 44."), "\(sentences)")
  }

  @Test("a view that moves because of another one is told with that one, though its text changes")
  func textBesideMove() throws {
    let after = Self.replacing(
      "text=\"Free of charge\"", "text=\"Free\"", in: Self.replacing("constant=\"110\"", "constant=\"90\""))
    #expect(
      try ComparedDocument.sentences(from: Self.card, to: after) == [
        "`Banner` is 90 points high (110 before), so 1 other view moves up by 20.",
        "The label “Free” says “Free” (“Free of charge” before).",
      ])
  }

  @Test("a view that is put into another view where it was does not move")
  func wrapped() throws {
    let button = try #require(
      Self.card.firstRange(of: /<view contentMode="scaleToFill" translates[^>]*id="vi-00-001"[\s\S]*?<\/view>/))
    let banner = String(Self.card[button])
    let holder = """
      <view contentMode="scaleToFill" id="ho-00-001" userLabel="Holder"><rect key="frame" x="0.0" y="0.0" width="393" \
      height="852"/><autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews>\(banner)</subviews></view>
      """
    let sentences = try ComparedDocument.sentences(
      from: Self.card, to: Self.card.replacingCharacters(in: button, with: holder))
    #expect(sentences == ["`Holder` is new in the view of the screen and contains `Banner` now."])
  }

  @Test("views are centered with their siblings, and in their superviews")
  func centered() throws {
    func document(_ other: String) -> String {
      Self.replacing(
        "secondItem=\"la-00-001\" secondAttribute=\"leading\" id=\"co-00-006\"",
        "secondItem=\"\(other)\" secondAttribute=\"leading\" id=\"co-00-006\"/>"
          + "<constraint firstItem=\"vi-00-001\" firstAttribute=\"centerX\" secondItem=\"\(other)\" "
          + "secondAttribute=\"centerX\" id=\"co-00-020\"")
    }
    let sibling = try ComparedDocument.sentences(from: Self.card, to: document("la-00-001"))
    #expect(sibling == ["`Banner` now is centered horizontally with `priceLabel`."])
    let superview = try ComparedDocument.sentences(from: Self.card, to: document("ro-00-001"))
    #expect(superview.first?.contains("now is centered horizontally in its superview") == true, "\(superview)")
  }

  @Test(
    "edges that are tied to the safe area instead of the superview keep their names, in any order of the constraints")
  func safeArea() throws {
    let edges = ["leading", "top", "trailing", "bottom"]
    func constraints(_ order: [String], to guide: String, _ number: Int) -> String {
      order.map {
        "<constraint firstItem=\"vi-00-001\" firstAttribute=\"\($0)\" secondItem=\"\(guide)\" secondAttribute=\"\($0)\" "
          + "id=\"\($0.prefix(2))-00-0\(number)\"/>"
      }.joined()
    }
    let old = try #require(Self.card.firstRange(of: /<constraints>[\s\S]*<\/constraints>/))
    let before = Self.card.replacingCharacters(
      in: old, with: "<constraints>\(constraints(edges, to: "ro-00-001", 10))</constraints>")
    for rotation in 0..<4 {
      let order = Array(edges[rotation...] + edges[..<rotation])
      let after = Self.card.replacingCharacters(
        in: old, with: "<constraints>\(constraints(order, to: "sa-00-001", 20))</constraints>")
      let sentences = try ComparedDocument.sentences(from: before, to: after)
      for edge in ["the top", "the bottom"] {
        #expect(
          sentences.first?.contains("is at \(edge) of the safe area (before, it was at \(edge) edge)") == true,
          "\(sentences)")
      }
      for edge in ["leading", "trailing"] {
        #expect(
          sentences.first?.contains("is at the \(edge) edge of the safe area (before, it was at the \(edge) edge)")
            == true, "\(sentences)")
      }
    }
  }

  @Test(
    "a radius that is half of the shorter side on both sides follows the frame",
    arguments: [(20.0, 25.0, false), (10, 25, true), (20, 10, true)])
  func roundEnds(before: Double, after: Double, isTold: Bool) {
    func screen(_ height: Double, _ radius: Double) -> ComparedScreen {
      var screen = ComparedScreen(name: "")
      var element = ComparedElement(
        className: "UIView", frame: Rectangle(x: 0, y: 0, width: 200, height: height))
      element.property = "pill"
      element.properties["cornerRadius"] = .number(radius)
      screen.elements = [element]
      return screen
    }
    let sentences = DifferenceSentences(ScreenDifference(screen(40, before), screen(50, after))).all
    #expect(sentences.contains { $0.contains("corner radius") } == isTold, "\(sentences)")
  }

  @Test("of long texts the parts are shown in which they differ")
  func longTexts() {
    let start = "The Secure Network Beacon state determines if a node is periodically broadcasting "
    let (after, before) = ValueWords.quoted(start + "beacons.", besides: start + "messages.")
    #expect(after == "“…broadcasting beacons.”")
    #expect(before == "“…broadcasting messages.”")
    #expect(ValueWords.quoted("Cost", besides: "Price") == ("“Cost”", "“Price”"))
  }
}
