// SPDX-License-Identifier: MIT

import Foundation

/// Texts with faults that `tinamou check` should find, with the positions of the faults.
enum CheckFixtures {
  /// A layout file with a constraint on `left`.
  static let sided = """
    size: [200, 100]
    views: { box: { size: [50, 50] } }
    constraints:
      - box.top == root.top
      - box.left == root.left + 8
    """

  static let conflict = """
    size: [100, 100]
    views: { title: ~, price: ~ }
    layout: |
      H:|-10-[title(60)]-10-[price(30)]-10-|;
      V:|[title]|; V:|[price]|
    """

  /// A storyboard whose scene has one fault of each of several rules, and an unknown element.
  static func storyboard(constraints: String = "", second: Bool = false) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
    targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" \
    useSafeAreas="YES" colorMatched="YES" initialViewController="vc1">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <scenes>
    \(scene("1", name: "Login", constraints: constraints))
    \(second ? scene("2", name: "Help", constraints: "") : "")
        </scenes>
    </document>

    """
  }

  private static func scene(_ number: String, name: String, constraints: String) -> String {
    """
            <scene sceneID="sc\(number)">
                <objects>
                    <viewController storyboardIdentifier="\(name)" id="vc\(number)" sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="ro\(number)">
                            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                            <subviews>
                                <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="bx\(number)" \
    userLabel="Card">
                                    <rect key="frame" x="20" y="100" width="200" height="80"/>
                                    <color key="backgroundColor" red="0.2" green="0.4" blue="0.8" alpha="1" \
    colorSpace="custom" customColorSpace="sRGB"/>
                                </view>
                            </subviews>
                            <constraints>
                                <constraint firstItem="bx\(number)" firstAttribute="leading" secondItem="ro\(number)" \
    secondAttribute="leading" constant="20" id="c1\(number)"/>
                                <constraint firstItem="bx\(number)" firstAttribute="top" secondItem="ro\(number)" \
    secondAttribute="top" constant="100" id="c2\(number)"/>
                                <constraint firstItem="bx\(number)" firstAttribute="width" constant="200" id="c3\(number)"/>
                                <constraint firstItem="bx\(number)" firstAttribute="height" constant="80" id="c4\(number)"/>
    \(constraints)
                            </constraints>
                        </view>
                    </viewController>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="fr\(number)" sceneMemberID="firstResponder"/>
                </objects>
            </scene>
    """
  }

  /// The line and column, both from 1, of the first occurrence of `part` in `text`.
  static func location(of part: String, in text: String) throws -> (line: Int, column: Int, offset: Int) {
    guard let range = text.range(of: part) else { throw CocoaError(.formatting) }
    let before = text[..<range.lowerBound]
    let line = before.split(separator: "\n", omittingEmptySubsequences: false)
    return (line.count, (line.last?.unicodeScalars.count ?? 0) + 1, before.utf8.count)
  }
}
