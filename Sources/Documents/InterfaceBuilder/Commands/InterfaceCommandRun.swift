// SPDX-License-Identifier: MIT

import InterfaceDocuments
import LayoutModel
import Tinamou

/// The execution of a command: the original layout, the edits, and the updates that follow from them.
@MainActor
final class InterfaceCommandRun {
  let document: InterfaceDocument
  let editor: InterfaceEditor
  /// The top-level views of the trees that the command applies to.
  let roots: [InterfaceView]
  /// The layout of the document before the edits.
  let before: LiveDocument
  private let statusBefore: LayoutStatus
  private var notes: [InterfaceNote] = []
  private var noted: Set<InterfaceNote> = []

  /// Starts a command on views in `roots`.
  ///
  /// - Parameters:
  ///   - document: The document to edit.
  ///   - roots: The top-level views of the trees.
  ///   - frames: The stored frames from which margins and bars of the canvas can be derived.
  init(_ document: InterfaceDocument, roots: [InterfaceView], trusting frames: TrustedFrames) {
    self.document = document
    self.roots = roots
    editor = InterfaceEditor(document)
    before = LiveDocument(document)
    switch frames {
    case .none: break
    case .confirmed: before.takeImpliedInsets(of: roots, changedViews: nil)
    case .allBut(let changedViews): before.takeImpliedInsets(of: roots, changedViews: changedViews)
    }
    statusBefore = LayoutStatus(before, of: roots)
  }

  /// The stored frames from which the margins and bars of the canvas can be derived.
  enum TrustedFrames {
    /// No frames, because constraints may have changed since they were stored.
    case none
    /// The frames that others confirm.
    case confirmed
    /// All frames except those of the given views, which were moved.
    case allBut(Set<String>)
  }

  /// Records an issue in addition to the changes.
  func note(_ note: InterfaceNote) {
    if noted.insert(note).inserted { notes.append(note) }
  }

  /// Adds constraints for `drafts`, except those that the document already contains.
  func add(_ drafts: [InterfaceConstraintDraft], placing views: Set<String>) {
    var present: [String: StatedConstraints] = [:]
    for draft in drafts {
      var stated = present.removeValue(forKey: draft.holder) ?? statedConstraints(of: draft.holder)
      if let id = stated.id(of: draft) {
        note(.present(draft, id: id))
      } else if let id = editor.add(draft, placing: views) {
        stated.insert(draft, id: id)
      }
      present[draft.holder] = stated
    }
    editor.insertNewConstraints()
  }

  /// Returns the constraints that the view with the identifier `holder` holds.
  private func statedConstraints(of holder: String) -> StatedConstraints {
    var stated = StatedConstraints()
    guard let element = document.layoutItem(holder) else { return stated }
    for constraint in InterfaceView(element, in: document).constraints(under: document.traits) {
      guard let draft = InterfaceConstraintDraft(constraint, under: document.traits) else { continue }
      stated.insert(draft, id: constraint.id)
    }
    return stated
  }

  // MARK: Conflicts

  /// Returns the error for the first of `views` whose solved frame follows from a conflict and differs from the stored
  /// one; `nil` if there is none. The frames of the views in a conflict follow from the constraint that was broken, and
  /// those of the views inside them follow from theirs.
  func conflictBehindFrames(of views: Set<String>) -> InterfaceCommandError? {
    for conflict in statusBefore.conflicts where !conflict.constraints.isEmpty {
      let displaced = roots.flatMap(\.tree).first { view in
        guard views.contains(view.id), statusBefore.misplaced.contains(view.id) else { return false }
        return view.chain.contains { $0.placement != .root && conflict.views.contains($0.id) }
      }
      if let displaced {
        return .conflicting(displaced.id, constraints: conflict.constraints, others: conflict.others)
      }
    }
    return nil
  }

  // MARK: Updates

  /// Lays out the edited document, updates the frames of `updated` and Interface Builder's marks, and returns the
  /// outcome.
  ///
  /// Marks are changed only where the command changed their state, and for the views of `repaired`.
  func finish(updating updated: Set<String> = [], repairing repaired: Set<String> = []) -> InterfaceOutcome {
    document.invalidateIndex()
    var after = LiveDocument(document, insets: before.insets)
    // A stored size is used as a content size only while it is plausible as one. Changed frames can end that for some
    // controls; these then have their measured size, so that no further change follows. Two rounds settle all recorded
    // documents.
    for _ in 0..<3 where updateFrames(of: updated, to: after) {
      after = LiveDocument(document, insets: before.insets)
    }
    let status = LayoutStatus(after, of: roots)
    let conflictsBefore = Set(statusBefore.conflicts)
    for conflict in status.conflicts where !conflict.constraints.isEmpty {
      // A conflict that existed before is reported only if the command was to resolve issues.
      if !repaired.isEmpty || !conflictsBefore.contains(conflict) {
        note(.conflict(conflict.constraints, others: conflict.others))
      }
    }
    for view in roots.flatMap(\.tree) where view.placement != .root {
      bring(.misplaced, of: view, from: statusBefore.misplaced, to: status.misplaced, repaired)
      bring(.ambiguous, of: view, from: statusBefore.ambiguous, to: status.ambiguous, repaired)
      if repaired.contains(view.id), status.ambiguous.contains(view.id) { note(.stillAmbiguous(view.id)) }
      if repaired.contains(view.id), status.misplaced.contains(view.id) { note(.stillMisplaced(view.id)) }
    }
    var outcome = InterfaceOutcome()
    outcome.changes = editor.changes
    outcome.notes = notes
    return outcome
  }

  /// Stores the solved frames of `views` and of the views whose frames follow from them. Returns whether any frame
  /// differed.
  private func updateFrames(of views: Set<String>, to live: LiveDocument) -> Bool {
    var resized: Set<String> = []
    var hasChanged = false
    for root in roots {
      let freedoms = live.freedoms(of: root)
      for view in root.tree {
        let follows = view.followsItsContainer && view.container.map { resized.contains($0.id) } == true
        guard views.contains(view.id) && view.isSubjectToConstraints || follows, let solved = live.frame(of: view.id)
        else { continue }
        if !follows, live.isAmbiguous(view.id, freedoms) {
          note(.frameLeft(view.id))
        } else if view.frame.map({ $0.distance(to: solved) > LayoutStatus.tolerance }) != false {
          if view.frame.map({ $0.hasSize(of: solved) }) != true { resized.insert(view.id) }
          editor.setFrame(of: view, to: solved.cleaned)
          hasChanged = true
        }
      }
    }
    return hasChanged
  }

  private func bring(
    _ mark: InterfaceMark, of view: InterfaceView, from old: Set<String>, to new: Set<String>,
    _ repaired: Set<String>
  ) {
    let isNow = new.contains(view.id)
    guard old.contains(view.id) != isNow || repaired.contains(view.id) && !isNow else { return }
    if mark == .ambiguous, isNow, view.element["verifyAmbiguity"] == "off" { return }
    editor.set(mark, of: view, to: isNow)
  }
}

extension InterfaceView {
  /// Whether the view's frame follows from that of its container, because its autoresizing mask, its fixed frame or its
  /// container positions it.
  fileprivate var followsItsContainer: Bool {
    switch placement {
    case .free: translatesMask || hasFixedFrame
    case .managed: true
    case .arranged, .root: false
    }
  }
}

extension Rectangle {
  /// Returns whether both rectangles have the same size.
  fileprivate func hasSize(of other: Rectangle) -> Bool { width == other.width && height == other.height }

  /// The rectangle without the rounding errors of sums of thirds and halves.
  var cleaned: Rectangle {
    Rectangle(
      x: DocumentNumber.cleaned(x), y: DocumentNumber.cleaned(y), width: DocumentNumber.cleaned(width),
      height: DocumentNumber.cleaned(height))
  }
}
