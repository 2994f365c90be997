// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// A view class that the document finds by its name, and that changes values of the document.
final class BorderedLabel: UILabel {
  var textInInitializer: String?
  var frameInInitializer: CGRect?

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    (textInInitializer, frameInInitializer) = (text, frame)
    textAlignment = .right
    clipsToBounds = true
  }

  private enum _ObjectiveCMembers: ObjectiveC._MemberTable {
    static var owner: AnyObject.Type { BorderedLabel.self }
    static var members: [ObjectiveC._Member] { [] }
  }
}

/// The values of documents in initializers, and content views of documents of old versions of Xcode.
@MainActor @Suite("Initializers of documents")
struct DocumentInitializerTests {
  private func objects(_ text: String) -> [Any] {
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES"><objects>
      \(text)</objects></document>
      """
    return UINib(data: Data(document.utf8), bundle: nil).instantiate(withOwner: nil, options: nil)
  }

  @Test("an initializer of a subclass finds the values of the document, and its own remain")
  func values() throws {
    let label = try #require(
      objects(
        """
        <label text="Hello" textAlignment="center" clipsSubviews="NO" customClass="BorderedLabel" id="l">
        <rect key="frame" x="1" y="2" width="30" height="4"/></label>
        """
      ).first as? BorderedLabel)
    #expect(label.textInInitializer == "Hello")
    #expect(label.frameInInitializer == CGRect(x: 1, y: 2, width: 30, height: 4))
    #expect(label.textAlignment == .right && label.clipsToBounds)
    #expect(label.text == "Hello")
  }

  @Test("the views of a content view without an identifier are in the cell's content view")
  func contentView() throws {
    let cell = try #require(
      objects(
        """
        <collectionViewCell id="c"><rect key="frame" x="0" y="0" width="100" height="50"/>
        <view key="contentView" opaque="NO"><rect key="frame" x="0" y="0" width="100" height="50"/><subviews>
        <view tag="7" id="v"><rect key="frame" x="5" y="5" width="10" height="10"/></view></subviews></view>
        </collectionViewCell>
        """
      ).first as? UICollectionViewCell)
    #expect(cell.viewWithTag(7)?.superview === cell.contentView)
  }

  @Test("the view of a title has its constraints")
  func titleView() throws {
    let bar = try #require(
      objects(
        """
        <navigationBar id="b"><rect key="frame" x="0" y="0" width="320" height="44"/><items>
        <navigationItem id="i"><view key="titleView" id="t"><rect key="frame" x="0" y="0" width="100" height="30"/>
        <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="s">
        <rect key="frame" x="0" y="0" width="20" height="10"/><constraints>
        <constraint firstAttribute="width" constant="20" id="c1"/><constraint firstAttribute="height" constant="10" id="c2"/>
        </constraints></view></subviews><constraints>
        <constraint firstItem="s" firstAttribute="centerX" secondItem="t" secondAttribute="centerX" id="c3"/>
        <constraint firstItem="s" firstAttribute="centerY" secondItem="t" secondAttribute="centerY" id="c4"/>
        </constraints></view></navigationItem></items></navigationBar>
        """
      ).first as? UINavigationBar)
    let title = try #require(bar.items?.first?.titleView)
    title.layoutIfNeeded()
    #expect(title.subviews.first?.frame == CGRect(x: 40, y: 10, width: 20, height: 10))
  }
}
