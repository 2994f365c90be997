// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite("Sentences about views and what contains them")
@MainActor
struct ContainerSentenceTests {
  private static let card = ComparedDocument.card

  private static func replacing(_ old: String, _ new: String, in text: String = card) -> String {
    text.replacingOccurrences(of: old, with: new)
  }

  // MARK: Cells

  /// A nib with a cell, in which a label is below another one.
  private static func cell(_ kind: String, gap: Int = 8, width: Int = 320) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
    <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
    <\(kind) contentMode="scaleToFill" id="ce-00-001"><rect key="frame" x="0" y="0" width="\(width)" height="80"/>
    <\(kind)ContentView key="contentView" id="cv-00-001"><rect key="frame" x="0" y="0" width="\(width)" height="80"/>
    <subviews>
    \(label("la-00-001", "Name"))\(label("la-00-002", "City"))
    </subviews><constraints>
    <constraint firstItem="la-00-001" firstAttribute="top" secondItem="cv-00-001" secondAttribute="top" constant="9" id="c1"/>
    <constraint firstItem="la-00-001" firstAttribute="leading" secondItem="cv-00-001" secondAttribute="leading" id="c2"/>
    <constraint firstItem="la-00-002" firstAttribute="top" secondItem="la-00-001" secondAttribute="bottom" \
    constant="\(gap)" id="c3"/>
    <constraint firstItem="la-00-002" firstAttribute="trailing" secondItem="cv-00-001" secondAttribute="trailing" id="c4"/>
    </constraints></\(kind)ContentView></\(kind)></objects></document>
    """
  }

  private static func label(_ id: String, _ text: String) -> String {
    """
    <label contentMode="left" text="\(text)" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">\
    <rect key="frame" x="0" y="9" width="80" height="21"/><fontDescription key="fontDescription" type="system" \
    pointSize="17"/></label>
    """
  }

  @Test("views in the cell of a nib move", arguments: ["tableViewCell", "collectionViewCell"])
  func cellOfNib(kind: String) throws {
    #expect(
      try ComparedDocument.sentences(from: Self.cell(kind), to: Self.cell(kind, gap: 13))
        == ["The label “City” is 13 points below the label “Name” (8 before), so it moves down by 5."])
  }

  @Test("the width at which the cell of a table was drawn moves nothing")
  func widthOfCell() throws {
    #expect(
      try ComparedDocument.sentences(
        from: Self.cell("tableViewCell"), to: Self.cell("tableViewCell", gap: 13, width: 375))
        == ["The label “City” is 13 points below the label “Name” (8 before), so it moves down by 5."])
  }

  @Test("a cell without a style is custom")
  func style() throws {
    let styled = Self.replacing(
      "<tableViewCell ", "<tableViewCell style=\"IBUITableViewCellStyleDefault\" ", in: Self.cell("tableViewCell"))
    let custom = Self.replacing(
      "<tableViewCell ", "<tableViewCell style=\"IBUITableViewCellStyleCustom\" ", in: Self.cell("tableViewCell"))
    let sentences = try ComparedDocument.sentences(from: Self.cell("tableViewCell"), to: styled)
    #expect(sentences.contains { $0.contains("has the style default (custom before)") }, "\(sentences)")
    #expect(
      try ComparedDocument.sentences(from: Self.cell("tableViewCell"), to: custom)
        == ["Nothing changes on the screen."])
  }

  // MARK: Accessories

  @Test("cells and bars place their accessories: only sizes are told")
  func accessories() throws {
    func document(x: Int, width: Int, isAccessory: Bool = true) -> String {
      let outlet =
        isAccessory ? "<outlet property=\"accessoryView\" destination=\"ac-00-009\" id=\"ou-00-009\"/>" : ""
      let cell =
        "<tableViewCell contentMode=\"scaleToFill\" id=\"ce-00-009\"><connections>\(outlet)</connections></tableViewCell>"
      let view =
        "<view contentMode=\"scaleToFill\" id=\"ac-00-009\" userLabel=\"Mark\"><rect key=\"frame\" x=\"\(x)\" y=\"9\" "
        + "width=\"\(width)\" height=\"30\"/><autoresizingMask key=\"autoresizingMask\" flexibleMaxX=\"YES\"/></view>"
      return Self.replacing("        <placeholder", cell + view + "<placeholder")
    }
    let before = document(x: 40, width: 30)
    #expect(
      try ComparedDocument.sentences(from: before, to: document(x: 90, width: 30))
        == ["Nothing changes on the screen."])
    #expect(
      try ComparedDocument.sentences(from: before, to: document(x: 90, width: 44))
        == ["`Mark` has the stored size 44×30 (30×30 before)."])
  }

  // MARK: Superviews

  @Test("a view that is put into a new view keeps its constraints to the edges")
  func newContainer() throws {
    func document(_ inset: Int, isHeld: Bool) -> String {
      let label =
        "<view contentMode=\"scaleToFill\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"in-00-001\" "
        + "userLabel=\"Inner\"><rect key=\"frame\" x=\"16\" y=\"0\" width=\"40\" height=\"40\"/></view>"
      func constraints(_ owner: String) -> String {
        "<constraint firstItem=\"in-00-001\" firstAttribute=\"leading\" secondItem=\"\(owner)\" "
          + "secondAttribute=\"leading\" constant=\"\(inset)\" id=\"c-\(owner)-1\"/><constraint firstItem=\"\(owner)\" "
          + "firstAttribute=\"bottom\" secondItem=\"in-00-001\" secondAttribute=\"bottom\" id=\"c-\(owner)-2\"/>"
      }
      let holder =
        "<view contentMode=\"scaleToFill\" id=\"ho-00-001\" userLabel=\"Holder\"><rect key=\"frame\" x=\"0.0\" y=\"0.0\" "
        + "width=\"393\" height=\"852\"/><autoresizingMask key=\"autoresizingMask\" widthSizable=\"YES\" "
        + "heightSizable=\"YES\"/><subviews>\(label)</subviews><constraints>\(constraints("ho-00-001"))</constraints></view>"
      let text = Self.replacing(
        "            <subviews>\n              <label", "<subviews>\(isHeld ? holder : label)<label")
      return isHeld
        ? text : Self.replacing("            </constraints>", constraints("ro-00-001") + "</constraints>", in: text)
    }
    let before = document(16, isHeld: false)
    let same = try ComparedDocument.sentences(from: before, to: document(16, isHeld: true))
    #expect(same.contains("`Holder` is new in the view of the screen and contains `Inner` now."), "\(same)")
    let moved = try ComparedDocument.sentences(from: before, to: document(20, isHeld: true))
    #expect(
      moved.contains {
        $0.contains("is 20 points from the leading edge (16 before)") && !$0.contains("no longer")
      }, "\(moved)")
  }

  @Test("a space to a superview accounts for its size before a view that is gone from it")
  func goneBesideSpace() throws {
    func document(_ space: Int, hasExtra: Bool) -> String {
      let extra =
        "<view contentMode=\"scaleToFill\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"ex-00-001\" "
        + "userLabel=\"Extra\"><rect key=\"frame\" x=\"0\" y=\"60\" width=\"20\" height=\"20\"/></view>"
      let last =
        "<view contentMode=\"scaleToFill\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"ln-00-001\" "
        + "userLabel=\"Last\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"20\" height=\"30\"/><constraints><constraint "
        + "firstAttribute=\"height\" constant=\"30\" id=\"l1\"/></constraints></view>"
      let below =
        "<constraint firstItem=\"ex-00-001\" firstAttribute=\"top\" secondItem=\"ln-00-001\" "
        + "secondAttribute=\"bottom\" constant=\"10\" id=\"l4\"/>"
      let box =
        "userLabel=\"Banner\"><rect key=\"frame\" x=\"16\" y=\"109\" width=\"361\" height=\"110\"/><subviews>\(last)"
        + "\(hasExtra ? extra : "")</subviews><constraints><constraint firstItem=\"ln-00-001\" firstAttribute=\"top\" "
        + "secondItem=\"vi-00-001\" secondAttribute=\"top\" id=\"l2\"/><constraint firstAttribute=\"bottom\" "
        + "secondItem=\"ln-00-001\" secondAttribute=\"bottom\" constant=\"\(space)\" id=\"l3\"/>"
        + "\(hasExtra ? below : "")</constraints>"
      let text = Self.card.replacing(/userLabel="Banner">\s*<rect[^>]*>/, with: box)
      return text.replacing(/\s*<constraint [^>]*id="co-00-008"\/>/, with: "")
    }
    let sentences = try ComparedDocument.sentences(
      from: document(80, hasExtra: true), to: document(20, hasExtra: false))
    #expect(
      sentences == [
        "`Last` is 20 points from the bottom edge (80 before), so 2 views move or change size.",
        "`Extra` is gone from `Banner`.",
      ])
  }

  // MARK: Constraints

  @Test("nothing is said of a constraint that is gone and was not installed")
  func uninstalled() throws {
    let line =
      "<constraint firstItem=\"vi-00-001\" firstAttribute=\"width\" constant=\"77\" id=\"co-00-020\"/></constraints>"
    let mask =
      "<variation key=\"default\"><mask key=\"constraints\"><exclude reference=\"co-00-020\"/></mask></variation>"
    let before = Self.replacing("            </constraints>", line + mask)
    #expect(try ComparedDocument.sentences(from: before, to: Self.card) == ["Nothing changes on the screen."])
  }

  @Test("the earlier side of a shifted edge is told without another meaning of “before”")
  func shifted() throws {
    func document(_ constant: Int) -> String {
      Self.replacing(
        "secondItem=\"la-00-001\" secondAttribute=\"leading\" id=\"co-00-006\"",
        "secondItem=\"la-00-001\" secondAttribute=\"leading\" constant=\"\(constant)\" id=\"co-00-006\"")
    }
    let sentences = try ComparedDocument.sentences(from: document(-3), to: document(0))
    #expect(
      sentences.first?.contains("is aligned at the leading edge with `priceLabel` (3 further back before)") == true,
      "\(sentences)")
  }

  @Test("constraints with the same meaning in another order are told in one sentence for all screens")
  func order() throws {
    func document(_ edges: [String], _ constant: Int) -> String {
      let lines = edges.map {
        "<constraint firstItem=\"st-00-001\" firstAttribute=\"\($0)\" relation=\"greaterThanOrEqual\" secondItem=\"ro-00-001\" "
          + "secondAttribute=\"\($0)\" constant=\"\(constant)\" id=\"e-\($0)\"/>"
      }
      return Self.replacing("            </constraints>", lines.joined() + "</constraints>")
    }
    let one = try ComparedDocument.sentences(
      from: document(["top", "leading"], 1), to: document(["top", "leading"], 2))
    let other = try ComparedDocument.sentences(
      from: document(["leading", "top"], 1), to: document(["leading", "top"], 2))
    #expect(one == other)
    #expect(one.count == 1)
  }

  @Test("a number that an element has only now is no change of what it is related to")
  func numbers() throws {
    func document(_ gap: Int, hasSecond: Bool) -> String {
      let second =
        "<view contentMode=\"scaleToFill\" fixedFrame=\"YES\" translatesAutoresizingMaskIntoConstraints=\"NO\" "
        + "id=\"vi-00-009\" userLabel=\"Banner\"><rect key=\"frame\" x=\"0\" y=\"600\" width=\"9\" height=\"9\"/></view>"
      let text = Self.replacing(
        "secondItem=\"vi-00-001\" secondAttribute=\"bottom\" constant=\"8\"",
        "secondItem=\"vi-00-001\" secondAttribute=\"bottom\" constant=\"\(gap)\"")
      return hasSecond
        ? Self.replacing("            <subviews>\n              <label", "<subviews>\(second)<label", in: text) : text
    }
    let sentences = try ComparedDocument.sentences(
      from: document(8, hasSecond: false), to: document(20, hasSecond: true))
    #expect(
      sentences.contains { $0.contains("is 20 points below `Banner` ") && $0.contains("(8 before)") }, "\(sentences)")
  }

  @Test("a size beside another one is told as the sentence counts it")
  func sizes() throws {
    func document(_ constant: Int) -> String {
      Self.replacing(
        "firstAttribute=\"height\" constant=\"110\"",
        "firstAttribute=\"height\" secondItem=\"ro-00-001\" secondAttribute=\"height\" constant=\"\(constant)\"")
    }
    let less = try ComparedDocument.sentences(from: document(-400), to: document(-320))
    #expect(less.first?.contains("is as high as its superview less 320 points (400 before)") == true, "\(less)")
    let plus = try ComparedDocument.sentences(from: document(-400), to: document(5))
    #expect(plus.first?.contains("is as high as its superview plus 5 points (less 400 before)") == true, "\(plus)")
  }

  // MARK: Attributed texts

  @Test("of an attributed text, the fonts and colors are told that only one side has")
  func attributedText() throws {
    func document(_ fonts: [String]) -> String {
      let fragments = fonts.map {
        "<fragment content=\"Go \"><attributes><color key=\"NSColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" "
          + "colorSpace=\"custom\" customColorSpace=\"sRGB\"/><font key=\"NSFont\" size=\"20\" name=\"\($0)\"/></attributes></fragment>"
      }
      return Self.replacing(
        "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleSubhead\"/>",
        "<attributedString key=\"attributedText\">\(fragments.joined())</attributedString>")
    }
    let sentences = try ComparedDocument.sentences(
      from: document(["Avenir", "Futura"]), to: document(["Avenir", "Optima"]))
    #expect(
      sentences.contains { $0.contains("has the text attributes Optima of 20 points (Futura of 20 points before)") },
      "\(sentences)")
    let order = try ComparedDocument.sentences(
      from: document(["Avenir", "Optima"]), to: document(["Optima", "Avenir"]))
    #expect(order.contains { $0.contains("has other text attributes") }, "\(order)")
  }

  // MARK: Controllers

  @Test("a controller of a container is told by the relationship")
  func relationship() throws {
    let scene =
      "<scene sceneID=\"sc-00-002\"><objects><tabBarController id=\"ta-00-001\" sceneMemberID=\"viewController\"><tabBar "
      + "key=\"tabBar\" contentMode=\"scaleToFill\" id=\"tb-00-001\"/><connections>SEGUES</connections></tabBarController>"
      + "</objects></scene></scenes>"
    let segue =
      "<segue destination=\"vc-00-001\" kind=\"relationship\" relationship=\"viewControllers\" id=\"se-00-001\"/>"
    let before = Self.replacing("  </scenes>", Self.replacing("SEGUES", "", in: scene))
    let after = Self.replacing("  </scenes>", Self.replacing("SEGUES", segue, in: scene))
    let sentences = try ComparedDocument.sentences(from: before, to: after)
    #expect(
      sentences.contains("The screen now leads to CardController as one of its `viewControllers`."), "\(sentences)")
  }

  @Test("a controller without a class of its author is of UIKit's class")
  func standardClass() throws {
    let after = Self.replacing("customClass=\"CardController\" customModule=\"Shop\" ", "")
    #expect(
      try ComparedDocument.sentences(from: Self.card, to: after)
        == ["The screen is of the class UIViewController (CardController before)."])
  }
}
