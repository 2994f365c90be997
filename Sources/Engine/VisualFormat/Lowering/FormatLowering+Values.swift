// SPDX-License-Identifier: MIT

import Cassowary
import LayoutModel

extension FormatLowering {
  /// The right side of a predicate with its names resolved.
  enum Quantity {
    /// A number of points.
    case points(Double)
    /// A multiple of an item's attribute plus a number of points.
    case multiple(Double, FormatItem, LayoutAttribute, plus: Double)
  }

  /// Resolves the names in `value`.
  ///
  /// - Parameters:
  /// - attribute: The attribute that is meant by a view's name alone.
  ///   - subject: The view that the predicate constrains, or the view next to the gap.
  func quantity(
    _ value: FormatValue, _ attribute: LayoutAttribute, subject: Member, allowsView: Bool
  ) throws(VisualFormatError) -> Quantity {
    switch value {
    case .number(let number):
      return .points(number.value)
    case .percentage(let share):
      let superview = try superview(of: subject, for: share.range)
      return .multiple(share.value / 100, superview, attribute, plus: 0)
    case .reference(let reference):
      if reference.attribute == nil, let metric = names.metrics[reference.name.text] {
        return .points(try calculate(reference, from: metric))
      }
      guard allowsView else { throw names.notAMetric(reference.name) }
      let item = try item(named: reference.name, subject: subject)
      return .multiple(
        try scale(of: reference), item, reference.attribute?.attribute ?? attribute,
        plus: try shift(of: reference))
    }
  }

  /// The view that a name in a predicate refers to.
  private func item(named name: FormatIdentifier, subject: Member) throws(VisualFormatError) -> FormatItem {
    if let stack = stacks[name.text] { return stack.item }
    if names.views[name.text] != nil { return .view(name.text) }
    if dialect == .extended && name.text == "self" { return subject.item }
    if dialect == .extended && name.text == "superview" {
      return try superview(of: subject, for: name.range)
    }
    throw names.unknownQuantity(name, others: Array(stacks.keys))
  }

  // MARK: Arithmetic

  private func calculate(_ reference: FormatReference, from metric: Double) throws(VisualFormatError)
    -> Double
  {
    try finite(
      metric * scale(of: reference) + shift(of: reference), reference.range)
  }

  private func scale(of reference: FormatReference) throws(VisualFormatError) -> Double {
    guard let scale = reference.scale else { return 1 }
    let number = try number(scale.operand)
    if scale.sign == .times { return number }
    if number == 0 { throw VisualFormatError(.divisionByZero, scale.range) }
    return try finite(1 / number, scale.range)
  }

  private func shift(of reference: FormatReference) throws(VisualFormatError) -> Double {
    guard let shift = reference.shift else { return 0 }
    let number = try number(shift.operand)
    return shift.sign == .minus ? -number : number
  }

  /// The value of an operand.
  func number(_ operand: FormatOperand) throws(VisualFormatError) -> Double {
    switch operand {
    case .number(let number): return number.value
    case .metric(let name):
      guard let value = names.metrics[name.text] else { throw names.notAMetric(name) }
      return try finite(value, name.range)
    }
  }

  private func finite(_ value: Double, _ range: SourceRange) throws(VisualFormatError) -> Double {
    guard value.isFinite else { throw VisualFormatError(.numberNotFinite, range) }
    return value
  }

  // MARK: Priorities

  /// The priority of a predicate; required if none is specified.
  func priority(of predicate: FormatPredicate) throws(VisualFormatError) -> Priority {
    guard let operand = predicate.priority else { return .required }
    let value = try priorityNumber(operand)
    // Rounded to a Float first, because a number may be too small to be a Float greater than 0.
    let rounded = Float(value)
    guard rounded > 0, value <= 1000 else {
      throw VisualFormatError(.priorityOutOfRange(value), operand.range, caret: operand.range.end)
    }
    return Priority(rounded)
  }

  /// The number of a priority. The extended dialect knows UIKit's names.
  private func priorityNumber(_ operand: FormatOperand) throws(VisualFormatError) -> Double {
    guard dialect == .extended, case .metric(let name) = operand, names.metrics[name.text] == nil else {
      return try number(operand)
    }
    if let value = PriorityNames.all[name.text] { return value }
    let candidates = Array(names.metrics.keys) + PriorityNames.sorted
    throw VisualFormatError(
      .unknownPriority(name.text), name.range, suggestion: NearestName.of(name.text, among: candidates))
  }
}
