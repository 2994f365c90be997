// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Documents and layouts that were reported although nothing was wrong with them, one for each cause.
@Suite("tinamou check: no false alarms")
struct FalseAlarmTests {
  private func findings(_ text: String, _ name: String) throws -> String {
    let folder = try TemporaryFolder()
    return try BuiltTool.run("check", try folder.file(name, text)).text
  }

  @Test("a button's baselines follow its centered title", arguments: ["UIButton", "UITextField"])
  func baselines(className: String) throws {
    let text = """
      size: [300, 200]
      views:
        low: { class: \(className) }
        high: { class: \(className) }
      constraints:
        - high.top == root.top + 10
        - high.height == 60
        - high.firstBaseline == low.firstBaseline
        - high.lastBaseline == low.lastBaseline
        - high.leading == root.leading
        - low.leading == high.trailing + 10
        - low.width == 100
        - high.width == 100
      """
      .replacing("class: UIButton", with: "class: UIButton, title: Go")
      .replacing("class: UITextField", with: "class: UITextField, text: Go")
    let report = try findings(text, "a.layout.yaml")
    #expect(!report.contains("[conflicting-constraints]"), "\(report)")
  }

  @Test("text that may shrink is not cut")
  func shrinkingText() throws {
    let text = "The quick brown fox jumps over the lazy dog and runs"
    let right =
      #"<constraint firstAttribute="trailing" secondItem="a1" secondAttribute="trailing" constant="20" id="r1"/>"#
    let fixed = DefectScene.document(
      views: DefectScene.label("a1", text, [20, 100, 353, 21]),
      constraints: DefectScene.corner("a1", 20, 100) + right)
    #expect(try findings(fixed, "a.storyboard").contains("[truncated-text]"))
    let shrinking = fixed.replacing(#"adjustsFontSizeToFit="NO""#, with: #"minimumScaleFactor="0.5""#)
    #expect(try !findings(shrinking, "a.storyboard").contains("[truncated-text]"))
  }

  @Test("text in a font that is not known is not told as cut")
  func unknownFont() throws {
    let right =
      #"<constraint firstAttribute="trailing" secondItem="a1" secondAttribute="trailing" constant="20" id="r1"/>"#
    let text = DefectScene.document(
      views: DefectScene.label("a1", "The quick brown fox jumps over the lazy dog and runs", [20, 100, 353, 21]),
      constraints: DefectScene.corner("a1", 20, 100) + right)
    let named = text.replacing(#"type="system""#, with: #"name="Unheard-Of" family="Unheard Of""#)
    #expect(try !findings(named, "a.storyboard").contains("[truncated-text]"))
  }

  @Test("a size that only the canvas draws gives a note, a size of the screen an error")
  func freeSize() throws {
    let xib = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <objects>
      <view contentMode="scaleToFill" id="ro1">
      <rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews>
      \(DefectScene.label("a1", "A", [0, 0, 100, 21]))
      </subviews>
      <constraints>
      \(DefectScene.corner("a1", 0, 0))
      <constraint firstItem="a1" firstAttribute="trailing" secondItem="ro1" secondAttribute="trailing" id="t1"/>
      <constraint firstItem="a1" firstAttribute="width" constant="140" id="w1"/>
      </constraints>
      </view>
      </objects>
      </document>
      """
    #expect(try !findings(xib, "a.xib").contains("error"))
    let screen = DefectScene.document(
      views: DefectScene.label("a1", "A", [0, 0, 393, 21]),
      constraints: DefectScene.corner("a1", 0, 0) + DefectScene.edge("a1", "trailing", 0, "t1")
        + #"<constraint firstItem="a1" firstAttribute="width" constant="140" id="w1"/>"#)
    #expect(try findings(screen, "a.storyboard").contains("[conflicting-constraints]"))
  }

  @Test("rows without a stored frame are as wide as their table")
  func rowsWithoutFrames() throws {
    let table = """
      <tableView dataMode="prototypes" style="plain" rowHeight="44" translatesAutoresizingMaskIntoConstraints="NO" id="tb1">
      <rect key="frame" x="0" y="100" width="393" height="400"/>
      <prototypes>
      <tableViewCell reuseIdentifier="Row" rowHeight="60" id="ce1">
      <tableViewCellContentView key="contentView" tableViewCell="ce1" id="cv1">
      <subviews>
      \(DefectScene.label("a1", "A", [20, 10, 100, 21]))
      </subviews>
      <constraints>
      \(DefectScene.corner("a1", 20, 10).replacing("ro1", with: "cv1"))
      <constraint firstAttribute="trailing" secondItem="a1" secondAttribute="trailing" constant="20" id="t2"/>
      </constraints>
      </tableViewCellContentView>
      </tableViewCell>
      </prototypes>
      </tableView>
      """
    let text = DefectScene.document(
      views: table, constraints: DefectScene.corner("tb1", 0, 100) + DefectScene.size("tb1", 393, 400)
    )
    .replacing(#"toolsVersion="21507""#, with: #"toolsVersion="7706""#)
    let report = try findings(text, "a.storyboard")
    #expect(!report.contains("[conflicting-constraints]"), "\(report)")
  }

  @Test("a rule of the system is never to be removed")
  func systemRules() throws {
    let text = """
      size: [300, 200]
      views:
        stack:
          class: UIStackView
          axis: vertical
          spacing: 8
          subviews:
            one: { size: [~, 20] }
            two: { size: [~, 20] }
      constraints:
        - stack.top == root.top
        - stack.leading == root.leading
        - stack.width == 100
        - two.top == one.bottom + 20
      """
    let report = try findings(text, "a.layout.yaml")
    #expect(report.contains("(the spacing of the stack view)"), "\(report)")
    #expect(report.contains("delete two.top == one.bottom + 20"), "\(report)")
    #expect(!report.contains("remove one of them"))
  }

  @Test("frames that would follow from a conflict are not written, in either order of the arguments")
  func resolving() throws {
    let folder = try TemporaryFolder()
    let text = DefectScene.document(
      views: DefectScene.label("a1", "A", [20, 100, 100, 21]),
      constraints: DefectScene.corner("a1", 20, 100) + DefectScene.size("a1", 90, 21)
        + #"<constraint firstItem="a1" firstAttribute="width" constant="120" id="w2"/>"#)
    let file = try folder.file("a.storyboard", text)
    for arguments in [["ib", "resolve", "update-frames", file], ["ib", "resolve", file, "update-frames"]] {
      let outcome = try BuiltTool.run(all: arguments)
      #expect(outcome.status == 64)
      #expect(outcome.errors.contains("nothing was changed: the frame of a1 would follow from constraints"))
      #expect(outcome.errors.contains("w-a1"))
      #expect(try String(contentsOfFile: file, encoding: .utf8) == text)
    }
  }
}
