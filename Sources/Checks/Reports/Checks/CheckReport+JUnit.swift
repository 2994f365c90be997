// SPDX-License-Identifier: MIT

import InterfaceDocuments
import LayoutChecks

extension CheckReport {
  /// Returns the report in the format of JUnit: a test suite for each file, with a test case for each finding that is listed, or
  /// one that passes.
  ///
  /// The test cases of findings at or above a severity fail, and so do those of files that could not be checked. Others pass, and
  /// their output is the finding.
  ///
  /// Source: the schema of the Ant task “JUnitReport”, as services for continuous integration read it.
  public func junit(failingFrom severity: Severity?) -> String {
    let suites = files.map { suite(of: $0, failingFrom: severity) }
    let (tests, failures) = suites.reduce((0, 0)) { ($0.0 + $1.tests, $0.1 + $1.failures) }
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      + "<testsuites name=\"tinamou\" tests=\"\(tests)\" failures=\"\(failures)\">\n"
      + suites.map(\.text).joined() + "</testsuites>\n"
  }

  private func suite(
    of file: CheckedFile, failingFrom severity: Severity?
  ) -> (text: String, tests: Int, failures: Int) {
    let findings = listedFindings(in: file)
    let failing = findings.map { finding in
      finding.rule == .unreadableFile && file.outcome != .checked || finding.rule == .internalFault
        || severity.map { finding.severity >= $0 } ?? false
    }
    let name = XMLText.escaped(file.path)
    let (tests, failures) = (max(1, findings.count), failing.count { $0 })
    let start =
      "  <testsuite name=\"\(name)\" tests=\"\(tests)\" failures=\"\(failures)\" errors=\"0\">\n"
    let cases =
      findings.isEmpty
      ? "    <testcase classname=\"\(name)\" name=\"layout\"/>\n"
      : zip(findings, failing).map { testCase(for: $0, in: name, fails: $1) }.joined()
    return (start + cases + "  </testsuite>\n", tests, failures)
  }

  private func testCase(for finding: Finding, in name: String, fails: Bool) -> String {
    let location = finding.location ?? .start
    let title = "\(finding.rule.rawValue) at \(location.line):\(location.column)"
    let lines = FindingMessages.lines(below: finding)
    let message = message(for: finding)
    func text(_ lines: [String]) -> String { lines.map { XMLText.escaped($0) }.joined(separator: "\n") }
    let severity = finding.severity.rawValue
    let result =
      fails
      ? "<failure type=\"\(severity)\" message=\"\(XMLText.escaped(message))\">\(text(lines))</failure>"
      : "<system-out>\(text(["\(severity): \(message)"] + lines))</system-out>"
    return "    <testcase classname=\"\(name)\" name=\"\(title)\">\n      \(result)\n    </testcase>\n"
  }
}
