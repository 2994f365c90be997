// SPDX-License-Identifier: MIT

import Foundation
import InterfaceBuilder
import InterfaceDocuments
import TestSupport
import Testing
import Tinamou

/// Guarantees of commands for documents of the package, and for every consistent recorded document where those are.
@MainActor
@Suite("Commands on recorded documents")
struct RecordedDocumentTests {
  /// The consistent documents; in debug builds, which are ten times slower, every twelfth.
  nonisolated static let documents = own + sample(recorded.filter(\.isConsistent).map(\.name))
  /// All documents.
  nonisolated static let allDocuments = own + sample(recorded.map(\.name))

  nonisolated private static let own = ["LoginView.xib", "Shop.storyboard", "Canvas.storyboard"].map {
    "Fixtures/Documents/" + $0
  }

  nonisolated private static let recorded: [(name: String, isConsistent: Bool)] = {
    let table = (try? SharedCorpus.data("ib/manifest.tsv")).map { String(decoding: $0, as: UTF8.self) } ?? ""
    let rows = table.split(whereSeparator: \.isNewline).map {
      $0.split(separator: "\t", omittingEmptySubsequences: false)
    }
    guard let column = rows.first?.firstIndex(of: "consistent") else { return [] }
    return rows.dropFirst().filter { $0.count > column }.map { (String($0[0]), $0[column] == "1") }
  }()

  /// The documents that commands refuse.
  nonisolated static let refusedDocuments = part(of: recorded.filter(\.isConsistent).map(\.name)).filter {
    !repeatedIdentifiers(of: $0).isEmpty
  }

  nonisolated private static func sample(_ names: [String]) -> [String] {
    part(of: names).filter { repeatedIdentifiers(of: $0).isEmpty }
  }

  nonisolated private static func part(of names: [String]) -> [String] {
    #if DEBUG
      names.enumerated().filter { $0.offset.isMultiple(of: 12) }.map(\.element)
    #else
      names
    #endif
  }

  /// The identifiers that several objects of a document have. Commands refuse a document with one.
  nonisolated private static func repeatedIdentifiers(of name: String) -> [RepeatedIdentifier] {
    guard let data = try? RecordedRuns.data(name), let document = try? InterfaceDocument(bytes: Array(data))
    else {
      return []
    }
    return document.repeatedIdentifiers
  }

  /// The interval of tested views, where each view needs a separate run.
  nonisolated private static let viewStride: Int = {
    #if DEBUG
      20
    #else
      4
    #endif
  }()

  private var runs: RecordedRuns { .shared }

  private func document(_ name: String) throws -> InterfaceDocument { try runs.document(name) }

  @Test("a document in which objects have one identifier is refused and stays as it is", arguments: refusedDocuments)
  func refused(_ name: String) throws {
    let repeated = try #require(Self.repeatedIdentifiers(of: name).first)
    let document = try document(name)
    let text = document.written
    #expect(throws: InterfaceCommandError.duplicateIdentifier(repeated.id, lines: repeated.lines)) {
      try document.resolve(.addMissing)
    }
    #expect(document.written == text && repeated.lines.count > 1)
  }

  @Test("after adding what is missing nothing is ambiguous, and nothing added is redundant", arguments: documents)
  func missing(_ name: String) throws {
    guard try !runs.audit(name).hasConflicts else { return }
    let (document, outcome) = try runs.completed(name)
    let audit = try CommandAudit(document)
    #expect(audit.ambiguous.isEmpty)
    #expect(audit.redundant(among: outcome.added).isEmpty)
  }

  @Test("adding what is missing leaves every view where it is laid out", arguments: documents)
  func addingKeepsFrames(_ name: String) throws {
    let original = try document(name)
    let scenes = original.scenes.compactMap { $0.controller?.id }
    let views = original.scenes.flatMap(\.views).filter {
      $0.isSubjectToConstraints && $0.isInstalled(under: original.traits)
    }.map(\.id)
    let selections = stride(from: 0, to: views.count, by: Self.viewStride).map { InterfaceScope.views([views[$0]]) }
    let before = try runs.impliedAudit(name)
    guard !before.hasConflicts else { return }
    for scope in [.all] + scenes.map(InterfaceScope.scene) + selections {
      let document: InterfaceDocument
      if case .all = scope {
        document = try runs.completed(name).document
      } else {
        document = try self.document(name)
        try document.resolve(.addMissing, scope)
      }
      let after = try CommandAudit(document, on: before)
      #expect(after.moved(since: before).isEmpty, "\(scope)")
      #expect(!after.hasConflicts, "\(scope)")
    }
  }

  @Test("after updating frames nothing is misplaced, in other documents too", arguments: allDocuments)
  func frames(_ name: String) throws {
    let document = try document(name)
    guard try Self.documents.contains(name) || !runs.audit(name).hasConflicts else { return }
    try document.resolve(.updateFrames)
    #expect(try CommandAudit(document).misplaced.isEmpty)
  }

  @Test("where frames satisfy the constraints, updating constants changes nothing")
  func constants() throws {
    // The remaining causes are baselines and sizes of the author's classes, and margins that only one view implies,
    // which may have been moved. The article InterfaceBuilderCommands lists them.
    let changed = try Self.documents.filter { name in
      try document(name).resolve(.updateConstants).changes.contains { if case .constant = $0 { true } else { false } }
    }
    #expect(changed.count * 30 <= Self.documents.count, "\(changed)")
  }

  @Test("a view that was moved stays there after updating constants", arguments: [true, false])
  func moved(isSelected: Bool) throws {
    var count = 0
    var lost: [String] = []
    for name in Self.documents {
      let original = try document(name)
      let before = try runs.impliedAudit(name)
      let movable = original.scenes.flatMap(\.views).filter { view in
        view.isMovable && !before.misplaced.contains(view.id) && !before.ambiguous.contains(view.id)
      }
      for index in stride(from: 0, to: movable.count, by: Self.viewStride) {
        let document = try document(name)
        let id = movable[index].id
        guard let frame = movable[index].frame, let element = document.layoutItem(id)?.element(key: "frame") else {
          continue
        }
        element.set("x", to: "\(frame.x + 8)")
        element.set("y", to: "\(frame.y + 8)")
        try document.resolve(.updateConstants, isSelected ? .views([id]) : .all)
        count += 1
        if try CommandAudit(document, on: before).misplaced.contains(id) { lost.append("\(name): \(id)") }
      }
    }
    // If only the moved view implies a margin that is not predicted, the distance of the move is unknown.
    #expect(count > (Self.documents.count > 10 ? 20 : 2), "of the package's documents alone, few views are tried")
    #expect(lost.count * 100 <= count, "\(lost.count) of \(count): \(lost)")
  }

  @Test("clearing and adding missing constraints keeps the frames", arguments: documents)
  func clear(_ name: String) throws {
    let document = try document(name)
    let before = try runs.audit(name)
    guard !before.hasConflicts else { return }
    try document.resolve(.clear)
    let outcome = try document.resolve(.addMissing)
    let after = try CommandAudit(document)
    #expect(after.ambiguous.isEmpty)
    #expect(after.redundant(among: outcome.added).isEmpty)
    // Views whose layout differed from the stored frames before are not compared.
    #expect(after.misplaced.subtracting(before.misplaced).isEmpty)
  }

  @Test("removing what was added restores the document, byte for byte", arguments: documents)
  func bytes(_ name: String) throws {
    let original = try document(name)
    let text = original.written
    let hadConstraints = Set(original.markup.root.subtree.filter { $0.element("constraints") != nil }.map { $0["id"] })
    let marks = original.markup.root.subtree.map { [$0["misplaced"], $0["ambiguous"]] }
    guard marks.allSatisfy({ $0 == [nil, nil] }), !text.contains("fixedFrame") else { return }
    let (document, outcome) = try runs.completed(name)
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

extension InterfaceView {
  /// Whether constraints position the view along both axes, so that changing them moves the view.
  fileprivate var isMovable: Bool {
    guard isSubjectToConstraints, !isArranged, frame != nil else { return false }
    let positioning = root.tree.flatMap { $0.constraints(under: document.traits) }.filter { constraint in
      [constraint.firstItem, constraint.secondItem].contains(id) && constraint.firstAttribute?.isSize == false
    }
    return positioning.contains { $0.firstAttribute?.axis == .horizontal }
      && positioning.contains { $0.firstAttribute?.axis == .vertical }
  }
}
