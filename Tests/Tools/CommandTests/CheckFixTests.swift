// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite("tinamou check: corrections and suppressed findings")
struct CheckFixTests {
  @Test("misspelled names are replaced, and nothing else")
  func source() throws {
    let folder = try TemporaryFolder()
    let text = """
      // Käse: ["titel"]\r
      let a = NSLayoutConstraint.constraints(withVisualFormat: "H:|-[titel]-[icno]-gpa-|", metrics: ["gap": 8],
        views: ["title": title, "icon": icon])
      let b = NSLayoutConstraint.constraints(withVisualFormat: "H:|-[title-|", views: ["title": title])
      """
    let file = try folder.file("Screen.swift", text)
    let outcome = try BuiltTool.run("check", file, "--fix")
    #expect(outcome.errors == "3 findings corrected in 1 file\n")
    #expect(outcome.status == 1)
    #expect(outcome.text.contains("1 error in 2 formats of 1 file"))
    let expected = text.replacingOccurrences(of: "[titel]-[icno]-gpa-|", with: "[title]-[icon]-gap-|")
    #expect(try String(contentsOfFile: file, encoding: .utf8) == expected)
  }

  @Test("a document keeps every byte that no correction concerns")
  func document() throws {
    let folder = try TemporaryFolder()
    let text = Self.document(
      frame: #"<rect key="frame" x="16" y="44"   width="99" height="60"/>"#,
      constraints: """
        <constraint firstItem="b1" firstAttribute="left" secondItem="v1" secondAttribute="left" constant="16" id="c1"/>
                                <constraint firstItem="b1" firstAttribute="top" secondItem="v1" secondAttribute="top" constant="44" id="c2"/>
                                <constraint firstItem="b1" firstAttribute="top" secondItem="v1" secondAttribute="top" constant="44" id="c3"/>
        """)
    let file = try folder.file("a.xib", text)
    let outcome = try BuiltTool.run("check", file, "--fix", "--fail-on", "warning")
    #expect(outcome.errors == "3 findings corrected in 1 file\n")
    #expect(outcome.status == 0, "\(outcome.text)")
    let expected = Self.document(
      frame: #"<rect key="frame" x="16" y="44"   width="120" height="60"/>"#,
      constraints: """
        <constraint firstItem="b1" firstAttribute="leading" secondItem="v1" secondAttribute="leading" constant="16" id="c1"/>
                                <constraint firstItem="b1" firstAttribute="top" secondItem="v1" secondAttribute="top" constant="44" id="c2"/>
        """)
    #expect(try String(contentsOfFile: file, encoding: .utf8) == expected)
    let again = try BuiltTool.run("check", file, "--fix")
    #expect(again.errors == "0 findings corrected in 0 files\n")
  }

  /// The frames of nested views are corrected one after another, so that several rounds are needed.
  @Test("a process that is killed leaves each file as it was, or with all corrections", .timeLimit(.minutes(2)))
  func killed() throws {
    let text = Self.nested(depth: 4)
    let whole = try TemporaryFolder()
    let done = try whole.file("a.xib", text)
    let outcome = try BuiltTool.run("check", done, "--fix")
    #expect(outcome.errors.hasSuffix("findings corrected in 1 file\n"), "\(outcome.errors)")
    let corrected = try String(contentsOfFile: done, encoding: .utf8)
    #expect(corrected != text)
    var seen: Set<Bool> = []
    for step in 0..<24 {
      let folder = try TemporaryFolder()
      let files = try (0..<6).map { try folder.file("\($0).xib", text) }
      let process = BuiltTool.process(["check", folder.url.path, "--fix", "--jobs", "2"], environment: [:])
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      usleep(useconds_t(step * 60_000))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      for file in files {
        let now = try String(contentsOfFile: file, encoding: .utf8)
        #expect(now == text || now == corrected, "\(step): \(now)")
        seen.insert(now == corrected)
      }
      #expect(folder.names.filter { $0.hasSuffix(".xib") }.count == 6)
    }
    // Otherwise every process was killed too early or too late.
    #expect(seen.contains(false))
  }

  /// A document of views in each other, each of which is stored 10 points lower than its constraints place it.
  private static func nested(depth: Int) -> String {
    var inner = ""
    for level in stride(from: depth, through: 1, by: -1) {
      let (id, outer) = ("v\(level)", "v\(level - 1)")
      let side = 400 - 20 * level
      let pins =
        [("leading", 10), ("top", 10)].map { name, constant in
          """
          <constraint firstItem="\(id)" firstAttribute="\(name)" secondItem="\(outer)" secondAttribute="\(name)" \
          constant="\(constant)" id="\(id)-\(name)"/>
          """
        } + [
          """
          <constraint firstItem="\(outer)" firstAttribute="trailing" secondItem="\(id)" secondAttribute="trailing" \
          constant="10" id="\(id)-trailing"/>
          """,
          """
          <constraint firstItem="\(outer)" firstAttribute="bottom" secondItem="\(id)" secondAttribute="bottom" \
          constant="10" id="\(id)-bottom"/>
          """,
        ]
      inner = """
        <subviews><view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
        <rect key="frame" x="10" y="20" width="\(side)" height="\(side)"/>
        \(inner)</view></subviews>
        <constraints>\(pins.joined(separator: "\n"))</constraints>

        """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
          <device id="retina4_7" orientation="portrait" appearance="light"/>
          <objects>
              <view contentMode="scaleToFill" id="v0">
                  <rect key="frame" x="0.0" y="0.0" width="400" height="400"/>
                  \(inner)
                  <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
              </view>
          </objects>
      </document>
      """
  }

  @Test("a file that cannot be written is named, and the others are corrected", .enabled(if: getuid() != 0))
  func readOnly() throws {
    let folder = try TemporaryFolder()
    let source = #"constraints(withVisualFormat: "[titel]", views: ["title": title])"#
    let locked = try folder.file("a.swift", source)
    let open = try folder.file("b.swift", source)
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: locked)
    let outcome = try BuiltTool.run("check", folder.url.path, "--fix")
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("the file cannot be changed"))
    #expect(try String(contentsOfFile: open, encoding: .utf8).contains("[title]"))
  }

  @Test("findings of the baseline, suppressed findings and the standard input are not corrected")
  func known() throws {
    let folder = try TemporaryFolder()
    let source = #"constraints(withVisualFormat: "[titel]", views: ["title": title]) // tinamou:disable:this"#
    let file = try folder.file("a.swift", source)
    #expect(try BuiltTool.run("check", file, "--fix").status == 0)
    #expect(try String(contentsOfFile: file, encoding: .utf8) == source)
    #expect(try BuiltTool.run("check", "-", "--fix", input: CheckFixtures.sided).errors.hasPrefix("0 findings"))
    #expect(try BuiltTool.run("check", file, "--fix", "--baseline", "x", "--write-baseline").status == 64)
  }

  // MARK: Comments

  /// A comment with the lines of the findings that are reported although it is there.
  struct Comments: Sendable {
    let text: String
    let lines: [Int]
  }

  @Test(
    "comments of sources suppress findings",
    arguments: [
      Comments(text: "// tinamou:disable:next invalid-format\nBAD\nBAD", lines: [3]),
      Comments(text: "// tinamou:disable:next small-touch-target\nBAD", lines: [2]),
      Comments(text: "BAD // tinamou:disable:this invalid-format - views are added later\nBAD", lines: [2]),
      Comments(text: "BAD\n/* tinamou:disable:previous */\nBAD", lines: [3]),
      Comments(
        text: "BAD\n// tinamou:disable invalid-format\nBAD\n// tinamou:enable invalid-format\nBAD", lines: [1, 5]),
      Comments(text: "// tinamou:disable all\nBAD\nBAD", lines: []),
      Comments(text: "/* a\n   tinamou:disable:next\n*/\nBAD", lines: []),
      Comments(text: "let text = \"// tinamou:disable\"\nBAD", lines: [2]),
      Comments(text: "// tinamou:disable:next invalid-fromat\nBAD", lines: [1, 2]),
      Comments(text: "// tinamou:disabel:next\nBAD", lines: [1, 2]),
      Comments(text: "// tinamou:\nBAD", lines: [1, 2]),
    ])
  func comments(example: Comments) throws {
    let folder = try TemporaryFolder()
    let text = example.text.replacingOccurrences(of: "BAD", with: #"constraints(withVisualFormat: "[a", views: v);"#)
    let outcome = try BuiltTool.run("check", try folder.file("a.swift", text), "--format", "xcode")
    let lines = outcome.text.split(separator: "\n").compactMap { Int($0.split(separator: ":")[1]) }
    #expect(lines.sorted() == example.lines)
  }

  @Test("comments of layout files suppress findings, and unknown rules are reported with a similar name")
  func layoutFile() throws {
    let sided = CheckFixtures.sided.replacingOccurrences(
      of: "  - box.left", with: "  # tinamou:disable:next left-right-attribute\n  - box.left")
    let only = ["check", "-", "--fail-on", "note", "--only", "left-right-attribute"]
    #expect(try BuiltTool.run(all: only, input: sided).status == 0)
    let conflict = CheckFixtures.conflict.replacingOccurrences(
      of: "-10-|;", with: "-10-|;  // tinamou:disable:this conflicting-constraints")
    #expect(!(try BuiltTool.run("check", "-", input: conflict)).text.contains("[conflicting-constraints]"))
    let unknown = sided.replacingOccurrences(of: "next left", with: "next lefft")
    let outcome = try BuiltTool.run("check", "-", input: unknown)
    #expect(outcome.text.contains("did you mean 'left-right-attribute'? [unknown-suppression]"))
    let unreadable = try BuiltTool.run("check", "-", input: "# tinamou:disable\nviews: 3\n")
    #expect(unreadable.status == 66)
  }

  private static func document(frame: String, constraints: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <objects>
            <!-- kept,   as it is -->
            <view contentMode="scaleToFill" id="v1">
                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                <subviews>
                    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="b1">
                        \(frame)
                        <constraints>
                            <constraint firstAttribute="width" constant="120" id="w1"/>
                            <constraint firstAttribute="height" constant="60" id="h1"/>
                        </constraints>
                    </view>
                </subviews>
                <constraints>
                            \(constraints)
                </constraints>
            </view>
        </objects>
    </document>

    """
  }
}
