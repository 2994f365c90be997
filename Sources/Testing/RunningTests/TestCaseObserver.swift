// SPDX-License-Identifier: MIT

package import Foundation
import Synchronization
package import XCTest

/// Records the running test case of XCTest, which has no public interface for it.
package final class TestCaseObserver: NSObject, XCTestObservation {
  private static let running = Mutex<UncheckedTestCase>(UncheckedTestCase())

  /// A test case, which XCTest runs on the main thread only.
  private struct UncheckedTestCase: @unchecked Sendable {
    var testCase: XCTestCase?
    var startedCount = 0
  }

  /// The running test case; `nil` while none is running.
  package static var current: XCTestCase? { running.withLock { $0 }.testCase }

  /// The number of test cases that have started.
  package static var startedCount: Int { running.withLock { $0.startedCount } }

  /// Starts observing, at the first call.
  package static func start() { _ = isStarted }

  /// Whether observing has started before `main`, and so before the first test.
  package static var hasStartedBeforeMain: Bool { startedBeforeMain.withLock { $0 } }
  fileprivate static let startedBeforeMain = Mutex(false)

  private static let isStarted: Bool = {
    XCTestObservationCenter.shared.addTestObserver(TestCaseObserver())
    return true
  }()

  #if os(Linux)
    package func testBundleWillStart(_ testBundle: Bundle) {
      // XCTest tells observers on the main thread.
      MainActor.assumeIsolated { HostApplication.start() }
    }
  #endif

  package func testCaseWillStart(_ testCase: XCTestCase) {
    let unchecked = UncheckedTestCase(testCase: testCase)
    TestCaseObserver.running.withLock { state in
      state = UncheckedTestCase(testCase: unchecked.testCase, startedCount: state.startedCount + 1)
    }
  }

  package func testCaseDidFinish(_ testCase: XCTestCase) {
    TestCaseObserver.running.withLock { $0.testCase = nil }
  }
}

#if os(Linux)
  /// Called before `main` in every program that links the module.
  @_cdecl("tinamou_running_tests_start")
  func start() {
    TestCaseObserver.start()
    ExceptionFailure.start()
    HostApplication.prepare()
    TestCaseObserver.startedBeforeMain.withLock { $0 = true }
  }
#endif
