// SPDX-License-Identifier: MIT

import LayoutChecks

/// What was found in files, ready to be told in any of the formats.
public struct CheckReport: Sendable {
  /// The files, in the order in which they are told.
  public let files: [CheckedFile]
  /// The cells of the matrix in which they were tried.
  let matrix: [Setting]
  /// The number of findings that a baseline keeps quiet.
  let quietCount: Int
  /// The least severity that is told.
  let least: Severity

  /// A report on files that were tried in the cells of a matrix; what is less grave than `least` is only counted.
  public init(
    files: [CheckedFile], matrix: [Setting] = [Setting()], quietCount: Int = 0, least: Severity = .note
  ) {
    self.files = files
    self.matrix = matrix
    self.quietCount = quietCount
    self.least = least
  }

  /// The findings of a file that are told.
  func told(of file: CheckedFile) -> [Finding] { file.findings.filter { $0.severity >= least } }

  /// The gravest severity of all findings; nil where there are none.
  public var gravest: Severity? { files.flatMap(\.findings).map(\.severity).max() }

  /// How many findings of a severity there are.
  func count(of severity: Severity) -> Int {
    files.reduce(0) { $0 + $1.findings.count { $0.severity == severity } }
  }

  /// A finding's sentence with the cells of the matrix where it holds, if not everywhere.
  func message(for finding: Finding) -> String {
    let sentence = FindingMessages.sentence(for: finding)
    let cells = SettingMessages.phrase(for: finding.settings, among: matrix).map { " (\($0))" } ?? ""
    return (sentence + cells).singleLine
  }

  /// The lines below a sentence.
  func notes(for finding: Finding) -> [String] {
    FindingMessages.lines(below: finding)
  }
}
