// SPDX-License-Identifier: MIT

import InterfaceDocuments
import Tinamou

/// One command at work: the document before, the edits, and what follows from them.
@MainActor
final class InterfaceCommandRun {
  let document: InterfaceDocument
  let editor: InterfaceEditor
  /// The outermost views of the trees that the command is about.
  let roots: [InterfaceView]
  /// The document laid out as it was.
  let before: LiveDocument
  private let statusBefore: LayoutStatus
  private var remarks: [InterfaceRemark] = []

  /// Begins a command on views in `roots`.
  init(_ document: InterfaceDocument, roots: [InterfaceView]) {
    self.document = document
    self.roots = roots
    editor = InterfaceEditor(document)
    before = LiveDocument(document)
    statusBefore = LayoutStatus(before, of: roots)
  }

  /// Says something besides the changes.
  func remark(_ remark: InterfaceRemark) {
    if !remarks.contains(remark) { remarks.append(remark) }
  }

  /// Puts in `drafts` but for those that the document says already.
  func add(_ drafts: [InterfaceConstraintDraft], placing views: Set<String>) {
    for draft in drafts {
      if let present = presentConstraint(saying: draft) {
        remark(.present(draft, id: present.id))
      } else {
        editor.add(draft, placing: views)
      }
    }
  }

  private func presentConstraint(saying draft: InterfaceConstraintDraft) -> InterfaceConstraint? {
    guard let holder = document.layoutItem(draft.holder) else { return nil }
    return InterfaceView(holder, in: document).constraints(under: document.traits).first { constraint in
      InterfaceConstraintDraft(constraint, under: document.traits)?.isSameStatement(as: draft) == true
    }
  }

  // MARK: What follows

  /// Lays the document out as it is now, brings the frames of `updated` and the tool's notes up to date, and returns
  /// what was done.
  ///
  /// Notes are touched only where the command changed what they say, and for the views of `repaired`.
  func finish(updating updated: Set<String> = [], repairing repaired: Set<String> = []) -> InterfaceOutcome {
    document.invalidateIndex()
    var after = LiveDocument(document)
    // A recorded size counts where it can be that of a control's contents, so a new frame can bring about others. A few
    // rounds settle all recorded documents.
    for _ in 0..<6 where updateFrames(of: updated, to: after) { after = LiveDocument(document) }
    let status = LayoutStatus(after, of: roots)
    for conflict in status.conflicts where !statusBefore.conflicts.contains(conflict) && !conflict.isEmpty {
      remark(.conflict(conflict))
    }
    for view in roots.flatMap(\.tree) where view.placement != .root {
      bring(.misplaced, of: view, from: statusBefore.misplaced, to: status.misplaced, repaired)
      bring(.ambiguous, of: view, from: statusBefore.ambiguous, to: status.ambiguous, repaired)
      if repaired.contains(view.id), status.ambiguous.contains(view.id) { remark(.stillAmbiguous(view.id)) }
      if repaired.contains(view.id), status.misplaced.contains(view.id) { remark(.stillMisplaced(view.id)) }
    }
    var outcome = InterfaceOutcome()
    outcome.changes = editor.changes
    outcome.remarks = remarks
    return outcome
  }

  /// Stores the solved frames of `views`, and returns whether any differed.
  private func updateFrames(of views: Set<String>, to live: LiveDocument) -> Bool {
    var hasChanged = false
    for view in roots.flatMap(\.tree) where views.contains(view.id) && view.isSubjectToConstraints {
      guard let solved = live.frame(of: view.id) else { continue }
      if live.isAmbiguous(view.id) {
        remark(.frameLeft(view.id))
      } else if view.frame.map({ $0.distance(to: solved) > LayoutStatus.tolerance }) != false {
        editor.setFrame(of: view, to: solved.cleaned)
        hasChanged = true
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

extension InterfaceRect {
  /// The rectangle without the noise of sums of thirds and halves.
  var cleaned: InterfaceRect {
    InterfaceRect(
      x: DocumentNumber.cleaned(x), y: DocumentNumber.cleaned(y), width: DocumentNumber.cleaned(width),
      height: DocumentNumber.cleaned(height))
  }
}
