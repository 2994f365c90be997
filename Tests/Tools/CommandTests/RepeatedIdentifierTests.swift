// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Documents in which several objects have one identifier, as after a merge.
///
/// `TINAMOU_RANDOM_DOCUMENTS=500 swift test --filter RepeatedIdentifierTests` tests more of them.
@Suite("Repeated identifiers")
struct RepeatedIdentifierTests {
  private static let seeds = Array(
    0..<(ProcessInfo.processInfo.environment["TINAMOU_RANDOM_DOCUMENTS"].flatMap(Int.init) ?? 8))

  private static let documents = [
    "LoginView.xib", "Shop.storyboard", "Canvas.storyboard", "Equals.xib", "Ways.storyboard",
  ]

  /// The commands that read documents, each also with the document twice where it takes several.
  private static func commands(_ path: String, _ output: TemporaryFolder) -> [[String]] {
    let actions = ["update-frames", "update-constants", "add-missing", "reset", "clear"]
    return actions.map { ["ib", "resolve", $0, path, "--dry-run"] }
      + ["xib", "layout", "anchors"].map { ["convert", path, "--to", $0, "-o", output.url.path] }
      + [
        ["check", path, path], ["solve", path, path], ["fidelity", path, path],
        ["render", path, path, "-o", output.path("%s.svg")],
        ["render", path, "-o", output.url.path, "--format", "svg"],
        ["explain", path],
      ]
  }

  @Test("no command ends with a signal or an internal error", arguments: seeds)
  func commands(seed: Int) throws {
    var numbers = SeededNumbers(seed: seed)
    let name = Self.documents[seed % Self.documents.count]
    let text = try String(
      contentsOf: BuiltTool.package.appendingPathComponent("Fixtures/Documents/" + name), encoding: .utf8)
    let folder = try TemporaryFolder()
    let path = try folder.file(name, Self.merged(text, &numbers))
    for command in Self.commands(path, try TemporaryFolder()) {
      let outcome = try BuiltTool.run(all: command)
      #expect([0, 1, 64, 66].contains(outcome.status), "\(seed), \(command): \(outcome.status) \(outcome.errors)")
    }
  }

  @Test("check reports both objects, each with the line of the other")
  func findings() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file(
      "merged.xib",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
          <objects>
              <view id="root">
                  <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                  <subviews>
                      <view id="twin"><rect key="frame" x="0.0" y="0.0" width="37" height="67"/></view>
                      <view id="twin"><rect key="frame" x="50" y="0.0" width="37" height="67"/></view>
                  </subviews>
              </view>
          </objects>
      </document>
      """)
    let outcome = try BuiltTool.run("check", path)
    #expect(outcome.text.contains("\(path):7:"), "\(outcome.text)")
    #expect(outcome.text.contains("the object at line 8 has the identifier 'twin' as well"), "\(outcome.text)")
    #expect(outcome.text.contains("\(path):8:"), "\(outcome.text)")
    #expect(outcome.text.contains("the object at line 7 has the identifier 'twin' as well"), "\(outcome.text)")
    let edit = try BuiltTool.run("ib", "resolve", "reset", path)
    #expect(edit.status == 64)
    #expect(edit.errors.contains("the objects at the lines 7 and 8 have one identifier, 'twin'"), "\(edit.errors)")
  }

  // MARK: Merging

  /// Gives an object the identifier of another one, or repeats some lines, up to three times.
  private static func merged(_ text: String, _ numbers: inout SeededNumbers) -> String {
    var lines = text.components(separatedBy: "\n")
    for _ in 0...Int.random(in: 0...2, using: &numbers) {
      let places = lines.indices.filter { lines[$0].contains(" id=\"") && lines[$0].contains("<") }
      guard let first = places.randomElement(using: &numbers), let second = places.randomElement(using: &numbers),
        let id = lines[second].firstMatch(of: #/ id="([^"]*)"/#)
      else { continue }
      if Bool.random(using: &numbers) {
        lines[first].replace(#/ id="[^"]*"/#, with: " id=\"\(id.1)\"", maxReplacements: 1)
      } else {
        let block = block(at: first, of: lines)
        lines.insert(contentsOf: lines[block], at: block.upperBound)
      }
    }
    return lines.joined(separator: "\n")
  }

  /// The lines of the element that begins at `start`.
  private static func block(at start: Int, of lines: [String]) -> Range<Int> {
    guard !lines[start].hasSuffix("/>") else { return start..<start + 1 }
    let indent = lines[start].prefix { $0 == " " }
    let end = lines[(start + 1)...].firstIndex { $0.hasPrefix(indent + "</") } ?? start
    return start..<end + 1
  }
}

/// Numbers that depend only on a seed.
private struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ state >> 33
  }
}
