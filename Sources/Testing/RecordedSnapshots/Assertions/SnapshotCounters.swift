// SPDX-License-Identifier: MIT

import RunningTests
import Synchronization

/// The numbers of assertions without a name. They begin again with each run of a test case of XCTest.
enum SnapshotCounters {
  private struct State {
    var numbers: [String: Int] = [:]
    var testCase = 0
  }

  private static let state = Mutex(State())

  /// The next number for a test, from 1.
  static func next(for test: String) -> Int {
    TestCaseObserver.start()
    let testCase = TestCaseObserver.startedCount
    return state.withLock { state in
      if state.testCase != testCase { state = State(testCase: testCase) }
      state.numbers[test, default: 0] += 1
      return state.numbers[test, default: 1]
    }
  }
}
