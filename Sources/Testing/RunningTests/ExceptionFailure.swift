// SPDX-License-Identifier: MIT

#if os(Linux)
  import ObjectiveC

  /// Fails the running test for errors for which UIKit raises an exception, as XCTest does on iOS, where the other tests run all the same.
  enum ExceptionFailure {
    /// Makes exceptions fail the running test from now on.
    static func start() { LayoutException.reportToTest = report }

    /// Fails the running test at the author's call that caused the exception.
    ///
    /// - Returns: Whether a test is running. If not, nothing happens.
    private static func report(_ name: LayoutException.Name, _ reason: String) -> Bool {
      guard let test = RunningTest.current else { return false }
      let callers = CallerLocations.current()
      test.fail(message(name, reason, callers), at: callers.first ?? test.location)
      return true
    }

    /// Returns UIKit's text, and the calls that led to the failed one, so that the line of the test is included.
    private static func message(
      _ name: LayoutException.Name, _ reason: String, _ callers: [CodeLocation]
    ) -> String {
      let outer = callers.dropFirst().map(\.shortText)
      return "\(name.rawValue): \(reason)" + (outer.isEmpty ? "" : "\ncalled from " + outer.joined(separator: ", "))
    }
  }
#endif
