// SPDX-License-Identifier: MIT

import InterfaceBuilder
import Testing
import UIKit

/// Scenes for which the document does not state a size, a device or a font.
@Suite("Scenes without a known device, and views with the sizes of custom classes") @MainActor
struct FallbackTests {
  @Test("the bottom guide of a scene that is wider than the screen and does not reach its bottom has no length")
  func wideScene() throws {
    let freeform = #"<freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>"#
    let frame = try frameBetweenGuides(CGSize(width: 600, height: 600), device: "retina6_1", metrics: freeform)
    #expect(frame.maxY == 600 as CGFloat)
  }

  @Test(
    "without a device, a view that is as high as a phone below its opaque bar ends at the bar",
    arguments: [(CGSize(width: 320, height: 504), 504), (CGSize(width: 600, height: 600), 536)])
  func shortened(_ size: CGSize, _ end: CGFloat) throws {
    let bar = #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics" translucent="NO"/>"#
    let frame = try frameBetweenGuides(size, version: 6254, metrics: bar)
    #expect(frame.minY == 0 as CGFloat)
    #expect(frame.maxY == end)
  }

  @Test(
    "an unknown device is replaced by one whose name begins alike, or by that of new documents",
    arguments: [("retina6_55", 78), ("ipad10_9", 44), ("retina9", 78), ("ipad99", 20)])
  func unknownDevice(_ device: String, _ insets: CGFloat) throws {
    let screens = ["retina6_55": CGSize(width: 414, height: 896), "ipad10_9": CGSize(width: 820, height: 1180)]
    let old = device.hasPrefix("ipad") ? CGSize(width: 768, height: 1024) : CGSize(width: 414, height: 896)
    let size = screens[device] ?? old
    let frame = try frameBetweenGuides(size, version: 13771, device: device)
    #expect(size.height - frame.height == insets)
  }

  @Test("a label that can have several lines wraps in the font of the class that the tool ran", arguments: ["0", "1"])
  func designedLabel(_ lines: String) throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="18122" useAutolayout="YES">
      <device id="retina6_1" orientation="portrait"/>
      <objects><view id="root"><rect key="frame" x="0" y="0" width="300" height="300"/><subviews>
      <label text="one two three four" numberOfLines="\(lines)" translatesAutoresizingMaskIntoConstraints="NO" id="label">
      <rect key="frame" x="0" y="0" width="100" height="36"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews><constraints>
      <constraint firstItem="label" firstAttribute="top" secondItem="root" secondAttribute="top" id="t"/>
      <constraint firstItem="label" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="l"/>
      <constraint firstItem="label" firstAttribute="width" constant="100" id="w"/></constraints></view></objects>
      <designables><designable name="label"><size key="intrinsicContentSize" width="125" height="18"/></designable></designables>
      </document>
      """
    let views = Canvas(try InterfaceDocument(bytes: Array(text.utf8)), options: CanvasOptions()).scenes.flatMap(\.views)
    let frame = try #require(views.first { $0.interface.id == "label" }?.view.frame)
    // A line of 18 points is that of a font of 15 points.
    #expect(frame.height == (lines == "0" ? 36 : 18))
  }

  /// The frame of a view that fills a controller's view between the layout guides.
  private func frameBetweenGuides(
    _ size: CGSize, version: Int = 17701, device: String = "", metrics: String = ""
  ) throws -> CGRect {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(version)" \
      useAutolayout="YES" useTraitCollections="YES">\(device.isEmpty ? "" : #"<device id="\#(device)" orientation="portrait"/>"#)
      <scenes><scene><objects><viewController id="shown"><layoutGuides>
      <viewControllerLayoutGuide type="top" id="above"/><viewControllerLayoutGuide type="bottom" id="below"/></layoutGuides>
      <view key="view" id="root"><rect key="frame" x="0" y="0" width="\(size.width)" height="\(size.height)"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="inside"/></subviews><constraints>
      <constraint firstItem="inside" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c1"/>
      <constraint firstItem="inside" firstAttribute="trailing" secondItem="root" secondAttribute="trailing" id="c2"/>
      <constraint firstItem="inside" firstAttribute="top" secondItem="above" secondAttribute="bottom" id="c3"/>
      <constraint firstItem="inside" firstAttribute="bottom" secondItem="below" secondAttribute="top" id="c4"/>
      </constraints></view>\(metrics)</viewController></objects></scene></scenes></document>
      """
    let views = Canvas(try InterfaceDocument(bytes: Array(text.utf8)), options: CanvasOptions()).scenes.flatMap(\.views)
    return try #require(views.first { $0.interface.id == "inside" }?.view.frame)
  }
}
