// SPDX-License-Identifier: MIT

import LayoutFiles

/// The messages for faults in an equation.
enum EquationMessages {
  static func sentence(for fault: EquationFault) -> String {
    switch fault {
    case .expected(let what, let found): "expected \(what), found \(found.shortened())"
    case .strayCharacter(let character): "'\(character)' is not allowed in an equation"
    case .unknownAttribute(let name): "there is no attribute '\(name.shortened())'"
    case .unknownGuide(let name): "a view has no guide '\(name.shortened())'"
    case .noSuperview(let name): "'\(name)' has no superview"
    case .severalItems: "a constraint can compare only two attributes"
    case .productOfItems: "attributes cannot be multiplied with each other"
    case .divisionByItem: "nothing can be divided by an attribute"
    case .divisionByZero: "division by zero"
    case .positionAlone(let attribute):
      "\(attribute) cannot equal a number alone: compare it with an attribute of another view"
    case .unrelatedAttributes(let first, let second): "\(first) cannot be compared with \(second)"
    case .priorityOutOfRange(let value):
      "the priority \(value) is out of range: it should be greater than 0 and at most 1000"
    case .tooDeep(let limit): "parentheses nest more than \(limit) deep"
    case .guideWithoutBaseline(let guide): "\(guide) has no baseline"
    case .notScrolling(let name): "'\(name)' is not a scroll view, so it has no guide for its content"
    }
  }
}
