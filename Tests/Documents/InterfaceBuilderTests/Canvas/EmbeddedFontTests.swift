// SPDX-License-Identifier: MIT

import InterfaceBuilder
import Testing
import UIKit

/// Labels in fonts of the app, whose files are not at hand.
@Suite("Fonts that a document names") @MainActor
struct EmbeddedFontTests {
  @Test("a well-known free font has its own lines and widths, and is not a font of iOS")
  func free() throws {
    let size = try labelSize("OpenSans-Semibold", version: 21701)
    #expect(size.height == 23.5)
    #expect(size.width != (try labelSize("Unknown-Regular", version: 21701)).width)
    #expect(UIFont(name: "OpenSans-Semibold", size: 17) == nil)
  }

  @Test(
    "the fonts that a document embeds are shown in all versions of the tool", arguments: [14113, 15400, 17701, 18122])
  func embedded(_ version: Int) throws {
    #expect(try labelSize("OpenSans-Semibold", version: version, embedsFont: true).height == 23.5)
  }

  @Test("Avenir Next Condensed has the lines of Avenir Next, and narrower letters")
  func condensed() throws {
    let condensed = try #require(UIFont(name: "AvenirNextCondensed-Bold", size: 60))
    #expect(abs(condensed.lineHeight - 81.96) < 0.01)
    let wide = try labelSize("AvenirNext-Bold", version: 21701)
    let narrow = try labelSize("AvenirNextCondensed-Bold", version: 21701)
    #expect(narrow.height == wide.height)
    #expect(narrow.width < wide.width * 0.9)
  }

  /// The size of a label in the font called `name` at 17 points, at two pixels per point.
  private func labelSize(_ name: String, version: Int, embedsFont: Bool = false) throws -> CGSize {
    let fonts = #"<customFonts key="customFonts"><array key="F.ttf"><string>\#(name)</string></array></customFonts>"#
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(version)" \
      useAutolayout="YES" useTraitCollections="YES"><device id="retina4_7" orientation="portrait"/>\(embedsFont ? fonts : "")
      <objects><view id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box"><subviews>
      <label text="Welcome back" numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" id="text">
      <fontDescription key="fontDescription" name="\(name)" family="\(name)" pointSize="17"/></label></subviews>
      <constraints><constraint firstItem="text" firstAttribute="leading" secondItem="box" secondAttribute="leading" id="c1"/>
      <constraint firstItem="text" firstAttribute="top" secondItem="box" secondAttribute="top" id="c2"/></constraints>
      </view></subviews></view></objects></document>
      """
    let views = Canvas(try InterfaceDocument(bytes: Array(text.utf8)), options: CanvasOptions()).scenes.flatMap(\.views)
    return try #require(views.first { $0.interface.id == "text" }?.view.frame.size)
  }
}
