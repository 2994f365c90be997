// SPDX-License-Identifier: MIT

import InterfaceDocuments
import LayoutModel

/// The ends of the content areas of scroll views on the canvas.
///
/// A document stores no content area. Constraints between the end of the content and the views inside determine the
/// scrollable size rather than the position of a view, so the end is derived from them and the stored frames. If they
/// disagree, the constraints with the highest priority decide. Among those the most common distance wins, and then the
/// one that moves the end least.
struct ContentEnds {
  /// The distance by which a constraint would move the end of the content, in points, and the constraint's priority.
  private struct Move {
    let distance: Double
    let priority: Double
  }

  private let scrollViews: [InterfaceView]
  /// The equality constraints without a multiplier.
  private let drafts: [InterfaceConstraintDraft]
  /// The indices in ``drafts`` of the constraints of each item.
  private let draftsByItem: [String: [Int]]

  init(_ document: InterfaceDocument, root: InterfaceView) {
    scrollViews = root.tree.filter { $0.kind == .scrollView }
    drafts =
      scrollViews.isEmpty
      ? []
      : root.tree.flatMap { $0.constraints(under: document.traits) }
        .compactMap { InterfaceConstraintDraft($0, under: document.traits) }
        .filter(\.determinesDistance)
    draftsByItem = InterfaceConstraintDraft.indices(of: drafts)
  }

  /// Moves the ends of the content areas of `layout` from the solved positions to those that the stored frames imply.
  func move(in layout: inout StoredLayout) {
    for view in scrollViews where layout[view.id]?.direction == .leftToRight {
      let guide = view.guides.first { $0.kind == .scrollContent }?.id
      for axis in LayoutAxis.allCases {
        let moves = moves(of: [view.id, guide].compactMap(\.self), in: view.id, along: axis, layout)
        guard let move = Self.agreed(moves) else { continue }
        layout.moveContentEnd(of: view.id, along: axis, by: move, guide: guide)
      }
    }
  }

  /// Returns, for each constraint with a view inside, the distance by which the end of `items` would have to move to
  /// satisfy it.
  private func moves(
    of items: [String], in scrollView: String, along axis: LayoutAxis, _ layout: StoredLayout
  ) -> [Move] {
    let indices = Set(items.flatMap { draftsByItem[$0] ?? [] }).sorted()
    return indices.flatMap { index -> [Move] in
      let draft = drafts[index]
      guard let second = draft.second, let shown = layout.constant(of: draft) else { return [] }
      let difference = shown - draft.constant
      return [(draft.first, second, -difference), (second, draft.first, difference)].compactMap { end, other, move in
        let isEnd = items.contains(end.item) && end.attribute.side == axis.end && !end.attribute.dependsOnMargins
        return isEnd && !items.contains(other.item) && layout.contains(scrollView, other.item)
          ? Move(distance: move, priority: draft.priority) : nil
      }
    }
  }

  private static func agreed(_ moves: [Move]) -> Double? {
    let strongest = moves.map(\.priority).max()
    let distances = moves.filter { $0.priority == strongest }.map(\.distance)
    // The distances that are the same as one are a range of the sorted distances, whose ends only move forward.
    let sorted = distances.sorted()
    var groups: [(move: Double, count: Int)] = []
    var range = 0..<0
    for distance in sorted {
      var (start, end) = (range.lowerBound, range.upperBound)
      while start < sorted.count, sorted[start] < distance, !LayoutStatus.isSame(sorted[start], distance) { start += 1 }
      end = max(start, end)
      while end < sorted.count, LayoutStatus.isSame(sorted[end], distance) { end += 1 }
      range = start..<end
      groups.append((distance, range.count))
    }
    guard let most = groups.map(\.count).max() else { return nil }
    let best = Set(groups.filter { $0.count == most }.map(\.move))
    // Of two opposite moves, that of the first constraint is taken.
    return distances.filter(best.contains).min { abs($0) < abs($1) }
  }
}
