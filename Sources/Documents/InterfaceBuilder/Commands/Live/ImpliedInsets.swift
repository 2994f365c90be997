// SPDX-License-Identifier: MIT

import InterfaceDocuments

/// The margins, safe areas and bars that a document's frames imply, where they differ from the predicted ones.
///
/// Interface Builder knew the insets of its canvas when it stored the frames, but a document does not contain them. The
/// frame of a view that is pinned to a margin shows the margin, provided that the view was not moved later. Therefore
/// an inset is accepted only if two views agree on it, if the view is also held by another constraint that its frame
/// satisfies, or if the view differs on both sides in a way that no move explains.
package struct ImpliedInsets: Hashable {
  /// An inset at one edge.
  struct Edge: Hashable {
    /// The identifier of the guide, or of the view that has the margin.
    var item: String
    var kind: Kind
    var side: InterfaceSide
  }

  /// The kind of an inset.
  enum Kind: Hashable {
    case margin
    case safeArea
    /// The bars of a controller, before safe areas existed.
    case bars
  }

  /// The insets, in points. Empty by default.
  private(set) var values: [Edge: Double] = [:]

  /// Creates insets that are all as predicted.
  package init() {}

  /// Derives the insets from the frames of `layouts`, which have the predicted insets.
  ///
  /// - Parameter changedViews: The views whose frames may have changed since they were stored; `nil` if any may have. The
  ///   insets that other views imply need no confirmation.
  init(
    _ document: InterfaceDocument, _ layouts: [(root: InterfaceView, stored: StoredLayout)], changedViews: Set<String>?
  ) {
    for (root, stored) in layouts {
      let evidence = InsetEvidence(document, root: root, stored: stored, changedViews: changedViews)
      for (edge, value) in evidence.insets() { values[edge] = value }
    }
  }
}
