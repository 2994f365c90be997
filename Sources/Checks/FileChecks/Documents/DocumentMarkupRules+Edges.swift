// SPDX-License-Identifier: MIT

import InterfaceDocuments
import LayoutChecks

extension DocumentMarkupRules {
  /// Texts and controls of a screen that are held by an edge of the window instead of the safe area.
  var screenEdges: [Fault] {
    guard !summary.isLaunchScreen else { return [] }
    let controllers = elements.filter { $0.name == "viewController" }
    let roots = Set(controllers.compactMap { $0.element(key: "view")?["id"] })
    guard !roots.isEmpty else { return [] }
    let contents = Set(
      elements.filter { ["label", "button", "textField", "switch", "slider", "segmentedControl"].contains($0.name) }
        .compactMap { $0["id"] })
    return elements.compactMap { constraint in
      guard constraint.name == "constraint", let edge = constraint["firstAttribute"], edge == "top" || edge == "bottom",
        constraint["secondAttribute"] == edge,
        abs(constant(constraint)) < (edge == "top" ? ScreenEdge.top : ScreenEdge.bottom)
      else { return nil }
      let owner = constraint.parent?.parent?["id"]
      let items = Set([constraint["firstItem"] ?? owner, constraint["secondItem"] ?? owner].compactMap { $0 })
      guard items.count == 2, !items.isDisjoint(with: roots), !items.isDisjoint(with: contents) else { return nil }
      return fault(
        .screenEdge, constraint,
        "a text or control is held by the \(edge) of the window, where bars and the home indicator are",
        "constrain it to the safe area")
    }
  }
}
