// SPDX-License-Identifier: MIT

import InterfaceBuilder
import InterfaceDocuments
import LayoutChecks
import SourceFormats
import SystemFiles

/// Corrects findings that have one safe change, and leaves the rest of their files as it is.
///
/// * A misspelled name in a format of a source file is replaced by the similar name of the dictionary.
/// * The frame of a misplaced view is stored as the constraints determine it.
/// * A constraint that is equivalent to another one is removed.
/// * Left and right are replaced by leading and trailing.
public enum FileFixes {
  /// The reason why a file cannot be changed.
  public struct Failure: Error, Equatable {
    /// A description of the reason.
    public let reason: String
  }

  /// Corrects the findings of a file that can be corrected, and returns their number. Notes are not corrected.
  ///
  /// - Throws: ``Failure`` if the file cannot be read or written; it is then unchanged.
  public static func apply(to file: CheckedFile) throws(Failure) -> Int {
    let findings = file.findings.filter { $0.severity >= .warning }
    guard file.outcome == .checked, file.path != "-", !findings.isEmpty else { return 0 }
    switch FileKind(path: file.path) {
    case .document: return try fixDocument(at: file.path, findings.compactMap(fix))
    case .source(let language): return try fixSource(at: file.path, language, findings)
    case .layoutFile, nil: return 0
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

  private static func fixDocument(at path: String, _ fixes: [InterfaceFix]) throws(Failure) -> Int {
    guard !fixes.isEmpty else { return 0 }
    do throws(InterfaceError) {
      let document = try InterfaceDocument(contentsOf: path)
      let before = document.markup.bytes
      let count = document.apply(fixes)
      // A fix that changes nothing would be repeated forever.
      guard count > 0, document.markup.bytes != before else { return 0 }
      do throws(MarkupError) { try document.markup.write(to: path) } catch { throw InterfaceError.markup(error) }
      return count
    } catch {
      throw Failure(reason: error.sentence)
    }
  }

  // MARK: Sources

  /// Replaces misspelled names. The file is examined again, so that a file that has changed since is not damaged.
  private static func fixSource(
    at path: String, _ language: SourceLanguage, _ findings: [Finding]
  ) throws(Failure) -> Int {
    let wanted = Set(findings.filter { $0.rule == .invalidFormat }.compactMap { $0.location?.offset })
    guard !wanted.isEmpty else { return 0 }
    do throws(FileFault) {
      var bytes = try InputFile.read(path, limit: SourceFileCheck.sizeLimit)
      let faults = SourceFormats(in: bytes, language: language).faults
        .filter { $0.isReplaceable && wanted.contains($0.range.lowerBound) }
      guard !faults.isEmpty else { return 0 }
      for fault in faults.reversed() { bytes.replaceSubrange(fault.range, with: (fault.suggestion ?? "").utf8) }
      try OutputFile.write(bytes, to: path, inputs: .replace)
      return faults.count
    } catch {
      throw Failure(reason: error.reason)
    }
  }
}
