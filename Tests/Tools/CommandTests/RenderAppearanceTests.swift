// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The parts of pictures of documents that the canvas does not contain.
@Suite("tinamou render: bars, images and separators of documents")
struct RenderAppearanceTests {
  @Test("search bars, navigation bars and tab bars show their contents")
  func ownBars() throws {
    let picture = try Self.picture(
      of: """
        <searchBar contentMode="redraw" placeholder="Find a city" id="b1">\(Self.rect(0, 100, 393, 56))</searchBar>
        <navigationBar contentMode="scaleToFill" id="b2">\(Self.rect(0, 200, 393, 44))<items>
        <navigationItem title="Cities" id="b3"><barButtonItem key="leftBarButtonItem" title="Edit" id="b4"/></navigationItem>
        </items></navigationBar>
        <tabBar contentMode="scaleToFill" id="b5">\(Self.rect(0, 300, 393, 49))<items>
        <tabBarItem title="Places" id="b6"/></items></tabBar>
        """)
    for text in ["Find a city", "Cities", "Edit", "Places"] { #expect(picture.contains(text), "\(text)") }
  }

  @Test("the bars of the controllers around a scene are drawn in its insets, with the items of their scenes")
  func surroundingBars() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("Main.storyboard", Self.surrounded)
    #expect(try BuiltTool.run("render", file, "-o", folder.path("one.svg"), "--scene", "one").status == 0)
    let picture = try String(contentsOfFile: folder.path("one.svg"), encoding: .utf8)
    for text in ["Cities", "Edit", "Places", "Settings"] { #expect(picture.contains(text), "\(text)") }
    #expect(try BuiltTool.run("render", file, "-o", folder.path("next.svg"), "--scene", "next").status == 0)
    let pushed = try String(contentsOfFile: folder.path("next.svg"), encoding: .utf8)
    for text in ["Rome", "Cities", "Places"] { #expect(pushed.contains(text), "\(text)") }
    #expect(!pushed.contains("Edit"))
  }

  @Test("the rows of a table are below the navigation bar that covers it")
  func tablesBelowBars() throws {
    let folder = try TemporaryFolder()
    let text = Self.surrounded.replacingOccurrences(
      of: #"<view key="view" id="v1">"#, with: #"<tableView key="view" style="plain" id="v1">"#
    ).replacingOccurrences(
      of: "</view><navigationItem key=\"navigationItem\" title=\"Cities\"",
      with: """
        <prototypes><tableViewCell id="r1">\(Self.rect(0, 28, 393, 44))<tableViewCellContentView key="contentView" \
        tableViewCell="r1" id="v4">\(Self.rect(0, 0, 393, 44))<subviews>
        <label text="First row" id="l1">\(Self.rect(16, 10, 100, 21))</label></subviews></tableViewCellContentView>
        </tableViewCell></prototypes></tableView><navigationItem key="navigationItem" title="Cities"
        """)
    let file = try folder.file("Main.storyboard", text)
    #expect(try BuiltTool.run("render", file, "-o", folder.path("one.svg"), "--scene", "one").status == 0)
    let picture = try String(contentsOfFile: folder.path("one.svg"), encoding: .utf8)
    // The insets are 59 points for the status bar and 44 for the navigation bar.
    #expect(picture.contains(#"<g transform="translate(0 103)">"#))
  }

  @Test("an image of an asset catalog beside the document is drawn, and a box where there is none")
  func images() throws {
    let views = """
      <button contentMode="scaleToFill" buttonType="custom" id="b1">\(Self.rect(10, 100, 60, 40))
      <state key="normal" image="photo"/></button>

      """
    let resources = #"<resources><image name="photo" width="30" height="20"/></resources>"#
    #expect(try Self.picture(of: views, resources: resources).contains("#f2f2f7"))
    let found = try Self.picture(of: views, resources: resources) { folder in
      let set = folder.url.appendingPathComponent("Assets.xcassets/photo.imageset")
      try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
      try Data(Self.imageSet.utf8).write(to: set.appendingPathComponent("Contents.json"))
      let pixels = try #require(Data(base64Encoded: Self.pixel))
      try pixels.write(to: set.appendingPathComponent("photo.png"))
    }
    #expect(found.contains("<image"))
    #expect(!found.contains("#f2f2f7"))
  }

  @Test("a box is dark behind light text, and light elsewhere", arguments: [(1.0, "#737373"), (0.0, "#f2f2f7")])
  func boxes(_ white: Double, _ fill: String) throws {
    let picture = try Self.picture(
      of: """
        <imageView contentMode="scaleToFill" image="photo" id="b1">\(Self.rect(10, 100, 300, 80))</imageView>
        <label text="Over a picture" id="b2">\(Self.rect(20, 120, 200, 21))
        <color key="textColor" white="\(white)" alpha="1" colorSpace="calibratedWhite"/></label>
        """)
    #expect(picture.contains(fill))
  }

  @Test(
    "a grouped table has whole lines around its sections, and groups with insets lines between their rows only",
    arguments: [("plain", 0, 3), ("grouped", 2, 2), ("insetGrouped", 0, 2)])
  func separators(_ style: String, _ whole: Int, _ indented: Int) throws {
    let rows = (0..<3).map { row in
      """
      <tableViewCell contentMode="scaleToFill" id="r\(row)">\(Self.rect(0, 28 + 44 * row, 393, 44))
      <tableViewCellContentView key="contentView" tableViewCell="r\(row)" id="v\(row)">\(Self.rect(0, 0, 393, 44))
      </tableViewCellContentView></tableViewCell>
      """
    }
    let picture = try Self.picture(
      of: """
        <tableView contentMode="scaleToFill" dataMode="static" style="\(style)" separatorStyle="default" id="b1">
        \(Self.rect(0, 100, 393, 300))<sections><tableViewSection id="b2"><cells>\(rows.joined())</cells></tableViewSection>
        </sections></tableView>
        """)
    let lines = picture.split(separator: "\n").filter { $0.contains("#3c3c43") }
    #expect(lines.filter { $0.contains("width=\"393\"") }.count == whole, "\(lines)")
    #expect(lines.filter { $0.contains("width=\"377\"") }.count == indented, "\(lines)")
  }

  // MARK: Documents

  private static func rect(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> String {
    #"<rect key="frame" x="\#(x)" y="\#(y)" width="\#(width)" height="\#(height)"/>"#
  }

  /// The picture of a screen that contains `views`, as SVG.
  private static func picture(
    of views: String, resources: String = "", beside: (TemporaryFolder) throws -> Void = { _ in }
  ) throws -> String {
    let folder = try TemporaryFolder()
    try beside(folder)
    let text = DefectScene.document(views: views, constraints: "").replacingOccurrences(
      of: "</document>", with: resources + "</document>")
    let file = try folder.file("Main.storyboard", text)
    #expect(try BuiltTool.run("render", file, "-o", folder.path("out.svg")).status == 0)
    return try String(contentsOfFile: folder.path("out.svg"), encoding: .utf8)
  }

  private static let imageSet = #"{"images": [{"idiom": "universal", "filename": "photo.png", "scale": "1x"}]}"#
  /// A picture of one pixel.
  private static let pixel =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg=="

  /// A tab bar controller with two tabs. In the first, a navigation controller contains `one`, from which `next` is pushed.
  private static let surrounded = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
    useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" initialViewController="tabs">
    <device id="retina6_12" orientation="portrait"/><scenes>
    <scene sceneID="s1"><objects><viewController storyboardIdentifier="one" id="one"><view key="view" id="v1">
    \(rect(0, 0, 393, 852))</view><navigationItem key="navigationItem" title="Cities" id="n1">
    <barButtonItem key="rightBarButtonItem" title="Edit" id="e1"/></navigationItem>
    <connections><segue destination="next" kind="show" id="g1"/></connections></viewController></objects></scene>
    <scene sceneID="s2"><objects><viewController storyboardIdentifier="next" id="next"><view key="view" id="v2">
    \(rect(0, 0, 393, 852))</view><navigationItem key="navigationItem" title="Rome" id="n2"/></viewController></objects></scene>
    <scene sceneID="s3"><objects><viewController id="two"><view key="view" id="v3">\(rect(0, 0, 393, 852))</view>
    <tabBarItem key="tabBarItem" title="Settings" id="t2"/></viewController></objects></scene>
    <scene sceneID="s4"><objects><navigationController id="nav"><tabBarItem key="tabBarItem" title="Places" id="t1"/>
    <navigationBar key="navigationBar" id="b1">\(rect(0, 59, 393, 44))</navigationBar>
    <connections><segue destination="one" kind="relationship" relationship="rootViewController" id="g2"/></connections>
    </navigationController></objects></scene>
    <scene sceneID="s5"><objects><tabBarController id="tabs"><tabBar key="tabBar" id="b2">\(rect(0, 0, 393, 49))</tabBar>
    <connections><segue destination="nav" kind="relationship" relationship="viewControllers" id="g3"/>
    <segue destination="two" kind="relationship" relationship="viewControllers" id="g4"/></connections>
    </tabBarController></objects></scene></scenes></document>
    """
}
