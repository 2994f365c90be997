// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Stored sizes that no layout gives, and the frames that `--fix` writes for them.
@Suite("tinamou check: corrected frames")
struct CheckFrameFixTests {
  /// A text with its stored size, and the frame that its constraints give it in a view of 393 points.
  struct Example: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let text: String
    let lines: Int
    let stored: [Double]
    let solved: [Double]
    var isArranged = false
  }

  private static let long =
    "A long sentence that does not fit on one line of a small phone and has to be broken into several lines."

  @Test(
    "a frame is written only if a layout of the corrected document gives it, whatever size was stored",
    arguments: [
      Example(
        testDescription: "no height", text: long, lines: 0, stored: [0, 0, 409633.5, 0],
        solved: [0, 405.667, 393, 40.667]),
      Example(
        testDescription: "no height, in a stack view", text: long, lines: 0, stored: [0, 0, 409633.5, 0],
        solved: [0, 405.667, 393, 40.667], isArranged: true),
      Example(
        testDescription: "one line of a text that wraps", text: long, lines: 0, stored: [0, 200, 409633.5, 20.333],
        solved: [0, 405.667, 393, 40.667]),
      Example(
        testDescription: "several lines of a narrow text", text: long, lines: 0, stored: [0, 100, 200, 122],
        solved: [0, 405.667, 393, 40.667]),
      Example(
        testDescription: "the height of a smaller font", text: "Short", lines: 1, stored: [0, 100, 393, 12],
        solved: [0, 416, 393, 21]),
      Example(testDescription: "nothing", text: "Short", lines: 1, stored: [0, 0, 0, 0], solved: [0, 416, 393, 21]),
    ])
  func staleSizes(_ example: Example) throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("a.storyboard", Self.document(example))
    _ = try BuiltTool.run("check", file, "--fix")
    let text = try String(contentsOfFile: file, encoding: .utf8)
    let stored = Self.frames(in: text)
    let outer = try #require(stored.first { $0.id == (example.isArranged ? "stack" : "label") }).frame
    for (value, expected) in zip(outer, example.solved) { #expect(abs(value - expected) <= 1.01, "\(outer)") }
    // The layout of the corrected document has the frames that it stores.
    let solved = try BuiltTool.run("solve", file, "--format", "json").text
    for (id, frame) in stored where id != "ro1" {
      let found = try #require(try Self.frame(of: id, inSolved: solved))
      for (value, expected) in zip(found, frame) { #expect(abs(value - expected) <= 1.01, "\(id): \(found), \(frame)") }
    }
    #expect(try BuiltTool.run("check", file).text.contains("misplaced-view") == false)
  }

  // MARK: Documents

  /// A storyboard with a label that is as wide as the screen and in the middle of its height.
  private static func document(_ example: Example) -> String {
    let rect = zip(["x", "y", "width", "height"], example.stored).map { "\($0)=\"\($1)\"" }.joined(separator: " ")
    let frame = #"<rect key="frame" \#(rect)/>"#
    let label = """
      <label text="\(example.text)" lineBreakMode="tailTruncation" numberOfLines="\(example.lines)" \
      translatesAutoresizingMaskIntoConstraints="NO" id="label">
      \(frame)<fontDescription key="fontDescription" type="system" pointSize="17"/></label>

      """
    let stack = """
      <stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="stack">
      \(frame)<subviews>
      \(label)</subviews></stackView>

      """
    let id = example.isArranged ? "stack" : "label"
    let constraints = ["leading", "trailing", "centerY"].map {
      #"<constraint firstItem="\#(id)" firstAttribute="\#($0)" secondItem="ro1" secondAttribute="\#($0)" id="c-\#($0)"/>"#
    }
    return DefectScene.document(views: example.isArranged ? stack : label, constraints: constraints.joined())
  }

  /// The stored frames of the views, in the order of the document.
  private static func frames(in text: String) -> [(id: String, frame: [Double])] {
    var ids: [String] = []
    return text.split(separator: "\n").compactMap { line -> (id: String, frame: [Double])? in
      if let id = line.range(of: #" id="[^"]*""#, options: .regularExpression), !line.contains("<constraint") {
        ids.append(String(line[id].dropFirst(5).dropLast()))
      }
      guard line.contains("<rect key=\"frame\""), let id = ids.last else { return nil }
      return (id, ["x", "y", "width", "height"].map { number($0, in: String(line)) })
    }
  }

  private static func number(_ name: String, in line: String) -> Double {
    line.components(separatedBy: " \(name)=\"").last?.components(separatedBy: "\"").first.flatMap(Double.init) ?? .nan
  }

  /// The frame of a view in the output of `tinamou solve --format json`.
  private static func frame(of id: String, inSolved text: String) throws -> [Double]? {
    var found: [Double]?
    func search(_ value: Any) {
      if let object = value as? [String: Any] {
        if object["id"] as? String == id || object["name"] as? String == id {
          found = found ?? object["frame"] as? [Double]
        }
        object.values.forEach(search)
      }
      (value as? [Any])?.forEach(search)
    }
    search(try JSONSerialization.jsonObject(with: Data(text.utf8)))
    return found
  }
}
