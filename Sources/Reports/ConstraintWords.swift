// SPDX-License-Identifier: MIT

import LayoutFiles
import Tinamou

/// Tells constraints in the names of a layout file.
@MainActor
struct ConstraintWords {
  let scene: LayoutScene

  /// The constraint as an equation, such as `title.leading == root.leadingMargin + 8 @750`.
  func equation(_ constraint: NSLayoutConstraint) -> String {
    var text = operand(constraint.firstItem, constraint.firstAttribute) + " " + sign(constraint.relation) + " "
    if let second = constraint.secondItem {
      if constraint.multiplier != 1 { text += NumberWords.text(constraint.multiplier) + " * " }
      text += operand(second, constraint.secondAttribute)
      if constraint.constant != 0 {
        text += (constraint.constant < 0 ? " - " : " + ") + NumberWords.text(abs(constraint.constant))
      }
    } else {
      text += NumberWords.text(constraint.constant)
    }
    guard constraint.priority != .required else { return text }
    return text + " @" + NumberWords.text(Double(constraint.priority.rawValue))
  }

  /// The names of the views that the constraint speaks of.
  func views(of constraint: NSLayoutConstraint) -> [String] {
    [constraint.firstItem, constraint.secondItem].compactMap { item in
      (item as? UIView ?? (item as? UILayoutGuide)?.owningView).flatMap(scene.name(of:))
    }
  }

  private func operand(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String {
    name(of: item) + "." + attribute.describedName
  }

  private func name(of item: AnyObject?) -> String {
    if let view = item as? UIView { return name(of: view) }
    if let guide = item as? UILayoutGuide {
      let owner = guide.owningView.map(name(of:)) ?? "?"
      return owner + "." + GuideWords.name(of: guide)
    }
    return "?"
  }

  private func name(of view: UIView) -> String {
    if let name = scene.name(of: view) { return name }
    if view === scene.window { return "window" }
    return view.accessibilityIdentifier ?? "\(type(of: view))"
  }

  private func sign(_ relation: NSLayoutConstraint.Relation) -> String {
    switch relation {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}
