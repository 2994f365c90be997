// SPDX-License-Identifier: MIT

@_spi(TermBuffers) import Cassowary
import Scenes

/// A solver that runs a scene's operations.
final class SolverRun {
  let solver = Solver()
  let scene: Scene
  /// The solver's variable for each variable of the scene.
  let variables: UnsafeMutableBufferPointer<Variable>
  /// The solver's constraint for each active constraint of the scene.
  private let constraints: UnsafeMutablePointer<Constraint>
  /// The constraint of each editable variable. Empty by default.
  private var edits: [(variable: Int32, constraint: Constraint)] = []
  /// The sum of the values read. The default is 0.
  private(set) var checksum = 0.0
  /// The terms of the constraint to add.
  private let scratch = UnsafeMutableBufferPointer<Term>.allocate(capacity: 8)

  init(_ scene: Scene) {
    self.scene = scene
    variables = .allocate(capacity: scene.variableCount)
    constraints = .allocate(capacity: scene.constraints.count)
    solver.reserve(
      variables: scene.variableCount, constraints: scene.builtRowCount, terms: scene.builtTermCount)
    for index in variables.indices { variables.initializeElement(at: index, to: solver.makeVariable()) }
  }

  deinit {
    variables.deallocate()
    constraints.deallocate()
    scratch.deallocate()
  }

  func run(_ operations: [Scene.Operation]) {
    for operation in operations {
      switch operation {
      case .add(let number): add(number)
      case .remove(let number): solver.remove(constraints[Int(number)])
      case .setConstant(let number, let constant): solver.setConstant(constant, of: constraints[Int(number)])
      case .edit(let variable): edit(variable)
      case .suggest(let variable, let value): suggest(value, for: variable)
      case .solve: solver.solve()
      case .readChanges: solver.forEachChange { variable, _ in checksum += solver.value(of: variable) }
      }
    }
  }

  /// The memory that this class uses for variables and constraints, which is not part of the solver's.
  var ownBytes: Int {
    variables.count * MemoryLayout<Variable>.stride + scene.constraints.count * MemoryLayout<Constraint>.stride
  }

  /// Adds up all values, so that reading them is part of the measured work.
  func readValues() {
    for variable in variables { checksum += solver.value(of: variable) }
  }

  private func add(_ number: Int32) {
    let row = scene.constraints[Int(number)]
    let first = Int(row.firstTerm)
    let count = Int(row.termCount)
    for index in 0..<count {
      let term = scene.terms[first + index]
      scratch.initializeElement(at: index, to: Term(term.coefficient, variables[Int(term.variable)]))
    }
    let relation: Relation = row.relation == 0 ? .equal : row.relation < 0 ? .lessThanOrEqual : .greaterThanOrEqual
    let constraint = solver.insert(
      UnsafeBufferPointer(rebasing: scratch[0..<count]), relation, constant: row.constant,
      priority: Priority(row.priority))
    (constraints + Int(number)).initialize(to: constraint)
  }

  /// An editable variable is a required constraint whose constant changes.
  private func edit(_ variable: Int32) {
    scratch.initializeElement(at: 0, to: Term(1, variables[Int(variable)]))
    let constraint = solver.insert(
      UnsafeBufferPointer(rebasing: scratch[0..<1]), .equal, constant: 0, priority: .required)
    edits.append((variable, constraint))
  }

  private func suggest(_ value: Double, for variable: Int32) {
    for edit in edits where edit.variable == variable { solver.setConstant(-value, of: edit.constraint) }
  }
}
