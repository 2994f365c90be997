// SPDX-License-Identifier: MIT

import InterfaceDocuments

/// The margins, safe areas and bars that a document's frames imply, where they are others than we predict.
///
/// The tool that stored the frames knew the insets of its canvas; the document does not repeat them. A view that is
/// pinned to a margin tells them, provided that its frame can be trusted: a view that was moved since tells something
/// else. So an inset counts as implied only where two views agree on it, or where the view that tells it is held by
/// something else too, and is where that puts it, or where it tells something of both sides that no move explains.
package struct ImpliedInsets: Hashable {
  /// One side of what reaches into a view.
  struct Edge: Hashable {
    /// The identifier of the guide, or of the view whose margin it is.
    var item: String
    var kind: Kind
    var side: InterfaceSide
  }

  /// What reaches into a view.
  enum Kind: Hashable {
    case margin
    case safeArea
    /// A controller's bars, before there were safe areas.
    case bars
  }

  /// The insets, in points.
  private(set) var values: [Edge: Double] = [:]

  /// Nothing implied: all is as predicted.
  package init() {}

  /// What the frames of `layouts`, which have the insets that are predicted, imply.
  ///
  /// - Parameter suspects: The views whose frames may have been changed since they were stored; nil where any may. What
  ///   the others tell counts without being confirmed.
  init(
    _ document: InterfaceDocument, _ layouts: [(root: InterfaceView, stored: StoredLayout)], suspects: Set<String>?
  ) {
    for (root, stored) in layouts {
      let testimony = InsetTestimony(document, root: root, stored: stored, suspects: suspects)
      for (edge, value) in testimony.insets() { values[edge] = value }
    }
  }
}
