// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite("Sentences that join what is one fact")
@MainActor
struct JoinedSentenceTests {
  private static let card = ComparedDocument.card

  private static func replacing(_ old: String, _ new: String, in text: String = card) -> String {
    text.replacingOccurrences(of: old, with: new)
  }

  private static func label(_ id: String, _ text: String) -> String {
    """
    <label opaque="NO" text="\(text)" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
    <rect key="frame" x="16" y="600" width="100" height="20"/>
    <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
    """
  }

  @Test("views that are new in several superviews are one sentence, with the outlets that lead to them")
  func presence() throws {
    let labels = Self.label("la-00-011", "Tax") + Self.label("la-00-012", "Sum")
    var after = Self.replacing("<stackView opaque", labels + "<stackView opaque")
    after = Self.replacing(
      "<outlet property=\"priceLabel\"",
      "<outlet property=\"taxLabel\" destination=\"la-00-011\" id=\"o1\"/><outlet property=\"priceLabel\"", in: after)
    #expect(
      try ComparedDocument.sentences(from: Self.card, to: after) == [
        "Each of `taxLabel` and the label “Sum” is new in the view of the screen, and the screen now has an outlet to `taxLabel`."
      ])
    #expect(
      try ComparedDocument.sentences(from: after, to: Self.card) == [
        "Each of `taxLabel` and the label “Sum” is gone from the view of the screen, and the screen no longer has an outlet to `taxLabel`."
      ])
  }

  @Test("a view that is gone from around others is told with what remains")
  func released() throws {
    let banner = try #require(
      Self.card.firstRange(of: /<view contentMode="scaleToFill" translates[^>]*id="vi-00-001"[\s\S]*?<\/view>/))
    let held = Self.card.replacingCharacters(
      in: banner,
      with: """
        <view contentMode="scaleToFill" id="ho-00-001" userLabel="Holder"><rect key="frame" x="0.0" y="0.0" width="393" \
        height="852"/><autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews>\(Self.card[banner])</subviews></view>
        """)
    #expect(
      try ComparedDocument.sentences(from: held, to: Self.card) == [
        "`Holder` is gone from the view of the screen, and `Banner`, which was in it, remains."
      ])
    #expect(
      try ComparedDocument.sentences(from: Self.card, to: held) == [
        "`Holder` is new in the view of the screen and contains `Banner` now."
      ])
  }

  @Test("the same value of several views is told once, with the values that they had")
  func values() throws {
    let before = Self.replacing(
      "</label>",
      "<color key=\"backgroundColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" "
        + "customColorSpace=\"sRGB\"/></label>")
    let blue = before.replacingOccurrences(
      of: "red=\"1\" green=\"0\" blue=\"0\"", with: "red=\"0\" green=\"0\" blue=\"1\"")
    let first = try #require(before.firstRange(of: "red=\"1\" green=\"0\""))
    let mixed = before.replacingCharacters(in: first, with: "red=\"1\" green=\"1\"")
    #expect(
      try ComparedDocument.sentences(from: mixed, to: blue) == [
        "Each of `priceLabel` and the label “Free of charge” has the background color #0000FF (#FFFF00 or #FF0000 before)."
      ])
  }

  @Test("a constraint that is not installed moves nothing")
  func uninstalled() throws {
    let after = Self.replacing(
      "</constraints>",
      """
      <constraint firstItem="st-00-001" firstAttribute="top" secondItem="ro-00-001" secondAttribute="top" constant="300" \
      id="co-00-090"/></constraints>
      """, in: Self.replacing("constant=\"110\"", "constant=\"90\""))
    let isOff = Self.replacing(
      "</view>\n          <connections>",
      """
      <variation key="default"><mask key="constraints"><exclude reference="co-00-090"/></mask></variation></view>
      <connections>
      """, in: after)
    let sentences = try ComparedDocument.sentences(from: Self.card, to: isOff)
    #expect(
      sentences.contains("`Banner` is 90 points high (110 before), so 1 other view moves up by 20."), "\(sentences)")
    #expect(
      sentences.contains {
        $0.hasPrefix("The stack view has a constraint that is not installed") && !$0.contains("so ")
      },
      "\(sentences)")
  }
}
