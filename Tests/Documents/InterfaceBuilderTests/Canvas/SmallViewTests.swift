// SPDX-License-Identifier: MIT

import InterfaceBuilder
import Testing
import UIKit

/// The safe area of views that do not fill the screen, and the rules of the canvas for them.
@Suite("Views smaller than the screen") @MainActor
struct SmallViewTests {
  @Test(
    "the view of a nib is at the origin of the screen, below the status bar",
    arguments: [
      (17701, "retina6_1", CGSize(width: 414, height: 170), UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0)),
      (17701, "retina6_1", CGSize(width: 1000, height: 170), UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)),
      (17701, "retina6_1", CGSize(width: 414, height: 880), UIEdgeInsets(top: 44, left: 0, bottom: 18, right: 0)),
      (14460, "retina4_7", CGSize(width: 375, height: 489), UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)),
      (14460, "retina4_7", CGSize(width: 375, height: 334), .zero),
      (14460, "retina4_7", CGSize(width: 375, height: 479), .zero),
      (14460, "retina6_1", CGSize(width: 414, height: 300), .zero),
      (14460, "retina6_1", CGSize(width: 414, height: 489), UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0)),
      (14810, "retina6_1", CGSize(width: 414, height: 300), UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0)),
      (17701, "retina4_7", CGSize(width: 375, height: 489), .zero),
    ])
  func nibs(_ version: Int, _ device: String, _ size: CGSize, _ insets: UIEdgeInsets) throws {
    #expect(try safeArea(version: version, device: device, size: size) == insets)
  }

  @Test(
    "collection cells and reusable views of nibs are below the status bar, too, from Xcode 12.5 on",
    arguments: ["collectionViewCell", "collectionReusableView", "tableViewCell"], [17701, 18122])
  func cells(_ kind: String, _ version: Int) throws {
    let isBelow = version >= 18000 && kind != "tableViewCell"
    #expect(
      try safeArea(version: version, device: "retina6_1", size: CGSize(width: 375, height: 170), kind: kind)
        == UIEdgeInsets(top: isBelow ? 44 : 0, left: 0, bottom: 0, right: 0))
  }

  @Test("a nib that is drawn with an opaque bar has no inset at the top")
  func opaqueBar() throws {
    let bar = #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics" translucent="NO"/>"#
    let size = CGSize(width: 414, height: 672)
    #expect(try safeArea(version: 14490, device: "retina5_5", size: size, metrics: bar).top == (0 as CGFloat))
  }

  @Test("a rule that is disabled has no effect")
  func disabledRule() throws {
    let size = CGSize(width: 414, height: 170)
    #expect(try safeArea(version: 17701, device: "retina6_1", size: size, disabled: [.viewsAtOrigin]) == .zero)
  }

  @Test("a content view without a frame fills its cell above the separator, before Xcode 9", arguments: [6254, 17701])
  func contentWithoutFrame(_ version: Int) throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(version)" useAutolayout="YES">
      <objects><tableViewCell id="cell"><rect key="frame" x="0" y="0" width="320" height="64"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="inside"/></subviews>
      <constraints>
        <constraint firstItem="inside" firstAttribute="top" secondItem="content" secondAttribute="top" id="c1"/>
        <constraint firstItem="inside" firstAttribute="bottom" secondItem="content" secondAttribute="bottom" id="c2"/>
        <constraint firstItem="inside" firstAttribute="leading" secondItem="content" secondAttribute="leading" id="c3"/>
        <constraint firstItem="inside" firstAttribute="trailing" secondItem="content" secondAttribute="trailing" id="c4"/>
      </constraints></tableViewCellContentView></tableViewCell></objects></document>
      """
    let canvas = Canvas(try InterfaceDocument(bytes: Array(text.utf8)), options: CanvasOptions())
    let inside = canvas.scenes.flatMap(\.views).first { $0.interface.id == "inside" }
    if version < 13500 {
      #expect(inside?.view.frame == CGRect(x: 0, y: 0, width: 320, height: 63))
    } else {
      #expect(CanvasRule.derivedCellContent.holds(for: version) == false)
    }
  }

  @Test(
    "a row whose content has no frame fills its table, before Xcode 9, on any device",
    arguments: [("", "", 63), ("", #"separatorStyle="none""#, 64), (#"accessoryType="checkmark""#, "", 63)],
    [nil, "iPhone SE (3rd generation)"])
  func rowsWithoutContentFrame(row: (accessory: String, style: String, height: CGFloat), device: String?) throws {
    let (accessory, style, height) = row
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="6254" useAutolayout="YES">
      <objects><tableView \(style) rowHeight="64" id="table"><rect key="frame" x="0" y="0" width="500" height="300"/>
      <prototypes><tableViewCell \(accessory) id="cell"><rect key="frame" x="0" y="0" width="320" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="inside"/></subviews>
      <constraints>
        <constraint firstItem="inside" firstAttribute="top" secondItem="content" secondAttribute="top" id="c1"/>
        <constraint firstItem="inside" firstAttribute="bottom" secondItem="content" secondAttribute="bottom" id="c2"/>
        <constraint firstItem="inside" firstAttribute="leading" secondItem="content" secondAttribute="leading" id="c3"/>
        <constraint firstItem="inside" firstAttribute="trailing" secondItem="content" secondAttribute="trailing" id="c4"/>
      </constraints></tableViewCellContentView></tableViewCell></prototypes></tableView></objects></document>
      """
    var options = CanvasOptions()
    options.device = device.flatMap(DeviceProfile.named)
    let canvas = Canvas(try InterfaceDocument(bytes: Array(text.utf8)), options: options)
    let inside = canvas.scenes.flatMap(\.views).first { $0.interface.id == "inside" }
    #expect(inside?.view.frame.size == CGSize(width: accessory.isEmpty ? 500 : 461, height: height))
  }

  @Test(
    "the content of a row that is lower than its cell leaves room for the accessory, too", arguments: [6254, 17701])
  func staleContent(_ version: Int) throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(version)" useAutolayout="YES">
      <objects><tableViewCell accessoryType="disclosureIndicator" id="cell"><rect key="frame" x="0" y="0" width="320" height="64"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
      <rect key="frame" x="0" y="0" width="320" height="43"/></tableViewCellContentView></tableViewCell></objects></document>
      """
    let canvas = Canvas(try InterfaceDocument(bytes: Array(text.utf8)), options: CanvasOptions())
    let content = canvas.scenes.flatMap(\.views).first { $0.interface.id == "content" }
    #expect(
      content?.view.frame.size == (version < 13500 ? CGSize(width: 287, height: 63) : CGSize(width: 320, height: 43)))
  }

  @Test("every rule says what it is about and holds for some version")
  func table() {
    for rule in CanvasRule.allCases {
      #expect(rule.statement.hasSuffix("."), "\(rule)")
      #expect(!rule.versions.isEmpty, "\(rule)")
    }
    #expect(Set(CanvasRule.allCases.map(\.statement)).count == CanvasRule.allCases.count)
  }

  /// The safe area of the view of a nib, as the canvas predicts it.
  private func safeArea(
    version: Int, device: String, size: CGSize, kind: String = "view", metrics: String = "",
    disabled: Set<CanvasRule> = []
  ) throws -> UIEdgeInsets {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(version)" useAutolayout="YES" \
      useTraitCollections="YES" useSafeAreas="YES"><device id="\(device)" orientation="portrait"/>
      <objects><\(kind) id="root"><rect key="frame" x="0" y="0" width="\(size.width)" height="\(size.height)"/>
      <viewLayoutGuide key="safeArea" id="safe"/>\(metrics)
      <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/></\(kind)></objects></document>
      """
    var options = CanvasOptions()
    options.disabledRules = disabled
    let canvas = Canvas(try InterfaceDocument(bytes: Array(text.utf8)), options: options)
    return try #require(canvas.scenes.first?.roots.first).view.safeAreaInsets
  }

  @Test(
    "a controller's view without a stored frame fills its screen, as one with the frame of the screen does",
    arguments: [
      ("retina4_7", CGSize(width: 375, height: 667)), ("retina6_1", CGSize(width: 414, height: 896)),
      ("", CGSize(width: 600, height: 600)),
    ], [14490, 17701])
  func withoutFrame(screen: (device: String, size: CGSize), version: Int) throws {
    let rect = #"<rect key="frame" x="0" y="0" width="\#(screen.size.width)" height="\#(screen.size.height)"/>"#
    let found = try frames(device: screen.device, version: version, frame: "")
    #expect(found["root"] == CGRect(origin: .zero, size: screen.size))
    #expect(found["box"] != nil)
    #expect(try found == frames(device: screen.device, version: version, frame: rect))
  }

  /// The frames of a controller's view with the element `frame`, and of a view that fills its safe area, by identifier.
  private func frames(device: String, version: Int, frame: String) throws -> [String: CGRect] {
    let shown = device.isEmpty ? "" : #"<device id="\#(device)" orientation="portrait"/>"#
    let sides = ["top", "bottom", "leading", "trailing"].map {
      """
      <constraint firstItem="box" firstAttribute="\($0)" secondItem="area" secondAttribute="\($0)" id="\($0)"/>
      """
    }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(version)" \
      useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">\(shown)
      <scenes><scene sceneID="s"><objects><viewController id="c" sceneMemberID="viewController">
      <view key="view" id="root">\(frame)<subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box"/></subviews>
      <constraints>\(sides.joined())</constraints><viewLayoutGuide key="safeArea" id="area"/></view>
      </viewController></objects></scene></scenes></document>
      """
    let canvas = Canvas(try InterfaceDocument(bytes: Array(text.utf8)), options: CanvasOptions())
    return canvas.scenes.flatMap(\.views).reduce(into: [:]) { $0[$1.interface.id] = $1.view.frame }
  }
}
