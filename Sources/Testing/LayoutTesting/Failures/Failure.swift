// SPDX-License-Identifier: MIT

import Testing

/// Reports failures of expectations.
enum Failure {
  /// Fails the running test at a location. The message starts with the current layout case, if there is one.
  static func record(_ message: String, at location: CodeLocation) {
    let message = LayoutCase.current.map { "[\($0)] \(message)" } ?? message
    guard let test = RunningTest.current else {
      // Swift Testing attributes a failure without a test to the run, which then fails.
      _ = Issue.record(Comment(rawValue: message), sourceLocation: location.sourceLocation)
      return
    }
    test.fail(message, at: location)
  }
}
