// SPDX-License-Identifier: MIT

import LayoutFiles
import Tinamou

/// Makes the findings of a scene.
@MainActor
struct FindingWords {
  private let scene: LayoutScene
  private let words: ConstraintWords

  init(_ scene: LayoutScene) {
    self.scene = scene
    words = ConstraintWords(scene: scene)
  }

  /// Conflicts first, then what is ambiguous, then frames that the file did not expect.
  func findings() -> [Finding] {
    scene.window.inspection.conflicts.map(conflict) + ambiguities() + scene.expectationFailures.map(unexpectedFrame)
  }

  // MARK: Conflicts

  private func conflict(_ conflict: ConstraintConflict) -> Finding {
    let count = conflict.constraints.count
    let views = unique(conflict.constraints.flatMap(words.views(of:)))
    let names = views.joined(separator: ", ")
    let message =
      count == 1
      ? "the constraint on \(names) can never hold" : "\(count) constraints on \(names) cannot all hold"
    return Finding(
      rule: .conflictingConstraints, position: position(of: conflict), message: message,
      notes: conflict.constraints.map(line(for:)) + [arithmetic(of: conflict)] + advice(on: conflict), views: views)
  }

  /// Where the constraint that gave way was written, or else the last written one of the conflict.
  private func position(of conflict: ConstraintConflict) -> SourcePosition {
    let broken = conflict.brokenConstraint.flatMap(scene.origin(of:))
    let positions = conflict.constraints.compactMap { scene.origin(of: $0)?.position }
    return broken?.position ?? positions.max() ?? .start
  }

  /// A constraint with the line that it was written on.
  private func line(for constraint: NSLayoutConstraint) -> String {
    let equation = words.equation(constraint)
    guard let origin = scene.origin(of: constraint) else {
      let isRoot = constraint.firstItem === scene.root && constraint.secondItem == nil
      return "\(equation)   (\(isRoot ? "the size of the whole" : "made by the system"))"
    }
    return "\(equation)   (line \(origin.position.line): \(origin.text.shortened(to: 70)))"
  }

  /// The proof: every constraint, taken as often as it counts, added up; views cancel and numbers remain.
  private func arithmetic(of conflict: ConstraintConflict) -> String {
    let sum = NumberWords.text(abs(conflict.contradiction))
    guard let terms = terms(of: conflict) else {
      return "together they ask for \(sum) \(sum == "1" ? "point" : "points") that are not there"
    }
    let demand = conflict.constraints.allSatisfy { $0.relation == .equal } ? "0" : "0 or less"
    return "added up, the views cancel out, and \(terms) = \(sum) would have to be \(demand)"
  }

  /// The constants of the proof as a sum, or nil where margins or alignment rectangles add numbers that no constraint
  /// states, or the sum has only one number.
  private func terms(of conflict: ConstraintConflict) -> String? {
    var constants = conflict.members.map { $0.multiplier * Double($0.constraint.constant) }
    let sum = constants.reduce(0, +)
    guard abs(abs(sum) - abs(conflict.contradiction)) < 0.001 else { return nil }
    if sum < 0 { constants = constants.map { -$0 } }
    constants = constants.filter { abs($0) >= 0.0005 }
    guard constants.count > 1 else { return nil }
    let ordered = constants.filter { $0 > 0 } + constants.filter { $0 < 0 }
    return ordered.dropFirst().reduce(NumberWords.text(ordered[0])) { text, constant in
      text + (constant < 0 ? " - " : " + ") + NumberWords.text(abs(constant))
    }
  }

  private func advice(on conflict: ConstraintConflict) -> [String] {
    guard let broken = conflict.brokenConstraint else { return [] }
    return [
      "\(words.equation(broken)) gave way; remove one of them, relax one to >= or <=, "
        + "or give one a priority below 1000"
    ]
  }

  // MARK: Ambiguity

  private func ambiguities() -> [Finding] {
    scene.openViews.filter { !scene.viewsLeftOpen.contains($0.view.name) }.map { open in
      let name = open.view.name
      let what = open.intervals.map { word(for: $0.attribute) + range($0.values) }.joined(separator: ", ")
      return Finding(
        rule: .ambiguousLayout, position: open.view.position,
        message: "\(name) is not determined: \(what) could be different and every constraint would hold as well",
        notes: [], views: [name])
    }
  }

  private func word(for attribute: NSLayoutConstraint.Attribute) -> String {
    switch attribute {
    case .left: "x"
    case .top: "y"
    default: attribute.describedName
    }
  }

  private func range(_ values: ClosedRange<Double>) -> String {
    switch (values.lowerBound.isFinite, values.upperBound.isFinite) {
    case (true, true):
      " (\(NumberWords.text(values.lowerBound)) to \(NumberWords.text(values.upperBound)))"
    case (true, false): " (\(NumberWords.text(values.lowerBound)) or more)"
    case (false, true): " (\(NumberWords.text(values.upperBound)) or less)"
    case (false, false): ""
    }
  }

  // MARK: Expectations

  private func unexpectedFrame(_ failure: ExpectationFailure) -> Finding {
    let expected = failure.expected.map { $0.map(NumberWords.text) ?? "~" }.joined(separator: ", ")
    let frame = failure.actual
    let actual = [frame.minX, frame.minY, frame.width, frame.height].map { NumberWords.text($0) }
    return Finding(
      rule: .unexpectedFrame, position: failure.position,
      message: "\(failure.view) should be at [\(expected)] and is at [\(actual.joined(separator: ", "))]",
      notes: [], views: [failure.view])
  }

  private func unique(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }
}
