// SPDX-License-Identifier: MIT

import InterfaceDocuments
import LayoutModel

/// The search for constraints that determine the views of one superview along one axis.
///
/// The next constraint is always the one that an author would prefer among those of all pending views. After each step,
/// only the views are looked at again whose best constraint can have changed: those that the step moved or freed, those
/// whose neighbors became determined, and the nearest ones in line with such views.
@MainActor
final class ConstraintSearch {
  /// Whether each step looks at all views, which defines the result but takes quadratic time; for comparisons.
  @TaskLocal static var examinesAll = false

  private let missing: MissingConstraints
  private let axis: LayoutAxis
  private let views: [InterfaceView]
  private let suggestions: Suggestions
  private let settled: SettledSiblings
  private let lines: SiblingLines
  /// The indices of the pending views by identifier.
  private var pending: [String: Int] = [:]
  /// The views to which others can be pinned once they are determined.
  private let members: Set<String>
  /// The pending views whose nearest sibling on a side is the view with an identifier.
  private var dependents: [String: [String]] = [:]
  private var refused: [String: Set<InterfaceConstraintDraft>] = [:]
  /// The number of constraints that can still be kept. Each determines a value that those before it leave open, so there
  /// are at most as many as values: two of each sibling, of the superview and of its scrollable content.
  private var openValues: Int
  private var queue: SuggestionQueue
  /// The views whose suggestions are up to date since the last step.
  private var evaluated: Set<String> = []

  init(
    _ missing: MissingConstraints, _ pending: [InterfaceView], in container: InterfaceView, along axis: LayoutAxis
  ) {
    self.missing = missing
    self.axis = axis
    views = pending
    lines = SiblingLines(
      missing.neighbors.siblings(in: container.id), missing.stored, in: container.id, along: axis)
    settled = SettledSiblings(lines: lines)
    suggestions = Suggestions(
      neighbors: missing.neighbors, axis: axis, container: container.id, settled: settled,
      endIsOpen: container.kind == .scrollView, usesStandardSpacing: missing.usesStandardSpacing)
    // Pinning to a view with a fixed frame would end the fixed frame.
    members = Set(container.members.filter { !$0.hasFixedFrame && missing.live.views[$0.id] != nil }.map(\.id))
    queue = SuggestionQueue(count: pending.count)
    openValues = 2 * (container.members.count + 2)
    for (index, view) in pending.enumerated() {
      self.pending[view.id] = index
      lines.set(.pending, true, of: view.id)
      for side in [axis.start, axis.end] {
        guard let sibling = missing.neighbors.sibling(of: view.id, on: side)?.term.item else { continue }
        dependents[sibling, default: []].append(view.id)
      }
    }
    missing.changed = []
    for member in members where isDetermined(member) { settled.insert(member) }
  }

  /// Adds constraints until none is left to try.
  ///
  /// The search ends: between two constraints that are kept, each suggestion is rejected at most once.
  ///
  /// - Parameter mustFit: Whether only constraints that keep the stored layout are accepted.
  func settle(mustFit: Bool) {
    refused = [:]
    evaluateAll()
    while !pending.isEmpty, openValues > 0 {
      guard let next = queue.popFirst() ?? anyLeft() else { break }
      if missing.keep(next, axis, mustFit: mustFit) {
        refused[next.view] = nil
        openValues -= 1
      } else {
        refused[next.view, default: []].insert(next.draft)
      }
      update(after: next)
    }
    for view in pending.keys where isDetermined(view) { remove(view) }
  }

  private func isDetermined(_ view: String) -> Bool { missing.undetermined(of: view, along: axis).isEmpty }

  private func remove(_ view: String) {
    guard let index = pending.removeValue(forKey: view) else { return }
    queue.set(nil, of: index)
    lines.set(.pending, false, of: view)
  }

  // MARK: Updates

  /// Updates the suggestions after `step` was tried.
  private func update(after step: SuggestedConstraint) {
    evaluated = []
    guard var changed = missing.changed, !Self.examinesAll else {
      missing.changed = []
      return updateAll()
    }
    missing.changed = []
    changed.insert(step.view)
    let order = changed.sorted()
    var newlySettled: [String] = []
    for view in order where members.contains(view) && !settled.contains(view) && isDetermined(view) {
      settled.insert(view)
      newlySettled.append(view)
    }
    for view in order {
      guard let index = pending[view] else { continue }
      if missing.isSettled(views[index], along: axis) { remove(view) } else { evaluate(view) }
    }
    for view in newlySettled {
      for dependent in dependents[view] ?? [] { evaluate(dependent) }
      offer(view)
    }
    offerAround(step.view)
  }

  private func updateAll() {
    for member in members where !settled.contains(member) && isDetermined(member) { settled.insert(member) }
    for view in views where pending[view.id] != nil && missing.isSettled(view, along: axis) { remove(view.id) }
    evaluateAll()
  }

  private func evaluateAll() {
    evaluated = []
    for view in views { evaluate(view.id) }
  }

  /// Looks at all pending views once more, in case that a suggestion was overlooked.
  private func anyLeft() -> SuggestedConstraint? {
    evaluateAll()
    return queue.popFirst()
  }

  /// Evaluates the pending views to which the alignment with the determined view `sibling` could be the best of all
  /// suggestions: the nearest ones. The alignment of one farther away is not preferred while a nearer one has a
  /// suggestion that is at least as good.
  private func offer(_ sibling: String) {
    var nearest = Double.infinity
    lines.forEachAligned(with: sibling, in: .pending) { view, _, least in
      guard least <= nearest else { return false }
      guard let alignment = suggestions.alignment(of: view, with: sibling) else { return true }
      evaluate(view)
      if let index = pending[view], let best = queue[index], !alignment.isBetter(than: best) {
        nearest = min(nearest, alignment.distance)
      }
      return true
    }
  }

  /// Offers the determined views next to `view` to those behind it, because `view` may not wait for them any longer.
  private func offerAround(_ view: String) {
    var siblings: [String] = []
    lines.forEachAligned(with: view, in: .settled) { sibling, _, _ in
      siblings.append(sibling)
      return suggestions.alignment(of: view, with: sibling) == nil
    }
    for sibling in siblings { offer(sibling) }
  }

  // MARK: Evaluating

  /// Sets the best suggestion of a pending view that was not rejected.
  private func evaluate(_ id: String) {
    guard let index = pending[id], evaluated.insert(id).inserted else { return }
    let rejected = refused[id] ?? []
    let isUntried = { (suggestion: SuggestedConstraint) in
      !rejected.contains(suggestion.draft) && !self.missing.everFound.contains(suggestion.draft)
    }
    var best: SuggestedConstraint?
    for candidate in candidates(for: views[index], where: isUntried) where isUntried(candidate) {
      if best.map({ candidate.isBetter(than: $0) }) != false { best = candidate }
    }
    queue.set(best, of: index)
  }

  private func candidates(for view: InterfaceView, where isAccepted: (SuggestedConstraint) -> Bool)
    -> [SuggestedConstraint]
  {
    let undetermined = missing.undetermined(of: view.id, along: axis)
    // Only a view whose position is undetermined can be aligned with others.
    lines.set(.pending, undetermined.position, of: view.id)
    let sizeIsMissing = undetermined.size || !missing.sizeFits(view, along: axis)
    return switch (undetermined.position, sizeIsMissing) {
    case (true, false): suggestions.positions(of: view, where: isAccepted)
    case (true, true):
      suggestions.placesBeforeSize(
        of: view, isHeld: missing.held[axis]?.contains(view.id) == true, where: isAccepted)
    case (false, true): suggestions.sizes(of: view)
    case (false, false): []
    }
  }
}
