// SPDX-License-Identifier: MIT

import Foundation
import QuartzCore
import Testing
import UIKit

/// Performs each row of the table on a phone, and compares what happens with what iOS does.
@MainActor
@Suite(
  "Interactions", .serialized,
  .enabled(if: ProcessInfo.processInfo.environment["TINAMOU_RUN_LOOP"] != nil, "Scripts/test runs it alone"))
struct InteractionTests {
  @Test("Interactions have the effects that they have on iOS", arguments: Interaction.Section.allCases)
  func effects(of section: Interaction.Section) throws {
    for row in InteractionTable.rows(of: section) {
      let effects = try perform(row)
      if let difference = row.difference {
        withKnownIssue("\(row.name): \(difference)") {
          #expect(effects == row.effects, "\(section.rawValue): \(row.name)")
        }
      } else {
        #expect(effects == row.effects, "\(section.rawValue): \(row.name)")
      }
    }
  }

  private func perform(_ row: Interaction) throws -> [String] { try row.performed(with: StageInput()).map(\.text) }

  @Test func rowsHaveDifferentNamesWithinTheirSection() {
    for section in Interaction.Section.allCases {
      let names = InteractionTable.rows(of: section).map(\.name)
      #expect(Set(names).count == names.count, "\(section.rawValue)")
    }
  }

  @Test func thePageIsThatOfTheTable() throws {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Documentation/Interactions.md").standardizedFileURL
    let text = InteractionPage.text
    if ProcessInfo.processInfo.environment["TINAMOU_WRITE_PAGES"] != nil {
      try Data(text.utf8).write(to: page)
    }
    let written = try String(contentsOf: page, encoding: .utf8)
    #expect(written == text, "TINAMOU_WRITE_PAGES=1 Scripts/test writes Documentation/Interactions.md again")
  }
}
