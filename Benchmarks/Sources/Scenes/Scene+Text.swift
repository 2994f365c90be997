// SPDX-License-Identifier: MIT

extension Scene {
  /// The scene as text, for engines in other languages.
  ///
  /// The first line has the numbers of views, variables, optional priorities, constraints and frames. It is followed by
  /// a line `C relation rank constant term-count variable coefficient …` for each constraint, where rank -1 means
  /// required and 0 is the lowest priority. Then come a block for the build and one for each frame: `B count`, followed
  /// by one operation on each line.
  public var text: String {
    let priorities = optionalPriorities
    var text =
      "scene \(name) \(viewCount) \(variableCount) \(priorities.count) \(constraints.count) \(frames.count)\n"
    for row in constraints {
      let rank = priorities.firstIndex(of: row.priority) ?? -1
      text += "C \(row.relation) \(rank) \(row.constant) \(row.termCount)"
      for term in terms[Int(row.firstTerm)..<Int(row.firstTerm + row.termCount)] {
        text += " \(term.variable) \(term.coefficient)"
      }
      text += "\n"
    }
    for block in [build] + frames {
      text += "B \(block.count)\n"
      for operation in block { text += operation.line }
    }
    return text
  }
}

extension Scene.Operation {
  fileprivate var line: String {
    switch self {
    case .add(let constraint): "A \(constraint) 0\n"
    case .remove(let constraint): "R \(constraint) 0\n"
    case .setConstant(let constraint, let constant): "K \(constraint) \(constant)\n"
    case .edit(let variable): "E \(variable) 0\n"
    case .suggest(let variable, let value): "S \(variable) \(value)\n"
    case .solve: "Z 0 0\n"
    case .readChanges: "V 0 0\n"
    }
  }
}
