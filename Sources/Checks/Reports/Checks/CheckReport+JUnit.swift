// SPDX-License-Identifier: MIT

import LayoutChecks

extension CheckReport {
  /// The report in the format of JUnit: a test suite for each file, with a failure for each finding that is listed, or one
  /// test case that passes.
  ///
  /// Source: the schema of the Ant task “JUnitReport”, as services for continuous integration read it.
  public var junit: String {
    let suites = files.map(suite(of:)).joined()
    let failures = files.reduce(0) { $0 + listedFindings(in: $1).count }
    let tests = files.reduce(0) { $0 + max(1, listedFindings(in: $1).count) }
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      + "<testsuites name=\"tinamou\" tests=\"\(tests)\" failures=\"\(failures)\">\n\(suites)</testsuites>\n"
  }

  private func suite(of file: CheckedFile) -> String {
    let findings = listedFindings(in: file)
    let name = MarkupText.escaped(file.path)
    let start =
      "  <testsuite name=\"\(name)\" tests=\"\(max(1, findings.count))\" failures=\"\(findings.count)\" errors=\"0\">\n"
    let cases =
      findings.isEmpty
      ? "    <testcase classname=\"\(name)\" name=\"layout\"/>\n"
      : findings.map { testCase(for: $0, in: name) }.joined()
    return start + cases + "  </testsuite>\n"
  }

  private func testCase(for finding: Finding, in name: String) -> String {
    let location = finding.location ?? .start
    let title = "\(finding.rule.rawValue) at \(location.line):\(location.column)"
    let notes = FindingMessages.lines(below: finding).map { MarkupText.escaped($0) }.joined(separator: "\n")
    return
      "    <testcase classname=\"\(name)\" name=\"\(title)\">\n      <failure type=\"\(finding.severity.rawValue)\" "
      + "message=\"\(MarkupText.escaped(message(for: finding)))\">\(notes)</failure>\n    </testcase>\n"
  }
}
