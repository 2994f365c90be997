// SPDX-License-Identifier: MIT

import InterfaceBuilder
import Testing
import UIKit

/// Sizes and margins by version of the tool, as in recorded documents.
@Suite("Controls and cells by version of the tool") @MainActor
struct EraTests {
  @Test(
    "the side margins of a row depend on the screen, and are small on most screens until Xcode 12",
    arguments: [
      (13196, "retina4_7", 375, 8), (14113, "retina4_7", 600, 15), (14460, "retina4_7", 375, 15),
      (15705, "retina4_7", 450, 15), (14490, "retina6_1", 414, 20), (15705, "retina6_1", 414, 20),
      (17701, "retina6_1", 350, 20), (23094, "retina6_1", 350, 20), (17701, "retina4_7", 375, 16),
      (21701, "retina4_7", 760, 16), (14490, "retina5_9", 375, 15), (15705, "retina5_9", 375, 15),
      (17701, "retina5_9", 375, 16),
    ])
  func rowSides(_ version: Int, _ device: String, _ width: Int, _ side: CGFloat) throws {
    let frame = try frame(of: "inside", in: Self.table(width: width), version: version, device: device)
    #expect(frame.minX == side)
    #expect(frame.width == CGFloat(width) - 2 * side)
  }

  @Test(
    "rows that preserve the margins of their table have margins of 15 points in Xcode 7 and 8",
    arguments: [
      (7706, true, 8, 8), (10117, true, 15, 10), (12121, true, 15, 11), (13196, true, 8, 8), (10117, false, 8, 8),
      (12121, false, 8, 8),
    ])
  func preservedRowMargins(_ version: Int, _ preserves: Bool, _ side: CGFloat, _ top: CGFloat) throws {
    let row = Self.row(width: 320, attributes: preserves ? #"preservesSuperviewLayoutMargins="YES""# : "")
    let frame = try frame(of: "inside", inNib: row, version: version, device: version < 11000 ? "" : "retina4_7")
    #expect(frame.origin == CGPoint(x: side, y: top))
    #expect(frame.width == 320 - 2 * side)
  }

  @Test("rows have 15 points above and below from Xcode 26 on", arguments: [(23727, 11), (24093, 15), (24127, 15)])
  func roomyRows(_ version: Int, _ top: CGFloat) throws {
    let frame = try frame(of: "inside", inNib: Self.row(width: 320), version: version, device: "retina6_1")
    #expect(frame.minY == top)
  }

  @Test("rows of wide tables follow the readable width if the table does")
  func readableRows() throws {
    let table = Self.table(width: 834, attributes: #"layoutMarginsFollowReadableWidth="YES""#)
    let frame = try frame(of: "inside", in: table, version: 17701, device: "ipad10_5")
    #expect(frame.minX == 81)
    #expect(frame.width == 672)
  }

  @Test("rows of a table that is the view of a controller have the margins of the screen", arguments: [14113, 15705])
  func rowsOfTableControllers(_ version: Int) throws {
    let table = Self.table(width: 375, attributes: #"key="view""#)
    let frame = try frame(of: "inside", inController: table, version: version, device: "retina4_7")
    #expect(frame.minX == 16)
  }

  @Test(
    "the side margins of a row in a nib depend on its width and on the screen",
    arguments: [
      (13196, "retina4_7", 600, 8), (14113, "retina4_7", 320, 16), (14113, "retina4_7", 600, 20),
      (15705, "retina4_7", 600, 15), (15705, "retina6_1", 320, 16), (17701, "retina4_7", 600, 16),
      (17701, "retina6_1", 320, 16), (17701, "retina6_1", 424, 20), (24127, "retina6_12", 339, 20),
      (17701, "retina6_1", 322, 20), (17701, "retina4_7", 339, 16),
    ])
  func rowSidesInNibs(_ version: Int, _ device: String, _ width: Int, _ side: CGFloat) throws {
    let frame = try frame(of: "inside", inNib: Self.row(width: width), version: version, device: device)
    #expect(frame.minX == side)
  }

  @Test(
    "top-level views of nibs have margins of 8 points before Xcode 9",
    arguments: [(10117, 8, 8), (12121, 8, 8), (13196, 20, 0), (17701, 20, 0)])
  func nibMargins(_ version: Int, _ side: CGFloat, _ top: CGFloat) throws {
    let frame = try frame(
      of: "inside", inNib: Self.insideMargins("key=\"view\"", width: 600, height: 100), version: version,
      device: "retina4_7")
    #expect(frame.origin == CGPoint(x: side, y: top))
  }

  @Test(
    "views of controllers have margins of 16 points before Xcode 7",
    arguments: [(6254, 16), (7706, 16), (10117, 20)])
  func controllerMargins(_ version: Int, _ side: CGFloat) throws {
    let view = Self.insideMargins("key=\"view\"", width: 600, height: 600)
    #expect(try frame(of: "inside", inController: view, version: version, device: "").minX == side)
  }

  @Test("page control dots are 16 points apart before iOS 14", arguments: [1, 3, 5])
  func pages(_ count: Int) throws {
    let content =
      #"<pageControl numberOfPages="\#(count)" translatesAutoresizingMaskIntoConstraints="NO" id="inside"/>"#
    let size = try frame(of: "inside", in: content, version: 13771, device: "retina4_7", constraints: Self.corner).size
    #expect(size == CGSize(width: 16 * count - 9, height: 37))
  }

  @Test("a symbol in a circle is lower than its constrained height, that of a line of text", arguments: [14460, 17701])
  func symbols(_ version: Int) throws {
    let content = """
      <imageView image="info.circle" catalog="system" translatesAutoresizingMaskIntoConstraints="NO" id="inside">
        <constraints><constraint firstAttribute="height" constant="34" id="k3"/>
          <constraint firstAttribute="width" constant="34" id="k4"/></constraints></imageView>
      """
    let image = #"<resources><image name="info.circle" catalog="system" width="128" height="123"/></resources>"#
    let frame = try frame(
      of: "inside", in: content, version: version, device: "retina4_7", constraints: Self.corner, resources: image)
    #expect(frame.height == (version < 14800 ? 34 : 33))
    #expect(frame.minY == (version < 14800 ? 0 : 0.5))
  }

  @Test("a flat segment has 4 points less padding than a rounded one, and lighter letters")
  func segments() throws {
    let content = """
      <segmentedControl segmentControlStyle="plain" translatesAutoresizingMaskIntoConstraints="NO" id="inside">
        <segments><segment title="First"/><segment title="Second"/></segments></segmentedControl>
      """
    func frame(_ version: Int) throws -> CGRect {
      try self.frame(of: "inside", in: content, version: version, device: "retina4_7", constraints: Self.corner)
    }
    let (flat, rounded) = (try frame(13196), try frame(17701))
    // Recorded with these titles: 121 points.
    #expect(flat.size == CGSize(width: 121, height: 29))
    #expect(abs(rounded.width - 131) <= 2 && rounded.height == 32)
  }

  @Test("rounded text fields are 4 points higher from Xcode 11 on", arguments: [(14490, 30), (15400, 34), (17701, 34)])
  func fields(_ version: Int, _ height: CGFloat) throws {
    let content = """
      <textField borderStyle="roundedRect" translatesAutoresizingMaskIntoConstraints="NO" id="inside">
        <fontDescription key="fontDescription" type="system" pointSize="14"/></textField>
      """
    let frame = try frame(of: "inside", in: content, version: version, device: "retina4_7", constraints: Self.corner)
    #expect(frame.height == height)
  }

  @Test(
    "pickers with wheels are 162 points high in nibs from Xcode 10 on", arguments: ["pickerView", "datePicker"],
    [(11762, 216), (14490, 162), (19162, 162)])
  func pickers(_ kind: String, _ expected: (version: Int, height: CGFloat)) throws {
    let content = "<\(kind) translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"inside\"/>"
    let nib = """
      <view id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <subviews>\(content)</subviews><constraints>\(Self.corner)</constraints></view>
      """
    let inNib = try frame(of: "inside", inNib: nib, version: expected.version, device: "retina4_7")
    #expect(inNib.height == expected.height)
    let inScene = try frame(
      of: "inside", in: content, version: expected.version, device: "retina4_7", constraints: Self.corner)
    #expect(inScene.height == 216)
  }

  @Test(
    "search bars are 44 points high before Xcode 9, and 75 with a prompt",
    arguments: [
      (nil, 12121, 44), (nil, 13196, 56), (nil, 14490, 56), ("Place", 6245, 75), ("Place", 11542, 75), ("", 12121, 44),
    ] as [(String?, Int, CGFloat)])
  func searchBars(_ prompt: String?, _ version: Int, _ height: CGFloat) throws {
    let attribute = prompt.map { "prompt=\"\($0)\"" } ?? ""
    let content = #"<searchBar \#(attribute) translatesAutoresizingMaskIntoConstraints="NO" id="inside"/>"#
    let frame = try frame(of: "inside", in: content, version: version, device: "retina4_7", constraints: Self.corner)
    #expect(frame.height == height)
  }

  @Test(
    "text styles have medium size in Xcode 7, and their smallest from Xcode 12.5 to 13.4",
    arguments: [(8191, 19.5), (10117, 19.5), (11542, 20.5), (17701, 20.5), (18122, 17), (20037, 17), (21225, 20.5)])
  func textStyles(_ version: Int, _ height: CGFloat) throws {
    let content = """
      <label text="Hello" numberOfLines="0" adjustsFontForContentSizeCategory="YES" \
      translatesAutoresizingMaskIntoConstraints="NO" id="inside">
        <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
      """
    func shown(_ textSize: UIContentSizeCategory?) throws -> CGFloat {
      try frame(
        of: "inside", in: content, version: version, device: "retina4_7", constraints: Self.corner, textSize: textSize
      ).height
    }
    #expect(try shown(nil) == height)
    #expect(try shown(.large) == 20.5)
  }

  @Test(
    "titles are smaller in Xcode 9 to 11.1",
    arguments: [
      ("Title0", 12121, 41), ("Title0", 13529, 38.5), ("Title0", 14490, 36), ("Title0", 15505, 41),
      ("Title1", 12121, 33.5), ("Title1", 13529, 31.5), ("Title1", 14490, 31.5), ("Title1", 15505, 33.5),
      ("Title2", 12121, 26.5), ("Title2", 13529, 24), ("Title2", 14490, 24), ("Title2", 15505, 26.5),
      ("Title3", 12121, 24), ("Title3", 14490, 24),
    ] as [(String, Int, CGFloat)], [true, false])
  func titles(_ expected: (style: String, version: Int, height: CGFloat), _ adjusts: Bool) throws {
    let content = """
      <label text="Hello" numberOfLines="0" adjustsFontForContentSizeCategory="\(adjusts ? "YES" : "NO")" \
      translatesAutoresizingMaskIntoConstraints="NO" id="inside">
        <fontDescription key="fontDescription" style="UICTFontTextStyle\(expected.style)"/></label>
      """
    let frame = try frame(
      of: "inside", in: content, version: expected.version, device: "retina4_7", constraints: Self.corner)
    #expect(frame.height == expected.height)
  }

  @Test("lines of a text style have the distance of its size", arguments: [(17701, 5, 78.5), (18122, 5, 65.5)])
  func styleLines(_ version: Int, _ count: Int, _ height: CGFloat) throws {
    let text = Array(repeating: "Text", count: count).joined(separator: "&#10;")
    let content = """
      <label text="\(text)" numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" id="inside">
        <fontDescription key="fontDescription" style="UICTFontTextStyleCaption1"/></label>
      """
    let frame = try frame(of: "inside", in: content, version: version, device: "retina4_7", constraints: Self.corner)
    // Recorded by Xcode 12.5: five lines are 65.5 points high.
    #expect(abs(frame.height - height) <= 0.5)
  }

  @Test(
    "the separator takes a pixel from the margin below a row before Xcode 11",
    arguments: [("", 14460, 10.5), (#"separatorStyle="none""#, 14460, 11), ("", 15705, 11)] as [(String, Int, CGFloat)])
  func separators(_ style: String, _ version: Int, _ bottom: CGFloat) throws {
    let table = Self.table(width: 375, attributes: #"translatesAutoresizingMaskIntoConstraints="NO" "# + style)
      .replacingOccurrences(of: #"secondAttribute="topMargin""#, with: #"secondAttribute="top""#)
      .replacingOccurrences(
        of: "</constraints>",
        with: """
          <constraint firstItem="content" firstAttribute="bottomMargin" secondItem="inside" secondAttribute="bottom" \
          id="c4"/></constraints>
          """)
    let frame = try frame(of: "inside", in: table, version: version, device: "retina4_7")
    #expect(frame.height == 44 - bottom)
  }

  @Test(
    "buttons for details, information and contacts are 22 points high before iOS 13",
    arguments: ["detailDisclosure", "infoLight", "infoDark", "contactAdd"])
  func glyphButtons(_ type: String) throws {
    let content = #"<button buttonType="\#(type)" translatesAutoresizingMaskIntoConstraints="NO" id="inside"/>"#
    func size(_ version: Int) throws -> CGSize {
      try frame(of: "inside", in: content, version: version, device: "retina4_7", constraints: Self.corner).size
    }
    #expect(try size(14460) == CGSize(width: 22, height: 22))
    // Recorded in Xcode 11: 25 × 24.
    let new = try size(16096)
    #expect(abs(new.width - 25) <= 1 && abs(new.height - 24) <= 1)
  }

  @Test("a control to which no constraint refers keeps its frame, even if its size is fixed")
  func unconstrained() throws {
    let content = """
      <switch translatesAutoresizingMaskIntoConstraints="NO" id="inside">
        <rect key="frame" x="300" y="6.5" width="49" height="31"/></switch>
      """
    let frame = try frame(of: "inside", in: content, version: 17701, device: "retina4_7")
    #expect(frame == CGRect(x: 300, y: 6.5, width: 49, height: 31))
  }

  @Test("Xcode 7 and older tools use whole points", arguments: [("", 21), ("retina4_7", 20.5)])
  func wholePoints(_ device: String, _ height: CGFloat) throws {
    let content = """
      <stackView axis="vertical" alignment="leading" translatesAutoresizingMaskIntoConstraints="NO" id="stack">
        <rect key="frame" x="0" y="0" width="100" height="21"/>
        <subviews><label text="Hello" id="inside"><fontDescription key="fontDescription" type="system" pointSize="17"/></label>
        </subviews></stackView>
      """
    let corner = Self.corner.split(separator: "inside").joined(separator: "stack")
    let size = try frame(of: "inside", in: content, version: 10117, device: device, constraints: corner).size
    #expect(size.width.truncatingRemainder(dividingBy: device.isEmpty ? 1 : 0.5) == 0)
    #expect(size.height == height)
  }

  @Test(
    "a label of one line of 18 points directly in a root view is 21 points high from Xcode 14 on",
    arguments: [(21507, 18, 1, 21), (19529, 18, 1, 22), (21507, 17, 1, 21), (21507, 18, 0, 21.5), (21507, 19, 1, 23)])
  func linesOf18(_ version: Int, _ size: Int, _ lines: Int, _ height: CGFloat) throws {
    let label = """
      <label text="Lorem" numberOfLines="\(lines)" translatesAutoresizingMaskIntoConstraints="NO" id="inside">
      <rect key="frame" x="0" y="0" width="10" height="10"/>
      <fontDescription key="fontDescription" type="system" pointSize="\(size)"/></label>
      """
    let frame = try frame(of: "inside", in: label, version: version, device: "retina6_1", constraints: Self.corner)
    #expect(frame.height == height)
  }

  @Test("a stack view preserves its superview's margins, and has none of its own")
  func stackMargins() throws {
    let content = """
      <stackView preservesSuperviewLayoutMargins="YES" translatesAutoresizingMaskIntoConstraints="NO" id="stack">
        <rect key="frame" x="0" y="100" width="375" height="100"/>
        <subviews><view preservesSuperviewLayoutMargins="YES" id="arranged"><rect key="frame" x="0" y="0" width="375" height="100"/>
          <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="inside"/></subviews>
          <constraints>
            <constraint firstItem="inside" firstAttribute="top" secondItem="arranged" secondAttribute="topMargin" id="c1"/>
            <constraint firstItem="inside" firstAttribute="leading" secondItem="arranged" secondAttribute="leadingMargin" id="c2"/>
            <constraint firstItem="inside" firstAttribute="width" constant="10" id="c3"/>
            <constraint firstItem="inside" firstAttribute="height" constant="10" id="c4"/>
          </constraints>
          <edgeInsets key="layoutMargins" top="0" left="0" bottom="0" right="0"/></view></subviews>
      </stackView>
      """
    let extra = """
      <constraint firstItem="stack" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="s1"/>
      <constraint firstItem="stack" firstAttribute="trailing" secondItem="root" secondAttribute="trailing" id="s2"/>
      <constraint firstItem="stack" firstAttribute="top" secondItem="root" secondAttribute="top" constant="100" id="s3"/>
      <constraint firstItem="stack" firstAttribute="height" constant="100" id="s4"/>
      """
    let frame = try frame(of: "inside", in: content, version: 17701, device: "retina4_7", constraints: extra)
    #expect(frame.origin == CGPoint(x: 16, y: 0))
  }

  /// A table with a row of `width` points that contains the view `inside`, pinned to the margins of the row.
  private static func table(
    width: Int, attributes: String = #"translatesAutoresizingMaskIntoConstraints="NO""#
  ) -> String {
    """
    <tableView \(attributes) dataMode="prototypes" style="plain" id="table">
      <rect key="frame" x="0" y="0" width="\(width)" height="300"/>
      <prototypes>\(row(width: width))</prototypes>
    </tableView>
    """
  }

  /// A row of `width` points that contains the view `inside`, pinned to its margins.
  private static func row(width: Int, attributes: String = "") -> String {
    """
    <tableViewCell \(attributes) id="cell"><rect key="frame" x="0" y="0" width="\(width)" height="44"/>
      <tableViewCellContentView key="contentView" \(attributes) tableViewCell="cell" id="content">
        <rect key="frame" x="0" y="0" width="\(width)" height="44"/>
        <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="inside">
          <rect key="frame" x="0" y="0" width="10" height="10"/></view></subviews>
        <constraints>
          <constraint firstItem="inside" firstAttribute="leading" secondItem="content" secondAttribute="leadingMargin" id="c1"/>
          <constraint firstItem="inside" firstAttribute="trailing" secondItem="content" secondAttribute="trailingMargin" id="c2"/>
          <constraint firstItem="inside" firstAttribute="top" secondItem="content" secondAttribute="topMargin" id="c3"/>
        </constraints>
      </tableViewCellContentView></tableViewCell>
    """
  }

  /// A view that contains the view `inside`, pinned to its margins.
  private static func insideMargins(_ attributes: String, width: Int, height: Int) -> String {
    """
    <view \(attributes) id="outer"><rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="inside">
        <rect key="frame" x="0" y="0" width="10" height="10"/></view></subviews>
      <constraints>
        <constraint firstItem="inside" firstAttribute="leading" secondItem="outer" secondAttribute="leadingMargin" id="c1"/>
        <constraint firstItem="inside" firstAttribute="top" secondItem="outer" secondAttribute="topMargin" id="c2"/>
        <constraint firstItem="inside" firstAttribute="width" constant="10" id="c3"/>
        <constraint firstItem="inside" firstAttribute="height" constant="10" id="c4"/>
      </constraints></view>
    """
  }

  @Test(
    "labels have the system font of the iOS version that the tool showed",
    arguments: [(8191, 7), (12121, 7), (13529, 4.7), (16097, 4.7), (17156, 0)] as [(Int, CGFloat)])
  func systemFontEditions(_ version: Int, _ more: CGFloat) throws {
    let label = """
      <label text="0000000000" translatesAutoresizingMaskIntoConstraints="NO" id="inside">
      <rect key="frame" x="0" y="0" width="10" height="10"/>
      <fontDescription key="fontDescription" type="system" pointSize="20"/></label>
      """
    let frame = try frame(of: "inside", in: label, version: version, device: "retina6_1", constraints: Self.corner)
    let current = UILabel()
    (current.text, current.font) = ("0000000000", .systemFont(ofSize: 20))
    // Both widths are rounded up to pixels.
    #expect(abs(frame.width - current.intrinsicContentSize.width - more) < 1)
    #expect(abs(frame.height - current.intrinsicContentSize.height) <= 0.5)
  }

  @Test(
    "from Xcode 7 to 14, Chinese letters are wider than their size",
    arguments: [(7706, 36), (12121, 37), (14313, 37), (17156, 37), (21507, 37), (22155, 36)] as [(Int, CGFloat)])
  func chinese(_ version: Int, _ width: CGFloat) throws {
    let label = """
      <label text="已发送" translatesAutoresizingMaskIntoConstraints="NO" id="inside">
      <rect key="frame" x="0" y="0" width="10" height="10"/>
      <fontDescription key="fontDescription" type="system" pointSize="12"/></label>
      """
    // Recorded by Xcode 6: 36 points; three letters are 37 points wide in recorded labels up to Xcode 14.
    let frame = try frame(of: "inside", in: label, version: version, device: "retina6_1", constraints: Self.corner)
    #expect(frame.width == width)
  }

  @Test("labels have the widths of Helvetica Neue before Xcode 7")
  func systemFontOfIOS8() throws {
    let label = """
      <label text="264" translatesAutoresizingMaskIntoConstraints="NO" id="inside">
      <rect key="frame" x="0" y="0" width="10" height="10"/>
      <fontDescription key="fontDescription" type="boldSystem" pointSize="28"/></label>
      """
    // Recorded by Xcode 6.4: 47 × 34.
    let frame = try frame(of: "inside", in: label, version: 7702, device: "retina4_7", constraints: Self.corner)
    #expect(abs(frame.width - 47) <= 0.5 && abs(frame.height - 34) <= 0.5)
  }

  /// Constraints to the controller's view that leave the size ambiguous.
  private static let corner = """
    <constraint firstItem="inside" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="k1"/>
    <constraint firstItem="inside" firstAttribute="top" secondItem="root" secondAttribute="top" id="k2"/>
    """

  /// The frame that the canvas gives to the view `id` in a controller's view that contains `content`.
  private func frame(
    of id: String, in content: String, version: Int, device: String, constraints: String = "", resources: String = "",
    textSize: UIContentSizeCategory? = nil
  ) throws -> CGRect {
    let size = device == "retina6_1" ? (414, 896) : (375, 667)
    let controller = """
      <view key="view" id="root"><rect key="frame" x="0" y="0" width="\(size.0)" height="\(size.1)"/>
      <subviews>\(content)</subviews><constraints>\(constraints)</constraints></view>
      """
    return try frame(
      of: id, inController: controller, version: version, device: device, resources: resources, textSize: textSize)
  }

  /// The frame that the canvas gives to the view `id` in the view of a controller.
  private func frame(
    of id: String, inController view: String, version: Int, device: String, resources: String = "",
    textSize: UIContentSizeCategory? = nil
  ) throws -> CGRect {
    try frame(
      of: id, type: "Storyboard.XIB", version: version, device: device,
      content: """
        <scenes><scene><objects><viewController id="shown">\(view)</viewController></objects></scene></scenes>\(resources)
        """, textSize: textSize)
  }

  /// The frame that the canvas gives to the view `id` in the top-level view of a nib.
  private func frame(of id: String, inNib view: String, version: Int, device: String) throws -> CGRect {
    try frame(of: id, type: "XIB", version: version, device: device, content: "<objects>\(view)</objects>")
  }

  private func frame(
    of id: String, type: String, version: Int, device: String, content: String, textSize: UIContentSizeCategory? = nil
  ) throws -> CGRect {
    var options = CanvasOptions()
    options.textSize = textSize
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(type)" version="3.0" toolsVersion="\(version)" \
      useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">\(device.isEmpty ? "" : #"<device id="\#(device)" orientation="portrait"/>"#)
      \(content)</document>
      """
    let views = Canvas(try InterfaceDocument(bytes: Array(text.utf8)), options: options).scenes.flatMap(\.views)
    return try #require(views.first { $0.interface.id == id }?.view.frame)
  }
}
