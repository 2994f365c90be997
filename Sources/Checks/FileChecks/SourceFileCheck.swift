// SPDX-License-Identifier: MIT

import LayoutChecks
import SystemFiles

/// Checks a source file: its formats, and what its text says of screens and devices.
struct SourceFileCheck {
  let language: SourceLanguage

  /// The maximum size of a source file, in bytes.
  static let sizeLimit = 16 << 20

  /// Returns the result of checking the file of `job`.
  func check(_ job: FileJob) -> CheckedFile {
    let bytes: [UInt8]
    do {
      bytes = try InputFile.read(job.contents, limit: Self.sizeLimit)
    } catch {
      return CheckedFile(
        path: job.path, outcome: .unreadable,
        finding: Finding(.unreadableFile, subjects: [], details: .message(error.reason), at: .start))
    }
    let formats = SourceFormats(in: bytes, language: language)
    var file = CheckedFile(path: job.path)
    file.formatCount = formats.count
    file.unreadableFormatCount = formats.unreadableCount
    let lines = LinePositions(of: bytes)
    let habits = SourceRule.faults(in: SourceCode(bytes, language: language)).map { $0.finding(in: lines) }
    file.findings = formats.faults.map { fault in
      Finding(
        .invalidFormat, subjects: [],
        details: .format(fault.message, suggestion: fault.suggestion, isReplaceable: fault.isReplaceable),
        at: lines.range(of: fault.range))
    }
    file.findings = (file.findings + habits).sorted { ($0.location ?? .start) < ($1.location ?? .start) }
    let comments = formats.comments.map { (text: $0.text, line: lines.line(of: max(0, $0.range.upperBound - 1))) }
    file.apply(Suppressions(comments))
    return file
  }
}
