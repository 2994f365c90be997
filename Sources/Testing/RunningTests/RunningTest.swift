// SPDX-License-Identifier: MIT

package import Testing
package import XCTest

/// The running test, of XCTest or of Swift Testing.
package enum RunningTest {
  /// A test case of XCTest.
  case testCase(XCTestCase)
  /// A test of Swift Testing, which has a location.
  case test(Test)

  /// The test that runs the current code, or that waits for it in `settle()`; `nil` outside of tests, and in Swift
  /// Testing also in callbacks that the main queue runs while a test is suspended in any other way.
  package static var current: RunningTest? {
    if let testCase = TestCaseObserver.current { return .testCase(testCase) }
    return (Test.current ?? WaitingTests.last).map { .test($0) }
  }

  /// The location of the test itself; `nil` for XCTest, which does not provide it.
  package var location: CodeLocation? {
    switch self {
    case .testCase: nil
    case .test(let test): CodeLocation(test.sourceLocation)
    }
  }

  /// Fails the test at a location. If it is `nil`, the failure is reported at the test, or for XCTest without a line.
  package func fail(_ message: String, at location: CodeLocation?) {
    switch self {
    case .testCase(let testCase):
      #if canImport(Darwin)
        var issue = XCTIssue(type: .assertionFailure, compactDescription: message)
        if let location {
          issue.sourceCodeContext = XCTSourceCodeContext(
            location: XCTSourceCodeLocation(filePath: location.filePath, lineNumber: location.line))
        }
        testCase.record(issue)
      #else
        testCase.recordFailure(
          withDescription: message, inFile: location?.filePath ?? "<unknown>", atLine: location?.line ?? 0,
          expected: true)
      #endif
    case .test(let test):
      let location = location?.sourceLocation ?? test.sourceLocation
      if Test.current == nil, WaitingTests.fail(message, at: location) { return }
      Issue.record(Comment(rawValue: message), sourceLocation: location)
    }
  }
}

/// Failures of the running test.
package enum TestFailure {
  /// Fails the running test at a location.
  package static func record(_ message: String, at location: CodeLocation) {
    guard let test = RunningTest.current else {
      // Swift Testing attributes a failure without a test to the run, which then fails.
      _ = Issue.record(Comment(rawValue: message), sourceLocation: location.sourceLocation)
      return
    }
    test.fail(message, at: location)
  }
}
