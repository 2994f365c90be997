// SPDX-License-Identifier: MIT

import Testing

@testable import Delivery

struct TestProgressTests {
  private static let crashed = [
    "Test Suite 'All tests' started at 2026-11-30 12:00:00.000",
    "Test Suite 'debug.xctest' started at 2026-11-30 12:00:00.001",
    "Test Suite 'BoxTests' started at 2026-11-30 12:00:00.002",
    "Test Case 'BoxTests.testEmpty' started at 2026-11-30 12:00:00.003",
    "Test Case 'BoxTests.testEmpty' passed (0.001 seconds)",
    "Test Case 'BoxTests.testFull' started at 2026-11-30 12:00:00.004",
    "Sources/BoxTests.swift:9: error: BoxTests.testFull : XCTAssertEqual failed",
    "Test Case 'BoxTests.testFull' failed (0.001 seconds)",
    "Test Suite 'BoxTests' failed at 2026-11-30 12:00:00.005",
    "\t Executed 2 tests, with 1 failure (0 unexpected) in 0.002 (0.002) seconds",
    "Test Suite 'ShapeTests' started at 2026-11-30 12:00:00.006",
    "Test Case 'ShapeTests.testArea' started at 2026-11-30 12:00:00.007",
    "Test Case 'ShapeTests.testArea' skipped (0.001 seconds)",
    "Test Case 'ShapeTests.testEdges' started at 2026-11-30 12:00:00.008",
  ]

  private func progress(after lines: some Sequence<String>) -> TestProgress {
    var progress = TestProgress()
    for line in lines { progress.read(line) }
    return progress
  }

  @Test("The test that started and did not end is the one that ended the process")
  func running() {
    let progress = progress(after: Self.crashed)
    #expect(progress.running == "ShapeTests.testEdges")
    #expect(progress.counts == [.passed: 1, .failed: 1, .skipped: 1])
    #expect(progress.count == 4)
    let stopped = Self.crashed.indices.map { self.progress(after: Self.crashed.prefix($0)).running }
    #expect(stopped.filter { $0 != nil }.count == 4, "a test runs after its first line only")
  }

  @Test("Whole classes, and the tests of the class that was not finished, are left out of the next process")
  func rest() {
    #expect(
      progress(after: Self.crashed).optionsForRest == [
        "--skip", "[.]BoxTests/", "--skip", "[.]ShapeTests/testArea$", "--skip", "[.]ShapeTests/testEdges$",
      ])
    #expect(TestProgress().optionsForRest.isEmpty)
  }

  @Test("Tests are the same in the form that Xcode prints")
  func xcodeNames() {
    let lines = Self.crashed.map { line in
      line.replacing(/Test Case '(\w+)\.(\w+)'/) { "Test Case '-[\($0.1) \($0.2)]'" }
    }
    #expect(lines != Self.crashed)
    #expect(progress(after: lines) == progress(after: Self.crashed))
  }

  @Test("Each test that starts counts, also where one after another ends its process")
  func countOfEnds() {
    let lines = ["Test Case 'ShapeTests.testOne' started at 2026-11-30 12:00:00.000"]
    var whole = progress(after: lines)
    #expect(whole.count == 1)
    whole.append(progress(after: lines.map { $0.replacing("One", with: "Two") }))
    #expect(whole.count == 2 && whole.finished == 0)
  }

  @Test("A second process adds its tests to those of the first")
  func append() {
    var whole = progress(after: Self.crashed)
    whole.append(
      progress(after: [
        "Test Case 'ShapeTests.testRound' started at 2026-11-30 12:00:01.000",
        "Test Case 'ShapeTests.testRound' passed (0.001 seconds)",
        "Test Suite 'ShapeTests' passed at 2026-11-30 12:00:01.001",
      ]))
    #expect(whole.running == nil)
    #expect(whole.counts == [.passed: 2, .failed: 1, .skipped: 1])
    #expect(whole.optionsForRest.contains("[.]ShapeTests/"))
  }
}
