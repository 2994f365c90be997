// SPDX-License-Identifier: MIT

/// The violations of a scene's constraints after all its frames. They are the same for every correct engine.
public struct Violations: Sendable {
  /// The largest violation of a required constraint. The default is 0.
  public var required = 0.0
  /// The sum of violations at each optional priority, highest priority first. Empty by default.
  public var sums: [(priority: Float, sum: Double)] = []

  /// Replays `scene` to find its final constraints, and evaluates them with `values`.
  public init(of scene: Scene, values: (Int32) -> Double) {
    var state = FinalState(scene)
    for operation in scene.build { state.apply(operation) }
    for frame in scene.frames { for operation in frame { state.apply(operation) } }

    let priorities = Array(scene.optionalPriorities.reversed())
    var sums = Array(repeating: 0.0, count: priorities.count)
    for (number, row) in scene.constraints.enumerated() where state.isIn[number] {
      let violation = row.violation(constant: state.constants[number], terms: scene.terms, values: values)
      if let rank = priorities.firstIndex(of: row.priority) {
        sums[rank] += violation
      } else {
        required = max(required, violation)
      }
    }
    for (variable, value) in state.suggested { required = max(required, abs(values(variable) - value)) }
    self.sums = zip(priorities, sums).map { (priority: $0, sum: $1) }
  }
}

/// The constraints of a scene after its last frame, with their constants.
private struct FinalState {
  var isIn: [Bool]
  var constants: [Double]
  var suggested: [Int32: Double] = [:]

  init(_ scene: Scene) {
    isIn = Array(repeating: false, count: scene.constraints.count)
    constants = scene.constraints.map(\.constant)
  }

  mutating func apply(_ operation: Scene.Operation) {
    switch operation {
    case .add(let constraint): isIn[Int(constraint)] = true
    case .remove(let constraint): isIn[Int(constraint)] = false
    case .setConstant(let constraint, let constant): constants[Int(constraint)] = constant
    case .suggest(let variable, let value): suggested[variable] = value
    case .edit, .solve, .readChanges: break
    }
  }
}

extension Scene.Row {
  fileprivate func violation(constant: Double, terms: [Scene.Summand], values: (Int32) -> Double) -> Double {
    let own = terms[Int(firstTerm)..<Int(firstTerm + termCount)]
    let residual = own.reduce(constant) { $0 + $1.coefficient * values($1.variable) }
    return relation == 0 ? abs(residual) : relation < 0 ? max(0, residual) : max(0, -residual)
  }
}
