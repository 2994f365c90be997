// SPDX-License-Identifier: MIT

import InterfaceDocuments
import LayoutModel

/// The insets that the views of one tree imply for their superviews.
struct InsetEvidence {
  /// A view that is pinned to an inset, and the inset that its stored frame implies.
  private struct Witness {
    let view: String
    let inset: Double
    /// Whether only a required constraint can override the constraint. An inset implied by a weaker constraint only
    /// confirms others.
    let isFirm: Bool
  }

  private let stored: StoredLayout
  /// The equality constraints without a multiplier, which alone imply a distance.
  private let drafts: [InterfaceConstraintDraft]
  /// The indices in ``drafts`` of the constraints of each item.
  private let draftsByItem: [String: [Int]]
  private let guides: [String: InterfaceGuide]
  /// The views whose frames are the result of constraints, according to the document.
  private let answers: Set<String>
  private let changedViews: Set<String>?

  init(_ document: InterfaceDocument, root: InterfaceView, stored: StoredLayout, changedViews: Set<String>?) {
    self.stored = stored
    self.changedViews = changedViews
    drafts = root.tree.flatMap { $0.constraints(under: document.traits) }
      .compactMap { InterfaceConstraintDraft($0, under: document.traits) }
      .filter(\.determinesDistance)
    draftsByItem = InterfaceConstraintDraft.indices(of: drafts)
    let all = root.tree.flatMap { view in
      view.guides + [view.controller?.topGuide, view.controller?.bottomGuide].compactMap(\.self)
    }
    guides = Dictionary(all.map { ($0.id, $0) }) { first, _ in first }
    answers = Set(
      root.tree.filter { $0.isSubjectToConstraints && !$0.isMisplaced && !$0.isAmbiguous }.map(\.id))
  }

  /// Returns the accepted insets that differ from the predicted ones.
  func insets() -> [ImpliedInsets.Edge: Double] {
    let witnesses = witnesses()
    let edgesByView = edges(by: witnesses)
    var insets: [ImpliedInsets.Edge: Double] = [:]
    for (edge, told) in witnesses {
      guard let predicted = predicted(edge), let group = Self.largestGroup(of: told),
        !LayoutStatus.isSame(group[0].inset, predicted), isReliable(group, about: edge, edgesByView)
      else { continue }
      insets[edge] = DocumentNumber.cleaned(group[0].inset)
    }
    return insets
  }

  // MARK: Witnesses

  private func witnesses() -> [ImpliedInsets.Edge: [Witness]] {
    var result: [ImpliedInsets.Edge: [Witness]] = [:]
    for draft in drafts {
      guard let second = draft.second, let shown = stored.constant(of: draft),
        stored[draft.holder]?.direction == .leftToRight
      else { continue }
      // The distance by which the second side would have to move to satisfy the constraint.
      let difference = shown - draft.constant
      for (term, other, move) in [(draft.first, second, -difference), (second, draft.first, difference)] {
        guard let edge = edge(term, besides: other), let predicted = predicted(edge) else { continue }
        let inset = edge.side.isStart ? predicted + move : predicted - move
        result[edge, default: []].append(Witness(view: other.item, inset: inset, isFirm: draft.isFirm))
      }
    }
    return result
  }

  /// Returns the inset that `term` refers to, if `other` is an edge of a trusted view inside.
  private func edge(_ term: InterfaceTerm, besides other: InterfaceTerm) -> ImpliedInsets.Edge? {
    guard answers.contains(other.item), changedViews?.contains(other.item) != true, !other.attribute.dependsOnMargins,
      other.attribute.side != nil
    else { return nil }
    if let guide = guides[term.item] {
      guard let owner = stored[guide.id]?.container, stored.contains(owner, other.item) else { return nil }
      switch (guide.kind, term.attribute.side) {
      case (.safeArea, let side?): return ImpliedInsets.Edge(item: guide.id, kind: .safeArea, side: side)
      case (.layoutMargins, let side?): return ImpliedInsets.Edge(item: owner, kind: .margin, side: side)
      case (.top, .bottom): return ImpliedInsets.Edge(item: guide.id, kind: .bars, side: .top)
      case (.bottom, .top): return ImpliedInsets.Edge(item: guide.id, kind: .bars, side: .bottom)
      default: return nil
      }
    }
    guard term.attribute.dependsOnMargins, let side = term.attribute.side, stored.contains(term.item, other.item) else {
      return nil
    }
    return ImpliedInsets.Edge(item: term.item, kind: .margin, side: side)
  }

  /// Returns the predicted inset.
  private func predicted(_ edge: ImpliedInsets.Edge) -> Double? {
    guard let item = stored[edge.item] else { return nil }
    if edge.kind == .margin { return item.metrics.margins[edge.side] }
    guard let owner = item.container.flatMap({ stored[$0] })?.frame else { return nil }
    let guide = item.frame
    switch (edge.side, edge.kind) {
    case (.top, .bars): return guide.y + guide.height - owner.y
    case (.top, _): return guide.y - owner.y
    case (.bottom, .bars): return owner.y + owner.height - guide.y
    case (.bottom, _): return owner.y + owner.height - guide.y - guide.height
    case (.leading, _): return guide.x - owner.x
    case (.trailing, _): return owner.x + owner.width - guide.x - guide.width
    }
  }

  // MARK: Credibility

  private func isReliable(
    _ group: [Witness], about edge: ImpliedInsets.Edge,
    _ edges: [String: [(edge: ImpliedInsets.Edge, witness: Witness)]]
  ) -> Bool {
    changedViews != nil || Set(group.map(\.view)).count > 1 || isHeldElsewhere(group[0].view, along: edge.side.axis)
      || isNoMove(group[0], edge, edges[group[0].view] ?? [])
  }

  /// Returns the largest group of witnesses that agree.
  private static func largestGroup(of witnesses: [Witness]) -> [Witness]? {
    let sorted = witnesses.sorted { ($0.inset, $0.view) < ($1.inset, $1.view) }
    // The group of each inset is a range of the sorted witnesses, and its ends only move forward.
    var views: [String: Int] = [:]
    var firmCount = 0
    var end = 0
    var best: (range: Range<Int>, count: Int)?
    for start in sorted.indices {
      while end < sorted.count, LayoutStatus.isSame(sorted[end].inset, sorted[start].inset) {
        views[sorted[end].view, default: 0] += 1
        if sorted[end].isFirm { firmCount += 1 }
        end += 1
      }
      let isNewInset = start == 0 || sorted[start - 1].inset < sorted[start].inset
      if isNewInset, firmCount > 0, views.count > best?.count ?? 0 { best = (start..<end, views.count) }
      let view = sorted[start].view
      views[view] = views[view].flatMap { $0 > 1 ? $0 - 1 : nil }
      if sorted[start].isFirm { firmCount -= 1 }
    }
    return best.map { Array(sorted[$0.range]) }
  }

  /// Returns whether a sibling or the superview also holds `view` along `axis`, and the stored frame satisfies that
  /// constraint.
  private func isHeldElsewhere(_ view: String, along axis: LayoutAxis) -> Bool {
    (draftsByItem[view] ?? []).contains { index in
      let draft = drafts[index]
      guard draft.isFirm, let second = draft.second, draft.items.count == 2,
        !draft.first.attribute.isSize, draft.first.attribute.axis == axis,
        [draft.first, second].allSatisfy({ guides[$0.item] == nil && !$0.attribute.dependsOnMargins }),
        draft.items.allSatisfy({ $0 == view || !stored.contains(view, $0) }),
        let shown = stored.constant(of: draft)
      else { return false }
      return LayoutStatus.isSame(shown, draft.constant)
    }
  }

  /// Returns whether the view is pinned on the other side too and differs there as well, but not by the opposite
  /// distance, as a moved view would.
  private func isNoMove(
    _ witness: Witness, _ edge: ImpliedInsets.Edge, _ others: [(edge: ImpliedInsets.Edge, witness: Witness)]
  ) -> Bool {
    guard let predicted = predicted(edge) else { return false }
    let growth = witness.inset - predicted
    return others.contains { other, told in
      guard other.side == edge.side.opposite, let predicted = self.predicted(other) else { return false }
      return told.isFirm && !LayoutStatus.isSame(told.inset, predicted)
        && !LayoutStatus.isSame(told.inset - predicted, -growth)
    }
  }

  /// Returns what each view tells about edges.
  private func edges(
    by witnesses: [ImpliedInsets.Edge: [Witness]]
  ) -> [String: [(edge: ImpliedInsets.Edge, witness: Witness)]] {
    var result: [String: [(edge: ImpliedInsets.Edge, witness: Witness)]] = [:]
    for (edge, told) in witnesses {
      for witness in told { result[witness.view, default: []].append((edge, witness)) }
    }
    return result
  }
}

extension InterfaceConstraintDraft {
  /// Whether the constraint fixes a distance between two positions or a difference of two sizes.
  var determinesDistance: Bool { relation == .equal && factor == 1 && second != nil }

  /// Whether the constraint is required, or can be overridden only by a required one.
  var isFirm: Bool { priority >= 999 }
}

extension LayoutAttribute {
  /// The side whose edge or margin the attribute is; `nil` for sizes, centers and baselines.
  var side: InterfaceSide? {
    switch self {
    case .top, .topMargin: .top
    case .bottom, .bottomMargin: .bottom
    case .leading, .left, .leadingMargin, .leftMargin: .leading
    case .trailing, .right, .trailingMargin, .rightMargin: .trailing
    default: nil
    }
  }
}

extension Insets {
  /// The inset of a side. Leading is left, because insets are derived only from left-to-right documents.
  fileprivate subscript(side: InterfaceSide) -> Double {
    switch side {
    case .top: top
    case .leading: left
    case .bottom: bottom
    case .trailing: right
    }
  }
}
