// SPDX-License-Identifier: MIT

import LayoutTesting
import Synchronization
import Testing
import UIKit

/// Errors for which UIKit raises an exception, in a test.
@MainActor
struct ExceptionTests {
  /// Runs `body`, which must cause one failure, and returns the failure.
  private func failure(_ body: () -> Void) -> Issue? {
    let found = Mutex<[Issue]>([])
    withKnownIssue(isIntermittent: true) {
      body()
    } matching: { issue in
      found.withLock { $0.append(issue) }
      return true
    }
    let issues = found.withLock { $0 }
    return issues.count == 1 ? issues[0] : nil
  }

  @Test func `an invalid call fails the test at its line with UIKit's text, and has no effect`() throws {
    let view = UIView()
    var line = 0
    let issue = failure {
      line = #line + 1
      view.addSubview(view)
    }
    let found = try #require(issue)
    #expect(found.sourceLocation?.line == line)
    #expect(found.sourceLocation?.fileID == #fileID)
    #expect(found.comments.first?.rawValue.hasPrefix("NSInvalidArgumentException: Can't add self as subview") == true)
    #expect(view.subviews.isEmpty)
  }

  @Test func `the failure names the calls that led to the line`() throws {
    var line = 0
    let issue = failure {
      line = #line + 1
      addToItself(UIView())
    }
    let found = try #require(issue)
    #expect(found.sourceLocation?.line == ExceptionTests.lineAtFault)
    #expect(found.comments.first?.rawValue.contains("called from ExceptionTests.swift:\(line)") == true)
  }

  private static let lineAtFault = #line + 3

  private func addToItself(_ view: UIView) {
    view.addSubview(view)
  }

  @Test func `an exception in a callback of UIKit fails the test at the line of the callback`() throws {
    final class Broken: UIView {
      static let line = #line + 3

      override func layoutSubviews() {
        setContentHuggingPriority(UILayoutPriority(rawValue: 2000), for: .horizontal)
        super.layoutSubviews()
      }
    }
    let view = Broken(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let found = try #require(failure { view.layoutIfNeeded() })
    #expect(found.sourceLocation?.line == Broken.line)
    #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
  }

  @Test func `a constraint that cannot be activated stays inactive`() throws {
    let first = UIView()
    let second = UIView()
    let constraint = first.leadingAnchor.constraint(equalTo: second.leadingAnchor)
    let found = try #require(failure { constraint.isActive = true })
    #expect(found.comments.first?.rawValue.contains("have no common ancestor") == true)
    #expect(!constraint.isActive)
  }

  @Test func `an invalid visual format fails the test and gives no constraints`() throws {
    var constraints: [NSLayoutConstraint]?
    let found = try #require(
      failure { constraints = NSLayoutConstraint.constraints(withVisualFormat: "H:|-[a]-|", metrics: nil, views: [:]) })
    #expect(found.comments.first?.rawValue.contains("Unable to parse constraint format") == true)
    #expect(constraints == [])
  }

  @Test func `a handler of a test replaces the failure`() {
    var reasons: [String] = []
    let handler = LayoutException.handler
    defer { LayoutException.handler = handler }
    LayoutException.handler = { reasons.append("\($0.rawValue): \($1)") }
    UIStepper().stepValue = 0
    #expect(reasons == ["NSInvalidArgumentException: stepValue must be greater than 0"])
  }

  @Test func `without a test, the process ends with UIKit's text`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        withExceptions(.endProcess) {
          let view = UIView()
          view.addSubview(view)
        }
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains(
        "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: 'Can't add self as subview'"
      ))
  }
}
