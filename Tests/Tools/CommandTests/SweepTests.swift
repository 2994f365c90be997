// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite("tinamou sweep")
struct SweepTests {
  /// A box that needs a width of 440, and is open at the right.
  private static let file = """
    size: [400, ~]
    views: { box: ~, note: { class: UILabel, text: "Two tickets to the mountains", numberOfLines: 1 } }
    layout: |
      H:|-20-[box(>=400)]-20-|; V:|-10-[box(40)]-10-[note]-10-|;
      H:|-20-[note]-20-|
    """

  @Test("a layout file is swept over the standard widths, and its findings are printed with their widths")
  func layoutFile() throws {
    let outcome = try BuiltTool.run("sweep", "-", input: Self.file)
    #expect(outcome.status == 1)
    #expect(outcome.errors.isEmpty)
    let lines = outcome.text.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines.first?.hasPrefix("-: width 320 to 1366: 1 finding (") == true, "\(outcome.text)")
    #expect(lines.last?.contains("320…439") == true && lines.last?.hasSuffix("[conflicting-constraints]") == true)
  }

  @Test("ranges are given as options, and a range without findings is clean")
  func ranges() throws {
    let clean = try BuiltTool.run("sweep", "-", "--widths", "440-900", input: Self.file)
    #expect(clean.status == 0)
    #expect(clean.text.hasPrefix("-: width 440 to 900: nothing found"))
    let heights = try BuiltTool.run("sweep", "-", "--heights", "50...200", "--format", "json", input: Self.file)
    let report = try #require(try JSONSerialization.jsonObject(with: heights.output) as? [String: Any])
    #expect(report["dimension"] as? String == "height")
    #expect(report["from"] as? Int == 50 && report["to"] as? Int == 200)
    #expect((report["spans"] as? [[String: Any]])?.isEmpty == false)
    let wrong = try BuiltTool.run("sweep", "-", "--widths", "900-440", input: Self.file)
    #expect(wrong.status == 64)
  }

  @Test("every top-level view of a document is swept, and film strips are written to a folder")
  func documents() throws {
    let folder = try TemporaryFolder()
    let xib = "Fixtures/Documents/LoginView.xib"
    let layout = try folder.file("box.layout.yaml", Self.file)
    let outcome = try BuiltTool.run(
      "sweep", xib, layout, "--widths", "320-700", "-o", folder.path("strips/"))
    #expect(outcome.status <= 1, "\(outcome.errors)")
    #expect(outcome.text.contains("\(xib): width 320 to 700: "))
    let strips = try FileManager.default.contentsOfDirectory(atPath: folder.path("strips"))
    #expect(strips.count == 2 && strips.allSatisfy { $0.hasSuffix(".png") })
  }

  @Test("a file that cannot be read is reported, and the others are swept")
  func unreadable() throws {
    let folder = try TemporaryFolder()
    let layout = try folder.file("box.layout.yaml", Self.file)
    let outcome = try BuiltTool.run("sweep", folder.path("none.layout.yaml"), layout)
    #expect(outcome.status == 66)
    #expect(outcome.errors.contains("no such file"))
    #expect(outcome.text.contains("1 finding"))
  }
}
