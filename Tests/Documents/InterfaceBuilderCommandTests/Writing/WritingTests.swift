// SPDX-License-Identifier: MIT

import Foundation
import InterfaceBuilder
import InterfaceDocuments
import Testing

@MainActor
@Suite("What commands write")
struct WritingTests {
  @Test("a command and its manual reversal restore the document byte for byte")
  func untouched() throws {
    let text = Drawing(views: Drawing.view("me", "10 10 100 100")).text
    let document = try InterfaceDocument(bytes: Array(text.utf8))
    var pins = InterfacePins()
    pins.spacings = [.top: .init(.canvas), .leading: .init(.canvas)]
    (pins.width, pins.height) = (.canvas, .canvas)
    try document.pin(["me"], pins)
    #expect(document.written != text)
    for element in document.markup.root.subtree where element.name == "constraints" { element.remove() }
    #expect(document.written == text)
  }

  @Test("constraints are sorted by identifier, after colors and before connections")
  func order() throws {
    let content = """
                          <color key="backgroundColor" white="1" alpha="1"/>
                          <connections>
                              <outlet property="a" destination="root" id="out"/>
                          </connections>

      """
    let document = try Drawing(views: Drawing.view("me", "10 10 100 100", content)).document()
    var pins = InterfacePins()
    (pins.width, pins.height) = (.canvas, .canvas)
    try document.pin(["me"], pins)
    let view = try #require(document.layoutItem("me"))
    #expect(view.elements.map(\.name) == ["rect", "color", "constraints", "connections"])
    let ids = try #require(view.element("constraints")).elements.compactMap { $0["id"] }
    #expect(ids == ids.sorted())
  }

  @Test("new identifiers have Interface Builder's form, are unique, and are the same in every run")
  func identifiers() throws {
    func ids() throws -> [String] {
      let document = try Drawing(views: Drawing.view("me", "10 10 100 100")).document()
      var pins = InterfacePins()
      (pins.width, pins.height, pins.aspectRatio) = (.canvas, .canvas, .canvas)
      return try document.pin(["me"], pins).added
    }
    let first = try ids()
    #expect(Set(first).count == 3)
    #expect(first.allSatisfy { $0.wholeMatch(of: /[A-Za-z0-9]{3}-[A-Za-z0-9]{2}-[A-Za-z0-9]{3}/) != nil })
    #expect(try ids() == first)
  }

  @Test("different constraints in copies of one document get different identifiers, so that the copies can be merged")
  func identifiersOfCopies() throws {
    let added = try [InterfaceValue.points(10), .points(20)].map { width in
      let document = try Drawing(views: Drawing.view("me", "10 10 100 100")).document()
      var pins = InterfacePins()
      pins.width = width
      return try document.pin(["me"], pins).added
    }
    #expect(added[0] != added[1])
  }

  @Test(
    "numbers are written as Interface Builder writes them",
    arguments: [
      ("8", "8"), ("0.5", "0.5"), ("33.333333333333336", "33.333333333333336"), ("-12", "-12"), ("0.25", "0.25"),
    ])
  func numbers(_ number: String, _ text: String) throws {
    let document = try Drawing(views: Drawing.view("me", "10 10 100 100")).document()
    var pins = InterfacePins()
    pins.width = .points(try #require(Double(number)))
    try document.pin(["me"], pins)
    #expect(document.writtenConstraints == [#"<constraint firstAttribute="width" constant="\#(text)"/>"#])
  }

  @Test("a cleared constraint is removed with its outlets and variations")
  func references() throws {
    let content = """
                          <constraints>
                              <constraint firstAttribute="width" constant="100" id="abc-de-fgh"/>
                          </constraints>
                          <variation key="default">
                              <mask key="constraints">
                                  <exclude reference="abc-de-fgh"/>
                              </mask>
                          </variation>
                          <variation key="heightClass=regular-widthClass=compact">
                              <mask key="constraints">
                                  <include reference="abc-de-fgh"/>
                              </mask>
                          </variation>
                          <connections>
                              <outlet property="widthConstraint" destination="abc-de-fgh" id="out"/>
                          </connections>

      """
    let document = try Drawing(views: Drawing.view("me", "10 10 100 100", content)).document()
    let outcome = try document.resolve(.clear, .views(["me"]))
    #expect(!document.written.contains("abc-de-fgh"))
    #expect(try #require(document.layoutItem("me")).elements.map(\.name) == ["rect", "autoresizingMask"])
    #expect(outcome.changes.contains(.removedOutlet("widthConstraint", of: "me", to: "abc-de-fgh")))
  }

  @Test(
    "only the necessary lines change, with any line ends and indentation",
    arguments: [("\n", "    "), ("\r\n", "    "), ("\n", "\t"), ("\n", "  "), ("\r\n", "\t")])
  func layoutOfText(_ lineEnd: String, _ indentation: String) throws {
    let text = Drawing(views: Drawing.view("me", "10 10 100 100")).text.split(
      separator: "\n", omittingEmptySubsequences: false
    ).map { line in
      let content = line.drop { $0 == " " }
      return String(repeating: indentation, count: (line.count - content.count) / 4) + content
    }.joined(separator: lineEnd)
    let document = try InterfaceDocument(bytes: Array(text.utf8))
    var pins = InterfacePins()
    (pins.width, pins.spacings) = (.canvas, [.top: .init(.canvas)])
    try document.pin(["me"], pins)
    let before = text.components(separatedBy: lineEnd)
    let after = document.written.components(separatedBy: lineEnd)
    let difference = after.difference(from: before)
    #expect(difference.removals.isEmpty)
    let added = difference.insertions.compactMap {
      if case .insert(_, let line, _) = $0 { line } else { nil }
    }
    // Two elements of constraints with one constraint in each.
    #expect(added.count == 6)
    #expect(added.allSatisfy { $0.hasPrefix(indentation) && !$0.contains("\r") && !$0.contains("\n") })
    for line in added where line.contains("<constraint ") {
      let depth = line.prefix { $0 == indentation.first }.count / indentation.count
      #expect(depth == (line.contains("\"width\"") ? 6 : 4), "\(line)")
    }
  }

  @Test("the tool's version and other properties of the document stay")
  func head() throws {
    let drawing = Drawing(views: Drawing.view("me", "10 10 100 100"))
    let document = try drawing.document()
    try document.resolve(.addMissing)
    #expect(document.written.hasPrefix(drawing.text.prefix(400)))
    #expect(document.markup.root["toolsVersion"] == "21701")
  }
}
