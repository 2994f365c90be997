// SPDX-License-Identifier: MIT

import InterfaceDocuments
import LayoutModel

/// Suggests the constraints that an author would add to a view, based on the canvas.
///
/// The rules are described in the article InterfaceBuilderCommands.
struct Suggestions {
  let neighbors: Neighbors
  let axis: LayoutAxis
  /// The superview.
  let container: String
  /// The siblings whose position and size along the axis are determined, so that others can be pinned to them.
  let settled: SettledSiblings
  /// Whether the superview is a scroll view whose content end along the axis depends on its contents.
  let endIsOpen: Bool
  /// Whether distances that equal the standard distance are written as standard.
  let usesStandardSpacing: Bool

  var stored: StoredLayout { neighbors.canvas }

  /// Returns suggestions for the position of `view`, whose size along the axis is known.
  ///
  /// - Parameter isAccepted: Whether an alignment with a sibling is accepted. Of those that are, only the best is
  ///   returned.
  func positions(of view: InterfaceView, where isAccepted: (SuggestedConstraint) -> Bool) -> [SuggestedConstraint] {
    positions(of: view, isBetter: { $0.distance < $1.distance }, where: isAccepted)
  }

  /// Returns suggestions for the position of `view`, with the best alignment that is accepted.
  ///
  /// - Parameter isBetter: Whether an alignment is better than another, regardless of their order in the document. One
  ///   with a shorter distance always is.
  private func positions(
    of view: InterfaceView, isBetter: (SuggestedConstraint, SuggestedConstraint) -> Bool,
    where isAccepted: (SuggestedConstraint) -> Bool
  ) -> [SuggestedConstraint] {
    guard let span = span(view.id) else { return [] }
    let middles = spans(view.id) ? [] : [center(of: view.id, span)].compactMap(\.self)
    return middles + [bestInLine(view, isBetter: isBetter, where: isAccepted)].compactMap(\.self)
      + pins(of: view.id, on: [axis.start, axis.end])
      + lastResort(view.id)
  }

  /// Returns suggestions for the position of `view`, whose size is also undetermined.
  ///
  /// A center or an end can be held only once the size is known, so where those are preferred, the size comes first.
  ///
  /// - Parameters:
  ///   - view: The view to position.
  ///   - isHeld: Whether a constraint already holds a point of the view, so that its size determines the rest.
  ///   - isAccepted: Whether a suggestion is accepted. Of the alignments with siblings, only the best is returned that is
  ///     accepted or requires a size that is.
  func placesBeforeSize(
    of view: InterfaceView, isHeld: Bool, where isAccepted: (SuggestedConstraint) -> Bool
  ) -> [SuggestedConstraint] {
    let isSpanning = spans(view.id)
    let size = fixedSize(of: view, rank: .sized, distance: 0)
    let sizeIsAccepted = size.map(isAccepted) == true
    // At equal distances, an alignment that can be held before the size is known is preferred.
    let positions = positions(of: view) {
      ($0.distance, $0.anchor == 0 ? 0 : 1) < ($1.distance, $1.anchor == 0 ? 0 : 1)
    } where: {
      $0.anchor == 0 ? isAccepted($0) : sizeIsAccepted && (!isSpanning || $0.anchor != 1)
    }.filter { !isSpanning || $0.anchor != 1 }
    var result = positions.filter { $0.anchor == 0 } + sizes(of: view)
    for position in positions where position.anchor != 0 {
      if let size = fixedSize(of: view, rank: position.rank, distance: position.distance) { result.append(size) }
    }
    if isHeld, !isSpanning, let size = fixedSize(of: view, rank: .centered, distance: 0) { result.append(size) }
    return result
  }

  /// Returns suggestions for the size of `view`.
  func sizes(of view: InterfaceView) -> [SuggestedConstraint] {
    var result: [SuggestedConstraint] = []
    let isStretched = spans(view.id) || view.kind?.hasContentSize == true && axis == .horizontal
    if isStretched { result += pins(of: view.id, on: [axis.end]) }
    if let equal = scrollingSize(of: view) { result.append(equal) }
    if let fixed = fixedSize(of: view, rank: .sized, distance: 0) { result.append(fixed) }
    return result
  }

  // MARK: Edges

  /// Returns constraints from `view` to its neighbors, where those are determined.
  private func pins(of view: String, on sides: [InterfaceSide]) -> [SuggestedConstraint] {
    sides.compactMap { side in
      guard let target = target(of: view, on: side), target.gap >= -Neighbors.tolerance else { return nil }
      return pin(view, on: side, to: target, rank: target.gap <= SuggestedConstraint.nearGap ? .near : .pinned)
    }
  }

  /// Returns a constraint to the superview's start edge, regardless of its distance and of views in between.
  private func lastResort(_ view: String) -> [SuggestedConstraint] {
    guard let target = edge(around: view, on: axis.start) else { return [] }
    return [pin(view, on: axis.start, to: target, rank: .last)]
  }

  func pin(_ view: String, on side: InterfaceSide, to target: PinTarget, rank: SuggestedConstraint.Rank)
    -> SuggestedConstraint
  {
    var draft = Neighbors.draft(pinning: side, of: view, to: target, at: target.gap, in: container)
    let isStandard = abs(target.gap - target.standardDistance(along: axis)) < 0.01
    draft.isSymbolic = usesStandardSpacing && isStandard && target.hasSymbolicDistance
    return SuggestedConstraint(
      view: view, draft: draft, rank: rank, distance: abs(target.gap), anchor: side.isStart ? 0 : 1)
  }

  /// Returns the neighbor of `view`: the nearest sibling if it is determined, or the superview's edge if no sibling is
  /// in between.
  private func target(of view: String, on side: InterfaceSide) -> PinTarget? {
    if let sibling = neighbors.sibling(of: view, on: side) {
      return settled.contains(sibling.term.item) ? sibling : nil
    }
    return edge(around: view, on: side)
  }

  /// Returns the superview's edge to pin to: its margin if the view is exactly there, else the end of the bars, else
  /// its own edge.
  func edge(around view: String, on side: InterfaceSide) -> PinTarget? {
    if endIsOpen, !side.isStart { return nil }
    let edges = neighbors.edges(around: view, on: side)
    if !endIsOpen,
      side.axis == .horizontal || !edges.contains(where: { $0.kind == .safeArea || $0.kind == .layoutGuide }),
      let margin = edges.first(where: { $0.kind == .margin }), abs(margin.gap) <= SuggestedConstraint.lineTolerance
    {
      return snapped(margin)
    }
    return neighbors.edge(around: view, on: side, constrainedToMargins: false)
  }

  /// Returns the target with a gap of 0.
  private func snapped(_ target: PinTarget) -> PinTarget {
    var target = target
    target.gap = 0
    return target
  }

  /// Returns whether `view` fills the space between its neighbors: both gaps are near, or they are equal and the view
  /// takes at least half of the superview.
  private func spans(_ view: String) -> Bool {
    guard let before = nextTo(view, on: axis.start), let after = nextTo(view, on: axis.end),
      before >= -Neighbors.tolerance, after >= -Neighbors.tolerance
    else { return false }
    if before <= SuggestedConstraint.nearGap, after <= SuggestedConstraint.nearGap { return true }
    guard let own = span(view), let outer = span(container) else { return false }
    return abs(before - after) <= SuggestedConstraint.lineTolerance && own.length >= outer.length / 2
  }

  /// Returns the gap to the neighbor of `view`, determined or not; `nil` at the open end of scrolling content.
  private func nextTo(_ view: String, on side: InterfaceSide) -> Double? {
    neighbors.sibling(of: view, on: side)?.gap ?? edge(around: view, on: side)?.gap
  }

  // MARK: Lines

  /// Returns a constraint to the superview's center, if the view is centered.
  private func center(of view: String, _ span: Span) -> SuggestedConstraint? {
    guard !endIsOpen, let outer = self.span(container),
      abs(span.middle - outer.middle) <= SuggestedConstraint.lineTolerance
    else { return nil }
    let draft = InterfaceConstraintDraft(
      InterfaceTerm(view, axis.center), equals: InterfaceTerm(container, axis.center), plus: 0, in: container)
    return SuggestedConstraint(view: view, draft: draft, rank: .centered, distance: 0, anchor: 0.5)
  }

  /// Returns the alignment with the nearest determined sibling for which `isAccepted` is `true`, and of several the
  /// first in the document.
  private func bestInLine(
    _ view: InterfaceView, isBetter: (SuggestedConstraint, SuggestedConstraint) -> Bool,
    where isAccepted: (SuggestedConstraint) -> Bool
  ) -> SuggestedConstraint? {
    var best: (suggestion: SuggestedConstraint, sibling: Int)?
    settled.lines?.forEachAligned(with: view.id, in: .settled) { other, sibling, least in
      if let best, least > best.suggestion.distance { return false }
      guard let aligned = alignment(of: view.id, with: other), isAccepted(aligned) else { return true }
      let replaces =
        best.map { best in
          isBetter(aligned, best.suggestion) || !isBetter(best.suggestion, aligned) && sibling < best.sibling
        } ?? true
      if replaces { best = (aligned, sibling) }
      return true
    }
    return best?.suggestion
  }

  /// Returns the alignment of `view` with `other`: beside each other for a row, one above the other for a column; `nil`
  /// if they are not in line.
  func alignment(of view: String, with other: String) -> SuggestedConstraint? {
    guard let gap = gapAcross(view, other), let line = line(of: view, with: other) else { return nil }
    let draft = InterfaceConstraintDraft(
      InterfaceTerm(view, line.attribute), equals: InterfaceTerm(other, line.attribute), plus: 0, in: container)
    return SuggestedConstraint(
      view: view, draft: draft, rank: axis == .vertical ? .inRow : .inColumn, distance: gap, anchor: line.anchor)
  }

  /// Returns the gap between two views that are side by side across the axis and overlap along it; `nil` for other
  /// views.
  private func gapAcross(_ view: String, _ other: String) -> Double? {
    guard let own = span(view), let its = span(other), own.overlap(with: its) > Neighbors.tolerance,
      let ownAcross = stored.span(of: view, along: axis.perpendicular, in: container),
      let itsAcross = stored.span(of: other, along: axis.perpendicular, in: container)
    else { return nil }
    let overlap = ownAcross.overlap(with: itsAcross)
    return overlap <= Neighbors.tolerance ? max(0, -overlap) : nil
  }

  /// Returns the attribute at which both views are aligned, and the point of the view that it holds.
  private func line(of view: String, with other: String) -> (attribute: LayoutAttribute, anchor: Double)? {
    let lines: [(attribute: LayoutAttribute, anchor: Double)] =
      axis == .horizontal
      ? [(.leading, 0), (.trailing, 1), (.centerX, 0.5)]
      : (isText(view) && isText(other) ? [(.firstBaseline, 0)] : [])
        + [(.centerY, 0.5), (.top, 0), (.bottom, 1)]
    return lines.first { line in
      let draft = InterfaceConstraintDraft(
        InterfaceTerm(view, line.attribute), equals: InterfaceTerm(other, line.attribute), plus: 0, in: container)
      return stored.constant(of: draft).map { abs($0) <= SuggestedConstraint.lineTolerance } == true
    }
  }

  private func isText(_ view: String) -> Bool { stored[view]?.hasText == true }

  // MARK: Sizes

  private func fixedSize(of view: InterfaceView, rank: SuggestedConstraint.Rank, distance: Double)
    -> SuggestedConstraint?
  {
    let draft = InterfaceConstraintDraft(InterfaceTerm(view.id, axis.size), equals: nil, plus: 0, in: view.id)
    return stored.fitted(draft).map {
      SuggestedConstraint(view: view.id, draft: $0, rank: rank, distance: distance, anchor: nil)
    }
  }

  /// Returns a constraint to the size of the scroll view, if the view has the same size.
  private func scrollingSize(of view: InterfaceView) -> SuggestedConstraint? {
    guard endIsOpen, let own = span(view.id), let outer = stored[container]?.aligned,
      abs(own.length - (axis == .horizontal ? outer.width : outer.height)) <= SuggestedConstraint.lineTolerance
    else { return nil }
    let draft = InterfaceConstraintDraft(
      InterfaceTerm(view.id, axis.size), equals: InterfaceTerm(neighbors.frameItem(of: container), axis.size), plus: 0,
      in: container)
    return SuggestedConstraint(view: view.id, draft: draft, rank: .near, distance: 0, anchor: nil)
  }

  func span(_ view: String) -> Span? { stored.span(of: view, along: axis, in: container) }
}
