// SPDX-License-Identifier: MIT

import InterfaceDocuments
import LayoutModel
import Tinamou

/// Finds a small set of constraints that determines ambiguous views and keeps their positions on the canvas.
///
/// Superviews are processed before their contents. Along each axis the next view is always the one with the best
/// available constraint, so that every view is pinned to something determined. Each constraint is tried on the live
/// views, and kept only if it determines something, causes no conflict and keeps the view's position. Constraints that
/// turn out to be unnecessary are removed.
@MainActor
final class MissingConstraints {
  let live: LiveDocument
  let stored: StoredLayout
  let neighbors: Neighbors
  let root: InterfaceView
  /// The views to determine.
  let scope: Set<String>
  let usesStandardSpacing: Bool
  /// The views whose constraints the same command removed.
  let released: Set<String>
  /// The views with an edge, center or baseline that a constraint of the document holds, by axis.
  let held: [LayoutAxis: Set<String>]
  /// The views that a constraint of the document refers to.
  private let mentioned: Set<String>
  /// The constraints found so far, with their live constraints. Empty by default.
  var found: [(draft: InterfaceConstraintDraft, constraint: NSLayoutConstraint)] = []
  /// The constraints that were ever found. None of them is tried again, so the search for constraints ends. Empty by
  /// default.
  private(set) var everFound: Set<InterfaceConstraintDraft> = []
  /// The views that had to be determined along each axis. Empty by default.
  var touched: [LayoutAxis: Set<String>] = [.horizontal: [], .vertical: []]
  /// The freedom that the constraints leave in the tree; `nil` before the first constraint.
  private var knownFreedoms: LayoutFreedoms?
  /// The identifiers of the live views.
  let names: [ObjectIdentifier: String]
  /// The views whose frames or freedoms may have changed since the search looked at them; `nil` for all.
  var changed: Set<String>? = nil

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
    neighbors = Neighbors(canvas: stored, document: live.document)
    names = Dictionary(live.views.map { (ObjectIdentifier($0.value), $0.key) }) { first, _ in first }
  }

  /// Returns the missing constraints, in the order in which they were found.
  func all() -> [InterfaceConstraintDraft] {
    // Determining one view can make another ambiguous, because a size that followed from contents may need a constraint
    // of its own. Each round determines what the previous one left. No recorded document needs more than three rounds.
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
      for axis in LayoutAxis.allCases { settleArranged(in: container, along: axis) }
      return
    }
    let views = container.members.filter { scope.contains($0.id) && $0.frame != nil && live.views[$0.id] != nil }
    guard !views.isEmpty else { return }
    for axis in LayoutAxis.allCases {
      settle(views, in: container, along: axis)
      if container.kind == .scrollView { settleEnd(of: container, along: axis) }
    }
  }

  /// Adds constraints to those found.
  func add(_ constraints: [(draft: InterfaceConstraintDraft, constraint: NSLayoutConstraint)]) {
    found += constraints
    everFound.formUnion(constraints.map(\.draft))
  }

  private static func held(by constraints: [InterfaceConstraint]) -> [LayoutAxis: Set<String>] {
    var held: [LayoutAxis: Set<String>] = [:]
    for constraint in constraints where constraint.relation == .equal {
      guard let attribute = constraint.firstAttribute, !attribute.isSize else { continue }
      let items = [constraint.firstItem, constraint.secondItem].compactMap(\.self)
      held[attribute.axis ?? .vertical, default: []].formUnion(items)
    }
    return held
  }

  // MARK: Stack views

  /// Adds sizes for arranged views where the stack view leaves them ambiguous, or where released views would lose their
  /// stored size. Adds positions across the stack view where these are ambiguous, as with baseline alignment in a stack
  /// view that is higher than its views.
  private func settleArranged(in stack: InterfaceView, along axis: LayoutAxis) {
    let views = stack.subviews.filter { scope.contains($0.id) && $0.isSubjectToConstraints && live.views[$0.id] != nil }
    for view in views
    where undetermined(of: view.id, along: axis).size || isReleased(view) && !sizeFits(view, along: axis) {
      let draft = InterfaceConstraintDraft(InterfaceTerm(view.id, axis.size), equals: nil, plus: 0, in: view.id)
      guard let fitted = stored.fitted(draft) else { continue }
      keep(
        SuggestedConstraint(view: view.id, draft: fitted, rank: .sized, distance: 0, anchor: nil), axis, mustFit: true)
    }
    for view in views where undetermined(of: view.id, along: axis).position {
      let edges = [axis.start, axis.end].compactMap { side in
        neighbors.edges(around: view.id, on: side).first { $0.kind == .superview }.map { (side: side, target: $0) }
      }
      guard let edge = edges.min(by: { abs($0.target.gap) < abs($1.target.gap) }) else { continue }
      let draft = Neighbors.draft(
        pinning: edge.side, of: view.id, to: edge.target, at: edge.target.gap, in: stack.id)
      keep(
        SuggestedConstraint(view: view.id, draft: draft, rank: .pinned, distance: 0, anchor: nil), axis, mustFit: true)
    }
  }

  // MARK: Scroll views

  /// Determines the end of the content, at a distance from the last view that makes the content at least as large as
  /// the visible area.
  private func settleEnd(of scrollView: InterfaceView, along axis: LayoutAxis) {
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
    guard let edge = neighbors.edges(around: last.view, on: axis.end).first(where: { $0.kind == .superview }) else {
      return
    }
    let draft = Neighbors.draft(
      pinning: axis.end, of: last.view, to: edge, at: DocumentNumber.cleaned(outer.end - last.end), in: scrollView.id)
    if !everFound.contains(draft), let constraint = live.install(draft) {
      add([(draft, constraint)])
      forgetFreedoms()
    }
  }

  // MARK: Queries

  /// The freedom that the constraints leave in the tree; `nil` if it has no constraints.
  var freedoms: LayoutFreedoms? {
    if knownFreedoms == nil { knownFreedoms = live.freedoms(of: root) }
    return knownFreedoms
  }

  func forgetFreedoms() {
    knownFreedoms = nil
    changed = nil
  }

  /// Returns what the constraints do not determine for the view with the identifier `id` along `axis`.
  func undetermined(of id: String, along axis: LayoutAxis) -> UndeterminedValues {
    live.undetermined(of: id, along: axis, freedoms)
  }

  /// Returns whether the constraints of the view were removed, either by this command or earlier, as Interface
  /// Builder's marks show.
  private func isReleased(_ view: InterfaceView) -> Bool {
    released.contains(view.id) || (view.isMisplaced || view.isAmbiguous) && !mentioned.contains(view.id)
  }

  /// Returns whether layout gives `view` its stored size.
  func sizeFits(_ view: InterfaceView, along axis: LayoutAxis) -> Bool {
    guard let solved = live.exactFrame(of: view.id)?.span(along: axis), let stored = view.frame?.span(along: axis)
    else {
      return true
    }
    return LayoutStatus.isSame(solved.length, stored.length)
  }

  /// Returns whether layout gives the point of `view` at the fraction `anchor` of its size the stored position.
  func positionFits(_ view: InterfaceView, at anchor: Double, along axis: LayoutAxis) -> Bool {
    guard let solved = live.frame(of: view.id)?.span(along: axis), let stored = view.frame?.span(along: axis) else {
      return true
    }
    return LayoutStatus.isSame(solved.start + anchor * solved.length, stored.start + anchor * stored.length)
  }
}
