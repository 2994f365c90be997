// SPDX-License-Identifier: MIT

import Tinamou

/// Creates the constraints of `constraints:`.
@MainActor
struct EquationBuilder {
  let document: LayoutDocument
  let views: [String: UIView]
  let faults: FaultCollector

  /// Returns the constraints, and records errors.
  func constraints() -> [SceneConstraint] {
    faults.collect(document.equations) { (entry) throws(LayoutFileError) in try constraint(for: entry) }
  }

  private func constraint(for entry: EquationEntry) throws(LayoutFileError) -> SceneConstraint {
    let equation = entry.equation
    let first = try item(for: equation.first, of: entry)
    let second: AnyObject?
    if let operand = equation.second { second = try item(for: operand, of: entry) } else { second = nil }
    var made: NSLayoutConstraint?
    let reason = try Refusal.watch { () throws(LayoutFileError) in
      let constraint = NSLayoutConstraint(
        item: first, attribute: equation.first.attribute, relatedBy: equation.relation, toItem: second,
        attribute: equation.second?.attribute ?? .notAnAttribute, multiplier: CGFloat(equation.multiplier),
        constant: CGFloat(equation.constant))
      constraint.priority = UILayoutPriority(rawValue: equation.priority)
      constraint.identifier = entry.name
      made = constraint
    }
    guard reason == nil, let made else {
      throw LayoutFileError(.refused(reason ?? ""), at: entry.position, of: document.source)
    }
    let origin = EquationOrigin(kind: .equation, position: entry.position, text: entry.text)
    return SceneConstraint(constraint: made, origin: origin)
  }

  /// Returns the view or guide of an operand.
  private func item(for operand: EquationOperand, of entry: EquationEntry) throws(LayoutFileError) -> AnyObject {
    guard var view = views[operand.view] else {
      throw LayoutFileError(.unknownView(operand.view), at: entry.position, of: document.source)
    }
    for step in operand.steps {
      switch step {
      case .superview:
        guard view !== views[document.rootName], let superview = view.superview else {
          throw LayoutFileError(.equation(.noSuperview(operand.view)), at: entry.position, of: document.source)
        }
        view = superview
      case .layoutMarginsGuide: return view.layoutMarginsGuide
      case .safeAreaLayoutGuide: return view.safeAreaLayoutGuide
      case .readableContentGuide: return view.readableContentGuide
      case .contentLayoutGuide, .frameLayoutGuide:
        guard let scroll = view as? UIScrollView else {
          throw LayoutFileError(.equation(.notScrolling(operand.view)), at: entry.position, of: document.source)
        }
        return step == .contentLayoutGuide ? scroll.contentLayoutGuide : scroll.frameLayoutGuide
      }
    }
    return view
  }
}
