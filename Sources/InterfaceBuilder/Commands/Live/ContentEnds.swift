// SPDX-License-Identifier: MIT

import InterfaceDocuments

/// Where the contents of scroll views end on the canvas.
///
/// A document stores no content area. Constraints between its end and what is in it say how far there is to scroll
/// rather than where a view is: the end is where they put it, given the stored frames. Where they disagree, the
/// strongest count, of these most, then those that layout agrees with.
struct ContentEnds {
  /// How far a constraint would move an end, in points, and how strong it is.
  private struct Move {
    let distance: Double
    let priority: Double
  }

  private let scrollViews: [InterfaceView]
  /// The equalities without a factor.
  private let drafts: [InterfaceConstraintDraft]

  init(_ document: InterfaceDocument, root: InterfaceView) {
    scrollViews = root.tree.filter { $0.kind == .scrollView }
    drafts =
      scrollViews.isEmpty
      ? []
      : root.tree.flatMap { $0.constraints(under: document.traits) }
        .compactMap { InterfaceConstraintDraft($0, under: document.traits) }
        .filter(\.tellsDistance)
  }

  /// Moves the content areas of `layout`, which end where layout has them, to where the stored frames have them.
  func move(in layout: inout StoredLayout) {
    for view in scrollViews where layout[view.id]?.isRightToLeft == false {
      let guide = view.guides.first { $0.kind == .scrollContent }?.id
      for axis in InterfaceAxis.allCases {
        let moves = moves(of: [view.id, guide].compactMap(\.self), in: view.id, along: axis, layout)
        guard let move = Self.agreed(moves) else { continue }
        layout.moveContentEnd(of: view.id, along: axis, by: move, guide: guide)
      }
    }
  }

  /// How far the end of `items` would have to move for each constraint with something inside to hold.
  private func moves(
    of items: [String], in scrollView: String, along axis: InterfaceAxis, _ layout: StoredLayout
  ) -> [Move] {
    drafts.flatMap { draft -> [Move] in
      guard let second = draft.second, let shown = layout.constant(of: draft) else { return [] }
      let difference = shown - draft.constant
      return [(draft.first, second, -difference), (second, draft.first, difference)].compactMap { end, other, move in
        let isEnd = items.contains(end.item) && end.attribute.side == axis.end && !end.attribute.isMargin
        return isEnd && !items.contains(other.item) && layout.contains(scrollView, other.item)
          ? Move(distance: move, priority: draft.priority) : nil
      }
    }
  }

  private static func agreed(_ moves: [Move]) -> Double? {
    let strongest = moves.map(\.priority).max()
    let distances = moves.filter { $0.priority == strongest }.map(\.distance)
    let groups = distances.sorted { abs($0) < abs($1) }.map { first in
      (move: first, count: distances.filter { LayoutStatus.isSame($0, first) }.count)
    }
    guard let most = groups.map(\.count).max() else { return nil }
    return groups.first { $0.count == most }?.move
  }
}
