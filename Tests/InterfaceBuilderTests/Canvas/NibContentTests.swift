// SPDX-License-Identifier: MIT

import InterfaceBuilder
import Testing
import UIKit

/// Rows, bars, text styles, buttons and indicators in nibs of different versions of the tool.
@Suite("Content of nibs by version of the tool") @MainActor
struct NibContentTests {
  @Test(
    "the side margin of a row in a nib depends on the screen and on the width of the row",
    arguments: [
      (14490, "retina4_7", 320, 16), (15400, "retina4_7", 320, 15), (15505, "retina6_1", 320, 16),
      (16097, "retina6_1", 331, 20), (15702, "retina6_5", 414, 20), (17701, "retina6_1", 320, 16),
      (21507, "retina4_7", 331, 16),
    ])
  func rows(_ version: Int, _ device: String, _ width: Int, _ side: CGFloat) throws {
    let content = """
      <tableViewCell id="cell"><rect key="frame" x="0" y="0" width="\(width)" height="44"/>
        <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
          <rect key="frame" x="0" y="0" width="\(width)" height="44"/>
          <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="inside"/></subviews>
          <constraints>
            <constraint firstItem="inside" firstAttribute="leading" secondItem="content" secondAttribute="leadingMargin" id="c1"/>
          </constraints></tableViewCellContentView></tableViewCell>
      """
    #expect(try frame(of: "inside", in: content, version, device).minX == side)
  }

  @Test(
    "text styles have the smallest size in Xcode 12.5 to 13",
    arguments: [(17701, 21), (19529, 17), (20037, 17), (21225, 21)])
  func textStyles(_ version: Int, _ height: CGFloat) throws {
    let label = """
      <label text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="inside">
        <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
      """
    let size = try frame(of: "inside", in: root(label), version, "retina4_7").size
    #expect(size.height == height)
  }

  @Test("a button with a configuration does not show the title for its state")
  func configuredButton() throws {
    let button = """
      <button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="inside"><state key="normal" title="Button"/>
        <buttonConfiguration key="configuration" style="plain" image="close"/></button>
      """
    let image = #"<resources><image name="close" width="24" height="24"/></resources>"#
    let size = try frame(of: "inside", in: root(button), 23504, "retina6_1", resources: image).size
    #expect(size == CGSize(width: 48, height: 38))
  }

  @Test(
    "bars at the home indicator, and with large titles, are higher",
    arguments: [
      ("toolbar", "", 813, 49), ("toolbar", "", 847, 44), ("tabBar", "", 813, 83), ("tabBar", "", 764, 49),
      ("navigationBar", #"largeTitles="YES""#, 0, 96), ("navigationBar", "", 0, 44),
    ])
  func bars(_ element: String, _ attributes: String, _ y: Int, _ height: CGFloat) throws {
    let stored = element == "toolbar" ? 49 : 83
    let bar = """
      <\(element) \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="inside">
        <rect key="frame" x="0" y="\(y)" width="414" height="\(stored)"/></\(element)>
      """
    #expect(try frame(of: "inside", in: root(bar), 17701, "retina6_1").height == height)
  }

  @Test("bars that a nib simulates cover its view")
  func simulatedBars() throws {
    let bar = #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>"#
    let content = root(#"<view translatesAutoresizingMaskIntoConstraints="NO" id="inside"/>"#, "safe", metrics: bar)
    #expect(try frame(of: "inside", in: content, 17701, "retina6_1").minY == (88 as CGFloat))
  }

  @Test("an indicator that hides when stopped keeps its place in a stack view", arguments: ["YES", "NO"])
  func hiddenIndicator(_ hidesWhenStopped: String) throws {
    let stack = """
      <stackView spacing="5" translatesAutoresizingMaskIntoConstraints="NO" id="stack"><subviews>
        <activityIndicatorView hidden="YES" hidesWhenStopped="\(hidesWhenStopped)" style="medium" id="wheel"/>
        <switch id="inside"/></subviews></stackView>
      """
    let content = root(stack, item: "stack")
    #expect(try frame(of: "inside", in: content, 17701, "retina6_1").minX == (hidesWhenStopped == "YES" ? 25 : 0))
  }

  // MARK: Documents

  /// A view as large as the screen of 414 × 896 points with `content` in the upper left corner of itself or its safe area.
  private func root(
    _ content: String, _ corner: String = "root", metrics: String = "", item: String = "inside"
  ) -> String {
    """
    <view id="root"><rect key="frame" x="0" y="0" width="414" height="896"/><subviews>\(content)</subviews>
    <viewLayoutGuide key="safeArea" id="safe"/><constraints>
      <constraint firstItem="\(item)" firstAttribute="top" secondItem="\(corner)" secondAttribute="top" id="k1"/>
      <constraint firstItem="\(item)" firstAttribute="leading" secondItem="\(corner)" secondAttribute="leading" id="k2"/>
    </constraints>\(metrics)</view>
    """
  }

  /// The frame of the view `id` on the canvas of a nib.
  private func frame(
    of id: String, in content: String, _ version: Int, _ device: String, resources: String = ""
  ) throws -> CGRect {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(version)" useAutolayout="YES" \
      useTraitCollections="YES"><device id="\(device)" orientation="portrait"/><objects>\(content)</objects>\(resources)</document>
      """
    let canvas = Canvas(try InterfaceDocument(bytes: Array(text.utf8)), options: CanvasOptions())
    return try #require(canvas.scenes.flatMap(\.views).first { $0.interface.id == id }).view.frame
  }
}
