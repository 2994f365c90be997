// SPDX-License-Identifier: MIT

import LayoutChecks

/// Checks a source file: its formats, and what its text says of screens and devices.
@MainActor
struct SourceFileCheck {
  let language: SourceLanguage

  /// The maximum size of a source file, in bytes.
  nonisolated static let sizeLimit = 16 << 20

  /// Returns the result of checking the file of `job`.
  func check(_ job: FileJob) -> CheckedFile {
    job.checked(limit: Self.sizeLimit) { check($0, at: job.path) }
  }

  private func check(_ bytes: [UInt8], at path: String) -> CheckedFile {
    let formats = SourceFormats(in: bytes, language: language)
    var file = CheckedFile(path: path)
    file.formatCount = formats.count
    file.unreadableFormatCount = formats.unreadableCount
    let lines = LinePositions(of: bytes)
    let faults = SourceRule.faults(in: SourceCode(bytes, language: language)).filter { fault in
      !isWindowWithScene(fault, in: bytes, at: path) && !isHandledElsewhere(fault, in: bytes, at: path)
    }
    let habits = faults.map { $0.finding(in: lines) }
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

  /// Whether a fault is that of a window whose own class, in another file, takes a scene.
  private func isWindowWithScene(_ fault: SourceFault, in bytes: [UInt8], at path: String) -> Bool {
    guard fault.rule == .windowWithoutScene else { return false }
    let name = String(decoding: bytes[fault.range], as: UTF8.self).prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return name != "UIWindow" && AppSources.around(path).declares(String(name), mentioning: "windowScene")
  }

  /// Whether another file of the app sets what a fault says is missing.
  private func isHandledElsewhere(_ fault: SourceFault, in bytes: [UInt8], at path: String) -> Bool {
    let app = { AppSources.around(path) }
    return switch fault.rule {
    case .popoverSource: app().isForPhonesOnly || app().mentions("override func present(")
    case .barAppearance: app().mentions("scrollEdgeAppearance")
    default: false
    }
  }
}
