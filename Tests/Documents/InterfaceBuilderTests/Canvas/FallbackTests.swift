// SPDX-License-Identifier: MIT

import InterfaceBuilder
import Testing
import UIKit

/// Scenes for which the document does not state a size or a device.
@Suite("Scenes of another size than a known device") @MainActor
struct FallbackTests {
  @Test("the bottom guide of a scene that is wider than the screen and does not reach its bottom has no length")
  func wideScene() throws {
    let freeform = #"<freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>"#
    let frame = try frameBetweenGuides(CGSize(width: 600, height: 600), device: "retina6_1", metrics: freeform)
    #expect(frame.maxY == 600 as CGFloat)
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
