// SPDX-License-Identifier: MIT

import RunningTests

/// Reports failures of expectations.
enum Failure {
  /// Fails the running test at a location. The message starts with the current layout case, if there is one.
  static func record(_ message: String, at location: CodeLocation) {
    let message = LayoutCase.current.map { "[\($0)] \(message)" } ?? message
    TestFailure.record(message, at: location)
  }
}
