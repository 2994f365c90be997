// SPDX-License-Identifier: MIT

import Foundation
import InterfaceDocuments
import LayoutModel
import Testing
import Tinamou

@testable import InterfaceBuilder

/// The Resolve commands on random small documents, most of which an author would not draw.
///
/// `TINAMOU_RANDOM_DOCUMENTS=20000 swift test --filter RandomDocumentTests` tests more of them.
@MainActor
@Suite("Random documents", .serialized)
struct RandomDocumentTests {
  private static let count =
    ProcessInfo.processInfo.environment["TINAMOU_RANDOM_DOCUMENTS"].flatMap(Int.init) ?? 20

  @Test("every command ends, adds no constraint twice, and at most two for each view and axis")
  func commandsEnd() throws {
    var added = 0
    for seed in 0..<Self.count {
      var random = RandomDrawing(seed: seed)
      let drawing = random.drawing()
      for remedy in InterfaceRemedy.allCases {
        added += try resolve(remedy, drawing, "document \(seed), \(remedy)")
      }
    }
    // Otherwise nothing was tested.
    #expect(added > 10 * Self.count)
  }

  /// Performs a command on a document twice.
  ///
  /// - Returns: The number of constraints that the first run added.
  private func resolve(_ remedy: InterfaceRemedy, _ drawing: Drawing, _ step: String) throws -> Int {
    let document = try drawing.document()
    let viewCount = document.scenes.flatMap(\.views).count
    var counts: [Int] = []
    for _ in 0..<2 {
      let bytes = document.markup.bytes
      let result = Watchdog.watch(step) { Result { try document.resolve(remedy, .all) } }
      switch result {
      case .success(let outcome):
        let drafts = outcome.changes.compactMap { if case .added(let draft, _) = $0 { draft } else { nil } }
        #expect(Set(drafts).count == drafts.count, "\(step)")
        #expect(drafts.count <= 4 * viewCount, "\(step)")
        counts.append(drafts.count)
      case .failure(let error):
        // Frames are not set to the result of a conflict.
        guard case .conflicting? = error as? InterfaceCommandError, remedy == .updateFrames else { throw error }
        #expect(document.markup.bytes == bytes, "\(step)")
        counts.append(0)
      }
    }
    // What was written can be read.
    #expect(try InterfaceDocument(bytes: document.markup.bytes).scenes.flatMap(\.views).count == viewCount, "\(step)")
    return counts[0]
  }

  /// A trial that leaves something behind makes the search accept the same constraint again forever.
  @Test("after a constraint was tried and removed, the same values are undetermined as before")
  func trials() throws {
    var compared = 0
    for seed in 0..<Self.count {
      var random = RandomDrawing(seed: seed)
      let document = try random.drawing().document()
      LiveDocument.quietly {
        let live = LiveDocument(document)
        for root in live.roots { compared += compareTrials(in: root, live, "document \(seed)") }
      }
    }
    #expect(compared > 2 * Self.count)
  }

  /// Tries a height for each view, as far as it causes no conflict, and returns the number of trials.
  private func compareTrials(in root: InterfaceView, _ live: LiveDocument, _ name: String) -> Int {
    guard let host = live.views[root.id], let freedoms = live.freedoms(of: root) else { return 0 }
    var count = 0
    for view in root.tree where view.container != nil && live.views[view.id] != nil {
      _ = open(freedoms, in: root, live)
      let conflicts = host.inspection.conflictCount
      freedoms.willAdd()
      let height = InterfaceConstraintDraft(InterfaceTerm(view.id, .height), equals: nil, plus: 73, in: view.id)
      guard let constraint = live.install(height) else { continue }
      live.layOut(root)
      if host.inspection.conflictCount <= conflicts {
        _ = freedoms.didAdd()
        _ = open(freedoms, in: root, live)
      }
      constraint.isActive = false
      live.layOut(root)
      _ = freedoms.revertAddition()
      count += 1
      guard let fresh = live.freedoms(of: root) else { continue }
      #expect(open(freedoms, in: root, live) == open(fresh, in: root, live), "\(name), after a height of \(view.id)")
    }
    return count
  }

  /// The values of the views of `root` that are undetermined according to `freedoms`.
  private func open(_ freedoms: LayoutFreedoms, in root: InterfaceView, _ live: LiveDocument) -> [String] {
    root.tree.flatMap { view in
      LayoutAxis.allCases.flatMap { axis in
        let values = live.undetermined(of: view.id, along: axis, freedoms)
        return (values.position ? ["position of \(view.id) \(axis)"] : [])
          + (values.size ? ["size of \(view.id) \(axis)"] : [])
      }
    }
  }
}
