// SPDX-License-Identifier: MIT

import InterfaceBuilder
import InterfaceDocuments
import LayoutChecks
import SystemFiles

/// Corrects findings that have one safe change, and leaves the rest of their files as it is.
///
/// * A misspelled name in a format of a source file is replaced by the similar name of the dictionary.
/// * The frame of a misplaced view is stored as the constraints determine it.
/// * A constraint that is equivalent to another one is removed.
/// * Left and right are replaced by leading and trailing.
/// * A key of an app's settings that has no effect is removed.
public enum FileFixes {
  /// The reason why a file cannot be changed.
  public struct Failure: Error, Equatable {
    /// A description of the reason.
    public let reason: String

    package init(reason: String) { self.reason = reason }
  }

  /// Returns the contents of a file that may be corrected, and that no finding has changed yet.
  package static func contents(of path: String) throws(Failure) -> [UInt8] {
    do throws(FileFault) {
      return try InputFile.read(path, limit: max(MarkupLimits().bytes, SourceFileCheck.sizeLimit))
    } catch {
      throw Failure(reason: error.reason)
    }
  }

  /// Corrects the findings of a file that can be corrected in its contents, and returns their number. Notes are not
  /// corrected.
  ///
  /// - Throws: ``Failure`` if the contents cannot be read; they are then unchanged.
  @MainActor
  package static func apply(to file: CheckedFile, in bytes: inout [UInt8]) throws(Failure) -> Int {
    let findings = findings(of: file)
    switch FileKind(path: file.path) {
    case .document:
      // One of several frames that the constraints allow is nobody's wish.
      let open = Set(file.findings.filter { $0.rule == .ambiguousLayout }.flatMap(\.subjects).map(\.id))
      let determined = findings.filter {
        $0.rule != .misplacedView || open.isDisjoint(with: $0.subjects.map(\.id))
      }
      return try fixDocument(&bytes, determined.compactMap(fix))
    case .source(let language): return fixSource(&bytes, language, findings)
    case .settings(let kind): return fixSettings(&bytes, SettingsCheck(kind: kind), file.path, findings)
    case .layoutFile, nil: return 0
    }
  }

  /// Whether a file has findings that could be corrected.
  package static func mayCorrect(_ file: CheckedFile) -> Bool {
    file.outcome == .checked && file.path != "-" && !findings(of: file).isEmpty
  }

  private static func findings(of file: CheckedFile) -> [Finding] { file.findings.filter { $0.severity >= .warning } }

  /// Replaces the contents of a file, which always has either the old or the new ones.
  ///
  /// - Throws: ``Failure`` if the file cannot be written, or if its contents are not `old` any more.
  package static func replace(_ old: [UInt8], by new: [UInt8], at path: String) throws(Failure) {
    guard try contents(of: path) == old else { throw Failure(reason: "it was changed in the meantime") }
    do throws(FileFault) {
      try OutputFile.write(new, to: path, inputs: .replace)
    } catch {
      throw Failure(reason: error.reason)
    }
  }

  // MARK: Documents

  private static func fix(for finding: Finding) -> InterfaceFix? {
    switch (finding.rule, finding.details) {
    case (.misplacedView, .frames(_, let solved, _)):
      finding.subjects.first.map { .storeFrame(view: $0.id, solved) }
    case (.duplicateConstraint, .repeated(let constraint, _)):
      constraint.id.map { .removeConstraint($0) }
    case (.leftRightAttribute, .sided(let constraint)):
      constraint.id.map { .useLeadingAndTrailing(constraint: $0) }
    default: nil
    }
  }

  @MainActor
  private static func fixDocument(_ bytes: inout [UInt8], _ fixes: [InterfaceFix]) throws(Failure) -> Int {
    guard !fixes.isEmpty else { return 0 }
    do throws(InterfaceError) {
      let document = try InterfaceDocument(bytes: bytes)
      let count = document.apply(try confirmed(fixes, in: bytes))
      let corrected = document.markup.bytes
      // A fix that changes nothing would be repeated forever.
      guard count > 0, corrected != bytes else { return 0 }
      bytes = corrected
      return count
    } catch {
      throw Failure(reason: error.sentence)
    }
  }

  /// Returns the fixes without the frames that a layout of the corrected document does not give. A frame that is left out can be the
  /// one that others depend on, so the rest is tried again.
  @MainActor
  private static func confirmed(_ fixes: [InterfaceFix], in bytes: [UInt8]) throws(InterfaceError) -> [InterfaceFix] {
    var left = fixes
    while true {
      let document = try InterfaceDocument(bytes: bytes)
      _ = document.apply(left)
      let solved = Canvas(document, options: .stored).frames
      let kept = left.filter { fix in
        guard case .storeFrame(let view, let frame) = fix else { return true }
        return solved[view].map { $0.distance(to: frame) < Self.tolerance } == true
      }
      if kept.count == left.count { return kept }
      left = kept
    }
  }

  /// The maximum difference between a frame that is written and the one that the constraints give then, in points.
  private static let tolerance = 0.51

  // MARK: Sources

  /// Replaces misspelled names. The contents are examined again, so that a file that has changed since is not damaged.
  private static func fixSource(_ bytes: inout [UInt8], _ language: SourceLanguage, _ findings: [Finding]) -> Int {
    let wanted = Set(findings.filter { $0.rule == .invalidFormat }.compactMap { $0.location?.offset })
    guard !wanted.isEmpty else { return 0 }
    let faults = SourceFormats(in: bytes, language: language).faults
      .filter { $0.isReplaceable && wanted.contains($0.range.lowerBound) }
    for fault in faults.reversed() { bytes.replaceSubrange(fault.range, with: (fault.suggestion ?? "").utf8) }
    return faults.count
  }

  /// Replaces what is at fault in an app's settings. They are examined again, as sources are.
  @MainActor
  private static func fixSettings(
    _ bytes: inout [UInt8], _ check: SettingsCheck, _ path: String, _ findings: [Finding]
  ) -> Int {
    let wanted = Set(findings.map { FixedPlace(rule: $0.rule, offset: $0.location?.offset ?? 0) })
    let faults = check.faults(in: bytes, at: path).filter {
      $0.replacement != nil && wanted.contains(FixedPlace(rule: $0.rule, offset: $0.range.lowerBound))
    }
    for fault in faults.reversed() { bytes.replaceSubrange(fault.range, with: (fault.replacement ?? "").utf8) }
    return faults.count
  }

  private struct FixedPlace: Hashable {
    let rule: RuleID
    let offset: Int
  }
}
