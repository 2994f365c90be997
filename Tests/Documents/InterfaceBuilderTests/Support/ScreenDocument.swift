// SPDX-License-Identifier: MIT

import InterfaceBuilder
import UIKit

/// A storyboard with one view inside the safe area of a controller, and other controllers around it.
struct ScreenDocument {
  /// The version of the tool that wrote the document.
  var version = 17701
  /// Interface Builder's name of the device; empty for a document that names none.
  var device = "retina6_1"
  /// The orientation of the device.
  var orientation = "portrait"
  /// The size of the controller's view, in points.
  var size = (width: 414, height: 896)
  /// The attributes of the controller.
  var attributes = ""
  /// The item and attribute to which the top of the inner view is constrained.
  var topGuide = (item: "safe", attribute: "top")
  /// The item and attributes to which the sides of the inner view are constrained.
  var sideGuide = (item: "safe", attributes: (leading: "leading", trailing: "trailing"))
  /// Markup of the controller beside its view.
  var content = ""
  /// The scenes around it, as markup. The controller is called `shown`.
  var around: [String] = []

  /// The scene of a navigation controller whose root is `root`.
  static func navigation(_ id: String = "nav", root: String = "shown", attributes: String = "", bar: String = "")
    -> String
  {
    """
    <navigationController \(attributes) id="\(id)"><navigationBar key="navigationBar" \(bar) id="\(id)-bar"/>
      <connections><segue destination="\(root)" kind="relationship" relationship="rootViewController" id="\(id)-s"/></connections>
    </navigationController>
    """
  }

  /// The scene of a tab bar controller around `child`.
  static func tabs(around child: String = "shown", bar: String = "") -> String {
    """
    <tabBarController id="tabs"><tabBar key="tabBar" \(bar) id="tabs-bar"/>
      <connections><segue destination="\(child)" kind="relationship" relationship="viewControllers" id="tabs-s"/></connections>
    </tabBarController>
    """
  }

  /// The scene of a controller with a segue to `shown`.
  static func source(_ id: String = "from", kind: String, segue: String = "way", content: String = "") -> String {
    """
    <viewController id="\(id)"><view key="view" id="\(id)-v"><rect key="frame" x="0" y="0" width="414" height="896"/></view>
      \(content)<connections><segue destination="shown" kind="\(kind)" id="\(segue)"/></connections></viewController>
    """
  }

  /// Markup after the scenes.
  var trailer = ""

  /// The insets of the safe area of the controller's view, as the canvas predicts them.
  @MainActor
  func safeArea() throws -> UIEdgeInsets {
    let views = Canvas(try InterfaceDocument(bytes: Array(text.utf8)), options: CanvasOptions()).scenes.flatMap(\.views)
    guard let root = views.first(where: { $0.interface.id == "root" })?.view,
      let inside = views.first(where: { $0.interface.id == "inside" })?.view.frame
    else { return UIEdgeInsets(top: -1, left: -1, bottom: -1, right: -1) }
    return UIEdgeInsets(
      top: inside.minY, left: inside.minX, bottom: root.bounds.maxY - inside.maxY, right: root.bounds.maxX - inside.maxX
    )
  }

  /// The document as XML.
  var text: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(version)" \
    useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      \(device.isEmpty ? "" : #"<device id="\#(device)" orientation="\#(orientation)"/>"#)
      <scenes>
        <scene sceneID="s"><objects><viewController \(attributes) id="shown">
          <view key="view" contentMode="scaleToFill" id="root">
            <rect key="frame" x="0" y="0" width="\(size.width)" height="\(size.height)"/>
            <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="inside">
              <rect key="frame" x="0" y="0" width="100" height="100"/></view></subviews>
            <viewLayoutGuide key="safeArea" id="safe"/>
            <constraints>
              <constraint firstItem="inside" firstAttribute="top" secondItem="\(topGuide.item)" \
              secondAttribute="\(topGuide.attribute)" id="c1"/>
              <constraint firstItem="inside" firstAttribute="bottom" secondItem="safe" secondAttribute="bottom" id="c2"/>
              <constraint firstItem="inside" firstAttribute="leading" secondItem="\(sideGuide.item)" \
              secondAttribute="\(sideGuide.attributes.leading)" id="c3"/>
              <constraint firstItem="inside" firstAttribute="trailing" secondItem="\(sideGuide.item)" \
              secondAttribute="\(sideGuide.attributes.trailing)" id="c4"/>
            </constraints>
          </view>
          \(content)
        </viewController></objects></scene>
        \(around.map { "<scene><objects>\($0)</objects></scene>" }.joined(separator: "\n"))
      </scenes>
      \(trailer)
    </document>
    """
  }
}
