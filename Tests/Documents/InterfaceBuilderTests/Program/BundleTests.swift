// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// A view with a property of each kind that a runtime attribute can have.
private final class AttributeView: UIView {
  var truth = false
  var count = 0
  var words: String?
  var greeting: String?
  var spot = CGPoint.zero
  var extent = CGSize.zero
  var area = CGRect.zero
  var range = NSRange()
  var paint: UIColor?
  var picture: UIImage?
  var absent: String? = "there"
  var tapCount = 0
}

@Suite("Documents in a bundle") @MainActor
struct BundleTests {
  /// A folder that is a bundle, with a nib, texts and images.
  private final class OwnBundle {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tinamou-\(UUID().uuidString)")

    init() throws {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func write(_ path: String, _ data: Data) throws {
      let url = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url)
    }

    var bundle: Bundle { Bundle(path: folder.path) ?? .main }
  }

  /// A picture of 12 by 8 pixels.
  private static let picture =
    Data(
      base64Encoded:
        "iVBORw0KGgoAAAANSUhEUgAAAAwAAAAICAIAAABChommAAAAEUlEQVR42mP4z8BAEDGMKgIArIFfoWG3CiUAAAAASUVORK5CYII=")
    ?? Data()

  private static let nib = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
    targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES">
        <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
            <placeholder placeholderIdentifier="Guest" id="gue-st-001"/>
            <view contentMode="scaleToFill" id="roo-t0-001" customClass="AttributeView">
                <rect key="frame" x="0.0" y="0.0" width="320" height="200"/>
                <subviews>
                    <label text="Hello" id="lab-el-001"><rect key="frame" x="0.0" y="0.0" width="100" height="20"/></label>
                    <button buttonType="system" id="but-to-n01">
                        <rect key="frame" x="0.0" y="20" width="100" height="30"/>
                        <state key="normal" title="Go"/>
                        <state key="selected" title="Gone"/>
                    </button>
                    <textField placeholder="Name" id="fie-ld-001">
                        <rect key="frame" x="0.0" y="50" width="100" height="30"/>
                    </textField>
                    <segmentedControl id="seg-me-nt1">
                        <rect key="frame" x="0.0" y="80" width="100" height="30"/>
                        <segments><segment title="One"/><segment title="Two"/></segments>
                    </segmentedControl>
                    <imageView image="dot" id="ima-ge-001"><rect key="frame" x="0.0" y="120" width="12" height="8"/></imageView>
                    <imageView image="star" id="ima-ge-002"><rect key="frame" x="0.0" y="140" width="6" height="4"/></imageView>
                </subviews>
                <userDefinedRuntimeAttributes>
                    <userDefinedRuntimeAttribute type="boolean" keyPath="truth" value="YES"/>
                    <userDefinedRuntimeAttribute type="number" keyPath="count"><integer key="value" value="7"/></userDefinedRuntimeAttribute>
                    <userDefinedRuntimeAttribute type="string" keyPath="words" value="a &amp; b"/>
                    <userDefinedRuntimeAttribute type="localizedString" keyPath="greeting" value="Welcome"/>
                    <userDefinedRuntimeAttribute type="point" keyPath="spot"><point key="value" x="1" y="2"/></userDefinedRuntimeAttribute>
                    <userDefinedRuntimeAttribute type="size" keyPath="extent"><size key="value" width="3" height="4"/></userDefinedRuntimeAttribute>
                    <userDefinedRuntimeAttribute type="rect" keyPath="area"><rect key="value" x="1" y="2" width="3" height="4"/></userDefinedRuntimeAttribute>
                    <userDefinedRuntimeAttribute type="range" keyPath="range"><range key="value" location="5" length="6"/></userDefinedRuntimeAttribute>
                    <userDefinedRuntimeAttribute type="color" keyPath="paint"><color key="value" red="1" green="0.5" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></userDefinedRuntimeAttribute>
                    <userDefinedRuntimeAttribute type="image" keyPath="picture" value="dot"/>
                    <userDefinedRuntimeAttribute type="nil" keyPath="absent"/>
                </userDefinedRuntimeAttributes>
                <connections>
                    <outlet property="guest" destination="gue-st-001" id="out-01-001"/>
                    <outletCollection property="gestureRecognizers" destination="tap-00-001" appends="YES" id="out-02-001"/>
                </connections>
            </view>
            <tapGestureRecognizer id="tap-00-001">
                <connections>
                    <action selector="wasTapped:" destination="roo-t0-001" id="act-01-001"/>
                </connections>
            </tapGestureRecognizer>
        </objects>
        <resources>
            <image name="dot" width="12" height="8"/>
            <image name="star" width="6" height="4"/>
        </resources>
    </document>
    """

  private let own: OwnBundle

  init() throws {
    NibRegistry.register(AttributeView.self)
    NibRegistry.property("truth", \AttributeView.truth)
    NibRegistry.property("count", \AttributeView.count)
    NibRegistry.property("words", \AttributeView.words)
    NibRegistry.property("greeting", \AttributeView.greeting)
    NibRegistry.property("spot", \AttributeView.spot)
    NibRegistry.property("extent", \AttributeView.extent)
    NibRegistry.property("area", \AttributeView.area)
    NibRegistry.property("range", \AttributeView.range)
    NibRegistry.property("paint", \AttributeView.paint)
    NibRegistry.property("picture", \AttributeView.picture)
    NibRegistry.property("absent", \AttributeView.absent)
    NibRegistry.action("wasTapped:", of: AttributeView.self) { (view: AttributeView, _: UITapGestureRecognizer) in
      view.tapCount += 1
    }
    own = try OwnBundle()
    try own.write("Card.xib", Data(Self.nib.utf8))
    try own.write("dot.png", Self.picture)
    try own.write("Assets.xcassets/Icons/star.imageset/star.png", Self.picture)
    try own.write(
      "Assets.xcassets/Icons/star.imageset/Contents.json",
      Data(#"{"images":[{"idiom":"universal","filename":"star.png","scale":"2x"}],"info":{"version":1}}"#.utf8))
  }

  private func load(options: [UINib.OptionsKey: Any]? = nil) throws -> AttributeView {
    let objects = try #require(own.bundle.loadNibNamed("Card", owner: nil, options: options))
    return try #require(objects.first as? AttributeView)
  }

  @Test("runtime attributes of every kind")
  func runtimeAttributes() throws {
    let view = try load()
    #expect(view.truth)
    #expect(view.count == 7)
    #expect(view.words == "a & b")
    #expect(view.greeting == "Welcome")
    #expect(view.spot == CGPoint(x: 1, y: 2))
    #expect(view.extent == CGSize(width: 3, height: 4))
    #expect(view.area == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(view.range == NSRange(location: 5, length: 6))
    #expect(view.paint == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    #expect(view.picture?.size == CGSize(width: 12, height: 8))
    #expect(view.absent == nil)
  }

  @Test("images come from the files of the bundle or its asset catalog, in points")
  func images() throws {
    let images = try load().subviews.compactMap { ($0 as? UIImageView)?.image }
    #expect(images.map(\.size) == [CGSize(width: 12, height: 8), CGSize(width: 6, height: 4)])
    #expect(images.map(\.scale) == [1, 2])
  }

  @Test("gesture recognizers of a nib perform their actions")
  func gestures() throws {
    let view = try load()
    let tap = try #require(view.gestureRecognizers?.first as? UITapGestureRecognizer)
    tap.state = .ended
    #expect(view.tapCount == 1)
  }

  @Test("external objects replace placeholders")
  func externalObjects() throws {
    let guest = UIView()
    let view = try load(options: [.externalObjects: ["Guest": guest]])
    #expect(view.inspection.outlet("guest") === guest)
  }

  /// A strings file in one of the formats that tools write.
  enum Form: String, CaseIterable, Sendable {
    case pairs, utf16, utf16WithoutMark, xml, binary

    func data(_ texts: [String: String]) throws -> Data {
      let pairs = "/* A remark. */\n" + texts.map { "\"\($0.key)\" = \"\($0.value)\"; // said\n" }.joined()
      switch self {
      case .pairs: return Data(pairs.utf8)
      case .utf16: return try #require(pairs.data(using: .utf16))
      case .utf16WithoutMark: return try #require(pairs.data(using: .utf16BigEndian))
      case .xml: return try PropertyListSerialization.data(fromPropertyList: texts, format: .xml, options: 0)
      case .binary: return try PropertyListSerialization.data(fromPropertyList: texts, format: .binary, options: 0)
      }
    }
  }

  @Test("localized texts, by object", arguments: Form.allCases)
  func strings(_ form: Form) throws {
    let language = String((Locale.preferredLanguages.first ?? "en").prefix { $0 != "-" && $0 != "_" })
    let texts = [
      "lab-el-001.text": "Grüß Gott", "but-to-n01.normalTitle": "Los", "fie-ld-001.placeholder": "Name?",
      "seg-me-nt1.segmentTitles[1]": "Zwei",
      "roo-t0-001.ibExternalUserDefinedRuntimeAttributesLocalizableStrings[0]": "Da",
    ]
    try own.write("\(language).lproj/Card.strings", try form.data(texts))
    let view = try load()
    #expect((view.subviews[0] as? UILabel)?.text == "Grüß Gott")
    let button = try #require(view.subviews[1] as? UIButton)
    #expect(button.title(for: .normal) == "Los")
    #expect(button.title(for: .selected) == "Gone")
    #expect((view.subviews[2] as? UITextField)?.placeholder == "Name?")
    let segments = try #require(view.subviews[3] as? UISegmentedControl)
    #expect((0..<2).map { segments.titleForSegment(at: $0) } == ["One", "Zwei"])
    #expect(view.greeting == "Da")
  }
}
