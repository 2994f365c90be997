// SPDX-License-Identifier: MIT

import InterfaceBuilder
import Reports

/// The messages for commands that cannot be performed.
enum InterfaceCommandMessages {
  static func sentence(for error: InterfaceCommandError) -> String {
    switch error {
    case .noAutoLayout: "the document does not use Auto Layout (useAutolayout=\"YES\" is missing)"
    case .duplicateIdentifier(let id, let lines):
      "the objects at the lines \(list(lines.map(String.init), "and")) have one identifier, '\(id)'; "
        + "give each its own"
    case .unknownView(let name, let suggestions):
      "no view has the id, label, outlet or text '\(name)'" + suggestion(suggestions)
    case .severalViews(let name, let ids): "several views are called '\(name)': name one by id: \(list(ids))"
    case .notAView(let name, let element): "'\(name)' is a \(kind(element)), not a view"
    case .unknownScene(let name, let suggestions): "no scene has the id or name '\(name)'" + suggestion(suggestions)
    case .repeated(let name): "'\(name)' is given twice"
    case .tooFewViews(let needed, let found):
      "this needs \(needed) views or more, not \(found)"
    case .noSuperview(let id): "\(id) is the outermost view of its scene: nothing can be constrained to its superview"
    case .arranged(let id, let stack):
      "\(id) is arranged by the stack view \(stack), which sets its position; only its size can be constrained"
    case .managed(let id, let container):
      "\(id) is positioned by \(container) (as a cell's content view, a prototype or a header); "
        + "its frame cannot be constrained"
    case .notInstalled(let name): "'\(name)' is not installed under the size classes of the document's device"
    case .separate(let first, let second): "\(first) and \(second) have no common superview"
    case .notANeighbor(let item, let view):
      "\(item) is neither a sibling of \(view), nor its superview, nor a guide of that on this side"
    case .noFrame(let id): "the document has no frame for \(id)"
    case .noRatio(let id): "\(id) has no width or no height, so it has no aspect ratio"
    case .nothingAsked: "nothing to add: give a spacing, a size, a ratio or an alignment"
    case .conflicting(let view, let constraints, let others):
      "nothing was changed: the frame of \(view) would follow from constraints that cannot all hold, "
        + "\(conflict(constraints, others)); `tinamou check` explains them"
    case .notLaidOut(let error): error.sentence
    }
  }

  private static func suggestion(_ names: [String]) -> String {
    names.isEmpty ? "" : "; did you mean \(list(names.map { "'\($0)'" }))?"
  }

  private static func list(_ names: [String], _ conjunction: String = "or") -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }

  private static func conflict(_ constraints: [String], _ others: [String]) -> String {
    constraints.joined(separator: ", ")
      + (others.isEmpty ? "" : " with rules of the system for \(others.joined(separator: ", "))")
  }

  private static func kind(_ element: String) -> String {
    switch element {
    case "viewLayoutGuide", "viewControllerLayoutGuide", "layoutGuide": "guide"
    case "constraint": "constraint"
    default: element
    }
  }
}
