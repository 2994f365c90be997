// SPDX-License-Identifier: MIT

import Synchronization
package import Testing

/// The tests of Swift Testing that wait in `settle()`, to which failures in callbacks of the main queue are attributed.
///
/// Such callbacks do not run in the test's task, so Swift Testing cannot determine their test. Their failures are
/// stored until the test continues, and then recorded in its task.
package enum WaitingTests {
  /// A waiting test, with the failures of the callbacks.
  private final class Wait: Sendable {
    let test: Test
    let failures = Mutex<[(message: String, location: SourceLocation)]>([])

    init(_ test: Test) { self.test = test }
  }

  private static let waits = Mutex<[Wait]>([])

  /// The test that began to wait most recently.
  package static var last: Test? { waits.withLock { $0.last?.test } }

  /// Stores a failure for the test that began to wait most recently.
  ///
  /// - Returns: Whether a test is waiting.
  package static func fail(_ message: String, at location: SourceLocation) -> Bool {
    guard let wait = waits.withLock({ $0.last }) else { return false }
    wait.failures.withLock { $0.append((message, location)) }
    return true
  }

  /// Calls `body`, in which the current test waits, and then records the failures of callbacks.
  @MainActor
  package static func whileWaiting(_ body: @MainActor () async -> Void) async {
    guard let test = Test.current else { return await body() }
    let wait = Wait(test)
    waits.withLock { $0.append(wait) }
    await body()
    waits.withLock { $0.removeAll { $0 === wait } }
    for failure in wait.failures.withLock({ $0 }) {
      _ = Issue.record(Comment(rawValue: failure.message), sourceLocation: failure.location)
    }
  }
}
