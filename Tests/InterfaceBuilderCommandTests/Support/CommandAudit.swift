// SPDX-License-Identifier: MIT

import InterfaceBuilder
import InterfaceDocuments
import Tinamou

/// A document read anew and laid out, asked whether commands have kept their promises.
@MainActor
struct CommandAudit {
  private let live: LiveDocument
  private let status: LayoutStatus

  /// Reads what `document` would be written as.
  init(_ document: InterfaceDocument) throws {
    let handler = LayoutLog.handler
    defer { LayoutLog.handler = handler }
    LayoutLog.handler = { _ in }
    live = LiveDocument(try InterfaceDocument(bytes: document.markup.bytes))
    status = LayoutStatus(live, of: live.roots)
  }

  /// Whether constraints contradict one another as we measure the document; nothing can be promised of it then.
  var hasConflicts: Bool { !status.conflicts.isEmpty }
  var ambiguous: Set<String> { status.ambiguous }
  var misplaced: Set<String> { status.misplaced }

  /// Those of `ids` without which nothing would be ambiguous, no view elsewhere and no scrolled contents without end.
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
