// SPDX-License-Identifier: MIT

import Delivery
import Foundation

/// A run of the tests of a package that goes on after a test that ends the process.
struct TestRun {
  /// A test that ended its process.
  private struct End {
    let test: String
    let crash: Crash?
  }

  private let session: BuildSession
  private let environment: [String: String]
  private var progress = TestProgress()
  private var ends: [End] = []

  init(_ session: BuildSession, environment: [String: String]) {
    self.session = session
    self.environment = Crash.environment.merging(environment) { $1 }
  }

  /// Runs the tests, those after a test that ended the process in a new one.
  ///
  /// - Returns: The status of `swift test`; that of the process that a test ended, if there is one.
  mutating func perform() throws -> Int32 {
    var (status, crash) = try runRest([])
    // There, each test has a process of its own.
    if session.arguments.contains("--parallel") { return status }
    let first = status
    while status != 0, let test = progress.running {
      ends.append(End(test: test, crash: crash))
      StandardError.write("\(sentence(ends[ends.count - 1])) The tests after it run in a new process.\n")
      let count = progress.count
      // The tests of Swift Testing run in a process of their own, in the first run.
      (status, crash) = try runRest(["--skip-build", "--disable-swift-testing"] + progress.optionsForRest)
      if progress.count == count { break }
    }
    if !ends.isEmpty { StandardError.write(summary + "\n") }
    return first != 0 ? first : status
  }

  private mutating func runRest(_ options: [String]) throws -> (status: Int32, crash: Crash?) {
    var next = TestProgress()
    var rest = ""
    let result = try session.swift("test", options, environment: environment) { part in
      let lines = (rest + String(decoding: part, as: UTF8.self)).split(
        separator: "\n", omittingEmptySubsequences: false)
      for line in lines.dropLast() { next.read(line) }
      rest = lines.last.map(String.init) ?? ""
    }
    progress.append(next)
    // SwiftPM shows some of what tests write to standard error as output.
    return (result.status, Crash(in: result.errors) ?? Crash(in: result.output))
  }

  private func sentence(_ end: End) -> String {
    guard let crash = end.crash else { return "\(end.test) ended the process." }
    let place = crash.places.first.map { " (\(URL(fileURLWithPath: $0.path).lastPathComponent):\($0.line))" } ?? ""
    return "\(end.test) ended the process: \(crash.reason)\(place)."
  }

  private var summary: String {
    let outcomes = TestProgress.Outcome.allCases.compactMap { outcome in
      progress.counts[outcome].map { "\($0) \(outcome.rawValue)" }
    }
    let tests = progress.counts.values.reduce(0, +) + ends.count
    return """
      \(tests) tests of XCTest in \(ends.count + 1) processes: \
      \((outcomes + ["\(ends.count) ended \(ends.count == 1 ? "the process" : "their processes")"]).joined(separator: ", ")).
      \(ends.map { "* " + sentence($0) }.joined(separator: "\n"))
      """
  }
}
