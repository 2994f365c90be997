// SPDX-License-Identifier: MIT

import Foundation
import LayoutTestSupport
import Testing
import UIKit

/// The number of histories. Set the environment variable for a long run.
private let historyCount = ProcessInfo.processInfo.environment["TINAMOU_HISTORIES"].flatMap(UInt64.init) ?? 40

@MainActor @Suite("Histories of controllers", .serialized)
struct ControllerHistoryTests {
  @Test("a screen ends as a new one in the same state, whatever was turned, pushed, added and changed before")
  func controllers() {
    var counts = HistoryCounts()
    for seed in 0..<historyCount { ControllerHistory.run(seed: seed, &counts) }
    for complaint in counts.complaints { Issue.record("\(complaint)") }
    #expect(counts.equal > 0)
    if ProcessInfo.processInfo.environment["TINAMOU_HISTORIES"] != nil { print(counts.summary) }
  }
}
