// SPDX-License-Identifier: MIT

import InterfaceDocuments
import LayoutModel
import Tinamou

/// Trying constraints on the live views.
extension MissingConstraints {
  /// Tries `suggestion` on the live views. Keeps it if it determines something, causes no conflict and, if `mustFit` is
  /// set, keeps the stored position of the view. One that was found before is rejected: it determines nothing more.
  @discardableResult
  func keep(_ suggestion: SuggestedConstraint, _ axis: LayoutAxis, mustFit: Bool) -> Bool {
    guard !everFound.contains(suggestion.draft), let element = live.document.layoutItem(suggestion.view) else {
      return false
    }
    let view = InterfaceView(element, in: live.document)
    let before = undetermined(of: view.id, along: axis)
    let fitBefore = sizeFits(view, along: axis)
    var installed: NSLayoutConstraint?
    let kept = attempt {
      installed = live.install(suggestion.draft)
      return installed.map { [$0] }
    } holds: {
      let after = undetermined(of: view.id, along: axis)
      let settles = after.count < before.count || before.isEmpty && !fitBefore && sizeFits(view, along: axis)
      let fits =
        !mustFit || suggestion.anchor.map { after.position || positionFits(view, at: $0, along: axis) } != false
      return settles && fits
    }
    if kept, let installed { add([(suggestion.draft, installed)]) }
    return kept
  }

  /// Installs constraints and keeps them if they cause no conflict and `holds` returns `true`.
  ///
  /// - Parameters:
  ///   - install: Installs constraints and returns them; `nil` if there are none.
  ///   - holds: Returns whether the layout with them is as wanted.
  /// - Returns: Whether the constraints were kept.
  func attempt(_ install: () -> [NSLayoutConstraint]?, holds: () -> Bool) -> Bool {
    guard let host = live.views[root.id] else { return false }
    let conflicts = host.inspection.conflictCount
    // Without constraints there is nothing to observe yet.
    let observed = freedoms
    observed?.willAdd()
    guard let constraints = install() else {
      observed?.keepAddition()
      return false
    }
    live.layOut(root)
    // Constraints that cause a conflict are removed in any case, so nothing else has to be known of them.
    if host.inspection.conflictCount <= conflicts {
      if let observed { note(observed.didAdd()) } else { forgetFreedoms() }
      if holds() {
        observed?.keepAddition()
        return true
      }
    }
    for constraint in constraints { constraint.isActive = false }
    live.layOut(root)
    if let observed { note(observed.revertAddition()) } else { forgetFreedoms() }
    return false
  }

  /// Notes that the freedoms or frames of `views` may have changed.
  private func note(_ views: [UIView]?) {
    guard let views else {
      changed = nil
      return
    }
    changed?.formUnion(views.compactMap { names[ObjectIdentifier($0)] })
  }

  // MARK: Dropping

  /// Removes constraints without which their views are still determined and in the same position. The most recent
  /// constraints are tried first, because the earlier ones were needed when they were added.
  func dropUnneeded() {
    let left = NSLayoutConstraint.intentionallyAmbiguousViews(without: found.map(\.constraint))
    for index in found.indices.reversed() {
      let (draft, constraint) = found[index]
      let items = draft.items.filter { live.views[$0] != nil }
      // Without a constraint that could take its place, this one is needed.
      if let view = left[index], items.contains(where: { live.views[$0] === view }) { continue }
      let frames = items.compactMap(live.exactFrame)
      constraint.isActive = false
      live.layOut(root)
      let isOpen = items.contains { live.isAmbiguous($0) } || endHasOpened(draft)
      let isElsewhere = zip(frames, items.compactMap(live.exactFrame)).contains { $0.distance(to: $1) > 0.01 }
      if isOpen || isElsewhere {
        guard let again = live.install(draft) else { continue }
        found[index].constraint = again
        live.layOut(root)
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
