// SPDX-License-Identifier: MIT

import InterfaceDocuments
import Tinamou

/// How the stored frames of some views stand to what their constraints give.
@MainActor
package struct LayoutStatus {
  /// The views that another place or size would suit as well.
  package private(set) var ambiguous: Set<String> = []
  /// The views whose stored frame is not where their constraints put them.
  package private(set) var misplaced: Set<String> = []
  /// Constraints that cannot hold together, in groups.
  package let conflicts: [Conflict]

  /// Constraints that cannot hold together.
  package struct Conflict: Hashable {
    /// Those of the document, by identifier.
    package let constraints: [String]
    /// The views for which a stack view, a mask or being hidden says the rest.
    package let others: [String]
  }

  /// Stored frames may differ so far from solved ones, in points: they are rounded, and to whole points in old
  /// documents.
  nonisolated package static let tolerance = 0.51

  /// Whether two numbers differ by no more than the rounding of stored frames.
  nonisolated static func isSame(_ first: Double, _ second: Double) -> Bool { abs(first - second) <= tolerance }

  /// The status of all views in `roots`.
  package init(_ live: LiveDocument, of roots: [InterfaceView]) {
    let names = Dictionary(live.canvas.constraints.map { (ObjectIdentifier($0.value), $0.key) }) { first, _ in first }
    let views = Dictionary(live.views.map { (ObjectIdentifier($0.value), $0.key) }) { first, _ in first }
    conflicts = roots.flatMap { live.views[$0.id]?.inspection.conflicts ?? [] }.map { conflict in
      let made = conflict.constraints.filter { names[ObjectIdentifier($0)] == nil }
      let items = made.compactMap(\.firstItem).compactMap { views[ObjectIdentifier($0)] }
      return Conflict(
        constraints: conflict.constraints.compactMap { names[ObjectIdentifier($0)] }, others: Set(items).sorted())
    }
    for view in roots.flatMap(\.tree) where view.isSubjectToConstraints {
      guard let solved = live.frame(of: view.id), let stored = view.frame else { continue }
      if live.isAmbiguous(view.id) {
        ambiguous.insert(view.id)
      } else if solved.distance(to: stored) > Self.tolerance {
        misplaced.insert(view.id)
      }
    }
  }
}

extension InterfaceView {
  /// Whether constraints or a stack view place the view, and nothing hides it from them.
  package var isSubjectToConstraints: Bool {
    switch placement {
    case .free: !translatesMask && !hasFixedFrame
    case .arranged: !element.flag("hidden")
    case .managed, .root: false
    }
  }
}
