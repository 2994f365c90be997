// SPDX-License-Identifier: MIT

import LayoutChecks
import Tinamou

/// Formats the constraints of findings as equations.
enum ConstraintMessages {
  /// Returns the constraint as an equation, such as `title.leading == root.leadingMargin + 8 @750`.
  static func equation(_ constraint: ConstraintDetails) -> String {
    var text = side(constraint.first) + " " + sign(constraint.relation) + " "
    if let second = constraint.second {
      if constraint.multiplier != 1 { text += NumberFormat.text(constraint.multiplier) + " * " }
      text += side(second)
      if constraint.constant != 0 {
        text += (constraint.constant < 0 ? " - " : " + ") + NumberFormat.text(abs(constraint.constant))
      }
    } else {
      text += NumberFormat.text(constraint.constant)
    }
    return constraint.priority == 1000 ? text : text + " @" + NumberFormat.text(constraint.priority)
  }

  /// Returns the equation with its source location, for a line of its own.
  static func line(for constraint: ConstraintDetails) -> String {
    let equation = equation(constraint)
    switch constraint.origin {
    case .rootSize: return "\(equation)   (the size of the root view)"
    case .system: return "\(equation)   (made by the system)"
    case .author:
      let source = constraint.sourceText.map { ": \($0.shortened(to: 70))" } ?? constraint.id.map { ", \($0)" } ?? ""
      return constraint.location.map { "\(equation)   (line \($0.line)\(source))" } ?? equation
    }
  }

  private static func side(_ side: ConstraintDetails.Side) -> String {
    let name = side.subject.map(SubjectNames.shortName(of:)) ?? "?"
    let guide = side.guide.map { "." + GuideNames.name(ofGuideCalled: $0) } ?? ""
    return name + guide + "." + side.attribute.name
  }

  private static func sign(_ relation: NSLayoutConstraint.Relation) -> String {
    switch relation {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}
