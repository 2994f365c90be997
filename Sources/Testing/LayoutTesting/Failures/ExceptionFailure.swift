// SPDX-License-Identifier: MIT

import Foundation
import RunningTests
import Testing

#if os(Linux)
  import QuartzCore

  /// Fails the running test for errors for which UIKit raises an exception.
  enum ExceptionFailure {
    /// Fails the running test at the author's call that caused the exception.
    ///
    /// - Returns: Whether a test is running. If not, nothing happens.
    static func report(_ name: LayoutException.Name, _ reason: String) -> Bool {
      guard let test = RunningTest.current else { return false }
      let callers = CallerLocations.current()
      test.fail(message(name, reason, callers), at: callers.first ?? test.location)
      return true
    }

    /// Returns UIKit's text, and the calls that led to the failed one, so that the line of the test is included.
    static func message(_ name: LayoutException.Name, _ reason: String, _ callers: [CodeLocation]) -> String {
      let outer = callers.dropFirst().map(\.shortText)
      return "\(name.rawValue): \(reason)" + (outer.isEmpty ? "" : "\ncalled from " + outer.joined(separator: ", "))
    }
  }

  /// Called before `main` in every program that links `LayoutTesting`.
  @_cdecl("tinamou_layout_testing_start")
  func start() {
    LayoutException.reportToTest = ExceptionFailure.report
  }
#endif

/// Reports failures of expectations.
enum Failure {
  /// Fails the running test at a location. The message starts with the current layout case, if there is one.
  static func record(_ message: String, at location: CodeLocation) {
    let message = LayoutCase.current.map { "[\($0)] \(message)" } ?? message
    TestFailure.record(message, at: location)
  }
}
