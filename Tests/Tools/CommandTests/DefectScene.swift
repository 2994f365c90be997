// SPDX-License-Identifier: MIT

/// Makes documents with one scene of a few views.
enum DefectScene {
  /// A storyboard with a view controller whose view, of 393×852 points, is `ro1` with the safe area `sa1`.
  static func document(views: String, constraints: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
    targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" \
    useSafeAreas="YES" colorMatched="YES" initialViewController="vc1">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <scenes>
            <scene sceneID="sc1">
                <objects>
                    <viewController id="vc1" sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="ro1">
                            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                            <subviews>
    \(views)
                            </subviews>
                            <viewLayoutGuide key="safeArea" id="sa1"/>
                            <constraints>
    \(constraints.replacing("/><", with: "/>\n<"))
                            </constraints>
                        </view>
                    </viewController>
                </objects>
            </scene>
        </scenes>
    </document>

    """
  }

  /// A label with its stored frame; `style` is a text style that replaces the system font of 17 points.
  static func label(_ id: String, _ text: String, _ frame: [Int], style: String? = nil, more: String = "") -> String {
    let font =
      style.map { #"<fontDescription key="fontDescription" style="\#($0)"/>"# }
      ?? #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#
    let scales = style == nil ? "" : #" adjustsFontForContentSizeCategory="YES""#
    return """
      <label\(more) opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" \
      verticalHuggingPriority="251" text="\(text)" textAlignment="natural" lineBreakMode="tailTruncation"\(scales) \
      baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      \(rect(frame))
      \(font)
      </label>

      """
  }

  /// A system button with its stored frame.
  static func button(_ id: String, _ title: String, _ frame: [Int], more: String = "") -> String {
    """
    <button\(more) opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" \
    contentVerticalAlignment="center" buttonType="system" lineBreakMode="middleTruncation" \
    translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
    \(rect(frame))
    <state key="normal" title="\(title)"/>
    </button>

    """
  }

  /// Constraints from a view's top and leading edges to its superview's.
  static func corner(_ id: String, _ x: Int, _ y: Int) -> String {
    edge(id, "leading", x, "l-\(id)") + edge(id, "top", y, "t-\(id)")
  }

  /// A constraint between the same attributes of a view and its superview.
  static func edge(_ id: String, _ attribute: String, _ constant: Int, _ name: String) -> String {
    #"<constraint firstItem="\#(id)" firstAttribute="\#(attribute)" secondItem="ro1" "#
      + #"secondAttribute="\#(attribute)" constant="\#(constant)" id="\#(name)"/>"#
  }

  /// Constraints for a constant size.
  static func size(_ id: String, _ width: Int, _ height: Int) -> String {
    #"<constraint firstItem="\#(id)" firstAttribute="width" constant="\#(width)" id="w-\#(id)"/>"#
      + #"<constraint firstItem="\#(id)" firstAttribute="height" constant="\#(height)" id="h-\#(id)"/>"#
  }

  private static func rect(_ frame: [Int]) -> String {
    #"<rect key="frame" x="\#(frame[0])" y="\#(frame[1])" width="\#(frame[2])" height="\#(frame[3])"/>"#
  }
}
