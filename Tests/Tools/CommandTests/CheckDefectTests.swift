// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Documents with one intended fault each, and the expected finding.
@Suite("tinamou check: one fault per document")
struct CheckDefectTests {
  /// A document with a fault.
  struct Defect: CustomTestStringConvertible, Sendable {
    /// The name of the fault.
    let name: String
    /// The views of its only scene, in a superview of 393×852 points with the identifier `ro1`.
    let views: String
    /// The constraints of that superview.
    let constraints: String
    /// The arguments for other screens and languages.
    var arguments: [String] = []
    /// The rule that finds it.
    let rule: String
    /// The severity.
    var severity = "warning"
    /// The text at the position of the finding.
    let location: String
    /// A part of the message.
    let words: String
    /// Whether it is found without the arguments as well.
    var isFoundOnItsOwnScreen = false

    var testDescription: String { name }

    var text: String { DefectScene.document(views: views, constraints: constraints) }
  }

  static let defects: [Defect] = [
    Defect(
      name: "two constant widths cannot both hold", views: DefectScene.label("a1", "Total", [20, 100, 90, 21]),
      constraints: DefectScene.corner("a1", 20, 100)
        + #"<constraint firstItem="a1" firstAttribute="width" constant="90" id="w1"/>"#
        + #"<constraint firstItem="a1" firstAttribute="width" constant="120" id="w2"/>"#,
      rule: "conflicting-constraints", severity: "error", location: #"120" id="w2""#, words: "30 points apart"),
    Defect(
      name: "nothing says where a label is across",
      views: DefectScene.label("a1", "Total", [20, 100, 40, 21]),
      constraints: DefectScene.edge("a1", "top", 100, "t1"),
      rule: "ambiguous-layout", severity: "error", location: #"<label "#, words: "x may have any value"),
    Defect(
      name: "a stored frame that the constraints do not give",
      views: DefectScene.label("a1", "Total", [44, 100, 40, 21]), constraints: DefectScene.corner("a1", 20, 100),
      rule: "misplaced-view", location: #"<rect key="frame" x="44""#, words: "stored at [44, 100, 40, 21]"),
    Defect(
      name: "text that is longer than its line",
      views: DefectScene.label(
        "a1", "The quick brown fox jumps over the lazy dog and runs away", [20, 100, 353, 21]),
      constraints: DefectScene.corner("a1", 20, 100)
        + #"<constraint firstAttribute="trailing" secondItem="a1" secondAttribute="trailing" constant="20" id="r1"/>"#,
      rule: "truncated-text", location: "The quick brown", words: "and it has 353"),
    Defect(
      name: "a height in which the text does not fit", views: DefectScene.label("a1", "Total", [20, 100, 40, 12]),
      constraints: DefectScene.corner("a1", 20, 100)
        + #"<constraint firstItem="a1" firstAttribute="height" constant="12" id="h1"/>"#,
      rule: "fixed-size-text", location: #"12" id="h1""#, words: "height == 12"),
    Defect(
      name: "a height that larger text does not fit",
      views: DefectScene.label("a1", "Total", [20, 100, 40, 22], style: "UICTFontTextStyleBody"),
      constraints: DefectScene.corner("a1", 20, 100)
        + #"<constraint firstItem="a1" firstAttribute="height" constant="22" id="h1"/>"#,
      arguments: ["--text-size", "accessibility3"],
      rule: "fixed-size-text", location: #"22" id="h1""#, words: "height == 22", isFoundOnItsOwnScreen: true),
    Defect(
      name: "two texts at one position",
      views: DefectScene.label("a1", "Total amount", [20, 100, 100, 21])
        + DefectScene.label("a2", "$ 1,299.00", [60, 104, 85, 21]),
      constraints: DefectScene.corner("a1", 20, 100) + DefectScene.corner("a2", 60, 104),
      rule: "overlapping-views", location: #"<rect key="frame" x="60""#, words: "label “$ 1,299.00” overlaps"),
    Defect(
      name: "a control smaller than a finger", views: DefectScene.button("a1", "×", [20, 100, 20, 20]),
      constraints: DefectScene.corner("a1", 20, 100) + DefectScene.size("a1", 20, 20),
      rule: "small-touch-target", location: #"<rect key="frame" x="20""#, words: "20×20"),
    Defect(
      name: "right where trailing is meant", views: DefectScene.label("a1", "Total", [333, 100, 40, 21]),
      constraints: DefectScene.edge("a1", "top", 100, "t1")
        + #"<constraint firstAttribute="right" secondItem="a1" secondAttribute="right" constant="20" id="r1"/>"#,
      rule: "left-right-attribute", location: #"right" secondItem="a1""#, words: "does not mirror"),
    Defect(
      name: "a constraint twice", views: DefectScene.label("a1", "Total", [20, 100, 40, 21]),
      constraints: DefectScene.corner("a1", 20, 100)
        + #"<constraint firstItem="ro1" firstAttribute="leading" secondItem="a1" secondAttribute="leading" constant="-20" id="l9"/>"#,
      rule: "duplicate-constraint", location: #"<constraint firstItem="ro1" firstAttribute="leading""#,
      words: "is equivalent to the constraint on line"),
    Defect(
      name: "a view without constraints among others",
      views: DefectScene.label("a1", "Total", [20, 100, 40, 21])
        + DefectScene.label("a2", "Sum", [20, 200, 40, 21], more: #" fixedFrame="YES""#),
      constraints: DefectScene.corner("a1", 20, 100),
      rule: "missing-constraints", location: #"<label fixedFrame="YES""#, words: "label “Sum” has no constraints"),
    Defect(
      name: "a width that a smaller device does not have",
      views: DefectScene.button("a1", "Go on", [20, 100, 353, 50]),
      constraints: DefectScene.corner("a1", 20, 100) + DefectScene.size("a1", 353, 50),
      arguments: ["--device", "iPhone SE (1st generation)"],
      rule: "outside-bounds", location: #"<rect key="frame" x="20""#, words: "off the screen by 53 pt at the right"),
    Defect(
      name: "a width that larger text does not have",
      views: DefectScene.label("a1", "Settings", [20, 100, 90, 22], style: "UICTFontTextStyleBody"),
      constraints: DefectScene.corner("a1", 20, 100)
        + #"<constraint firstItem="a1" firstAttribute="width" constant="90" id="w1"/>"#,
      arguments: ["--text-size", "accessibility5"],
      rule: "fixed-size-text", location: #"90" id="w1""#, words: "width == 90"),
    Defect(
      name: "texts that meet for readers from right to left",
      views: DefectScene.label("a1", "Total amount", [20, 100, 100, 21])
        + DefectScene.label("a2", "$ 1,299.00", [270, 100, 85, 21]),
      constraints: DefectScene.corner("a1", 20, 100)
        + DefectScene.edge("a2", "top", 100, "t2")
        + DefectScene.edge("a2", "left", 270, "l2"),
      arguments: ["--direction", "rtl"],
      rule: "overlapping-views", location: #"<rect key="frame" x="270""#, words: "overlaps label “Total amount”"),
  ]

  @Test("the fault is found at its position, and no worse finding is reported", arguments: defects)
  func found(_ defect: Defect) throws {
    let findings = try findings(in: defect.text, defect.arguments)
    let finding = try #require(findings.first { $0["rule"] as? String == defect.rule }, "\(findings)")
    #expect(finding["severity"] as? String == defect.severity)
    #expect((finding["message"] as? String)?.contains(defect.words) == true, "\(finding["message"] ?? "")")
    let location = try CheckFixtures.location(of: defect.location, in: defect.text)
    #expect(finding["line"] as? Int == location.line)
    #expect(finding["column"] as? Int == location.column)
    #expect(finding["offset"] as? Int == location.offset)
    let others = findings.filter { $0["rule"] as? String != defect.rule && $0["severity"] as? String == "error" }
    #expect(others.isEmpty)
  }

  @Test(
    "faults that occur only on another screen or direction are not found without it",
    arguments: defects.filter { !$0.arguments.isEmpty })
  func onlyThere(_ defect: Defect) throws {
    let isFound = try findings(in: defect.text, []).contains { $0["rule"] as? String == defect.rule }
    #expect(isFound == defect.isFoundOnItsOwnScreen)
  }

  @Test("a view that follows a misplaced one is not reported with it")
  func followers() throws {
    let text = DefectScene.document(
      views: DefectScene.label("a1", "Total", [20, 140, 40, 21]) + DefectScene.label("a2", "Sum", [20, 181, 40, 21]),
      constraints: DefectScene.corner("a1", 20, 100)
        + #"<constraint firstItem="a2" firstAttribute="top" secondItem="a1" secondAttribute="bottom" constant="20" id="t2"/>"#
        + #"<constraint firstItem="a2" firstAttribute="leading" secondItem="a1" secondAttribute="leading" id="l2"/>"#)
    let findings = try findings(in: text, [])
    #expect(findings.map { $0["rule"] as? String } == ["misplaced-view"])
    #expect((findings.first?["notes"] as? [String])?.first?.contains("top == ro1.top + 100") == true)
  }

  @Test("a frame that a bar would explain is only noted, unless Interface Builder has marked it")
  func surroundings() throws {
    let constraint =
      #"<constraint firstItem="a1" firstAttribute="top" secondItem="sa1" secondAttribute="top" constant="10" id="t1"/>"#
      + DefectScene.edge("a1", "leading", 20, "l1")
    // 59 points of status bar, and 44 of a navigation bar that the document does not have.
    let text = DefectScene.document(
      views: DefectScene.label("a1", "Total", [20, 113, 40, 21]), constraints: constraint)
    #expect(try findings(in: text, []).map { $0["severity"] as? String } == ["note"])
    let marked = DefectScene.document(
      views: DefectScene.label("a1", "Total", [20, 113, 40, 21], more: #" misplaced="YES""#), constraints: constraint)
    #expect(try findings(in: marked, []).map { $0["severity"] as? String } == ["warning"])
    let elsewhere = DefectScene.document(
      views: DefectScene.label("a1", "Total", [20, 613, 40, 21]), constraints: constraint)
    #expect(try findings(in: elsewhere, []).map { $0["severity"] as? String } == ["warning"])
  }

  @Test("where nothing has constraints, the superview is reported once")
  func drawn() throws {
    let views = (0..<4).map { index in
      DefectScene.label("a\(index)", "Line", [20, 100 + 30 * index, 40, 21], more: #" fixedFrame="YES""#)
    }
    let text = DefectScene.document(views: views.joined(), constraints: "")
    let findings = try findings(in: text, [])
    #expect(findings.map { $0["rule"] as? String } == ["missing-constraints"])
    #expect((findings.first?["message"] as? String)?.hasPrefix("none of the 4 views in") == true)
  }

  @Test("a size that a control's own class may determine is not reported; one that a constraint determines is")
  func ownClasses() throws {
    let button = DefectScene.button("a1", "Go", [20, 100, 60, 30], more: #" customClass="LargeButton""#)
    let free = DefectScene.document(views: button, constraints: DefectScene.corner("a1", 20, 100))
    #expect(try findings(in: free, []).isEmpty)
    let fixed = DefectScene.document(
      views: button, constraints: DefectScene.corner("a1", 20, 100) + DefectScene.size("a1", 60, 30))
    #expect(try findings(in: fixed, []).map { $0["rule"] as? String } == ["small-touch-target"])
  }

  @Test("text that a standard cell style positions is not reported, because the cell makes space for it")
  func styledCells() throws {
    func table(style: String) -> String {
      """
      <tableView dataMode="prototypes" style="plain" rowHeight="44" translatesAutoresizingMaskIntoConstraints="NO" id="tb1">
      <rect key="frame" x="0" y="100" width="380" height="400"/>
      <prototypes>
      <tableViewCell reuseIdentifier="Row" textLabel="a1"\(style) id="ce1">
      <rect key="frame" x="0" y="28" width="380" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="ce1" id="cv1">
      <rect key="frame" x="0" y="0" width="380" height="44"/>
      <subviews>
      <label text="Title of the row" adjustsFontSizeToFit="NO" id="a1">
      <rect key="frame" x="20" y="12" width="80" height="21"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/>
      </label>
      </subviews>
      </tableViewCellContentView>
      </tableViewCell>
      </prototypes>
      </tableView>

      """
    }
    let constraints = DefectScene.corner("tb1", 0, 100) + DefectScene.size("tb1", 380, 400)
    let styled = DefectScene.document(
      views: table(style: #" style="IBUITableViewCellStyleDefault""#), constraints: constraints)
    let found = try findings(in: styled, [])
    #expect(found.isEmpty, "\(found)")
    let plain = DefectScene.document(views: table(style: ""), constraints: constraints)
    #expect(try findings(in: plain, []).map { $0["rule"] as? String } == ["truncated-text"])
  }

  @Test("a folder without files to check is reported")
  func emptyFolder() throws {
    let folder = try TemporaryFolder()
    let outcome = try BuiltTool.run("check", folder.url.path)
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("there is no document, layout file or source file in '"))
  }

  private func findings(in text: String, _ arguments: [String]) throws -> [[String: Any]] {
    let folder = try TemporaryFolder()
    let file = try folder.file("Main.storyboard", text)
    let outcome = try BuiltTool.run(all: ["check", file, "--format", "json", "--show", "note"] + arguments)
    let report = try #require(try JSONSerialization.jsonObject(with: outcome.output) as? [String: Any])
    return try #require((report["files"] as? [[String: Any]])?.first?["findings"] as? [[String: Any]])
  }
}
