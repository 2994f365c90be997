// SPDX-License-Identifier: MIT

import InterfaceBuilder
import InterfaceDocuments
import Testing

@MainActor
@Suite("The Pin menu")
struct PinTests {
  /// A view with a neighbor above, a view at the left that is not beside it, and a view far below.
  private let drawing = Drawing(
    views: Drawing.view("above", "0.0 20 375 60") + Drawing.view("left", "10 90 50 10")
      + Drawing.view("me", "100 110 150 80") + Drawing.view("below", "120 250 20 20")
      + Drawing.view("farther", "100 300 200 20"))

  private func pin(_ change: (inout InterfacePins) -> Void, _ views: [String] = ["me"], in drawing: Drawing? = nil)
    throws -> [String]
  {
    let document = try (drawing ?? self.drawing).document()
    var pins = InterfacePins()
    pins.constrainedToMargins = false
    change(&pins)
    try document.pin(views, pins)
    return document.writtenConstraints
  }

  @Test("a spacing is measured to the nearest view beside, or to the container if there is none")
  func nearest() throws {
    let written = try pin { pins in
      for side in InterfaceSide.allCases { pins.spacings[side] = .init(.canvas) }
    }
    #expect(
      Set(written) == [
        #"<constraint firstItem="me" firstAttribute="top" secondItem="above" secondAttribute="bottom" constant="30"/>"#,
        #"<constraint firstItem="me" firstAttribute="leading" "#
          + #"secondItem="root" secondAttribute="leading" constant="100"/>"#,
        #"<constraint firstAttribute="trailing" secondItem="me" secondAttribute="trailing" constant="125"/>"#,
        #"<constraint firstItem="below" firstAttribute="top" secondItem="me" secondAttribute="bottom" constant="60"/>"#,
      ])
  }

  @Test(
    "the standard distance is 8 to a sibling and 20 to the container, and marked as standard",
    arguments: [(InterfaceSide.top, "8"), (.leading, "20"), (.bottom, "8")])
  func standard(_ side: InterfaceSide, _ constant: String) throws {
    let written = try pin { $0.spacings[side] = .init(.standard) }
    #expect(written.count == 1)
    #expect(written[0].hasSuffix(#"constant="\#(constant)" symbolic="YES"/>"#))
  }

  @Test("with margins the distance is to the margin: 16 at the sides of a root of 375 points")
  func margins() throws {
    let written = try pin { pins in
      pins.constrainedToMargins = true
      pins.spacings = [.leading: .init(.canvas), .trailing: .init(.standard)]
    }
    #expect(
      Set(written) == [
        #"<constraint firstItem="me" firstAttribute="leading" "#
          + #"secondItem="root" secondAttribute="leadingMargin" constant="84"/>"#,
        #"<constraint firstAttribute="trailingMargin" secondItem="me" secondAttribute="trailing"/>"#,
      ])
  }

  @Test("a neighbor can be named instead: a sibling farther away, the container, a guide")
  func named() throws {
    #expect(
      try pin { $0.spacings[.bottom] = .init(.points(12), to: "farther") } == [
        #"<constraint firstItem="farther" firstAttribute="top" "#
          + #"secondItem="me" secondAttribute="bottom" constant="12"/>"#
      ])
    #expect(
      try pin { $0.spacings[.top] = .init(.canvas, to: "root") } == [
        #"<constraint firstItem="me" firstAttribute="top" secondItem="root" secondAttribute="top" constant="110"/>"#
      ])
    var guided = drawing
    guided.guides = #"            <viewLayoutGuide key="safeArea" id="safe"/>\#n"#
    #expect(
      try pin({ $0.spacings[.trailing] = .init(.canvas, to: "safe") }, in: guided) == [
        #"<constraint firstItem="safe" firstAttribute="trailing" "#
          + #"secondItem="me" secondAttribute="trailing" constant="125"/>"#
      ])
  }

  @Test("a standard distance to the safe area is a plain number, because a marked one would be 0")
  func standardToSafeArea() throws {
    var guided = drawing
    guided.guides = #"            <viewLayoutGuide key="safeArea" id="safe"/>\#n"#
    let written = try pin({ $0.spacings[.leading] = .init(.standard, to: "safe") }, in: guided)
    #expect(written.count == 1)
    #expect(written[0].hasSuffix(#"constant="20"/>"#))
  }

  @Test("a view is pinned to the safe area if its container has one, unless it reaches beyond it")
  func safeArea() throws {
    var guided = drawing
    guided.guides = #"            <viewLayoutGuide key="safeArea" id="safe"/>\#n"#
    #expect(
      try pin({ $0.spacings = [.leading: .init(.canvas)] }, in: guided)[0].contains(#"secondItem="safe""#))
    guided.views = Drawing.view("me", "-10 0.0 395 100")
    #expect(
      try pin({ $0.spacings = [.leading: .init(.canvas)] }, in: guided) == [
        #"<constraint firstItem="me" firstAttribute="leading" "#
          + #"secondItem="root" secondAttribute="leading" constant="-10"/>"#
      ])
  }

  @Test("width and height are held by the view itself, with a number or the canvas's value")
  func sizes() throws {
    let document = try drawing.document()
    var pins = InterfacePins()
    (pins.width, pins.height) = (.canvas, .points(44))
    try document.pin(["me"], pins)
    #expect(
      Set(document.writtenConstraints) == [
        #"<constraint firstAttribute="width" constant="150"/>"#,
        #"<constraint firstAttribute="height" constant="44"/>"#,
      ])
    #expect(document.scenes[0].views.first { $0.id == "me" }?.constraints.count == 2)
  }

  @Test("equal sizes follow the first view")
  func equalSizes() throws {
    let written = try pin(
      { ($0.equalWidths, $0.equalHeights) = (true, true) }, ["below", "me"])
    #expect(
      Set(written) == [
        #"<constraint firstItem="me" firstAttribute="width" secondItem="below" secondAttribute="width"/>"#,
        #"<constraint firstItem="me" firstAttribute="height" secondItem="below" secondAttribute="height"/>"#,
      ])
  }

  @Test(
    "the ratio is in the smallest whole numbers",
    arguments: [
      ("30 40", "3:4"), ("150 80", "15:8"), ("44 44", "1:1"), ("41.5 20.5", "83:41"),
      ("100.33333333333333 50", "301:150"),
    ])
  func ratio(_ size: String, _ ratio: String) throws {
    let drawing = Drawing(views: Drawing.view("me", "10 10 \(size)"))
    #expect(
      try pin({ $0.aspectRatio = .canvas }, in: drawing) == [
        #"<constraint firstAttribute="width" secondItem="me" secondAttribute="height" multiplier="\#(ratio)"/>"#
      ])
  }

  @Test("two neighbors that are pinned to each other get one constraint")
  func both() throws {
    let written = try pin({ $0.spacings = [.top: .init(.canvas), .bottom: .init(.canvas)] }, ["above", "me"])
    #expect(written.filter { $0.contains(#"firstItem="me""#) && $0.contains(#"secondItem="above""#) }.count == 1)
  }

  @Test("frames are updated on request")
  func frames() throws {
    let document = try Drawing(views: Drawing.view("me", "100 110 150 80")).document()
    var pins = InterfacePins()
    pins.constrainedToMargins = false
    pins.spacings = [.top: .init(.points(30)), .leading: .init(.points(16)), .trailing: .init(.points(16))]
    pins.height = .points(50)
    let outcome = try document.pin(["me"], pins, updating: .newConstraints)
    #expect(document.written.contains(#"<rect key="frame" x="16" y="30" width="343" height="50"/>"#))
    #expect(outcome.notes.isEmpty)
  }

  @Test("a view positioned by its mask is positioned by constraints afterward")
  func mask() throws {
    let view = """
                      <view contentMode="scaleToFill" id="me">
                          <rect key="frame" x="10" y="10" width="100" height="100"/>
                          <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                      </view>

      """
    let document = try Drawing(views: view).document()
    var pins = InterfacePins()
    pins.width = .canvas
    try document.pin(["me"], pins)
    #expect(
      document.written.contains(
        #"<view contentMode="scaleToFill" ambiguous="YES" translatesAutoresizingMaskIntoConstraints="NO" id="me">"#))
    #expect(!document.written.contains("flexibleMaxX"))
  }
}
