// SPDX-License-Identifier: MIT

import InterfaceDocuments
import Tinamou

/// Views that share the room of their superview.
extension MissingConstraints {
  /// Settles views of `pending` that stand in a row from one edge of `container` to the other and are all as long: they
  /// are pinned to one another and to both edges, and share what there is, whatever the screen.
  ///
  /// Pinned one by one, all but the last would get a length of their own, and on another screen the last would take or lose
  /// everything.
  func settleShares(among pending: [InterfaceView], in container: InterfaceView, along axis: InterfaceAxis) {
    guard container.kind != .scrollView else { return }
    let suggestions = Suggestions(
      neighbours: neighbours, axis: axis, container: container.id, settled: [], endIsOpen: false,
      usesStandardSpacing: usesStandardSpacing)
    let open = pending.filter { view in
      let openness = live.openness(of: view.id, along: axis)
      return held[axis]?.contains(view.id) != true && openness.place
        && (openness.size || !sizeFits(view, along: axis))
    }
    for row in suggestions.rows(among: Set(open.map(\.id))) { keep(row, in: container, along: axis) }
  }

  /// Tries the constraints of `row` together, and keeps them if they settle all of it where it is stored.
  private func keep(_ row: Suggestions.Row, in container: InterfaceView, along axis: InterfaceAxis) {
    guard let host = live.views[root.id] else { return }
    let conflicts = host.inspection.conflicts.count
    let trial = row.drafts.compactMap { draft in live.install(draft).map { (draft: draft, constraint: $0) } }
    live.layOut()
    let holds = row.views.allSatisfy { id in
      guard let element = live.document.layoutItem(id) else { return false }
      let view = InterfaceView(element, in: live.document)
      return live.openness(of: id, along: axis).isClosed && sizeFits(view, along: axis)
        && placeFits(view, at: 0, along: axis)
    }
    if trial.count == row.drafts.count, holds, host.inspection.conflicts.count <= conflicts {
      found += trial
    } else {
      for (_, constraint) in trial { constraint.isActive = false }
      live.layOut()
    }
  }
}

extension Suggestions {
  /// Views one after the other between both edges of their superview, and what makes them share the room.
  struct Row {
    var views: [String]
    var drafts: [InterfaceConstraintDraft]
  }

  /// The rows of `views` that are as long as one another and side by side.
  func rows(among views: Set<String>) -> [Row] {
    views.sorted().compactMap { first in
      guard neighbours.siblings(of: first, on: axis.start).isEmpty else { return nil }
      var row = [first]
      while let last = row.last, let next = neighbours.siblings(of: last, on: axis.end).first {
        guard views.contains(next.term.item), isBeside(last, next.term.item), next.gap <= Suggestion.snugGap else {
          return nil
        }
        row.append(next.term.item)
      }
      return row.count > 1 ? constraints(of: row) : nil
    }
  }

  /// Whether both are as long, lie in one line, and are next to each other seen from either.
  private func isBeside(_ view: String, _ next: String) -> Bool {
    guard let own = span(view), let its = span(next), abs(own.length - its.length) <= Suggestion.lineTolerance,
      let across = stored.span(of: view, along: axis.other, in: container),
      let itsAcross = stored.span(of: next, along: axis.other, in: container)
    else { return false }
    return abs(across.start - itsAcross.start) <= Suggestion.lineTolerance
      && abs(across.length - itsAcross.length) <= Suggestion.lineTolerance
      && neighbours.siblings(of: next, on: axis.start).first?.term.item == view
  }

  private func constraints(of row: [String]) -> Row? {
    guard let start = edge(around: row[0], on: axis.start), let end = edge(around: row[row.count - 1], on: axis.end),
      [start.gap, end.gap].allSatisfy({ $0 >= -Neighbours.tolerance && $0 <= Suggestion.snugGap })
    else { return nil }
    var drafts = [pin(row[0], on: axis.start, to: start, rank: .snug).draft]
    for view in row.dropFirst() {
      guard let before = neighbours.siblings(of: view, on: axis.start).first else { return nil }
      drafts.append(pin(view, on: axis.start, to: before, rank: .snug).draft)
      drafts.append(
        InterfaceConstraintDraft(
          InterfaceTerm(view, axis.size), equals: InterfaceTerm(row[0], axis.size), plus: 0, in: container))
    }
    drafts.append(pin(row[row.count - 1], on: axis.end, to: end, rank: .snug).draft)
    return Row(views: row, drafts: drafts)
  }
}
