// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import XCTest

/// Records the running test case of XCTest, which has no public interface for it.
final class TestCaseObserver: NSObject, XCTestObservation {
  private static let running = Mutex<UncheckedTestCase>(UncheckedTestCase())

  /// A test case, which XCTest runs on the main thread only.
  private struct UncheckedTestCase: @unchecked Sendable {
    var testCase: XCTestCase?
  }

  /// The running test case; `nil` while none is running.
  static var current: XCTestCase? { running.withLock { $0 }.testCase }

  /// Starts observing. This method is called once.
  static func start() { XCTestObservationCenter.shared.addTestObserver(TestCaseObserver()) }

  func testCaseWillStart(_ testCase: XCTestCase) { TestCaseObserver.set(UncheckedTestCase(testCase: testCase)) }

  func testCaseDidFinish(_ testCase: XCTestCase) { TestCaseObserver.set(UncheckedTestCase()) }

  private static func set(_ value: UncheckedTestCase) { running.withLock { $0 = value } }
}
