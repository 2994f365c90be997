// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite("tinamou check: documents")
struct CheckDocumentTests {
  private func findings(in text: String, _ arguments: String...) throws -> [[String: Any]] {
    let folder = try TemporaryFolder()
    let file = try folder.file("Main.storyboard", text)
    let outcome = try BuiltTool.run(all: ["check", file, "--format", "json", "--show", "note"] + arguments)
    // The input is never altered.
    #expect(try String(contentsOfFile: file, encoding: .utf8) == text)
    let report = try #require(try JSONSerialization.jsonObject(with: outcome.output) as? [String: Any])
    return try #require((report["files"] as? [[String: Any]])?.first?["findings"] as? [[String: Any]])
  }

  private func expect(_ finding: [String: Any]?, at part: String, in text: String) throws {
    let location = try CheckFixtures.location(of: part, in: text)
    #expect(finding?["line"] as? Int == location.line)
    #expect(finding?["column"] as? Int == location.column)
    #expect(finding?["offset"] as? Int == location.offset)
  }

  @Test("a correct document has no findings")
  func clean() throws {
    #expect(try findings(in: CheckFixtures.storyboard(second: true)).isEmpty)
  }

  @Test("a conflict points at the constant of the broken constraint")
  func conflict() throws {
    let text = CheckFixtures.storyboard(
      constraints:
        #"<constraint firstAttribute="trailing" secondItem="bx1" secondAttribute="trailing" constant="77" id="c9"/>"#)
    let findings = try findings(in: text)
    #expect(findings.map { $0["rule"] as? String } == ["conflicting-constraints"])
    // A constraint for a constant size is removed before one for an edge.
    try expect(findings.first, at: #"200" id="c31""#, in: text)
    #expect((findings.first?["notes"] as? [String])?.contains { $0.contains("c9") } == true)
  }

  @Test("left and right point at the attribute, duplicates at the later constraint")
  func attributes() throws {
    let sided =
      #"<constraint firstItem="bx1" firstAttribute="right" relation="lessThanOrEqual" secondItem="ro1" secondAttribute="right" id="c8"/>"#
    let double = #"<constraint firstItem="bx1" firstAttribute="width" constant="200" id="c9"/>"#
    let text = CheckFixtures.storyboard(constraints: sided + "\n" + double)
    let findings = try findings(in: text)
    #expect(findings.map { $0["rule"] as? String } == ["left-right-attribute", "duplicate-constraint"])
    try expect(findings[0], at: #"right" relation="#, in: text)
    try expect(findings[1], at: double, in: text)
  }

  @Test("a stored frame that the constraints do not give points at the rectangle, with both frames")
  func misplaced() throws {
    let text = CheckFixtures.storyboard().replacingOccurrences(of: #"x="20" y="100""#, with: #"x="32" y="100""#)
    let findings = try findings(in: text)
    #expect(findings.map { $0["rule"] as? String } == ["misplaced-view"])
    try expect(findings.first, at: #"<rect key="frame" x="32""#, in: text)
    let numbers = try #require(findings.first?["numbers"] as? [String: [Double]])
    #expect(numbers["stored"] == [32, 100, 200, 80])
    #expect(numbers["solved"] == [20, 100, 200, 80])
  }

  @Test("a stored frame is compared on the document's own screen, whatever devices are tried")
  func misplacedOnDevices() throws {
    let text = CheckFixtures.storyboard().replacingOccurrences(of: #"x="20" y="100""#, with: #"x="32" y="100""#)
    let findings = try findings(in: text, "--device", "iPhone SE (3rd generation)", "--device", "iPhone 16 Pro")
    #expect(findings.map { $0["rule"] as? String } == ["misplaced-view"])
    let settings = findings.first?["settings"] as? [[String: Any]]
    #expect(settings?.count == 1 && settings?.first?["device"] == nil)
  }

  @Test("the stored frame of a view with alignment insets is compared by its alignment rectangle", arguments: [0, 100])
  func misplacedSlider(distance: Int) throws {
    var text = CheckFixtures.storyboard()
    for (old, new) in [
      (#"<view contentMode="scaleToFill" translates"#, #"<slider contentMode="scaleToFill" value="0.5" translates"#),
      (#"x="20" y="100" width="200" height="80""#, #"x="\#(18 + distance)" y="100" width="204" height="81""#),
      // The first end of a view is that of the one inside.
      ("</view>", "</slider>"),
    ] {
      text.replaceSubrange(try #require(text.range(of: old)), with: new)
    }
    let rules = try findings(in: text).map { $0["rule"] as? String }
    #expect(rules == (distance == 0 ? [] : ["misplaced-view"]))
  }

  @Test("an ambiguous position names the view by its label, and its scene where there are several")
  func ambiguous() throws {
    let text = CheckFixtures.storyboard(second: true).replacingOccurrences(
      of: #"<constraint firstItem="bx2" firstAttribute="leading""#,
      with: #"<constraint firstItem="bx2" firstAttribute="leading" relation="greaterThanOrEqual""#)
    let findings = try findings(in: text)
    #expect(findings.map { $0["rule"] as? String } == ["ambiguous-layout"])
    #expect((findings.first?["message"] as? String)?.hasPrefix("view “Card” is ambiguous: x may be 20 or more") == true)
    #expect(findings.first?["scene"] as? String == "sc2")
  }

  @Test("other devices and directions are tried; findings on the smaller one only name it")
  func devices() throws {
    let text = CheckFixtures.storyboard(
      constraints:
        #"<constraint firstAttribute="trailing" relation="greaterThanOrEqual" secondItem="bx1" secondAttribute="trailing" constant="173" id="c9"/>"#
    )
    #expect(try findings(in: text).isEmpty)
    let small = try findings(in: text, "--device", "iPhone SE (1st generation)", "--device", "iPhone 15")
    #expect(small.map { $0["rule"] as? String } == ["conflicting-constraints"])
    #expect((small.first?["settings"] as? [[String: String]])?.map { $0["device"] } == ["iPhone SE (1st generation)"])
  }

  @Test(
    "a document that cannot be read is reported with its position, with exit code 66",
    arguments: [
      ("<document", "1:1"), ("<a>\n  <b>\n</a>", "3:1"), ("<!DOCTYPE x [<!ENTITY a \"b\">]><a/>", "1:1"),
      ("<html/>", "1:1"), ("", "1:1"), ("\u{0}\u{1}\u{2}", "1:1"),
    ])
  func malformed(text: String, position: String) throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("Broken.xib", text)
    let outcome = try BuiltTool.run("check", file, "Fixtures/two-equal-views.layout.yaml")
    #expect(outcome.status == 66)
    #expect(outcome.text.hasPrefix("\(file):\(position): error: "))
    #expect(outcome.text.contains("[unreadable-file]"))
    #expect(try String(contentsOfFile: file, encoding: .utf8) == text)
  }

  @Test("a document for the Mac is rejected when it is named, and skipped with a note when it is found")
  func otherSystem() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file(
      "Menu.xib", #"<document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0"><objects/></document>"#)
    #expect(try BuiltTool.run("check", file).status == 66)
    let found = try BuiltTool.run("check", folder.url.path, "--show", "note")
    #expect(found.status == 0)
    #expect(found.text.contains("note: a document of kind 'com.apple.InterfaceBuilder3.Cocoa.XIB'"))
  }

  @Test("unknown elements are counted, and do not stop anything")
  func unknownElements() throws {
    let folder = try TemporaryFolder()
    let text = CheckFixtures.storyboard().replacingOccurrences(
      of: "<subviews>",
      with:
        #"<subviews><hologram translatesAutoresizingMaskIntoConstraints="NO" id="hg1"><rect key="frame" x="0.0" y="0.0" width="10" height="10"/></hologram>"#
    )
    let outcome = try BuiltTool.run("check", try folder.file("Main.storyboard", text))
    #expect(outcome.status == 0)
    #expect(outcome.text.contains("passed over elements that are not known: hologram (1)"))
  }
}
