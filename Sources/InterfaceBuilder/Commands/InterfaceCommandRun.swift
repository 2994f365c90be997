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
  ///
  /// - Parameter frames: How far the stored frames can be trusted to tell the canvas's margins and bars.
  init(_ document: InterfaceDocument, roots: [InterfaceView], trusting frames: FrameTrust) {
    self.document = document
    self.roots = roots
    editor = InterfaceEditor(document)
    before = LiveDocument(document)
    switch frames {
    case .none: break
    case .confirmed: before.takeImpliedInsets(of: roots, suspects: nil)
    case .allBut(let suspects): before.takeImpliedInsets(of: roots, suspects: suspects)
    }
    statusBefore = LayoutStatus(before, of: roots)
  }

  /// Which stored frames tell what margins and bars the canvas had.
  enum FrameTrust {
    /// None: constraints may have changed since the frames were stored.
    case none
    /// Those that others confirm.
    case confirmed
    /// All but those of some views, which have been moved.
    case allBut(Set<String>)
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
    var after = LiveDocument(document, insets: before.insets)
    // A recorded size counts where it can be that of a control's contents. Frames that have changed can end that for
    // some; once those have the size that is measured, nothing follows any more: a size that is taken from a frame is
    // what layout has just given. Two rounds settle all recorded documents.
    for _ in 0..<3 where updateFrames(of: updated, to: after) {
      after = LiveDocument(document, insets: before.insets)
    }
    let status = LayoutStatus(after, of: roots)
    for conflict in status.conflicts where !conflict.constraints.isEmpty {
      // What contradicted itself before is told where the command was to put the views in order.
      if !repaired.isEmpty || !statusBefore.conflicts.contains(conflict) {
        remark(.conflict(conflict.constraints, others: conflict.others))
      }
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

  /// Stores the solved frames of `views` and of what their sizes decide, and returns whether any differed.
  private func updateFrames(of views: Set<String>, to live: LiveDocument) -> Bool {
    var resized: Set<String> = []
    var hasChanged = false
    for view in roots.flatMap(\.tree) {
      let follows = view.followsItsContainer && view.container.map { resized.contains($0.id) } == true
      guard views.contains(view.id) && view.isSubjectToConstraints || follows, let solved = live.frame(of: view.id)
      else { continue }
      if !follows, live.isAmbiguous(view.id) {
        remark(.frameLeft(view.id))
      } else if view.frame.map({ $0.distance(to: solved) > LayoutStatus.tolerance }) != false {
        if view.frame.map({ $0.hasSize(of: solved) }) != true { resized.insert(view.id) }
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

extension InterfaceView {
  /// Whether the view is laid out by its mask or by what it belongs to, so that its frame follows from that of what it is in.
  fileprivate var followsItsContainer: Bool {
    switch placement {
    case .free: translatesMask || hasFixedFrame
    case .managed: true
    case .arranged, .root: false
    }
  }
}

extension InterfaceRect {
  /// Whether both are as wide and as high.
  fileprivate func hasSize(of other: InterfaceRect) -> Bool { width == other.width && height == other.height }

  /// The rectangle without the noise of sums of thirds and halves.
  var cleaned: InterfaceRect {
    InterfaceRect(
      x: DocumentNumber.cleaned(x), y: DocumentNumber.cleaned(y), width: DocumentNumber.cleaned(width),
      height: DocumentNumber.cleaned(height))
  }
}
