// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite("The command diff, between settings of documents and layout files")
struct FileSettingsTests {
  /// Compares files of the package, and returns what is printed, without shares of pixels, which depend on the fonts of the machine.
  private func comparison(_ arguments: String...) throws -> BuiltTool.Outcome {
    let folder = try TemporaryFolder()
    return try BuiltTool.run(all: ["diff"] + arguments + ["-o", folder.path("out")])
  }

  @Test(
    "what differs on the examples between two systems is what the list says, of which a person has gone through every line",
    arguments: [("18", "27"), ("18", "26")])
  func systems(before: String, after: String) throws {
    let outcome = try comparison("Examples", "Fixtures/Documents", "--os", before, after)
    #expect(outcome.status == 1)
    let path = BuiltTool.package.appendingPathComponent("Fixtures/Comparison/files-18-27.txt")
    let list = try String(contentsOf: path, encoding: .utf8)
    let text = outcome.text.replacing(/but [0-9.]+ % of the pixels look/, with: "but some pixels look")
    #expect(text.replacingOccurrences(of: "iOS \(after)", with: "iOS 27") == list)
    #expect(outcome.errors.contains("iPhone 8 had iOS 11 to 16, and never had iOS 18"))
  }

  @Test("nothing differs between systems with the same look")
  func sameSystems() throws {
    let outcome = try comparison("Examples", "--os", "26", "27")
    #expect(outcome.status == 0)
    #expect(outcome.text.contains("Nothing changes on"))
  }

  @Test("a control of another size is the reason for a screen that is as high as its content")
  func reason() throws {
    let outcome = try comparison("Examples/form.layout.yaml", "--os", "18", "27")
    #expect(
      outcome.text.contains(
        "`newsSwitch` is 63 × 28 points (51 × 31 on iOS 18), so 3 views move or have another size."))
  }

  @Test(
    "the other settings are compared as well",
    arguments: [
      (["--size", "402x874", "951x669"], "The screen is 951 × 669 points (402 × 874 before)"),
      (
        ["--text-size", "l", "accessibility3"],
        "The screen draws subheadline as 36 points (15 points with the text size l)."
      ),
      (
        ["--appearance", "light", "dark"],
        "The label “Free of charge” has the text color #FFFFFF (#000000 in light)."
      ),
      (["--direction", "ltr", "rtl"], "Nothing changes on 1 screen."),
      (["--orientation", "portrait", "landscape"], "The screen is 852 × 393 points (393 × 852 before)"),
      (
        ["--device", "iPhone SE (3rd generation)", "iPad mini (6th generation)"], "744 × 1133 points (375 × 667 before)"
      ),
    ])
  func settings(option: [String], sentence: String) throws {
    let folder = try TemporaryFolder()
    let outcome = try BuiltTool.run(
      all: ["diff", "Fixtures/Comparison/Before/Card.storyboard"] + option + ["-o", folder.path("out")])
    #expect(outcome.text.contains(sentence), "\(outcome.text)\(outcome.errors)")
  }

  @Test(
    "a direction mirrors a layout file that is as high as its content, but not what is beside the alignment rectangle of a switch"
  )
  func mirrored() throws {
    let outcome = try comparison("Examples/form.layout.yaml", "--direction", "ltr", "rtl")
    #expect(
      outcome.text.contains("Examples/form.layout.yaml\n  `newsSwitch` moves 2 points to the right.\n\n"),
      "\(outcome.text)")
  }

  @Test(
    "what cannot be compared is said with its reason",
    arguments: [
      (["Examples/form.layout.yaml", "--language", "de", "en"], 64, "--language is for the screens of an app"),
      (["Examples/form.layout.yaml", "--os", "18", "99"], 64, "99"),
      (["Examples/form.layout.yaml", "--os", "18", "27", "Settings"], 64, "'Settings' is neither a document"),
      (["Examples/none.layout.yaml", "--os", "18", "27"], 66, "none.layout.yaml"),
      (["Scripts", "--os", "18", "27"], 64, "'Scripts' has no document"),
      (["Examples/form.layout.yaml", "--size", "large", "402x874"], 64, "There is no size 'large'"),
    ])
  func problems(arguments: [String], status: Int32, message: String) throws {
    let folder = try TemporaryFolder()
    let outcome = try BuiltTool.run(all: ["diff"] + arguments + ["-o", folder.path("out")])
    #expect(outcome.status == status, "\(outcome.errors)")
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
  }
}
