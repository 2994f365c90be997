// SPDX-License-Identifier: MIT

import InterfaceBuilder
import Testing
import UIKit

/// The bars and screens around a controller's view, as in recorded documents.
@Suite("The surroundings of a scene") @MainActor
struct SurroundingsTests {
  @Test("a navigation bar and a tab bar cover a view that fills the screen")
  func translucentBars() throws {
    var document = ScreenDocument()
    document.around = [ScreenDocument.navigation(), ScreenDocument.tabs(around: "nav")]
    #expect(try document.safeArea() == UIEdgeInsets(top: 88, left: 0, bottom: 83, right: 0))
  }

  @Test("a view ends at opaque bars, above, below or both", arguments: [(64, 0, 49), (49, 64, 0), (113, 0, 0)])
  func opaqueBars(_ missing: Int, _ top: CGFloat, _ bottom: CGFloat) throws {
    var document = ScreenDocument(version: 14460, device: "retina4_7", size: (375, 667 - missing))
    document.around = [
      ScreenDocument.navigation(bar: #"translucent="NO""#),
      ScreenDocument.tabs(around: "nav", bar: #"translucent="NO""#),
    ]
    #expect(try document.safeArea() == UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
  }

  @Test(
    "a standard distance to the safe area is 0, whatever its constant",
    arguments: [
      ("", 20), (#"symbolic="YES""#, 0), (#"symbolic="YES" symbolType="layoutAnchor""#, 20),
    ])
  func standardDistance(_ attributes: String, _ distance: CGFloat) throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="15705" useAutolayout="YES">
      <device id="retina4_7" orientation="portrait"/><objects><view id="root">
        <rect key="frame" x="0" y="0" width="375" height="667"/>
        <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="inside">
          <rect key="frame" x="0" y="0" width="10" height="10"/></view></subviews>
        <viewLayoutGuide key="safeArea" id="safe"/>
        <constraints>
          <constraint firstItem="inside" firstAttribute="leading" secondItem="safe" secondAttribute="leading" \
          constant="20" \(attributes) id="c1"/>
          <constraint firstItem="safe" firstAttribute="trailing" secondItem="inside" secondAttribute="trailing" \
          constant="20" \(attributes) id="c2"/>
          <constraint firstItem="inside" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" \
          symbolic="YES" id="c3"/>
          <constraint firstItem="inside" firstAttribute="height" constant="10" id="c4"/>
        </constraints></view></objects></document>
      """
    let views = Canvas(try InterfaceDocument(bytes: Array(text.utf8)), options: CanvasOptions()).scenes.flatMap(\.views)
    let frame = try #require(views.first { $0.interface.id == "inside" }?.view.frame)
    #expect(frame == CGRect(x: distance, y: 20, width: 375 - 2 * distance, height: 10))
  }

  @Test("a view in a container had a status bar before Xcode 11", arguments: [(14460, 20), (20037, 0)])
  func embedded(_ version: Int, _ top: CGFloat) throws {
    var document = ScreenDocument(version: version, device: "retina4_7", size: (375, 497))
    document.around = [ScreenDocument.source(kind: "embed")]
    #expect(try document.safeArea().top == top)
  }

  @Test(
    "a scene presented outside a navigation controller is a sheet without the bars of its source",
    arguments: ["show", "showDetail"])
  func shownAsSheet(_ kind: String) throws {
    var document = ScreenDocument(version: 16097, size: (414, 842))
    let tabs = #"<simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>"#
    document.around = [ScreenDocument.source(kind: kind, content: tabs)]
    #expect(try document.safeArea() == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
  }

  @Test(
    "on a phone in landscape, the margins at the sides are 16 beside the safe area, and 20 with a regular width",
    arguments: [("retina5_9", (812, 375), 60), ("retina6_1", (896, 414), 64), ("retina4_7", (667, 375), 16)])
  func landscape(_ device: String, _ size: (width: Int, height: Int), _ side: CGFloat) throws {
    var document = ScreenDocument(version: 16097, device: device, size: size)
    document.orientation = "landscape"
    document.sideGuide = (item: "root", attributes: ("leadingMargin", "trailingMargin"))
    let insets = try document.safeArea()
    #expect((insets.left, insets.right) == (side, side))
  }

  @Test("a scene shown in a navigation controller has its bars, hidden or not", arguments: ["show", "showDetail"])
  func shownInNavigation(_ kind: String) throws {
    var document = ScreenDocument()
    document.around = [
      ScreenDocument.source(kind: kind), ScreenDocument.navigation(root: "from"), ScreenDocument.tabs(around: "nav"),
    ]
    #expect(try document.safeArea() == UIEdgeInsets(top: 88, left: 0, bottom: 83, right: 0))
    document.around[1] = ScreenDocument.navigation(root: "from", attributes: #"navigationBarHidden="YES""#)
    #expect(try document.safeArea() == UIEdgeInsets(top: 44, left: 0, bottom: 83, right: 0))
  }

  @Test("of several segues to a controller the document chooses the one whose bars count")
  func chosenWay() throws {
    var document = ScreenDocument()
    document.around = [
      ScreenDocument.source("a", kind: "show", segue: "bare"),
      ScreenDocument.source("b", kind: "show", segue: "barred"),
      ScreenDocument.navigation(root: "a", attributes: #"navigationBarHidden="YES""#),
      ScreenDocument.navigation("nav2", root: "b"),
    ]
    #expect(try document.safeArea().top == (44 as CGFloat))
    document.trailer = #"<inferredMetricsTieBreakers><segue reference="barred"/></inferredMetricsTieBreakers>"#
    #expect(try document.safeArea().top == (88 as CGFloat))
  }

  @Test("of several segues of which the document chooses none, the first that determines bars counts")
  func firstWay() throws {
    var document = ScreenDocument()
    document.around = [
      ScreenDocument.source("a", kind: "embed", segue: "inside"),
      ScreenDocument.source("b", kind: "show", segue: "barred"),
      ScreenDocument.navigation(root: "b"),
    ]
    #expect(try document.safeArea().top == (88 as CGFloat))
  }

  @Test("a pushed controller can hide the bottom bar, and one that is pushed after it shows it again")
  func hiddenBottomBar() throws {
    let shown = ScreenDocument.navigation(root: "from")
    let tabs = ScreenDocument.tabs(around: "nav")
    var document = ScreenDocument()
    document.around = [ScreenDocument.source(kind: "show"), shown, tabs]
    document.attributes = #"hidesBottomBarWhenPushed="YES""#
    #expect(try document.safeArea().bottom == (34 as CGFloat))
    document.attributes = ""
    document.around[0] = document.around[0].replacingOccurrences(
      of: #"<viewController id="from">"#, with: #"<viewController hidesBottomBarWhenPushed="YES" id="from">"#)
    #expect(try document.safeArea().bottom == (83 as CGFloat))
  }

  @Test(
    "a sheet has no inset at its bottom from Xcode 13.3 on, and no sheet is shown before Xcode 11",
    arguments: [(14460, 842, 44, 34), (16097, 842, 0, 34), (19529, 842, 0, 34), (20037, 842, 0, 0), (21701, 886, 0, 0)])
  func sheets(_ version: Int, _ height: Int, _ top: CGFloat, _ bottom: CGFloat) throws {
    var document = ScreenDocument(version: version, size: (414, height))
    document.around = [ScreenDocument.source(kind: "presentation")]
    let insets = try document.safeArea()
    #expect(insets.top == top)
    #expect(insets.bottom == bottom)
  }

  @Test("a view that is neither a sheet nor ends at a bar is at the origin of the screen", arguments: [400, 700, 830])
  func lowViews(_ height: Int) throws {
    let document = ScreenDocument(version: 16097, size: (414, height))
    #expect(try document.safeArea() == UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
  }

  @Test("margins do not grow under bars before Xcode 9", arguments: [(12121, 0), (13196, 64)])
  func marginsUnderBars(_ version: Int, _ top: CGFloat) throws {
    var document = ScreenDocument(version: version, device: "retina4_7", size: (375, 667))
    document.around = [ScreenDocument.navigation()]
    document.topGuide = (item: "root", attribute: "topMargin")
    #expect(try document.safeArea().top == top)
  }

  @Test("before documents named a device, opaque bars shortened only views of other heights", arguments: [568, 504])
  func shortenedViews(_ height: Int) throws {
    var document = ScreenDocument(version: 10117, device: "", size: (320, height))
    document.around = [ScreenDocument.navigation(bar: #"translucent="NO""#)]
    #expect(try document.safeArea().top == (0 as CGFloat))
    #expect(try document.safeArea().bottom == (height == 568 ? 64 : 0))
  }

  @Test("a freeform controller has a screen of its own size")
  func freeform() throws {
    var document = ScreenDocument(version: 21701, device: "retina4_7", size: (800, 600))
    document.content = """
      <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>
      <simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>
      <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/><size key="freeformSize" width="800" height="600"/>
      """
    #expect(try document.safeArea() == UIEdgeInsets(top: 64, left: 0, bottom: 49, right: 0))
  }

  @Test("a prompt makes the navigation bar 30 points higher")
  func prompt() throws {
    var document = ScreenDocument()
    document.content = #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="YES"/>"#
    #expect(try document.safeArea().top == (118 as CGFloat))
  }

  @Test("a simulated toolbar is 49 points high from Xcode 11 on", arguments: [(14460, 44), (15705, 49), (20037, 49)])
  func toolbar(_ version: Int, _ bottom: CGFloat) throws {
    var document = ScreenDocument(version: version, device: "retina4_7", size: (375, 667))
    document.content = #"<simulatedToolbarMetrics key="simulatedBottomBarMetrics"/>"#
    #expect(try document.safeArea().bottom == bottom)
  }

  @Test(
    "a hidden status bar has no inset before Xcode 9",
    arguments: [(12121, 0), (13196, 20), (14460, 20), (21701, 20)])
  func hiddenStatusBar(_ version: Int, _ top: CGFloat) throws {
    var document = ScreenDocument(version: version, device: "retina4_7", size: (375, 667))
    document.content = #"<nil key="simulatedStatusBarMetrics"/>"#
    #expect(try document.safeArea().top == top)
  }

  @Test("documents from Xcode 8 on that name no device are for a phone with a home button")
  func noDevice() throws {
    let document = ScreenDocument(version: 14460, device: "", size: (375, 667))
    #expect(try document.safeArea() == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
  }

  @Test(
    "views on the square canvas end at the bars that they do not extend under",
    arguments: [(600, 64, 49), (551, 64, 0), (487, 0, 0)])
  func squareCanvas(_ height: Int, _ top: CGFloat, _ bottom: CGFloat) throws {
    var document = ScreenDocument(version: 10117, device: "", size: (600, height))
    document.around = [ScreenDocument.navigation(), ScreenDocument.tabs(around: "nav")]
    let insets = try document.safeArea()
    #expect(insets.top == top)
    #expect(insets.bottom == bottom)
  }
}
