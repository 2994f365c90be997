// SPDX-License-Identifier: MIT

import InterfaceDocuments
import Tinamou

/// Finds the fewest constraints that settle what is open of some views, so that they stay where the canvas shows them.
///
/// Superviews come before what is in them, and along each axis always that view is next for which the best constraint
/// is at hand, so that every view is pinned to something settled. Each constraint is tried on the live views, and kept
/// only if it settles something, contradicts nothing and holds the view where it is. What turns out not to be needed is
/// dropped.
@MainActor
final class MissingConstraints {
  let live: LiveDocument
  let stored: StoredLayout
  let neighbours: Neighbours
  let root: InterfaceView
  /// The views to be settled.
  let scope: Set<String>
  let usesStandardSpacing: Bool
  /// The views whose constraints were taken out by the same command.
  let released: Set<String>
  /// The views of which a constraint of the document holds an edge, the middle or a baseline along an axis.
  let held: [InterfaceAxis: Set<String>]
  /// The views that a constraint of the document speaks of.
  private let mentioned: Set<String>
  /// The constraints found, with the live ones that stand for them.
  var found: [(draft: InterfaceConstraintDraft, constraint: NSLayoutConstraint)] = []
  /// The views with an axis along which they had to be settled.
  var touched: [InterfaceAxis: Set<String>] = [.horizontal: [], .vertical: []]

  init(
    _ live: LiveDocument, in root: InterfaceView, for scope: Set<String>, released: Set<String>,
    usesStandardSpacing: Bool
  ) {
    self.live = live
    self.root = root
    self.scope = scope
    self.released = released
    self.usesStandardSpacing = usesStandardSpacing
    held = Self.held(by: root.tree.flatMap { $0.constraints(under: live.document.traits) })
    mentioned = Set(
      root.tree.flatMap(\.constraints).flatMap { [$0.firstItem, $0.secondItem].compactMap(\.self) })
    stored = live.layout(of: root, framesFrom: .document)
    neighbours = Neighbours(canvas: stored, document: live.document)
  }

  /// The constraints that are missing, in the order found.
  func all() -> [InterfaceConstraintDraft] {
    // Settling one view can open another: a size that followed from what is in it may need to be said. Each round
    // settles what the one before has left; three are more than recorded documents need.
    for _ in 0..<3 {
      let count = found.count
      for view in root.tree where live.views[view.id] != nil { settleContents(of: view) }
      if found.count == count { break }
    }
    dropUnneeded()
    return found.map(\.draft)
  }

  private func settleContents(of container: InterfaceView) {
    if container.kind == .stackView {
      for axis in InterfaceAxis.allCases { settleArranged(in: container, along: axis) }
      return
    }
    let views = container.members.filter { scope.contains($0.id) && $0.frame != nil && live.views[$0.id] != nil }
    guard !views.isEmpty else { return }
    for axis in InterfaceAxis.allCases {
      settle(views, in: container, along: axis)
      if container.kind == .scrollView { settleEnd(of: container, along: axis) }
    }
  }

  private static func held(by constraints: [InterfaceConstraint]) -> [InterfaceAxis: Set<String>] {
    var held: [InterfaceAxis: Set<String>] = [:]
    for constraint in constraints where constraint.relation == .equal {
      guard let attribute = constraint.firstAttribute, !attribute.isDimension else { continue }
      let items = [constraint.firstItem, constraint.secondItem].compactMap(\.self)
      held[attribute.isHorizontal ? .horizontal : .vertical, default: []].formUnion(items)
    }
    return held
  }

  // MARK: Stack views

  /// Gives arranged views the sizes that the stack view leaves open or, where nothing speaks of them any more, would
  /// change, and a place across where even that is
  /// open, as it is along baselines in a stack view higher than its views.
  private func settleArranged(in stack: InterfaceView, along axis: InterfaceAxis) {
    let views = stack.subviews.filter { scope.contains($0.id) && $0.isSubjectToConstraints && live.views[$0.id] != nil }
    for view in views
    where live.openness(of: view.id, along: axis).size || isReleased(view) && !sizeFits(view, along: axis) {
      let draft = InterfaceConstraintDraft(InterfaceTerm(view.id, axis.size), equals: nil, plus: 0, in: view.id)
      guard let fitted = stored.fitted(draft) else { continue }
      keep(Suggestion(view: view.id, draft: fitted, rank: .sized, distance: 0, anchor: nil), axis, mustFit: true)
    }
    for view in views where live.openness(of: view.id, along: axis).place {
      let edges = [axis.start, axis.end].compactMap { side in
        neighbours.edges(around: view.id, on: side).first { $0.kind == .superview }.map { (side: side, target: $0) }
      }
      guard let edge = edges.min(by: { abs($0.target.gap) < abs($1.target.gap) }) else { continue }
      let draft = Neighbours.draft(
        pinning: edge.side, of: view.id, to: edge.target, at: edge.target.gap, in: stack.id)
      keep(Suggestion(view: view.id, draft: draft, rank: .pinned, distance: 0, anchor: nil), axis, mustFit: true)
    }
  }

  // MARK: Scroll views

  /// Says where what scrolls ends: as far behind the last view as makes it no smaller than what is seen.
  private func settleEnd(of scrollView: InterfaceView, along axis: InterfaceAxis) {
    guard let view = live.views[scrollView.id] as? UIScrollView,
      view.contentLayoutGuide.isOpen(axis == .horizontal ? .width : .height)
    else { return }
    let contents = scrollView.members.filter { scope.contains($0.id) }
    let ends = contents.compactMap { content in
      stored.span(of: content.id, along: axis, in: scrollView.id).map { (view: content.id, end: $0.end) }
    }
    guard let last = ends.max(by: { $0.end < $1.end }),
      let outer = stored.span(of: scrollView.id, along: axis, in: scrollView.id)
    else { return }
    guard let edge = neighbours.edges(around: last.view, on: axis.end).first(where: { $0.kind == .superview }) else {
      return
    }
    let draft = Neighbours.draft(
      pinning: axis.end, of: last.view, to: edge, at: DocumentNumber.cleaned(outer.end - last.end), in: scrollView.id)
    if let constraint = live.install(draft) { found.append((draft, constraint)) }
  }

  // MARK: Questions

  /// Whether the view has lost its constraints: they were taken out just now, or earlier, as the tool's note tells.
  private func isReleased(_ view: InterfaceView) -> Bool {
    released.contains(view.id) || (view.isMisplaced || view.isAmbiguous) && !mentioned.contains(view.id)
  }

  /// Whether layout gives `view` the length that is stored.
  func sizeFits(_ view: InterfaceView, along axis: InterfaceAxis) -> Bool {
    guard let solved = live.exactFrame(of: view.id)?.span(along: axis), let stored = view.frame?.span(along: axis)
    else {
      return true
    }
    return LayoutStatus.isSame(solved.length, stored.length)
  }

  /// Whether layout puts the point of `view` at `anchor` of its length where it is stored.
  func placeFits(_ view: InterfaceView, at anchor: Double, along axis: InterfaceAxis) -> Bool {
    guard let solved = live.frame(of: view.id)?.span(along: axis), let stored = view.frame?.span(along: axis) else {
      return true
    }
    return LayoutStatus.isSame(solved.start + anchor * solved.length, stored.start + anchor * stored.length)
  }
}
