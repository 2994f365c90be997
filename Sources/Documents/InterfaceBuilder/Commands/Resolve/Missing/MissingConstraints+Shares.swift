// SPDX-License-Identifier: MIT

import InterfaceDocuments
import LayoutModel
import Tinamou

/// Views that share the space of their superview.
extension MissingConstraints {
  /// Determines views of `pending` that form a row of equal sizes from one edge of `container` to the other. They are
  /// pinned to each other and to both edges and get equal sizes, so that they share the space on every screen.
  ///
  /// If they were pinned one by one, all but the last would get a fixed size, and on another screen the last would
  /// absorb the whole difference.
  func settleShares(among pending: [InterfaceView], in container: InterfaceView, along axis: LayoutAxis) {
    guard container.kind != .scrollView else { return }
    let suggestions = Suggestions(
      neighbors: neighbors, axis: axis, container: container.id, settled: SettledSiblings(), endIsOpen: false,
      usesStandardSpacing: usesStandardSpacing)
    let open = pending.filter { view in
      let undetermined = undetermined(of: view.id, along: axis)
      return held[axis]?.contains(view.id) != true && undetermined.position
        && (undetermined.size || !sizeFits(view, along: axis))
    }
    for row in suggestions.rows(among: Set(open.map(\.id))) { keep(row, in: container, along: axis) }
  }

  /// Tries the constraints of `row` together, and keeps them if they determine all of its views at their stored
  /// positions.
  private func keep(_ row: Suggestions.Row, in container: InterfaceView, along axis: LayoutAxis) {
    guard everFound.isDisjoint(with: row.drafts) else { return }
    var trial: [(draft: InterfaceConstraintDraft, constraint: NSLayoutConstraint)] = []
    let kept = attempt {
      trial = row.drafts.compactMap { draft in live.install(draft).map { (draft: draft, constraint: $0) } }
      return trial.map(\.constraint)
    } holds: {
      trial.count == row.drafts.count
        && row.views.allSatisfy { id in
          guard let element = live.document.layoutItem(id) else { return false }
          let view = InterfaceView(element, in: live.document)
          return sizeFits(view, along: axis) && positionFits(view, at: 0, along: axis)
            && undetermined(of: id, along: axis).isEmpty
        }
    }
    if kept { add(trial) }
  }
}

extension Suggestions {
  /// A row of views between both edges of their superview, and the constraints that make them share the space.
  struct Row {
    var views: [String]
    var drafts: [InterfaceConstraintDraft]
  }

  /// Returns the rows of adjacent views of equal size among `views`.
  func rows(among views: Set<String>) -> [Row] {
    views.sorted().compactMap { first in
      guard neighbors.sibling(of: first, on: axis.start) == nil else { return nil }
      var row = [first]
      while let last = row.last, let next = neighbors.sibling(of: last, on: axis.end) {
        guard views.contains(next.term.item), isBeside(last, next.term.item), next.gap <= SuggestedConstraint.nearGap
        else {
          return nil
        }
        row.append(next.term.item)
      }
      return row.count > 1 ? constraints(of: row) : nil
    }
  }

  /// Returns whether the views have the same size, are in line, and are each other's nearest siblings.
  private func isBeside(_ view: String, _ next: String) -> Bool {
    guard let own = span(view), let its = span(next), abs(own.length - its.length) <= SuggestedConstraint.lineTolerance,
      let across = stored.span(of: view, along: axis.perpendicular, in: container),
      let itsAcross = stored.span(of: next, along: axis.perpendicular, in: container)
    else { return false }
    return abs(across.start - itsAcross.start) <= SuggestedConstraint.lineTolerance
      && abs(across.length - itsAcross.length) <= SuggestedConstraint.lineTolerance
      && neighbors.sibling(of: next, on: axis.start)?.term.item == view
  }

  private func constraints(of row: [String]) -> Row? {
    guard let start = edge(around: row[0], on: axis.start), let end = edge(around: row[row.count - 1], on: axis.end),
      [start.gap, end.gap].allSatisfy({ $0 >= -Neighbors.tolerance && $0 <= SuggestedConstraint.nearGap })
    else { return nil }
    var drafts = [pin(row[0], on: axis.start, to: start, rank: .near).draft]
    for view in row.dropFirst() {
      guard let before = neighbors.sibling(of: view, on: axis.start) else { return nil }
      drafts.append(pin(view, on: axis.start, to: before, rank: .near).draft)
      drafts.append(
        InterfaceConstraintDraft(
          InterfaceTerm(view, axis.size), equals: InterfaceTerm(row[0], axis.size), plus: 0, in: container))
    }
    drafts.append(pin(row[row.count - 1], on: axis.end, to: end, rank: .near).draft)
    return Row(views: row, drafts: drafts)
  }
}
