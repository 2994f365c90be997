// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Documents in which Interface Builder saw what a layout with stored sizes hides, and those in which nothing is wrong.
@Suite("tinamou check: ties, masks, symbols and drawn sizes")
struct CheckMarkedDocumentTests {
  /// Two views below each other that fill the superview, of which neither hugs its content more than the other.
  struct Chain: CustomTestStringConvertible, Sendable {
    let first: String
    let second: String
    /// The stored heights, which fill the room of 812 points.
    let heights: [Int]
    let isMarked: Bool
    var testDescription: String { "\(first) above \(second), \(heights)\(isMarked ? ", marked" : "")" }

    private func view(_ kind: String, _ id: String, _ frame: [Int]) -> String {
      let more = isMarked ? #" ambiguous="YES""# : ""
      switch kind {
      case "label": return DefectScene.label(id, "Total", frame, more: more)
      case "view", "tableView", "textView":
        return
          #"<\#(kind)\#(more) contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="\#(id)">"#
          + #"<rect key="frame" x="\#(frame[0])" y="\#(frame[1])" width="\#(frame[2])" height="\#(frame[3])"/></\#(kind)>"#
      case "button": return DefectScene.button(id, "Save", frame, more: more)
      default:
        return
          #"<textField\#(more) opaque="NO" borderStyle="roundedRect" translatesAutoresizingMaskIntoConstraints="NO" "#
          + #"id="\#(id)"><rect key="frame" x="\#(frame[0])" y="\#(frame[1])" width="\#(frame[2])" height="\#(frame[3])"/>"#
          + #"<fontDescription key="fontDescription" type="system" pointSize="14"/></textField>"#
      }
    }

    var text: String {
      DefectScene.document(
        views: view(first, "a1", [20, 20, 353, heights[0]])
          + view(second, "a2", [20, 20 + heights[0] + 20, 353, heights[1]]),
        constraints: DefectScene.corner("a1", 20, 20) + DefectScene.edge("a1", "trailing", -20, "r1")
          + DefectScene.edge("a2", "leading", 20, "l2") + DefectScene.edge("a2", "trailing", -20, "r2")
          + DefectScene.edge("a2", "bottom", -20, "b2")
          + #"<constraint firstItem="a2" firstAttribute="top" secondItem="a1" secondAttribute="bottom" constant="20" id="g1"/>"#
      )
    }
  }

  /// Views without content, of which each takes what the other leaves.
  private static let emptyChains: [Chain] = ["view", "tableView", "textView"].map {
    Chain(first: $0, second: "view", heights: [396, 396], isMarked: true)
  }

  private static let contentChains: [Chain] = ["label", "button", "textField"].flatMap { first in
    ["label", "button", "textField"].flatMap { second -> [Chain] in
      // Labels hug their content more than the others.
      guard (first == "label") == (second == "label") else { return [] }
      return [[40, 752], [752, 40], [396, 396]].map { Chain(first: first, second: second, heights: $0, isMarked: true) }
    }
  }

  static let chains = contentChains + emptyChains

  @Test("equal priorities in a chain leave heights open, whichever solution was drawn", arguments: chains)
  func ties(chain: Chain) throws {
    let found = try findings(in: chain.text)
    let open = try #require(found.first { $0["rule"] as? String == "ambiguous-layout" }, "\(found)")
    #expect((open["message"] as? String)?.contains("height") == true)
    #expect(!found.contains { $0["rule"] as? String == "misplaced-view" })
  }

  @Test("no frame of a chain with equal priorities is rewritten", arguments: chains)
  func notFixed(chain: Chain) throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("Main.storyboard", chain.text)
    _ = try BuiltTool.run("check", file, "--fix")
    #expect(try String(contentsOfFile: file, encoding: .utf8) == chain.text)
  }

  @Test("a mask that moves or resizes a view is told", arguments: [("flexibleMinY", true), ("flexibleMaxY", false)])
  func masks(flexible: String, isMoved: Bool) throws {
    let bar =
      #"<toolbar opaque="NO" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="a1">"#
      + #"<rect key="frame" x="0.0" y="774" width="393" height="44"/>"#
      + #"<autoresizingMask key="autoresizingMask" \#(flexible)="YES" flexibleMaxX="YES"/><items/></toolbar>"#
    let found = try findings(in: DefectScene.document(views: bar, constraints: ""))
    let missing = try #require(found.first { $0["rule"] as? String == "missing-constraints" })
    let message = try #require(missing["message"] as? String)
    #expect(message.contains("autoresizing mask") == isMoved)
    #expect(message.contains("stays where it was drawn") != isMoved)
  }

  @Test(
    "no frame of a symbol is called wrong by the size of the symbol, nor is that of its neighbor",
    arguments: [[20, 100, 40, 36], [20, 101, 40, 42], [19, 100, 42, 40]])
  func symbols(frame: [Int]) throws {
    let rect = zip(["x", "y", "width", "height"], frame).map { "\($0)=\"\($1)\"" }.joined(separator: " ")
    let image =
      #"<imageView contentMode="scaleAspectFit" image="bell" catalog="system" translatesAutoresizingMaskIntoConstraints="NO" "#
      + #"id="a1"><rect key="frame" \#(rect)/></imageView>"#
    let text = DefectScene.document(
      views: image + DefectScene.label("a2", "Total", [20, frame[1] + frame[3] + 8, 39, 21]),
      constraints: DefectScene.corner("a1", 20, 100) + DefectScene.edge("a2", "leading", 20, "l2")
        + #"<constraint firstItem="a1" firstAttribute="width" constant="40" id="w1"/>"#
        + #"<constraint firstItem="a1" firstAttribute="width" secondItem="a1" secondAttribute="height" id="q1"/>"#
        + #"<constraint firstItem="a2" firstAttribute="top" secondItem="a1" secondAttribute="bottom" constant="8" id="g1"/>"#
    )
    let found = try findings(in: text)
    #expect(
      !found.contains { $0["rule"] as? String == "misplaced-view" && $0["severity"] as? String != "note" }, "\(found)")
  }

  @Test(
    "what scrolls gives way to the text beside it, whatever size it was drawn with",
    arguments: ["tableView style=\"plain\"", "collectionView", "textView"])
  func drawnSizes(kind: String) throws {
    let name = kind.prefix { $0 != " " }
    let list =
      #"<\#(kind) contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="a2">"#
      + #"<rect key="frame" x="40" y="229" width="313" height="623"/></\#(name)>"#
    let label = DefectScene.label(
      "a1",
      "A long explanation that needs three lines on this phone, because it goes on and on until the third line is reached.",
      [40, 148, 313, 61]
    ).replacing(#"lineBreakMode="tailTruncation""#, with: #"lineBreakMode="wordWrap" numberOfLines="0""#)
    let found = try findings(
      in: DefectScene.document(
        views: label + list,
        constraints: DefectScene.corner("a1", 40, 148) + DefectScene.edge("a1", "trailing", -40, "r1")
          + DefectScene.edge("a2", "leading", 40, "l2") + DefectScene.edge("a2", "trailing", -40, "r2")
          + #"<constraint firstItem="a2" firstAttribute="top" secondItem="a1" secondAttribute="bottom" constant="20" id="g1"/>"#
          + #"<constraint firstItem="sa1" firstAttribute="bottom" secondItem="a2" secondAttribute="bottom" id="b2"/>"#))
    #expect(!found.contains { $0["rule"] as? String == "truncated-text" }, "\(found)")
  }

  @Test("a configured title that is cut is found, and one with room is not", arguments: [(60, true), (260, false)])
  func configuredTitle(width: Int, isCut: Bool) throws {
    let button =
      #"<button opaque="NO" contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="a1">"#
      + #"<rect key="frame" x="10" y="100" width="\#(width)" height="35"/><state key="normal" title="Go"/>"#
      + #"<buttonConfiguration key="configuration" style="filled" title="A long configured title"/></button>"#
    let found = try findings(
      in: DefectScene.document(
        views: button, constraints: DefectScene.corner("a1", 10, 100) + DefectScene.size("a1", width, 35)))
    let isFound = found.contains { ["truncated-text", "fixed-size-text"].contains($0["rule"] as? String) }
    #expect(isFound == isCut, "\(found)")
  }

  @Test("shares that miss the whole by less than a pixel are no error")
  func rounding() throws {
    let view = { (id: String, x: Int) in
      #"<view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="\#(id)">"#
        + #"<rect key="frame" x="\#(x)" y="100" width="131" height="50"/></view>"#
    }
    let found = try findings(
      in: DefectScene.document(
        views: view("a1", 0) + view("a2", 131) + view("a3", 262),
        constraints: DefectScene.corner("a1", 0, 100) + DefectScene.edge("a2", "top", 100, "t2")
          + DefectScene.edge("a3", "top", 100, "t3") + DefectScene.edge("a3", "trailing", 0, "r3")
          + ["a1", "a2", "a3"].map {
            #"<constraint firstItem="\#($0)" firstAttribute="height" constant="50" id="h\#($0)"/>"#
              + #"<constraint firstItem="\#($0)" firstAttribute="width" secondItem="ro1" secondAttribute="width" "#
              + #"multiplier="0.333333" id="w\#($0)"/>"#
          }.joined()
          + #"<constraint firstItem="a2" firstAttribute="leading" secondItem="a1" secondAttribute="trailing" id="g1"/>"#
          + #"<constraint firstItem="a3" firstAttribute="leading" secondItem="a2" secondAttribute="trailing" id="g2"/>"#
      ))
    let conflicts = found.filter { $0["rule"] as? String == "conflicting-constraints" }
    #expect(conflicts.allSatisfy { $0["severity"] as? String == "note" }, "\(conflicts)")
    #expect(conflicts.allSatisfy { ($0["message"] as? String)?.contains("rounding") == true })
  }

  private func findings(in text: String) throws -> [[String: Any]] {
    let folder = try TemporaryFolder()
    let file = try folder.file("Main.storyboard", text)
    let outcome = try BuiltTool.run(all: ["check", file, "--format", "json", "--show", "note"])
    let report = try #require(try JSONSerialization.jsonObject(with: outcome.output) as? [String: Any])
    return try #require((report["files"] as? [[String: Any]])?.first?["findings"] as? [[String: Any]])
  }
}
