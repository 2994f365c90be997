// SPDX-License-Identifier: MIT

import Cassowary

/// The ranges in which the frames of one engine can vary without violating a constraint more, kept up to date while constraints are
/// added.
///
/// A freedom is computed from the constraints of the group of variables around it, which ends at variables without
/// freedom, and stays known until a constraint is added to the group. So a question costs what the group costs, not what
/// the layout costs. The engine has to be solved before each call.
package final class FrameFreedoms {
  private let engine: LayoutEngine
  private var solver: Solver { engine.solver }
  /// The greatest freedom that is distinguished from larger ones, in points.
  private let limit: Double
  /// The freedoms by the indices of variables; negative for an unknown one.
  private var freedoms: [Double] = []
  /// Whether each variable is known to follow from required constraints alone, by its index. It stays so when
  /// constraints are added.
  private var certain: [Bool] = []
  /// Whether nothing is known.
  private var isBlank = true
  /// The freedoms, before the last addition, of the variables that it affects; `nil` if it can affect all.
  private var earlier: [(variable: Variable, freedom: Double, isCertain: Bool)]? = []

  /// A freedom up to this, in points, is a rounding error.
  private static var least: Double { 1e-6 }
  private static var unknown: Double { -1 }

  /// Creates the freedoms of an engine.
  ///
  /// - Parameter limit: The greatest freedom that is distinguished from larger ones, in points; at most 1.
  package init(of engine: LayoutEngine, upTo limit: Double) {
    self.engine = engine
    self.limit = limit
  }

  // MARK: Questions

  /// Returns the freedom of a left, top, width or height: exact up to the limit, else any number above it.
  package func freedom(of value: ItemAnchor) -> Double {
    let variable = engine.variable(of: value)
    if isBlank { fill() }
    let known = self[variable]
    if known >= 0 { return known }
    let group = solver.group(around: [variable]) { isFixed($0) }
    note(solver.freedoms(ofGroup: group, upTo: limit), of: group)
    noteCertainty(of: group)
    return self[variable]
  }

  /// Computes all freedoms at once.
  private func fill() {
    isBlank = false
    freedoms = []
    certain = []
    var variables: [Variable] = []
    for item in engine.items where item.generation >= 0 { variables += [item.x, item.y, item.width, item.height] }
    note(solver.freedoms(of: variables, upTo: limit), of: variables)
    let dependOnOptional = solver.dependOnOptionalConstraints(variables)
    for (variable, depends) in zip(variables, dependOnOptional) { setCertain(!depends && isFixed(variable), variable) }
  }

  private func note(_ values: [Double], of variables: [Variable]) {
    for (variable, value) in zip(variables, values) { self[variable] = value }
  }

  /// Finds the variables of `group` that follow from required constraints. Those that are not found are asked about
  /// more often than necessary.
  private func noteCertainty(of group: [Variable]) {
    for _ in 0..<2 {
      for variable in group where isFixed(variable) && !isCertain(variable) {
        setCertain(solver.followsFromRequired(variable) { isCertain($0) }, variable)
      }
    }
  }

  // MARK: Additions

  /// Begins to observe the addition of constraints.
  package func willAdd() {
    if isBlank { fill() }
    earlier = []
    engine.journal = EditJournal()
  }

  /// Forgets the freedoms that the constraints added since ``willAdd()`` may have changed.
  ///
  /// - Returns: The items whose freedoms or frames may have changed; `nil` for all.
  package func didAdd() -> [ItemID]? {
    guard let journal = engine.journal else { return nil }
    guard !journal.hasOtherEdits else {
      isBlank = true
      earlier = nil
      return nil
    }
    let seeds = journal.insertedRows.flatMap { solver.variables(of: $0) } + journal.oldValues.keys
    // If no constraint is violated more, the optimal solutions are those of before that satisfy the new constraint too.
    // Variables without freedom then keep their values and stay without, and separate the groups.
    let yields =
      journal.insertedRows.contains { !isSatisfied($0) }
      || journal.oldValues.contains { isFixed($0.key) && abs($0.value - solver.value(of: $0.key)) > Self.least }
      || solver.violationsChanged(since: journal.oldValues)
    let isBorder = { (variable: Variable) in yields ? self.isCertain(variable) : self.isFixed(variable) }
    let group = solver.group(
      around: seeds.filter { journal.oldValues[$0] != nil || !isBorder($0) }, isBorder: isBorder)
    earlier = group.map { ($0, self[$0], isCertain($0)) }
    for variable in group {
      self[variable] = Self.unknown
      if yields { setCertain(false, variable) }
    }
    return items(of: group)
  }

  /// Ends the observation.
  package func keepAddition() {
    engine.journal = nil
    earlier = []
  }

  /// Ends the observation after the added constraints were removed again. The freedoms are those of before.
  ///
  /// - Returns: The items whose frames may have changed.
  package func revertAddition() -> [ItemID] {
    let moved = engine.journal.map { Array($0.oldValues.keys) } ?? []
    engine.journal = nil
    if let earlier, !isBlank {
      for (variable, freedom, isCertain) in earlier {
        self[variable] = freedom
        setCertain(isCertain, variable)
      }
    } else {
      // What was found since the addition holds with the added constraints only.
      isBlank = true
    }
    earlier = []
    return items(of: moved)
  }

  private func isSatisfied(_ row: Constraint) -> Bool {
    switch solver.status(of: row) {
    case .tight, .satisfied: true
    case .violated, .relaxed: false
    }
  }

  /// The items that `variables` belong to, each once.
  private func items(of variables: [Variable]) -> [ItemID] {
    var known: Set<ItemID> = []
    return variables.compactMap { variable in
      guard let item = engine.item(of: variable), known.insert(item).inserted else { return nil }
      return item
    }
  }

  // MARK: Storage

  private subscript(variable: Variable) -> Double {
    get {
      let index = Int(variable.index)
      return index < freedoms.count ? freedoms[index] : Self.unknown
    }
    set {
      let index = Int(variable.index)
      while freedoms.count <= index { freedoms.append(Self.unknown) }
      freedoms[index] = newValue
    }
  }

  private func isFixed(_ variable: Variable) -> Bool { (0...Self.least).contains(self[variable]) }

  private func isCertain(_ variable: Variable) -> Bool {
    let index = Int(variable.index)
    return index < certain.count && certain[index]
  }

  private func setCertain(_ isCertain: Bool, _ variable: Variable) {
    let index = Int(variable.index)
    while certain.count <= index { certain.append(false) }
    certain[index] = isCertain
  }
}
