// SPDX-License-Identifier: MIT

import InterfaceDocuments
import Tinamou

/// The comparison of the stored frames of views with those that their constraints give.
@MainActor
package struct LayoutStatus {
  /// The views whose position or size is ambiguous. Empty by default.
  package private(set) var ambiguous: Set<String> = []
  /// The views whose stored frames differ from the solved ones. Empty by default.
  package private(set) var misplaced: Set<String> = []
  /// The groups of constraints that cannot all hold.
  package let conflicts: [Conflict]

  /// A group of constraints that cannot all hold.
  package struct Conflict: Hashable {
    /// The identifiers of the document's constraints in the conflict.
    package let constraints: [String]
    /// The views that take part in the conflict through a stack view, an autoresizing mask or being hidden.
    package let others: [String]
    /// All views that constraints of the conflict refer to.
    package let views: Set<String>
  }

  /// The maximum difference between stored and solved frames, in points. Stored frames are rounded, in old documents to
  /// whole points.
  nonisolated package static let tolerance = 0.51

  /// Returns whether two numbers differ at most by the rounding of stored frames.
  nonisolated static func isSame(_ first: Double, _ second: Double) -> Bool { abs(first - second) <= tolerance }

  /// Creates the status of all views in `roots`.
  package init(_ live: LiveDocument, of roots: [InterfaceView]) {
    let names = Dictionary(live.canvas.constraints.map { (ObjectIdentifier($0.value), $0.key) }) { first, _ in first }
    let views = Dictionary(live.views.map { (ObjectIdentifier($0.value), $0.key) }) { first, _ in first }
    conflicts = roots.flatMap { live.views[$0.id]?.inspection.conflicts ?? [] }.map { conflict in
      let made = conflict.constraints.filter { names[ObjectIdentifier($0)] == nil }
      let items = made.compactMap(\.firstItem).compactMap { views[ObjectIdentifier($0)] }
      let all = conflict.constraints.flatMap { [$0.firstItem, $0.secondItem] }.compactMap {
        ($0 as? UIView ?? ($0 as? UILayoutGuide)?.owningView).flatMap { views[ObjectIdentifier($0)] }
      }
      return Conflict(
        constraints: conflict.constraints.compactMap { names[ObjectIdentifier($0)] }, others: Set(items).sorted(),
        views: Set(all))
    }
    for root in roots {
      let freedoms = live.freedoms(of: root)
      for view in root.tree where view.isSubjectToConstraints {
        guard let solved = live.frame(of: view.id), let stored = view.frame else { continue }
        if live.isAmbiguous(view.id, freedoms) {
          ambiguous.insert(view.id)
        } else if solved.distance(to: stored) > Self.tolerance {
          misplaced.insert(view.id)
        }
      }
    }
  }
}

extension InterfaceView {
  /// Whether constraints or a stack view position the view, and it is not hidden from them.
  package var isSubjectToConstraints: Bool {
    switch placement {
    case .free: !translatesMask && !hasFixedFrame
    case .arranged: !element.flag("hidden")
    case .managed, .root: false
    }
  }
}
