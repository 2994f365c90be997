// SPDX-License-Identifier: MIT

import Foundation
import LayoutChecks
import TestSupport
import Testing

@testable import FileChecks

@Suite("Rules about what a document says")
struct DocumentMarkupRuleTests {
  /// A part of a document, and the lines that break a rule, from the first line of the part on.
  struct Example: CustomTestStringConvertible, Sendable {
    let rule: RuleID
    let lines: [Int]
    let text: String

    init(_ rule: RuleID, at lines: Int..., in text: String) { (self.rule, self.lines, self.text) = (rule, lines, text) }

    var testDescription: String { "\(rule.rawValue) at \(lines): \(text)" }
  }

  private static func document(_ objects: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="23504" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
    <scenes>
    \(objects)
    </scenes>
    </document>

    """
  }

  /// The scene of a controller, on one line.
  private static func scene(_ controller: String) -> String {
    "<scene><objects>\(controller)</objects></scene>"
  }

  /// A view of a screen that contains an image and a text, with constraints, one on each line.
  private static func row(_ constraints: String...) -> String {
    #"<scene sceneID="s1"><objects><viewController id="c1"><view key="view" id="v1"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/><subviews><imageView translatesAutoresizingMaskIntoConstraints="NO" id="i1"/><label text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="l1"/></subviews><constraints>"#
      + "\n" + constraints.joined(separator: "\n") + "\n</constraints></view></viewController></objects></scene>"
  }

  private static func constraint(
    _ first: String, _ edge: String, _ second: String, _ other: String, _ distance: Int = 0
  )
    -> String
  {
    #"<constraint firstItem="\#(first)" firstAttribute="\#(edge)" secondItem="\#(second)" secondAttribute="\#(other)" constant="\#(distance)" id="\#(first)\#(edge)"/>"#
  }

  /// A view with a constraint that is not installed without a size class.
  private static func variations(included: Bool, outlet: Bool) -> String {
    let row = row(constraint("l1", "top", "v1", "top"))
    let other =
      #"<variation key="heightClass=compact"><mask key="constraints"><include reference="l1top"/></mask></variation>"#
    let connection = #"<connections><outlet property="top" destination="l1top" id="o1"/></connections>"#
    return row.replacing(
      "</constraints></view></viewController>",
      with:
        "</constraints><variation key=\"default\"><mask key=\"constraints\">\n\n<exclude reference=\"l1top\"/></mask></variation>"
        + "\(included ? other : "")</view>\(outlet ? connection : "")</viewController>")
  }

  static let examples = [
    Example(.forcedTiling, at: 1, in: scene(#"<splitViewController behavior="tile" id="x1"/>"#)),
    Example(.forcedTiling, in: scene(#"<splitViewController id="x1"/>"#)),
    Example(
      .unmirroredSymbol, at: 1,
      in: scene(
        #"<viewController id="c1"><navigationItem key="navigationItem" id="n1"><barButtonItem key="leftBarButtonItem" image="chevron.left" catalog="system" id="b1"/></navigationItem></viewController>"#
      )),
    Example(
      .unmirroredSymbol,
      in: scene(
        #"<viewController id="c1"><navigationItem key="navigationItem" id="n1"><barButtonItem key="leftBarButtonItem" image="chevron.backward" catalog="system" id="b1"/></navigationItem></viewController>"#
      )),
    Example(
      .missingDescription, at: 1,
      in: scene(
        #"<viewController id="c1"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="accLabelText" value="Action"/></userDefinedRuntimeAttributes></viewController>"#
      )),
    Example(
      .missingDescription,
      in: scene(
        #"<viewController id="c1"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="accLabelText" value="Share"/></userDefinedRuntimeAttributes></viewController>"#
      )),
    Example(.idleVariation, at: 5, in: variations(included: false, outlet: false)),
    Example(.idleVariation, in: variations(included: true, outlet: false)),
    Example(.idleVariation, in: variations(included: false, outlet: true)),
  ]

  @Test("a rule reports the lines that break it, and no others", arguments: examples)
  @MainActor
  func lines(example: Example) throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("rules-\(UUID().uuidString).storyboard")
    defer { try? FileManager.default.removeItem(at: path) }
    try Data(Self.document(example.text).utf8).write(to: path)
    let file = DocumentCheck(settings: [Setting()]).check(FileJob(path: path.path, isNamed: true).audited)
    #expect(file.outcome == .checked)
    let found = file.findings.filter { $0.rule == example.rule }.compactMap { $0.location.map { $0.line - 3 } }
    #expect(found == example.lines)
  }
}
