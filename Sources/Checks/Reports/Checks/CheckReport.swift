// SPDX-License-Identifier: MIT

import LayoutChecks

/// A report on checked files, in all output formats.
public struct CheckReport: Sendable {
  /// The files, in the order of the report.
  public var files: [CheckedFile]
  /// The settings in which the files were checked.
  let matrix: [Setting]
  /// The number of findings that the baseline suppresses.
  let suppressedCount: Int
  /// The revision with which the files were compared, and the number of findings that they had in it; `nil` for none.
  let earlier: (revision: String, count: Int)?
  /// The minimum severity of reported findings.
  let minimumSeverity: Severity

  /// Creates a report on files that were checked in the settings of a matrix. Findings less severe than `minimumSeverity` are
  /// only counted.
  public init(
    files: [CheckedFile], matrix: [Setting] = [Setting()], suppressedCount: Int = 0,
    earlier: (revision: String, count: Int)? = nil, minimumSeverity: Severity = .note
  ) {
    self.files = files
    self.matrix = matrix
    self.suppressedCount = suppressedCount
    self.earlier = earlier
    self.minimumSeverity = minimumSeverity
  }

  /// Returns the findings of a file that are reported.
  func listedFindings(in file: CheckedFile) -> [Finding] { file.findings.filter { $0.severity >= minimumSeverity } }

  /// The highest severity of all findings; `nil` if there are none.
  public var mostSevere: Severity? { files.flatMap(\.findings).map(\.severity).max() }

  /// Returns the number of findings with a severity.
  func count(of severity: Severity) -> Int {
    files.reduce(0) { $0 + $1.findings.count { $0.severity == severity } }
  }

  /// Returns the sum of a number over all files.
  func total(_ number: KeyPath<CheckedFile, Int>) -> Int { files.reduce(0) { $0 + $1[keyPath: number] } }

  /// Returns the message of a finding. It names the settings in which the finding occurs, unless it occurs in all of
  /// them.
  func message(for finding: Finding) -> String {
    let sentence = FindingMessages.sentence(for: finding)
    let cells = SettingMessages.phrase(for: finding.settings, among: matrix).map { " (\($0))" } ?? ""
    return (sentence + cells).singleLine
  }

  /// Returns the lines below a message.
  func notes(for finding: Finding) -> [String] {
    FindingMessages.lines(below: finding)
  }

  /// Returns the lines that explain a finding.
  public static func notes(below finding: Finding) -> [String] {
    FindingMessages.lines(below: finding).map(\.singleLine)
  }

  /// Returns a sentence about a finding, without its place.
  public static func sentence(for finding: Finding) -> String { FindingMessages.sentence(for: finding).singleLine }
}
