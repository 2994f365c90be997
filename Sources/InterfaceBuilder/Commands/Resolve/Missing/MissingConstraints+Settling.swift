// SPDX-License-Identifier: MIT

import InterfaceDocuments
import LayoutModel
import Tinamou

extension MissingConstraints {
  /// Determines the frames of `views`, which are all in `container`, along `axis`.
  func settle(_ views: [InterfaceView], in container: InterfaceView, along axis: LayoutAxis) {
    var pending = views.filter {
      !live.undetermined(of: $0.id, along: axis).isEmpty || touched[axis]?.contains($0.id) == true
    }
    guard !pending.isEmpty else { return }
    touched[axis]?.formUnion(pending.map(\.id))
    settleShares(among: pending, in: container, along: axis)
    pending.removeAll { isSettled($0, along: axis) }
    var refused: [String: Set<InterfaceConstraintDraft>] = [:]
    var settled: Set<String> = []
    // Constraints that keep the stored layout are tried first. If there are none, any constraint that determines the
    // view is accepted.
    for mustFit in [true, false] {
      while true {
        addSettled(to: &settled, in: container, along: axis)
        guard let next = best(for: pending, beside: settled, in: container, along: axis, refused: refused)
        else { break }
        if keep(next, axis, mustFit: mustFit) {
          refused[next.view] = nil
        } else {
          refused[next.view, default: []].insert(next.draft)
        }
        pending.removeAll { isSettled($0, along: axis) }
      }
      pending.removeAll { live.undetermined(of: $0.id, along: axis).isEmpty }
      refused = [:]
    }
  }

  /// Returns whether `view` is not ambiguous and has the stored size.
  private func isSettled(_ view: InterfaceView, along axis: LayoutAxis) -> Bool {
    live.undetermined(of: view.id, along: axis).isEmpty && sizeFits(view, along: axis)
  }

  /// Returns the constraint for one of `views` that an author would prefer; `nil` if all were rejected.
  private func best(
    for views: [InterfaceView], beside settled: Set<String>, in container: InterfaceView, along axis: LayoutAxis,
    refused: [String: Set<InterfaceConstraintDraft>]
  ) -> Suggestion? {
    let suggestions = Suggestions(
      neighbors: neighbors, axis: axis, container: container.id, settled: settled,
      endIsOpen: container.kind == .scrollView, usesStandardSpacing: usesStandardSpacing)
    var best: Suggestion?
    for view in views {
      let undetermined = live.undetermined(of: view.id, along: axis)
      let sizeIsMissing = undetermined.size || !sizeFits(view, along: axis)
      let candidates: [Suggestion] =
        switch (undetermined.position, sizeIsMissing) {
        case (true, false): suggestions.positions(of: view)
        case (true, true): suggestions.placesBeforeSize(of: view, isHeld: held[axis]?.contains(view.id) == true)
        case (false, true): suggestions.sizes(of: view)
        case (false, false): []
        }
      for candidate in candidates where refused[view.id]?.contains(candidate.draft) != true {
        if best.map({ candidate.isBetter(than: $0) }) != false { best = candidate }
      }
    }
    return best
  }

  /// Adds the views in `container` to which others can be pinned. A determined view stays so. A view with a fixed frame
  /// is not included, because pinning to it would end the fixed frame.
  private func addSettled(to settled: inout Set<String>, in container: InterfaceView, along axis: LayoutAxis) {
    for view in container.members where !view.hasFixedFrame && live.views[view.id] != nil {
      guard !settled.contains(view.id), live.undetermined(of: view.id, along: axis).isEmpty else { continue }
      settled.insert(view.id)
    }
  }

  /// Tries `suggestion` on the live views. Keeps it if it determines something, causes no conflict and, if `mustFit` is
  /// set, keeps the stored position of the view.
  @discardableResult
  func keep(_ suggestion: Suggestion, _ axis: LayoutAxis, mustFit: Bool) -> Bool {
    guard let element = live.document.layoutItem(suggestion.view), let host = live.views[root.id]
    else { return false }
    let view = InterfaceView(element, in: live.document)
    let before = live.undetermined(of: view.id, along: axis)
    let fitBefore = sizeFits(view, along: axis)
    let conflicts = host.inspection.conflicts.count
    guard let constraint = live.install(suggestion.draft) else { return false }
    live.layOut()
    let after = live.undetermined(of: view.id, along: axis)
    let settles = after.count < before.count || before.isEmpty && !fitBefore && sizeFits(view, along: axis)
    let fits = !mustFit || suggestion.anchor.map { after.position || positionFits(view, at: $0, along: axis) } != false
    guard settles, fits, host.inspection.conflicts.count <= conflicts else {
      constraint.isActive = false
      live.layOut()
      return false
    }
    found.append((suggestion.draft, constraint))
    return true
  }

  /// Removes constraints without which their views are still determined and in the same position. The most recent
  /// constraints are tried first, because the earlier ones were needed when they were added.
  func dropUnneeded() {
    for index in found.indices.reversed() {
      let (draft, constraint) = found[index]
      let items = draft.items.filter { live.views[$0] != nil }
      let frames = items.compactMap(live.exactFrame)
      constraint.isActive = false
      live.layOut()
      let isOpen = items.contains { live.isAmbiguous($0) } || endHasOpened(draft)
      let isElsewhere = zip(frames, items.compactMap(live.exactFrame)).contains { $0.distance(to: $1) > 0.01 }
      if isOpen || isElsewhere {
        guard let again = live.install(draft) else { continue }
        found[index].constraint = again
        live.layOut()
      } else {
        found.remove(at: index)
      }
    }
  }

  /// Returns whether the content of the scroll view that `draft` belongs to has no end without it.
  private func endHasOpened(_ draft: InterfaceConstraintDraft) -> Bool {
    guard let scrollView = live.views[draft.holder] as? UIScrollView else { return false }
    return scrollView.contentLayoutGuide.isOpen(.width) || scrollView.contentLayoutGuide.isOpen(.height)
  }
}
