// SPDX-License-Identifier: MIT

import InterfaceBuilder
import InterfaceDocuments
import Tinamou

/// Reads and lays out a document again to verify the guarantees of commands.
@MainActor
struct CommandAudit {
  private let live: LiveDocument
  private let status: LayoutStatus

  /// Reads the written form of `document`.
  ///
  /// - Parameter canvas: The audit of the document before the change, whose margins and bars are used; `nil` for the
  ///   predicted ones.
  init(_ document: InterfaceDocument, on canvas: CommandAudit? = nil) throws {
    let written = try InterfaceDocument(bytes: document.markup.bytes)
    (live, status) = LiveDocument.quietly {
      let live = LiveDocument(written, insets: canvas?.live.insets ?? ImpliedInsets())
      return (live, LayoutStatus(live, of: live.roots))
    }
  }

  /// Reads `document` with the margins and bars that its frames imply.
  init(implying document: InterfaceDocument) throws {
    let written = try InterfaceDocument(bytes: document.markup.bytes)
    (live, status) = LiveDocument.quietly {
      let live = LiveDocument(written)
      live.takeImpliedInsets(of: live.roots, changedViews: nil)
      return (live, LayoutStatus(live, of: live.roots))
    }
  }

  /// Whether constraints conflict in the predicted layout of the document, in which case commands guarantee nothing.
  var hasConflicts: Bool { !status.conflicts.isEmpty }
  var ambiguous: Set<String> { status.ambiguous }
  var misplaced: Set<String> { status.misplaced }

  /// The views that were determined in another audit and have a different frame in this one.
  func moved(since before: CommandAudit) -> Set<String> {
    Set(
      before.live.roots.flatMap(\.tree).map(\.id).filter { id in
        guard !before.ambiguous.contains(id), !before.misplaced.contains(id), let old = before.live.frame(of: id),
          let new = live.frame(of: id)
        else { return false }
        return old.distance(to: new) > LayoutStatus.tolerance
      })
  }

  /// The views of `ids` that are the cause of ambiguity, of a different frame, or of unbounded scrollable content.
  func redundant(among ids: [String]) -> [String] {
    let handler = LayoutLog.handler
    defer { LayoutLog.handler = handler }
    LayoutLog.handler = { _ in }
    let frames = live.views.keys.compactMap { id in live.exactFrame(of: id).map { (id: id, frame: $0) } }
    return ids.filter { id in
      guard let constraint = live.canvas.constraints[id], let holder = holder(of: constraint) else { return true }
      holder.removeConstraint(constraint)
      layOut()
      defer {
        holder.addConstraint(constraint)
        layOut()
      }
      return LayoutStatus(live, of: live.roots).ambiguous.isSubset(of: status.ambiguous)
        && frames.allSatisfy { live.exactFrame(of: $0.id).map($0.frame.distance) ?? 0 <= 0.01 } && !hasOpenEnd
    }
  }

  private var hasOpenEnd: Bool {
    live.views.values.contains { view in
      guard let guide = (view as? UIScrollView)?.contentLayoutGuide else { return false }
      return guide.isOpen(.width) || guide.isOpen(.height)
    }
  }

  private func holder(of constraint: NSLayoutConstraint) -> UIView? {
    live.views.values.first { view in view.constraints.contains { $0 === constraint } }
  }

  private func layOut() {
    for root in live.roots { live.views[root.id]?.layoutIfNeeded() }
  }
}
