// SPDX-License-Identifier: MIT

import InterfaceDocuments

/// Why a command cannot be done. The document is then as it was.
public enum InterfaceCommandError: Error, Hashable, Sendable {
  /// The document places its views without constraints.
  case noAutoLayout
  /// The name is no view's identifier, label or text; names that are close, best first.
  case unknownView(String, suggestions: [String])
  /// The name is the label or the text of several views, whose identifiers follow.
  case severalViews(String, ids: [String])
  /// The identifier is that of something else: a guide, a constraint, a controller.
  case notAView(String, element: String)
  /// The name is no scene's identifier, nor that of its controller.
  case unknownScene(String, suggestions: [String])
  /// A view was named twice.
  case repeated(String)
  /// Fewer views were named than the command needs.
  case tooFewViews(needed: Int, found: Int)
  /// The view has no superview: it is the outermost one of its scene.
  case noSuperview(String)
  /// The stack view places the view; only sizes of it can be constrained.
  case arranged(String, by: String)
  /// The view is placed by what it is in: a cell's content view, a prototype, a table's header.
  case managed(String, by: String)
  /// The view is not there in the size classes of the canvas.
  case notInstalled(String)
  /// The views are in no common view.
  case separate(String, String)
  /// The item is neither a sibling of the view, nor its superview, nor a guide of that.
  case notANeighbour(String, of: String)
  /// The document has no frame for the view.
  case noFrame(String)
  /// The view has no width or no height, so that their ratio says nothing.
  case noRatio(String)
  /// The command was not told what to do.
  case nothingAsked
  /// The document cannot be laid out, for the reason given.
  case notLaidOut(InterfaceError)
}
