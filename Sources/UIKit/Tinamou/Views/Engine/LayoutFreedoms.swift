// SPDX-License-Identifier: MIT

import Cassowary
import LayoutModel

/// The ranges in which the positions and sizes of the views of one hierarchy can vary without violating a constraint more,
/// kept up to date while constraints are added.
///
/// A freedom is computed from the constraints of the group of variables around it, which ends at variables without
/// freedom, and stays known until a constraint is added to the group. So a question costs what the group costs, not what
/// the hierarchy costs.
@MainActor
package final class LayoutFreedoms {
  private let host: LayoutHost
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
  private static let least = 1e-6
  private static let unknown = -1.0

  /// Creates the freedoms of the hierarchy of `view`; `nil` if it has no constraints.
  ///
  /// - Parameter limit: The greatest freedom that is distinguished from larger ones, in points; at most 1.
  package init?(of view: UIView, upTo limit: Double) {
    guard let host = view.liveHost else { return nil }
    self.host = host
    self.limit = limit
  }

  // MARK: Questions

  /// Returns the freedom of `attribute` (left, top, width or height) of `view`: exact up to the limit, else any number
  /// above it; `nil` if the view does not take part in layout.
  package func freedom(of attribute: LayoutAttribute, of view: UIView) -> Double? {
    host.solve()
    let index = view.layoutItem.live
    guard index >= 0, view.liveHost === host else { return nil }
    return freedom(of: host.engine.variable(attribute, of: ItemID(index: index)))
  }

  private func freedom(of variable: Variable) -> Double {
    if isBlank { fill() }
    let known = self[variable]
    if known >= 0 { return known }
    let group = host.engine.solver.group(around: [variable]) { isFixed($0) }
    note(host.engine.solver.freedoms(ofGroup: group, upTo: limit), of: group)
    noteCertainty(of: group)
    return self[variable]
  }

  /// Computes all freedoms at once.
  private func fill() {
    isBlank = false
    freedoms = []
    certain = []
    var variables: [Variable] = []
    for (index, entry) in host.entries.enumerated() where entry.view != nil || entry.guide != nil {
      let item = ItemID(index: Int32(index))
      variables += LayoutHost.frameAttributes.map { host.engine.variable($0, of: item) }
    }
    note(host.engine.solver.freedoms(of: variables, upTo: limit), of: variables)
    let dependOnOptional = host.engine.solver.dependOnOptionalConstraints(variables)
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
        setCertain(host.engine.solver.followsFromRequired(variable) { isCertain($0) }, variable)
      }
    }
  }

  // MARK: Additions

  /// Begins to observe the addition of a constraint.
  package func willAdd() {
    host.solve()
    if isBlank { fill() }
    earlier = []
    host.journal = LayoutJournal()
  }

  /// Forgets the freedoms that the constraints added since ``willAdd()`` may have changed.
  ///
  /// - Returns: The views whose freedoms or frames may have changed; `nil` for all.
  package func didAdd() -> [UIView]? {
    host.solve()
    guard let journal = host.journal else { return nil }
    guard !journal.hasOtherEdits else {
      isBlank = true
      earlier = nil
      return nil
    }
    let solver = host.engine.solver
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
    return views(of: group)
  }

  /// Ends the observation.
  package func keepAddition() {
    host.journal = nil
    earlier = []
  }

  /// Ends the observation after the added constraints were removed again. The freedoms are those of before.
  ///
  /// - Returns: The views whose frames may have changed.
  package func revertAddition() -> [UIView] {
    host.solve()
    let moved = host.journal.map { Array($0.oldValues.keys) } ?? []
    host.journal = nil
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
    return views(of: moved)
  }

  private func isSatisfied(_ row: Constraint) -> Bool {
    switch host.engine.solver.status(of: row) {
    case .tight, .satisfied: true
    case .violated, .relaxed: false
    }
  }

  private func views(of variables: [Variable]) -> [UIView] {
    var views: [UIView] = []
    var known: Set<Int32> = []
    for variable in variables {
      guard let item = host.engine.item(of: variable), known.insert(item.index).inserted,
        let view = host.entries[Int(item.index)].view
      else { continue }
      views.append(view)
    }
    return views
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

extension NSLayoutConstraint {
  /// Returns, for each of `constraints`, the view whose frame would be open without it because no other constraint can
  /// take its place; `nil` if one may.
  ///
  /// - Complexity: a walk over the hierarchy's constraints.
  package static func intentionallyAmbiguousViews(without constraints: [NSLayoutConstraint]) -> [UIView?] {
    guard let host = constraints.lazy.compactMap({ $0.container?.liveHost }).first else {
      return constraints.map { _ in nil }
    }
    host.solve()
    let installed = constraints.map { $0.container?.liveHost === host ? $0.row : nil }
    let variables = host.engine.solver.freeVariables(without: installed.compactMap { $0 })
    var next = variables.startIndex
    return installed.map { row in
      guard row != nil else { return nil }
      defer { next += 1 }
      guard let variable = variables[next], let item = host.engine.item(of: variable) else { return nil }
      return host.entries[Int(item.index)].view
    }
  }
}
