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
  /// The rows of constraints of the log, by their numbers; a content size has two.
  private var numbered: [Constraint] = []
  private var numbers: [Constraint: Int] = [:]
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

  /// A member of a conflict in the log's names.
  struct Member {
    let constraint: ExplainedConstraint
    /// The index of the log's constraint; `nil` for a bound or an assumption.
    var index: Int?
    /// The number of the log's constraint in trials.
    var number: Int?
  }

  /// Returns the members of `conflict`.
  func members(of conflict: Conflict) -> [Member] {
    conflict.members.compactMap { member, multiplier in
      switch member {
      case .constraint(let row):
        switch rows[row] {
        case .constraint(let index):
          Member(
            constraint: constraints[index].explained(names, factor: multiplier), index: index, number: numbers[row])
        case .assumption(let constraint):
          Member(
            constraint: ExplainedConstraint(
              constraint.statement, origin: .margin, place: "assumed", factor: multiplier))
        case nil: nil
        }
      case .nonNegative(let variable):
        sizes[variable].map { side in
          Member(
            constraint: ExplainedConstraint(
              ConstraintStatement(side, .greaterThanOrEqual), origin: .bound, factor: multiplier))
        }
      }
    }
  }

  /// Returns the constraints that contradict each other after a change, of which the first conflict is enough; `nil` if they hold
  /// together as far as the change concerns them.
  ///
  /// - Parameters:
  ///   - own: The numbers of the conflict that the change is to resolve.
  ///   - others: The numbers of the other conflicts of the list. One that the change leaves as it is remains.
  func remainder(
    after change: ConflictTrial.Change, ofConflictAmong own: Set<Int>, _ others: [Set<Int>]
  ) -> [ConflictTrial.Remainder]? {
    guard !own.isDisjoint(with: change.concerned) else { return own.sorted().map(remainder(ofNumber:)) }
    if let other = others.first(where: { $0.isDisjoint(with: change.concerned) && areOneProblem($0, own) }) {
      return other.sorted().map(remainder(ofNumber:))
    }
    let found = solver.trial {
      for number in change.removed { solver.remove(numbered[number]) }
      for (number, constant) in change.constants { solver.setConstant(-constant, of: numbered[number]) }
      return solver.solve()
    }
    return found.first.map { members(of: $0).compactMap(Self.remainder) }
  }

  /// Returns the least value that the other constraints leave to the size that a constraint gives.
  func leastSize(ofNumber number: Int) -> Double? {
    let row = numbered[number]
    guard let variable = solver.terms(of: row).first?.variable else { return nil }
    return solver.trial {
      solver.remove(row)
      solver.insert([Term(1, variable)], .equal, constant: 0, priority: Priority(1))
      solver.solve()
      return solver.value(of: variable)
    }
  }

  /// Whether two conflicts have to be resolved together: they share sizes that a stack view makes equal, or several of the author's
  /// constraints. Those of two views in one container do not.
  private func areOneProblem(_ first: Set<Int>, _ second: Set<Int>) -> Bool {
    let shared = first.intersection(second).map { remainder(ofNumber: $0).constraint.origin }
    return shared.contains(.stackDistribution) || shared.count(where: \.isOfAuthor) > 1
  }

  private func remainder(ofNumber number: Int) -> ConflictTrial.Remainder {
    guard case .constraint(let index) = rows[numbered[number]] else {
      preconditionFailure("Rows of the log have numbers.")
    }
    return ConflictTrial.Remainder(number: number, constraint: constraints[index].explained(names))
  }

  static func remainder(_ member: Member) -> ConflictTrial.Remainder? {
    member.number.map { ConflictTrial.Remainder(number: $0, constraint: member.constraint) }
  }

  // MARK: Open values

  /// Returns the positions and sizes of the views that others contain, or stand beside, which the constraints do not determine. Views
  /// that contain others and are in none have any frame.
  func openValues() -> [String] {
    let items = constraints.flatMap { [$0.first.item, $0.second?.item].compactMap { $0 } }.filter { !$0.isGuide }
    let inner = Set(constraints.flatMap(Self.inner))
    for item in items where !inner.contains(item.key) {
      let frame = frame(of: item)
      for (variable, value) in [(frame.x, 0.0), (frame.y, 0), (frame.width, 320), (frame.height, 480)] {
        solver.insert([Term(1, variable)], .equal, constant: -value, priority: .required)
      }
    }
    solver.solve()
    var seen: Set<String> = []
    let views = items.filter { inner.contains($0.key) && seen.insert($0.key).inserted }
    let values = views.flatMap { item in
      let frame = frame(of: item)
      return [("left", frame.x), ("top", frame.y), ("width", frame.width), ("height", frame.height)].map {
        (names.name(of: item) + "." + $0.0, $0.1)
      }
    }
    return zip(values, solver.areAmbiguous(values.map(\.1))).filter { $0.1 }.map(\.0.0)
  }

  /// The views of a constraint that are inside the other one or beside it.
  private static func inner(_ constraint: LogConstraint) -> [String] {
    guard let second = constraint.second?.item else { return [constraint.first.item.key] }
    if let container = constraint.container {
      return [constraint.first.item.key, second.key].filter { $0 != container.key }
    }
    let isSameEdge = constraint.first.attribute == constraint.second?.attribute
    return isSameEdge ? [constraint.first.item.key] : [constraint.first.item.key, second.key]
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
    let inserted = solver.insert(terms, relation, constant: -constant, priority: .required)
    rows[inserted] = row
    if case .constraint = row {
      numbers[inserted] = numbered.count
      numbered.append(inserted)
    }
  }

  private func frame(of item: LogItem) -> Frame {
    if let frame = frames[item.key] { return frame }
    let frame = Frame(
      x: solver.makeVariable(), y: solver.makeVariable(), width: solver.makeVariable(isNonNegative: true),
      height: solver.makeVariable(isNonNegative: true))
    frames[item.key] = frame
    sizes[frame.width] = ExplainedConstraint.Side(names.name(of: item), "width", className: item.className)
    sizes[frame.height] = ExplainedConstraint.Side(names.name(of: item), "height", className: item.className)
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
    let assumed = superviewIsAssumed ? self.second.map { "\(names.name(of: $0.item)) taken to be the superview" } : nil
    let location =
      assumed ?? source.map { "\($0), line \(line) of the log" }
      ?? (origin.isOfAuthor ? "line \(line) of the log" : nil)
    return ExplainedConstraint(
      statement.map {
        ExplainedConstraint.Side(names.name(of: $0.item), $0.attribute, className: $0.item.className)
      }, origin: origin, place: location, container: container.map(names.name(of:)), factor: factor)
  }
}
