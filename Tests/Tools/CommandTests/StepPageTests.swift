// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import TinamouCommands

/// The table of the steps in `Documentation/Previews.md`.
@Suite struct StepPageTests {
  private static let page = BuiltTool.package.appendingPathComponent("Documentation/Previews.md")
  private static let (start, end) = ("<!-- steps: from the table in StepForm.swift -->\n", "<!-- end of steps -->\n")

  private static var table: String {
    let rows = StepForm.all.filter { SettingName(rawValue: $0.name) == nil }.map { form in
      let value = form.value.map { "<\($0.name)>" } ?? ""
      let details = form.details.map { "`\($0.name)`: \($0.summary.prefix(1).lowercased())\($0.summary.dropFirst())" }
      return
        "| `\(form.name)` | \(value.replacingOccurrences(of: "<", with: "&lt;")) | \(form.summary) | \(details.joined(separator: "; ")) |\n"
    }
    return "| step | value | what it does | beside it |\n|---|---|---|---|\n" + rows.joined()
  }

  @Test func thePageHasTheTableOfTheSteps() throws {
    var text = try String(contentsOf: Self.page, encoding: .utf8)
    let from = try #require(text.range(of: Self.start)).upperBound
    let to = try #require(text.range(of: Self.end)).lowerBound
    if ProcessInfo.processInfo.environment["TINAMOU_WRITE_PAGES"] != nil {
      text.replaceSubrange(from..<to, with: Self.table)
      try Data(text.utf8).write(to: Self.page)
    } else {
      #expect(String(text[from..<to]) == Self.table, "TINAMOU_WRITE_PAGES=1 Scripts/test writes the table again")
    }
  }
}
