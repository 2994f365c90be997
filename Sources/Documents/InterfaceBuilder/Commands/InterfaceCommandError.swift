// SPDX-License-Identifier: MIT

import InterfaceDocuments

/// The reason why a command cannot be performed. The document is unchanged.
public enum InterfaceCommandError: Error, Hashable, Sendable {
  /// The document does not use Auto Layout.
  case noAutoLayout
  /// Several objects have the identifier, at the given lines, so that commands cannot tell them apart.
  case duplicateIdentifier(String, lines: [Int])
  /// No view has the name as its identifier, label or text. The suggestions are similar names, best first.
  case unknownView(String, suggestions: [String])
  /// The name is the label or text of several views, which have the given identifiers.
  case severalViews(String, ids: [String])
  /// The identifier belongs to another element: a guide, a constraint or a controller.
  case notAView(String, element: String)
  /// No scene or its controller has the name as its identifier. The suggestions are similar names, best first.
  case unknownScene(String, suggestions: [String])
  /// A view was named twice.
  case repeated(String)
  /// The command needs more views.
  case tooFewViews(needed: Int, found: Int)
  /// The view has no superview, because it is the top-level view of its scene.
  case noSuperview(String)
  /// A stack view positions the view, so only its size can be constrained.
  case arranged(String, by: String)
  /// The view is positioned by its container, such as a cell's content view, a prototype or a table's header.
  case managed(String, by: String)
  /// The view is not installed in the size classes of the canvas.
  case notInstalled(String)
  /// The views have no common superview.
  case separate(String, String)
  /// The item is not a sibling of the view, its superview or a guide of its superview.
  case notANeighbor(String, of: String)
  /// The document has no frame for the view.
  case noFrame(String)
  /// The view has no width or no height, so it has no aspect ratio.
  case noRatio(String)
  /// The command has nothing to do, because no action was specified.
  case nothingAsked
  /// The frame of the view would follow from constraints that conflict, one of which the layout breaks.
  case conflicting(String, constraints: [String], others: [String])
  /// The document cannot be laid out.
  case notLaidOut(InterfaceError)
}
