// SPDX-License-Identifier: MIT

import Foundation
import LayoutChecks
import Reports
import Testing

@Suite("The guide to the rules")
struct CheckGuideTests {
  @Test("every rule has its guide, once")
  func complete() {
    #expect(Set(RuleGuide.all.map(\.rule)) == Set(RuleID.allCases))
    #expect(RuleGuide.all.count == RuleID.allCases.count)
  }

  @Test("the article Checks contains the guide of every rule")
  func page() throws {
    let path = "Sources/UIKit/Tinamou/Tinamou.docc/Articles/Checks.md"
    let page = try String(contentsOf: BuiltTool.package.appendingPathComponent(path), encoding: .utf8)
    #expect(page.contains(RuleGuide.markdown))
  }

  @Test("the examples of layout files are found by the rules they are examples of", arguments: RuleGuide.all)
  func examples(guide: RuleGuide) throws {
    // Fragments of documents and of output are not layout files.
    guard guide.example.contains("views:") || guide.example.contains("size:") else { return }
    let folder = try TemporaryFolder()
    let name = guide.rule == .invalidFormat ? "Example.swift" : "example.layout.yaml"
    let outcome = try BuiltTool.run("check", try folder.file(name, guide.example), "--show", "note")
    #expect(outcome.text.contains("[\(guide.rule.rawValue)]"), "\(outcome.text)")
  }
}
