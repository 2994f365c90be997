// SPDX-License-Identifier: MIT

import InterfaceDocuments

/// What a person would pin a view to, by what the canvas shows.
///
/// The rules stand in the article InterfaceBuilderCommands.
struct Suggestions {
  let neighbours: Neighbours
  let axis: InterfaceAxis
  /// The superview.
  let container: String
  /// The siblings whose place and size along the axis are settled, so that others can be pinned to them.
  let settled: Set<String>
  /// Whether the superview scrolls, and its end along the axis is where its contents end.
  let endIsOpen: Bool
  /// Whether distances that are just the standard ones are noted as such.
  let usesStandardSpacing: Bool

  var stored: StoredLayout { neighbours.canvas }

  /// What would settle the place of `view`, whose size along the axis is known.
  func places(of view: InterfaceView) -> [Suggestion] {
    guard let span = span(view.id) else { return [] }
    let middles = spans(view.id) ? [] : [centre(of: view.id, span)].compactMap(\.self)
    return middles + inLine(view, axis == .vertical ? .inRow : .inColumn)
      + pins(of: view.id, on: [axis.start, axis.end])
      + lastResort(view.id)
  }

  /// What would settle the place of `view`, whose size is missing too.
  ///
  /// A middle or an end can be held in place only once the size is known: where those are wanted, the size comes first.
  ///
  /// - Parameter isHeld: Whether a constraint holds some point of it already, so that its size settles the rest.
  func placesBeforeSize(of view: InterfaceView, isHeld: Bool) -> [Suggestion] {
    let isSpanning = spans(view.id)
    let places = places(of: view).filter { !isSpanning || $0.anchor != 1 }
    var result = places.filter { $0.anchor == 0 } + sizes(of: view)
    for place in places where place.anchor != 0 {
      if let size = fixedSize(of: view, rank: place.rank, distance: place.distance) { result.append(size) }
    }
    if isHeld, !isSpanning, let size = fixedSize(of: view, rank: .centred, distance: 0) { result.append(size) }
    return result
  }

  /// What would settle the size of `view`.
  func sizes(of view: InterfaceView) -> [Suggestion] {
    var result: [Suggestion] = []
    let isStretched = spans(view.id) || view.kind?.hasContentSize == true && axis == .horizontal
    if isStretched { result += pins(of: view.id, on: [axis.end]) }
    if let equal = scrollingSize(of: view) { result.append(equal) }
    if let fixed = fixedSize(of: view, rank: .sized, distance: 0) { result.append(fixed) }
    return result
  }

  // MARK: Edges

  /// Pins to what is next to `view`, where that is settled.
  private func pins(of view: String, on sides: [InterfaceSide]) -> [Suggestion] {
    sides.compactMap { side in
      guard let target = target(of: view, on: side), target.gap >= -Neighbours.tolerance else { return nil }
      return pin(view, on: side, to: target, rank: target.gap <= Suggestion.snugGap ? .snug : .pinned)
    }
  }

  /// The superview's start, wherever it is and whatever is in between.
  private func lastResort(_ view: String) -> [Suggestion] {
    guard let target = edge(around: view, on: axis.start) else { return [] }
    return [pin(view, on: axis.start, to: target, rank: .last)]
  }

  func pin(_ view: String, on side: InterfaceSide, to target: PinTarget, rank: Suggestion.Rank) -> Suggestion {
    var draft = Neighbours.draft(pinning: side, of: view, to: target, at: target.gap, in: container)
    let isStandard = abs(target.gap - target.standardDistance(along: axis)) < 0.01
    draft.isSymbolic = usesStandardSpacing && isStandard && target.hasSymbolicDistance
    return Suggestion(
      view: view, draft: draft, rank: rank, distance: abs(target.gap), anchor: side.isStart ? 0 : 1)
  }

  /// What is next to `view`: the nearest sibling if it is settled, or the superview's edge where no sibling is between.
  private func target(of view: String, on side: InterfaceSide) -> PinTarget? {
    if let sibling = neighbours.siblings(of: view, on: side).first {
      return settled.contains(sibling.term.item) ? sibling : nil
    }
    return edge(around: view, on: side)
  }

  /// The edge of the superview to pin to: its margin where the view is just there, else where bars end, else its own.
  func edge(around view: String, on side: InterfaceSide) -> PinTarget? {
    if endIsOpen, !side.isStart { return nil }
    let edges = neighbours.edges(around: view, on: side)
    if !endIsOpen,
      side.axis == .horizontal || !edges.contains(where: { $0.kind == .safeArea || $0.kind == .layoutGuide }),
      let margin = edges.first(where: { $0.kind == .margin }), abs(margin.gap) <= Suggestion.lineTolerance
    {
      return snapped(margin)
    }
    return neighbours.edge(around: view, on: side, constrainedToMargins: false)
  }

  /// The target with its gap as none.
  private func snapped(_ target: PinTarget) -> PinTarget {
    var target = target
    target.gap = 0
    return target
  }

  /// Whether `view` fills the room between what is before and after it: both gaps are snug, or both are equal and the
  /// view takes half of the superview or more.
  private func spans(_ view: String) -> Bool {
    guard let before = nextTo(view, on: axis.start), let after = nextTo(view, on: axis.end),
      before >= -Neighbours.tolerance, after >= -Neighbours.tolerance
    else { return false }
    if before <= Suggestion.snugGap, after <= Suggestion.snugGap { return true }
    guard let own = span(view), let outer = span(container) else { return false }
    return abs(before - after) <= Suggestion.lineTolerance && own.length >= outer.length / 2
  }

  /// The gap to what is next to `view`, settled or not; nil at the open end of what scrolls.
  private func nextTo(_ view: String, on side: InterfaceSide) -> Double? {
    neighbours.siblings(of: view, on: side).first?.gap ?? edge(around: view, on: side)?.gap
  }

  // MARK: Lines

  /// The middle of the superview, where the view's middle is there.
  private func centre(of view: String, _ span: Span) -> Suggestion? {
    guard !endIsOpen, let outer = self.span(container), abs(span.middle - outer.middle) <= Suggestion.lineTolerance
    else { return nil }
    let draft = InterfaceConstraintDraft(
      InterfaceTerm(view, axis.centre), equals: InterfaceTerm(container, axis.centre), plus: 0, in: container)
    return Suggestion(view: view, draft: draft, rank: .centred, distance: 0, anchor: 0.5)
  }

  /// What is in line with settled siblings: beside it in a row, above or below it in a column.
  private func inLine(_ view: InterfaceView, _ rank: Suggestion.Rank) -> [Suggestion] {
    let others = (stored.subviews[container] ?? []).filter { $0 != view.id && settled.contains($0) }
    return others.compactMap { other in
      guard let gap = gapAcross(view.id, other), let line = line(of: view, with: other) else { return nil }
      let draft = InterfaceConstraintDraft(
        InterfaceTerm(view.id, line.attribute), equals: InterfaceTerm(other, line.attribute), plus: 0, in: container)
      return Suggestion(view: view.id, draft: draft, rank: rank, distance: gap, anchor: line.anchor)
    }
  }

  /// The gap between two views that lie beside each other across the axis and overlap along it; nil for others.
  private func gapAcross(_ view: String, _ other: String) -> Double? {
    guard let own = span(view), let its = span(other), own.overlap(with: its) > Neighbours.tolerance,
      let ownAcross = stored.span(of: view, along: axis.other, in: container),
      let itsAcross = stored.span(of: other, along: axis.other, in: container)
    else { return nil }
    let overlap = ownAcross.overlap(with: itsAcross)
    return overlap <= Neighbours.tolerance ? max(0, -overlap) : nil
  }

  /// What of both views is in line, and which point of the view it holds.
  private func line(of view: InterfaceView, with other: String) -> (attribute: InterfaceAttribute, anchor: Double)? {
    let lines: [(attribute: InterfaceAttribute, anchor: Double)] =
      axis == .horizontal
      ? [(.leading, 0), (.trailing, 1), (.centerX, 0.5)]
      : (isText(view.id) && isText(other) ? [(.firstBaseline, 0)] : [])
        + [(.centerY, 0.5), (.top, 0), (.bottom, 1)]
    return lines.first { line in
      let draft = InterfaceConstraintDraft(
        InterfaceTerm(view.id, line.attribute), equals: InterfaceTerm(other, line.attribute), plus: 0, in: container)
      return stored.constant(of: draft).map { abs($0) <= Suggestion.lineTolerance } == true
    }
  }

  private func isText(_ view: String) -> Bool { stored[view]?.firstBaseline != nil }

  // MARK: Sizes

  private func fixedSize(of view: InterfaceView, rank: Suggestion.Rank, distance: Double) -> Suggestion? {
    let draft = InterfaceConstraintDraft(InterfaceTerm(view.id, axis.size), equals: nil, plus: 0, in: view.id)
    return stored.fitted(draft).map {
      Suggestion(view: view.id, draft: $0, rank: rank, distance: distance, anchor: nil)
    }
  }

  /// The size of the scrolling superview, where the view has just that.
  private func scrollingSize(of view: InterfaceView) -> Suggestion? {
    guard endIsOpen, let own = span(view.id), let outer = stored[container]?.aligned,
      abs(own.length - (axis == .horizontal ? outer.width : outer.height)) <= Suggestion.lineTolerance
    else { return nil }
    let draft = InterfaceConstraintDraft(
      InterfaceTerm(view.id, axis.size), equals: InterfaceTerm(neighbours.frameItem(of: container), axis.size), plus: 0,
      in: container)
    return Suggestion(view: view.id, draft: draft, rank: .snug, distance: 0, anchor: nil)
  }

  func span(_ view: String) -> Span? { stored.span(of: view, along: axis, in: container) }
}
