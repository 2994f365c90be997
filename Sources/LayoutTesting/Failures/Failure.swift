// SPDX-License-Identifier: MIT

import Testing

/// Failures of expectations.
enum Failure {
  /// Fails the running test at a location. The layout case in force, if there is one, comes first in the message.
  static func record(_ message: String, at location: CodeLocation) {
    let message = LayoutCase.current.map { "[\($0)] \(message)" } ?? message
    guard let test = RunningTest.current else {
      // Swift Testing reports a failure without a test as one of the run, which then fails.
      _ = Issue.record(Comment(rawValue: message), sourceLocation: location.sourceLocation)
      return
    }
    test.fail(message, at: location)
  }
}
