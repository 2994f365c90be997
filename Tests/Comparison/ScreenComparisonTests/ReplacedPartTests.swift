// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite("Parts of documents that were replaced, and values of size classes")
@MainActor
struct ReplacedPartTests {
  private static let card = ComparedDocument.card

  private static func replacing(_ changes: (String, String)...) -> String {
    changes.reduce(card) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
  }

  private static let stack = "translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"st-00-001\">"

  @Test("a value for a size class is told beside the one that counted there")
  func variation() throws {
    let after = Self.replacing(
      (Self.stack, Self.stack + "<variation key=\"heightClass=compact\" axis=\"horizontal\" spacing=\"8\"/>"))
    #expect(
      try ComparedDocument.sentences(from: Self.card, to: after) == [
        "The stack view has the axis horizontal (vertical before) in compact height."
      ])
  }

  @Test("a value for a size class that is gone leaves the one without it")
  func variationGone() throws {
    let before = Self.replacing((Self.stack, Self.stack + "<variation key=\"heightClass=compact\" spacing=\"2\"/>"))
    #expect(
      try ComparedDocument.sentences(from: before, to: Self.card) == [
        "The stack view has the spacing 8 (2 before) in compact height."
      ])
  }

  @Test("a text that gets attributes is told by them, and not by the font that it had")
  func attributes() throws {
    let font = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>"
    let after = Self.replacing(
      (
        font,
        """
        <attributedString key="attributedText"><fragment content="Free of charge"><attributes>\
        <font key="NSFont" size="17" name="HelveticaNeue-Bold"/></attributes></fragment></attributedString>
        """
      ), ("contentMode=\"left\" text=\"Free of charge\"", "contentMode=\"left\" usesAttributedText=\"YES\""))
    let sentences = try ComparedDocument.sentences(from: Self.card, to: after)
    #expect(sentences.count == 1)
    #expect(sentences.first?.contains("the text attributes HelveticaNeue-Bold of 17 points") == true, "\(sentences)")
    #expect(sentences.first?.contains("the standard font") == false, "\(sentences)")
  }

  @Test("a reference to an object that got another identifier is no change")
  func reference() throws {
    func document(_ id: String) -> String {
      Self.replacing(("id=\"vi-00-001\" userLabel", "owner=\"\(id)\" id=\"vi-00-001\" userLabel"))
    }
    #expect(
      try ComparedDocument.sentences(from: document("9IH-LX-7la"), to: document("xO8-8g-dvI")) == [
        "Nothing changes on the screen."
      ])
    #expect(try ComparedDocument.sentences(from: document("left"), to: document("right")).count == 1)
  }

  /// The card with a view without constraints, with a mask.
  private static func free(_ mask: String) -> String {
    replacing(
      (
        "<stackView opaque",
        """
        <view contentMode="scaleToFill" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="fr-00-001" \
        userLabel="Free"><rect key="frame" x="20" y="500" width="100" height="40"/>\(mask)</view><stackView opaque
        """
      ))
  }

  @Test(
    "a mask that keeps a view where it is without one is no change",
    arguments: [
      (#"<autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>"#, false),
      (#"<autoresizingMask key="autoresizingMask" flexibleMaxX="YES"/>"#, false),
      (#"<autoresizingMask key="autoresizingMask" flexibleMinX="YES" flexibleMaxY="YES"/>"#, true),
      (#"<autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>"#, true),
    ])
  func mask(_ mask: String, isChange: Bool) throws {
    let sentences = try ComparedDocument.sentences(from: Self.free(mask), to: Self.free(""))
    #expect((sentences != ["Nothing changes on the screen."]) == isChange, "\(sentences)")
  }

  @Test("a superview that was replaced, with the view that it contains, is the same one")
  func container() throws {
    func document(_ holder: String, _ label: String) -> String {
      Self.replacing(
        (
          "<stackView opaque",
          """
          <view contentMode="scaleToFill" id="\(holder)"><rect key="frame" x="0.0" y="500" width="393" height="60"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/><subviews>
          <label opaque="NO" text="Name" id="\(label)"><rect key="frame" x="16" y="10" width="100" height="21"/>
          <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
          <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews></view><stackView opaque
          """
        ),
        (
          "<outlet property=\"priceLabel\"",
          "<outlet property=\"nameLabel\" destination=\"\(label)\" id=\"ou-00-009\"/><outlet property=\"priceLabel\""
        ))
    }
    let after = document("ho-00-002", "la-00-004").replacingOccurrences(of: "text=\"Name\"", with: "text=\"Title\"")
    #expect(
      try ComparedDocument.sentences(from: document("ho-00-001", "la-00-003"), to: after) == [
        "`nameLabel` says “Title” (“Name” before)."
      ])
  }

  @Test("constraints to what a view stood beside are gone when a stack view arranges it, and are not told")
  func intoStack() throws {
    let label = try #require(
      Self.card.firstRange(of: /<label opaque="NO" contentMode="left" text="Price"[\s\S]*?<\/label>/))
    let text = String(Self.card[label])
    var after = Self.card.replacingCharacters(in: label, with: "")
    for number in [1, 2, 3, 4] {
      after = after.replacing(try Regex("<constraint [^>]*id=\"co-00-00\(number)\"/>"), with: "")
    }
    after = after.replacingOccurrences(
      of: "secondItem=\"la-00-001\" secondAttribute=\"leading\"",
      with: "secondItem=\"ro-00-001\" secondAttribute=\"leading\" constant=\"16\""
    )
    .replacingOccurrences(of: "<subviews>\n                  <button", with: "<subviews>\n\(text)\n<button")
    let sentences = try ComparedDocument.sentences(from: Self.card, to: after)
    let own = try #require(sentences.first { $0.hasPrefix("`priceLabel`") }, "\(sentences)")
    #expect(own.contains("is in the stack view"), "\(own)")
    #expect(!own.contains("no longer"), "\(own)")
  }
}
