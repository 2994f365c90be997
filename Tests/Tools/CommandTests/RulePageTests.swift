// SPDX-License-Identifier: MIT

import Foundation
import LayoutChecks
import Reports
import Testing

@Suite("The pages of examples")
struct RulePageTests {
  private static let cases = BuiltTool.package.appendingPathComponent("Fixtures/Rules")
  private static let pages = BuiltTool.package.appendingPathComponent("Documentation/Rules")

  /// The rules about layouts, each with the layout with the fault and after the change.
  static let pictured: [RuleID] = [
    .conflictingConstraints, .ambiguousLayout, .missingConstraints, .unexpectedFrame, .truncatedText, .fixedSizeText,
    .overlappingViews, .outsideBounds, .smallTouchTarget, .leftRightAttribute, .duplicateConstraint,
    .redundantConstraint,
  ]

  @Test(
    "the fault has a finding of the rule, and the layout after the change has none of any rule", arguments: pictured)
  func layouts(rule: RuleID) throws {
    func findings(in kind: String) throws -> String {
      let file = Self.cases.appendingPathComponent("\(rule.rawValue).\(kind).layout.yaml").path
      return try BuiltTool.run("check", file, "--show", "note").text
    }
    #expect(try findings(in: "fault").contains("[\(rule.rawValue)]"))
    #expect(try findings(in: "after").hasPrefix("nothing found"))
  }

  @Test("every console log has its explanation on the page of conflicts")
  func logs() throws {
    let folder = BuiltTool.package.appendingPathComponent("Fixtures/ConflictLogs")
    let page = try String(
      contentsOf: BuiltTool.package.appendingPathComponent("Documentation/ConflictExamples.md"), encoding: .utf8)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.count == 10)
    for name in names {
      let file = folder.appendingPathComponent(name)
      let outcome = try BuiltTool.run("explain", file.path)
      #expect(outcome.status == 0)
      #expect(outcome.text.contains("constraints cannot all hold"), "\(name)")
      #expect(page.contains(try String(contentsOf: file, encoding: .utf8)))
      #expect(page.contains(outcome.text), "\(name): run Scripts/example-pages")
    }
  }

  @Test("every rule has a page with its guide, its layouts and its pictures", arguments: RuleGuide.all)
  func pages(guide: RuleGuide) throws {
    let name = guide.rule.rawValue
    let page = try String(contentsOf: Self.pages.appendingPathComponent(name + ".md"), encoding: .utf8)
    for part in [guide.summary, guide.reason, guide.remedy, guide.exceptions ?? ""] where !part.isEmpty {
      #expect(page.contains(part), "run Scripts/example-pages")
    }
    guard Self.pictured.contains(guide.rule) else { return }
    for kind in ["fault", "after"] {
      let file = Self.cases.appendingPathComponent("\(name).\(kind).layout.yaml")
      #expect(page.contains(try String(contentsOf: file, encoding: .utf8)))
      let picture = try Data(contentsOf: Self.pages.appendingPathComponent("\(name)-\(kind).png"))
      #expect(picture.count < 20_000)
    }
  }
}
