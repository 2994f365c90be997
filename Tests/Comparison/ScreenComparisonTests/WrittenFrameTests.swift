// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite("Frames that only a writer of documents changed")
@MainActor
struct WrittenFrameTests {
  /// A document with one view in a screen of a size, which Interface Builder draws on a device.
  private static func document(_ content: String, width: Int, height: Int, device: String, rest: String = "") -> String
  {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
    <device id="\(device)" orientation="portrait" appearance="light"/>
    <scenes><scene sceneID="sc-00-001"><objects><viewController id="vc-00-001" sceneMemberID="viewController">
    <view key="view" contentMode="scaleToFill" id="ro-00-001">
    <rect key="frame" x="0.0" y="0.0" width="\(width)" height="\(height)"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    <subviews>\(content)</subviews><viewLayoutGuide key="safeArea" id="sa-00-001"/>
    </view></viewController></objects></scene></scenes>\(rest)</document>
    """
  }

  private static func free(_ frame: String, _ attributes: String = "") -> String {
    """
    <view contentMode="scaleToFill" \(attributes) id="fr-00-001" userLabel="Free"><rect key="frame" \(frame)/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMinY="YES"/></view>
    """
  }

  @Test(
    "a view that followed its mask into another canvas does not change",
    arguments: ["", #"fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO""#])
  func canvas(_ attributes: String) throws {
    let before = Self.document(
      Self.free(#"x="0.0" y="167" width="375" height="500""#, attributes), width: 375, height: 667, device: "retina4_7")
    let after = Self.document(
      Self.free(#"x="0.0" y="68" width="320" height="500""#, attributes), width: 320, height: 568, device: "retina4_0")
    #expect(try ComparedDocument.sentences(from: before, to: after) == ["Nothing changes on the screen."])
  }

  @Test("a view that an author moved in another canvas is told by its place there")
  func authored() throws {
    let before = Self.document(
      Self.free(#"x="0.0" y="167" width="375" height="500""#), width: 375, height: 667, device: "retina4_7")
    let after = Self.document(
      Self.free(#"x="0.0" y="48" width="320" height="500""#), width: 320, height: 568, device: "retina4_0")
    #expect(
      try ComparedDocument.sentences(from: before, to: after) == ["`Free` is stored at 0, 48 (0, 68 before)."])
  }

  @Test("the view in an effect view is as large as the effect view")
  func effectView() throws {
    func effect(_ width: Int) -> String {
      """
      <visualEffectView opaque="NO" contentMode="scaleToFill" id="ef-00-001">
      <rect key="frame" x="8" y="60" width="\(width)" height="50"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>
      <view key="contentView" opaque="NO" clipsSubviews="YES" id="co-00-001">
      <rect key="frame" x="0.0" y="0.0" width="\(width)" height="50"/>
      <autoresizingMask key="autoresizingMask"/></view><blurEffect style="light"/></visualEffectView>
      """
    }
    let before = Self.document(effect(359), width: 375, height: 667, device: "retina4_7")
    let after = Self.document(effect(398), width: 414, height: 896, device: "retina6_1")
    #expect(try ComparedDocument.sentences(from: before, to: after) == ["Nothing changes on the screen."])
  }

  @Test("the sizes of custom classes that a writer draws are no change")
  func designables() throws {
    func custom(_ width: Int) -> String {
      Self.document(
        """
        <view contentMode="scaleToFill" customClass="Gauge" translatesAutoresizingMaskIntoConstraints="NO" \
        id="cu-00-001" userLabel="Gauge"><rect key="frame" x="0.0" y="0.0" width="\(width)" height="20"/></view>
        """, width: 375, height: 667, device: "retina4_7",
        rest:
          #"<designables><designable name="cu-00-001"><size key="intrinsicContentSize" width="\#(width)" height="20"/>"#
          + "</designable></designables>")
    }
    #expect(try ComparedDocument.sentences(from: custom(60), to: custom(75)) == ["Nothing changes on the screen."])
  }
}
