// SPDX-License-Identifier: MIT

import InterfaceBuilder
import Testing
import UIKit

/// Stack views on the canvas, as in recorded documents.
@Suite("Stack views on the canvas") @MainActor
struct CanvasStackTests {
  @Test("given sizes of views in a stretched stack view are not their content sizes")
  func nestedShares() throws {
    let image = """
      <imageView horizontalHuggingPriority="252" image="small" id="image">
        <rect key="frame" x="0" y="0" width="150" height="40"/></imageView>
      """
    let plain = #"<view id="plain"><rect key="frame" x="150" y="0" width="50" height="40"/></view>"#
    let inner = """
      <stackView id="inner"><rect key="frame" x="0" y="0" width="150" height="40"/><subviews>\(image)</subviews></stackView>
      """
    let content = Self.stack(inner + plain, attributes: #"distribution="fillProportionally""#)
    let found = try views(in: content, sizes: .given)
    // The shares follow from the width of the image, 50, and that of the plain view.
    #expect(found["inner"]?.frame.width == 100)
  }

  @Test("in a conflict with a hidden view, its own constraint is broken before the size of another")
  func hiddenConflict() throws {
    let hidden = """
      <view hidden="YES" id="hidden"><rect key="frame" x="0" y="0" width="40" height="40"/></view>
      """
    let shown = """
      <view id="shown"><rect key="frame" x="0" y="0" width="60" height="40"/>
        <constraints><constraint firstAttribute="width" constant="60" id="w"/></constraints></view>
      """
    let rest = #"<view id="rest"><rect key="frame" x="60" y="0" width="140" height="40"/></view>"#
    let same = """
      <constraint firstItem="hidden" firstAttribute="width" secondItem="shown" secondAttribute="width" id="same"/>
      """
    let found = try views(in: Self.stack(hidden + shown + rest, constraints: same))
    #expect(found["shown"]?.frame.width == 60)
    #expect(found["hidden"]?.frame.width == 0)
  }

  /// A stack view of 200 × 40 points.
  private static func stack(_ views: String, attributes: String = "", constraints: String = "") -> String {
    """
    <stackView \(attributes) fixedFrame="YES" id="stack"><rect key="frame" x="0" y="0" width="200" height="40"/>
      <subviews>\(views)</subviews><constraints>\(constraints)</constraints></stackView>
    """
  }

  /// The views of a nib that contains `content`, by identifier.
  private func views(in content: String, sizes: CanvasOptions.Sizes = .predicted) throws -> [String: UIView] {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="17701" useAutolayout="YES" \
      useTraitCollections="YES"><device id="retina4_7" orientation="portrait"/>
      <objects><view id="root"><rect key="frame" x="0" y="0" width="375" height="100"/>
      <subviews>\(content)</subviews></view></objects>
      <resources><image name="small" width="50" height="40"/></resources></document>
      """
    var options = CanvasOptions()
    options.sizes = sizes
    let views = Canvas(try InterfaceDocument(bytes: Array(text.utf8)), options: options).scenes.flatMap(\.views)
    return Dictionary(uniqueKeysWithValues: views.map { ($0.interface.id, $0.view) })
  }
}
