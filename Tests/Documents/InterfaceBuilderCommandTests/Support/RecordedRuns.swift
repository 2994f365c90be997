// SPDX-License-Identifier: MIT

import Foundation
import InterfaceBuilder
import InterfaceDocuments
import TestSupport

/// Results about recorded documents that several tests need, each computed once.
///
/// Auditing a document lays it out several times, which takes most of the time of these tests. Every call that returns
/// a document reads it again, so tests do not share documents.
@MainActor
final class RecordedRuns {
  static let shared = RecordedRuns()

  private var audits: [String: CommandAudit] = [:]
  private var impliedAudits: [String: CommandAudit] = [:]
  private var completions: [String: (bytes: [UInt8], outcome: InterfaceOutcome)] = [:]

  /// The document named `name`, as recorded.
  func document(_ name: String) throws -> InterfaceDocument {
    try InterfaceDocument(bytes: Array(Self.data(name)))
  }

  /// The contents of a document of the package, whose name is a path, or of a recorded one.
  nonisolated static func data(_ name: String) throws -> Data {
    guard name.hasPrefix("Fixtures/") else { return try SharedCorpus.data("ib/" + name) }
    let package = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return try Data(contentsOf: package.appendingPathComponent(name))
  }

  /// The audit of the recorded document, with predicted margins and bars.
  func audit(_ name: String) throws -> CommandAudit {
    if let audit = audits[name] { return audit }
    let audit = try CommandAudit(document(name))
    audits[name] = audit
    return audit
  }

  /// The audit of the recorded document, with the margins and bars that its frames imply.
  func impliedAudit(_ name: String) throws -> CommandAudit {
    if let audit = impliedAudits[name] { return audit }
    let audit = try CommandAudit(implying: document(name))
    impliedAudits[name] = audit
    return audit
  }

  /// The recorded document after `resolve(.addMissing)`, and what that call returned.
  func completed(_ name: String) throws -> (document: InterfaceDocument, outcome: InterfaceOutcome) {
    if let known = completions[name] { return (try InterfaceDocument(bytes: known.bytes), known.outcome) }
    let document = try document(name)
    let outcome = try document.resolve(.addMissing)
    completions[name] = (document.markup.bytes, outcome)
    return (document, outcome)
  }
}
