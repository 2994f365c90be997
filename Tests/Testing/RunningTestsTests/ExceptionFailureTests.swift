// SPDX-License-Identifier: MIT

import Synchronization
import Testing
import UIKit

@testable import RunningTests

/// Errors for which UIKit raises an exception, in tests that do not link `LayoutTesting`.
@MainActor
struct ExceptionFailureTests {
  /// Calls for which UIKit raises an exception, each with the beginning of the text.
  nonisolated static let calls: [(text: String, call: @MainActor @Sendable () -> Void)] = [
    (
      "NSGenericException: Unable to activate constraint with anchors",
      { UILayoutGuide().widthAnchor.constraint(equalToConstant: 4).isActive = true }
    ),
    (
      "NSInvalidArgumentException: Can't add self as subview",
      {
        let view = UIView()
        view.addSubview(view)
      }
    ),
  ]

  @Test("an exception fails the running test at the author's line, and the process goes on", arguments: calls.indices)
  func exception(index: Int) {
    let found = Mutex<[Issue]>([])
    withKnownIssue {
      Self.calls[index].call()
    } matching: { issue in
      found.withLock { $0.append(issue) }
      return true
    }
    let issues = found.withLock { $0 }
    #expect(issues.count == 1)
    #expect(issues.first?.comments.first?.rawValue.hasPrefix(Self.calls[index].text) == true)
    #expect(issues.first?.sourceLocation?.fileID == #fileID)
  }

  @Test("the author's code is neither that of this package nor of another")
  func authors() {
    #expect(!CallerLocations.isAuthored(#filePath.replacing("/Tests/", with: "/Sources/")))
    #expect(!CallerLocations.isAuthored("/home/app/.build/checkouts/Other/View.swift"))
    #expect(CallerLocations.isAuthored(#filePath))
  }
}
