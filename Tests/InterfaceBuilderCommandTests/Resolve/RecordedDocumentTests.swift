// SPDX-License-Identifier: MIT

import Foundation
import InterfaceBuilder
import InterfaceDocuments
import TestSupport
import Testing
import Tinamou

/// Commands on recorded documents: what must hold for every document that is consistent.
@MainActor
@Suite("Commands on recorded documents", .enabled(if: SharedCorpus.isPresent, "the recorded documents are not here"))
struct RecordedDocumentTests {
  /// The consistent documents; one of twelve where the code is not optimised, which takes ten times as long.
  nonisolated static let documents: [String] = {
    let table = (try? SharedCorpus.data("ib/manifest.tsv")).map { String(decoding: $0, as: UTF8.self) } ?? ""
    let rows = table.split(whereSeparator: \.isNewline).map {
      $0.split(separator: "\t", omittingEmptySubsequences: false)
    }
    guard let column = rows.first?.firstIndex(of: "consistent") else { return [] }
    let consistent = rows.dropFirst().filter { $0.count > column && $0[column] == "1" }.map { String($0[0]) }
    #if DEBUG
      return consistent.enumerated().filter { $0.offset.isMultiple(of: 12) }.map(\.element)
    #else
      return consistent
    #endif
  }()

  private func document(_ name: String) throws -> InterfaceDocument {
    try InterfaceDocument(bytes: Array(SharedCorpus.data("ib/" + name)))
  }

  @Test("after adding what is missing nothing is ambiguous, and nothing added is redundant", arguments: documents)
  func missing(_ name: String) throws {
    let document = try document(name)
    guard try !CommandAudit(document).hasConflicts else { return }
    let outcome = try document.resolve(.addMissing)
    let audit = try CommandAudit(document)
    #expect(audit.ambiguous.isEmpty)
    #expect(audit.redundant(among: outcome.added).isEmpty)
  }

  @Test("after updating frames nothing is misplaced", arguments: documents)
  func frames(_ name: String) throws {
    let document = try document(name)
    try document.resolve(.updateFrames)
    #expect(try CommandAudit(document).misplaced.isEmpty)
  }

  @Test("clearing and adding what is then missing keeps the picture", arguments: documents)
  func clear(_ name: String) throws {
    let document = try document(name)
    let before = try CommandAudit(document)
    guard !before.hasConflicts else { return }
    try document.resolve(.clear)
    let outcome = try document.resolve(.addMissing)
    let after = try CommandAudit(document)
    #expect(after.ambiguous.isEmpty)
    #expect(after.redundant(among: outcome.added).isEmpty)
    // What was not laid out as it is stored before cannot be expected to be so now.
    #expect(after.misplaced.subtracting(before.misplaced).isEmpty)
  }

  @Test("taking out again what was added gives the document as it was, byte for byte", arguments: documents)
  func bytes(_ name: String) throws {
    let document = try document(name)
    let text = document.written
    let hadConstraints = Set(document.markup.root.subtree.filter { $0.element("constraints") != nil }.map { $0["id"] })
    let marks = document.markup.root.subtree.map { [$0["misplaced"], $0["ambiguous"]] }
    guard marks.allSatisfy({ $0 == [nil, nil] }), !text.contains("fixedFrame") else { return }
    let outcome = try document.resolve(.addMissing)
    for element in document.markup.root.subtree {
      for mark in ["misplaced", "ambiguous"] { element.set(mark, to: nil) }
      if element.name == "constraint", outcome.added.contains(element["id"] ?? "") { element.remove() }
    }
    for element in document.markup.root.subtree where element.name == "constraints" {
      if !hadConstraints.contains(element.parent?["id"]) { element.remove() }
    }
    #expect(document.written == text)
  }
}
