// SPDX-License-Identifier: MIT

import Cassowary
import LayoutModel

/// The constraints of a logged conflict as a linear system.
///
/// A log says nothing of margins and baselines, so each is an unknown of its own that is not negative.
final class LogSystem {
  private struct Frame {
    let x: Variable
    let y: Variable
    let width: Variable
    let height: Variable
  }

  /// A member of the system: a constraint of the log, or a bound or assumption.
  enum Row {
    case constraint(Int)
    case assumption(ExplainedConstraint)
  }

  private let solver = Solver()
  private let names: LogNames
  private let constraints: [LogConstraint]
  private var frames: [String: Frame] = [:]
  private var offsets: [String: Variable] = [:]
  private var rows: [Constraint: Row] = [:]
  private var sizes: [Variable: ExplainedConstraint.Side] = [:]

  init(_ constraints: [LogConstraint], names: LogNames, assumingMargins: Bool) {
    self.constraints = constraints
    self.names = names
    for (index, constraint) in constraints.enumerated() where constraint.priority >= 1000 {
      add(constraint, index, assumingMargins: assumingMargins)
    }
  }

  /// Returns the conflicts, each minimal, as members of the log with their factors.
  func conflicts() -> [Conflict] { solver.solve() }

  /// Returns the members of `conflict` as constraints in the log's names, and the indices of the log's constraints.
  func members(of conflict: Conflict) -> (members: [ExplainedConstraint], indices: [Int]) {
    var members: [ExplainedConstraint] = []
    var indices: [Int] = []
    for (member, multiplier) in conflict.members {
      switch member {
      case .constraint(let row):
        switch rows[row] {
        case .constraint(let index):
          members.append(constraints[index].explained(names, factor: multiplier))
          indices.append(index)
        case .assumption(let constraint):
          members.append(
            ExplainedConstraint(constraint.statement, origin: .margin, place: "assumed", factor: multiplier))
        case nil: break
        }
      case .nonNegative(let variable):
        guard let side = sizes[variable] else { continue }
        members.append(
          ExplainedConstraint(ConstraintStatement(side, .greaterThanOrEqual), origin: .bound, factor: multiplier))
      }
    }
    return (members, indices)
  }

  // MARK: Rows

  private func add(_ constraint: LogConstraint, _ index: Int, assumingMargins: Bool) {
    var terms = self.terms(of: constraint.first, 1, assumingMargins)
    if let second = constraint.second { terms += self.terms(of: second, -constraint.multiplier, assumingMargins) }
    switch (constraint.origin, constraint.relation) {
    case (.contentSize(let hugging, let compression), .equal):
      // Content pulls in both directions with a priority each. Only required ones can take part in a conflict.
      if hugging >= 1000 { insert(terms, .lessThanOrEqual, constraint.constant, .constraint(index)) }
      if compression >= 1000 { insert(terms, .greaterThanOrEqual, constraint.constant, .constraint(index)) }
    case (_, .equal): insert(terms, .equal, constraint.constant, .constraint(index))
    case (_, .lessThanOrEqual): insert(terms, .lessThanOrEqual, constraint.constant, .constraint(index))
    case (_, .greaterThanOrEqual): insert(terms, .greaterThanOrEqual, constraint.constant, .constraint(index))
    }
  }

  private func insert(_ terms: [Term], _ relation: Cassowary.Relation, _ constant: Double, _ row: Row) {
    rows[solver.insert(terms, relation, constant: -constant, priority: .required)] = row
  }

  private func frame(of item: LogItem) -> Frame {
    if let frame = frames[item.key] { return frame }
    let frame = Frame(
      x: solver.makeVariable(), y: solver.makeVariable(), width: solver.makeVariable(isNonNegative: true),
      height: solver.makeVariable(isNonNegative: true))
    frames[item.key] = frame
    sizes[frame.width] = ExplainedConstraint.Side(names.name(of: item), "width")
    sizes[frame.height] = ExplainedConstraint.Side(names.name(of: item), "height")
    return frame
  }

  private func terms(of side: LogConstraint.Side, _ factor: Double, _ assumesMargins: Bool) -> [Term] {
    let frame = frame(of: side.item)
    func offset(_ name: String) -> Variable { self.offset(name, of: side.item, assumesMargins) }
    switch side.attribute {
    case "left", "leading": return [Term(factor, frame.x)]
    case "right", "trailing": return [Term(factor, frame.x), Term(factor, frame.width)]
    case "centerX": return [Term(factor, frame.x), Term(factor / 2, frame.width)]
    case "width": return [Term(factor, frame.width)]
    case "top": return [Term(factor, frame.y)]
    case "bottom": return [Term(factor, frame.y), Term(factor, frame.height)]
    case "centerY": return [Term(factor, frame.y), Term(factor / 2, frame.height)]
    case "height": return [Term(factor, frame.height)]
    case "leftMargin", "leadingMargin": return [Term(factor, frame.x), Term(factor, offset("leadingMargin"))]
    case "rightMargin", "trailingMargin":
      return [Term(factor, frame.x), Term(factor, frame.width), Term(-factor, offset("trailingMargin"))]
    case "topMargin": return [Term(factor, frame.y), Term(factor, offset("topMargin"))]
    case "bottomMargin":
      return [Term(factor, frame.y), Term(factor, frame.height), Term(-factor, offset("bottomMargin"))]
    case "centerXWithinMargins":
      return [
        Term(factor, frame.x), Term(factor / 2, frame.width), Term(factor / 2, offset("leadingMargin")),
        Term(-factor / 2, offset("trailingMargin")),
      ]
    case "centerYWithinMargins":
      return [
        Term(factor, frame.y), Term(factor / 2, frame.height), Term(factor / 2, offset("topMargin")),
        Term(-factor / 2, offset("bottomMargin")),
      ]
    case "firstBaseline": return [Term(factor, frame.y), Term(factor, offset("firstBaseline"))]
    default: return [Term(factor, frame.y), Term(factor, frame.height), Term(-factor, offset("lastBaseline"))]
    }
  }

  /// The unknown distance of a margin or baseline from its edge.
  private func offset(_ name: String, of item: LogItem, _ isAssumed: Bool) -> Variable {
    let key = item.key + "." + name
    if let known = offsets[key] { return known }
    let variable = solver.makeVariable(isNonNegative: true)
    offsets[key] = variable
    let side = ExplainedConstraint.Side(names.name(of: item), name.hasSuffix("Margin") ? name : name + "Offset")
    sizes[variable] = side
    if isAssumed, name.hasSuffix("Margin") {
      let isRow = item.className.hasSuffix("ContentView")
      let value: Double = isRow && (name == "leadingMargin" || name == "trailingMargin") ? 16 : 8
      let assumption = ExplainedConstraint(ConstraintStatement(side, constant: value), origin: .margin)
      insert([Term(1, variable)], .equal, value, .assumption(assumption))
    }
    return variable
  }
}

extension LogConstraint {
  /// The constraint in the log's names.
  func explained(_ names: LogNames, factor: Double = 1) -> ExplainedConstraint {
    let source = place ?? (origin.isOfAuthor ? identifier : nil)
    let location =
      source.map { "\($0), line \(line) of the log" } ?? (origin.isOfAuthor ? "line \(line) of the log" : nil)
    return ExplainedConstraint(
      statement.map { ExplainedConstraint.Side(names.name(of: $0.item), $0.attribute) }, origin: origin,
      place: location, factor: factor)
  }
}
