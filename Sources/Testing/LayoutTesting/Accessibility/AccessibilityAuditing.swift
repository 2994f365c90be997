// SPDX-License-Identifier: MIT

import AccessibilityAudits
import LayoutChecks
import Reports
import RunningTests
import Tinamou

/// An issue that an accessibility audit found.
@MainActor
public final class XCUIAccessibilityAuditIssue {
  /// The kind of the issue.
  public let auditType: XCUIAccessibilityAuditType
  /// A description in one sentence.
  public let compactDescription: String
  /// The description with the change that is recommended.
  public let detailedDescription: String
  /// The view with the issue.
  ///
  /// Differs from UIKit: a view of the test's own process, and not an `XCUIElement` of another one.
  public let element: UIView?

  init(_ issue: AccessibilityAudit.Issue) {
    auditType = XCUIAccessibilityAuditType(issue.kind)
    compactDescription = CheckReport.sentence(for: issue.finding)
    detailedDescription = ([compactDescription] + CheckReport.notes(below: issue.finding)).joined(separator: "\n")
    element = issue.view
  }
}

/// Audits what is shown below a view for readers of all kinds, and fails the test for each issue. Pending layout is performed first.
///
/// ```swift
/// try performAccessibilityAudit(of: show(ProfileViewController()), for: [.contrast, .dynamicType]) { issue in
///   issue.element is UITextField
/// }
/// ```
///
/// Parts that UIKit makes, such as the items of bars, are not examined.
///
/// Differs from UIKit: a function of a view, and not a method of an app's proxy.
///
/// - Parameters:
///   - view: The root of the views, such as a window.
///   - auditTypes: The kinds of issues. The default is all.
///   - issueHandler: A closure that returns whether an issue is ignored. By default, none is.
/// - Throws: The error of `issueHandler`.
@MainActor
public func performAccessibilityAudit(
  of view: UIView, for auditTypes: XCUIAccessibilityAuditType = .all, fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line, column: Int = #column, _ issueHandler: ((XCUIAccessibilityAuditIssue) throws -> Bool)? = nil
) throws {
  view.topmostSuperview.layoutIfNeeded()
  let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  for issue in AccessibilityAudit(of: view).issues(of: auditTypes.kinds).map({ XCUIAccessibilityAuditIssue($0) }) {
    if try issueHandler?(issue) == true { continue }
    Failure.record(issue.detailedDescription, at: location)
  }
}
