// SPDX-License-Identifier: MIT

import LayoutChecks

/// Checks a file with settings of an app.
@MainActor
struct SettingsCheck {
  let kind: SettingsKind

  /// The maximum size of a file with settings, in bytes.
  nonisolated static let sizeLimit = 32 << 20

  /// Returns the result of checking the file of `job`.
  func check(_ job: FileJob) -> CheckedFile {
    job.checked(limit: Self.sizeLimit) { check($0, at: job.path) }
  }

  private func check(_ bytes: [UInt8], at path: String) -> CheckedFile {
    let lines = LinePositions(of: bytes)
    var file = CheckedFile(path: path)
    file.findings = faults(in: bytes, at: path).map { $0.finding(in: lines) }
    file.apply(Suppressions(comments(in: bytes)))
    return file
  }

  /// Returns the faults in the contents of the file at a path, in the order of the file.
  func faults(in bytes: [UInt8], at path: String) -> [SourceFault] {
    let found =
      switch kind {
      case .informationList: InformationList(bytes, path: path)?.faults ?? []
      case .xcodeProject: XcodeSettings(bytes).faults(at: path)
      case .projectDescription: DescribedSettings(bytes).faults
      }
    return found.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// The comments with suppressions: those of XML, and what follows a number sign or two slashes.
  private func comments(in bytes: [UInt8]) -> [Suppressions.Comment] {
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().compactMap { index, line in
      line.contains("tinamou:") ? (text: String(line.replacing("-->", with: "")), line: index + 1) : nil
    }
  }
}
