// SPDX-License-Identifier: MIT

import Delivery
import Foundation

/// A run of the tests of a package that goes on after a test that ends the process.
struct TestRun {
  /// A test that ended its process.
  private struct End {
    let test: String
    let crash: Crash?
    /// The number of tests that had an outcome before.
    let finished: Int
  }

  /// The number of tests that end their processes alike, with no other between them, after which the rest is expected to do the same.
  private static let patience = 5

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
  /// - Parameter isBuilt: Whether the tests have run before.
  /// - Returns: The status of `swift test`; that of the process that a test ended, if there is one.
  mutating func perform(isBuilt: Bool = false) throws -> Int32 {
    var (status, crash) = try runRest(isBuilt ? ["--skip-build"] : [])
    // There, each test has a process of its own.
    if session.arguments.contains("--parallel") { return status }
    let first = status
    while status != 0, let test = progress.running {
      ends.append(End(test: test, crash: crash, finished: progress.finished))
      if isEachEndTheSame {
        StandardError.write(
          "\(sentence(ends[ends.count - 1])) \(Self.patience) tests in a row did, so the rest does not run.\n")
        break
      }
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

  /// Whether the last tests ended their processes for the same reason, as where a suite requires a device of its own.
  private var isEachEndTheSame: Bool {
    let last = ends.suffix(Self.patience)
    guard last.count == Self.patience, let place = last.first?.crash?.places.first else { return false }
    return last.allSatisfy { $0.crash?.places.first == place && $0.finished == last.first?.finished }
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
    let tests = progress.finished + ends.count
    let advice =
      isEachEndTheSame ? " `--device NAME` and `--os VERSION` simulate a device that a suite asks for." : ""
    return """
      \(tests) test\(tests == 1 ? "" : "s") of XCTest in \(ends.count + 1) processes: \
      \((outcomes + ["\(ends.count) ended \(ends.count == 1 ? "the process" : "their processes")"]).joined(separator: ", ")).\(advice)
      \(ends.map { "* " + sentence($0) }.joined(separator: "\n"))
      """
  }
}
