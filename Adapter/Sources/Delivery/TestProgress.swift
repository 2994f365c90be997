// SPDX-License-Identifier: MIT

/// The progress of the tests of XCTest in one process, read from what XCTest prints.
///
/// XCTest runs all tests in one process, which an error of one test ends. The tests after it are found by leaving out those that started.
public struct TestProgress: Equatable, Sendable {
  /// The outcome of a test that has ended.
  public enum Outcome: String, CaseIterable, Sendable {
    case passed, failed, skipped
  }

  /// The number of tests with each outcome.
  public private(set) var counts: [Outcome: Int] = [:]
  /// The test that started last and has not ended, such as `ShapeTests.testArea`.
  public private(set) var running: String?
  /// The names of the classes whose tests have all run.
  private var classes: [String] = []
  /// The tests that started, of classes that have not ended.
  private var started: [String] = []

  /// Creates the progress of a process that has run no test.
  public init() {}

  /// Reads one line. Lines that XCTest does not write change nothing.
  public mutating func read(_ line: some StringProtocol) {
    if let (name, rest) = Self.quoted(line, after: "Test Case '") {
      let name = Self.testName(name)
      if rest.hasPrefix(" started") {
        running = name
        count += 1
        started.append(name)
      } else if let outcome = Outcome.allCases.first(where: { rest.hasPrefix(" \($0.rawValue)") }), running == name {
        running = nil
        counts[outcome, default: 0] += 1
      }
    } else if let (name, rest) = Self.quoted(line, after: "Test Suite '"),
      rest.hasPrefix(" passed") || rest.hasPrefix(" failed")
    {
      let tests = started.filter { $0.hasPrefix(name + ".") }
      if tests.isEmpty { return }
      started.removeAll { tests.contains($0) }
      classes.append(name)
    }
  }

  /// The options of `swift test` that leave out the tests that started, in this process or before it.
  public var optionsForRest: [String] {
    let patterns =
      classes.map { "[.]\($0)/" } + started.map { "[.]\($0.replacing(".", with: "/", maxReplacements: 1))$" }
    return patterns.flatMap { ["--skip", $0] }
  }

  /// The number of tests that started.
  public private(set) var count = 0

  /// The number of tests with an outcome.
  public var finished: Int { counts.values.reduce(0, +) }

  /// Takes the tests that ran in another process after this one.
  public mutating func append(_ next: TestProgress) {
    counts.merge(next.counts, uniquingKeysWith: +)
    classes += next.classes
    started += next.started
    count += next.count
    running = next.running
  }

  /// The name as `Class.method`, which tests of the main actor have in the form that Xcode prints: `-[Class method]`.
  private static func testName(_ name: String) -> String {
    guard name.hasPrefix("-["), name.hasSuffix("]") else { return name }
    return String(name.dropFirst(2).dropLast()).replacing(" ", with: ".")
  }

  private static func quoted(_ line: some StringProtocol, after start: String) -> (name: String, rest: String)? {
    guard line.hasPrefix(start) else { return nil }
    let text = line.dropFirst(start.count)
    guard let end = text.firstIndex(of: "'") else { return nil }
    return (String(text[..<end]), String(text[text.index(after: end)...]))
  }
}
