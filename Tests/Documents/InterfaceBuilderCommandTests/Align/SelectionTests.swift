// SPDX-License-Identifier: MIT

import InterfaceBuilder
import InterfaceDocuments
import Testing

@MainActor
@Suite("Selecting views for commands")
struct SelectionTests {
  private static let stack = Drawing.element(
    "stackView", "stack", "0.0 400 375 50",
    "<subviews>\n" + Drawing.element("label", "arranged", "0.0 0.0 375 50", attributes: #"text="Same""#)
      + "</subviews>\n")
  private static let cell = """
                    <tableView contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="table">
                        <rect key="frame" x="0.0" y="500" width="375" height="167"/>
                        <prototypes>
                            <tableViewCell id="cell">
                                <rect key="frame" x="0.0" y="28" width="375" height="44"/>
                                <tableViewCellContentView key="contentView" id="content">
                                    <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
                                </tableViewCellContentView>
                            </tableViewCell>
                        </prototypes>
                    </tableView>

    """
  private let drawing = Drawing(
    views: Drawing.element("label", "title", "20 40 100 20", attributes: #"text="Welcome" userLabel="Title""#)
      + Drawing.element("label", "other", "20 70 100 20", attributes: #"text="Same""#) + stack + cell,
    guides: #"            <viewLayoutGuide key="safeArea" id="safe"/>\#n"#)

  private func error(_ views: [String], _ pins: InterfacePins) throws -> InterfaceCommandError? {
    let document = try drawing.document()
    let before = document.written
    let error = #expect(throws: InterfaceCommandError.self) { try document.pin(views, pins) }
    #expect(document.written == before)
    return error
  }

  private var top: InterfacePins {
    var pins = InterfacePins()
    pins.spacings[.top] = .init(.canvas)
    return pins
  }

  @Test("a label or a text names a view if only one has it", arguments: ["title", "Title", "Welcome"])
  func names(_ name: String) throws {
    let document = try drawing.document()
    try document.pin([name], top)
    #expect(document.writtenConstraints.first?.contains(#"firstItem="title""#) == true)
  }

  @Test(
    "a name may be written as a report prints it",
    arguments: [
      "label title", "label “Title”", "“Welcome”", "label \"Title\"", "Wel…", "label “Welc…”", "greeting",
      "Says\\nhello",
      "hint", "Greets the us…",
    ])
  func printedNames(_ name: String) throws {
    let title = Drawing.element(
      "label", "title", "20 40 100 20",
      #"<accessibility key="accessibilityConfiguration" label="Says&#10;hello" identifier="greeting"/>"#,
      attributes: #"text="Welcome" userLabel="Title" toolTip="Greets the user""#)
    let other = Drawing.element("label", "other", "20 70 100 20", attributes: #"text="Two words""#)
    let document = try Drawing(
      views: title + other,
      guides: #"<connections><outlet property="hint" destination="title" id="o1"/></connections>"#
    ).document()
    try document.pin([name], top)
    #expect(document.writtenConstraints.first?.contains(#"firstItem="title""#) == true)
  }

  @Test("the last word of a name alone does not name a view", arguments: ["Three words", "button title", "…", "“”"])
  func otherNames(_ name: String) throws {
    #expect(throws: InterfaceCommandError.self) { try drawing.document().pin([name], top) }
  }

  @Test("an unknown name is answered with similar names")
  func unknown() throws {
    #expect(try error(["titel"], top) == .unknownView("titel", suggestions: ["Title", "title"]))
    #expect(try error(["nothing like it"], top) == .unknownView("nothing like it", suggestions: []))
  }

  @Test("a text that two views show names neither")
  func several() throws {
    #expect(try error(["Same"], top) == .severalViews("Same", ids: ["other", "arranged"]))
  }

  @Test("an error for a view that cannot be moved gives the reason")
  func placed() throws {
    #expect(try error(["safe"], top) == .notAView("safe", element: "viewLayoutGuide"))
    #expect(try error(["root"], top) == .noSuperview("root"))
    #expect(try error(["arranged"], top) == .arranged("arranged", by: "stack"))
    #expect(try error(["content"], top) == .managed("content", by: "cell"))
    #expect(try error(["cell"], top) == .managed("cell", by: "table"))
    #expect(try error(["title", "Title"], top) == .repeated("Title"))
  }

  @Test("sizes of arranged views can be constrained")
  func arrangedSize() throws {
    let document = try drawing.document()
    var pins = InterfacePins()
    pins.width = .points(100)
    try document.pin(["arranged"], pins)
    #expect(document.writtenConstraints == [#"<constraint firstAttribute="width" constant="100"/>"#])
  }

  @Test("entries and sizes that compare views need two")
  func tooFew() throws {
    var pins = InterfacePins()
    pins.equalWidths = true
    #expect(try error(["title"], pins) == .tooFewViews(needed: 2, found: 1))
    #expect(try error([], top) == .tooFewViews(needed: 1, found: 0))
    #expect(try error(["title"], InterfacePins()) == .nothingAsked)
    let document = try drawing.document()
    #expect(throws: InterfaceCommandError.tooFewViews(needed: 2, found: 1)) {
      try document.align(["title"], [InterfaceAlignment(.leading)])
    }
  }

  @Test("a neighbor must be a sibling, the container or a guide of it")
  func neighbors() throws {
    var pins = InterfacePins()
    pins.spacings[.top] = .init(.canvas, to: "arranged")
    #expect(try error(["title"], pins) == .notANeighbor("arranged", of: "title"))
  }

  @Test("a document without Auto Layout takes no constraints")
  func noAutoLayout() throws {
    let text = drawing.text.replacing(#" useAutolayout="YES""#, with: "")
    let document = try InterfaceDocument(bytes: Array(text.utf8))
    #expect(throws: InterfaceCommandError.noAutoLayout) { try document.pin(["title"], top) }
    #expect(throws: InterfaceCommandError.noAutoLayout) { try document.resolve(.addMissing) }
  }

  @Test("an unknown scene is answered with the existing scenes")
  func scene() throws {
    let document = try drawing.document()
    #expect(throws: InterfaceCommandError.unknownScene("roott", suggestions: ["root"])) {
      try document.resolve(.clear, .scene("roott"))
    }
  }
}
