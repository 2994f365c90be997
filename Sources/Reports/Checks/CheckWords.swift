// SPDX-License-Identifier: MIT

import LayoutChecks

/// The sentences for findings.
public enum CheckWords {
  /// What is wrong, in one sentence without a full stop.
  public static func sentence(for finding: LayoutFinding) -> String {
    let subject = SubjectWords.list(of: finding.subjects)
    switch finding.facts {
    case .conflict(let conflict): return ConflictWords.sentence(for: conflict, about: finding.subjects)
    case .open(let values): return openSentence(values, finding.subjects)
    case .unconstrained:
      return finding.severity == .error
        ? "\(subject) has no constraints, so nothing says where it is or how large"
        : "\(subject) has no constraints, so it stays where it was drawn on every screen"
    case .unconstrainedSubviews(let count):
      return "not one of the \(count) views in \(subject) has constraints, "
        + "so they stay where they were drawn on every screen"
    case .shortage(let shortage): return ShortageWords.sentence(for: shortage, of: subject)
    case .fixedSize(let constraint, let shortage):
      return ShortageWords.sentence(for: shortage, of: subject)
        + ", because \(ConstraintFactsWords.equation(constraint))"
    case .overlap(let box): return overlapSentence(box, finding.subjects)
    case .overflow(let overflow): return OverflowWords.sentence(for: overflow, about: finding.subjects)
    case .size(let size):
      return "\(subject) is \(extent(size)) points, smaller than a finger (44×44)"
    case .sided(let constraint):
      return "\(ConstraintFactsWords.equation(constraint)) keeps to its side for readers from right to left"
    case .repeated(let constraint, let original):
      let place = original.place.map { " on line \($0.line)" } ?? ""
      return "\(ConstraintFactsWords.equation(constraint)) says the same as the constraint\(place)"
    case .implied(let constraint, let causes):
      return "\(ConstraintFactsWords.equation(constraint)) follows from \(causes.count) other "
        + (causes.count == 1 ? "constraint" : "constraints")
    case .frames(let stored, let solved, _):
      return "\(subject) is stored at \(frame(stored)) and its constraints put it at \(frame(solved))"
    case .expectation(let expected, let solved):
      let wanted = expected.map { $0.map(points) ?? "~" }.joined(separator: ", ")
      return "\(subject) should be at [\(wanted)] and is at \(frame(solved))"
    case .message(let text): return text
    }
  }

  /// Further lines: the constraints of a conflict, the arithmetic.
  public static func notes(for finding: LayoutFinding) -> [String] {
    switch finding.facts {
    case .conflict(let conflict): ConflictWords.notes(for: conflict)
    case .frames(_, _, let failing?): ["it contradicts " + ConstraintFactsWords.line(for: failing)]
    case .implied(_, let causes): causes.map(ConstraintFactsWords.line(for:))
    default: []
    }
  }

  // MARK: Sentences

  private static func openSentence(_ values: [OpenValue], _ subjects: [Subject]) -> String {
    let name = subjects.first.map(SubjectWords.name(of:)) ?? "the layout"
    let what = values.map { $0.quantity.rawValue + range($0) }.joined(separator: ", ")
    let others = subjects.count - 1
    let rest =
      others == 0
      ? "" : others == 1 ? ", and \(SubjectWords.name(of: subjects[1])) with it" : ", and \(others) other views with it"
    return "\(name) is not determined: \(what) could be different and every constraint would hold as well\(rest)"
  }

  private static func range(_ value: OpenValue) -> String {
    switch (value.least, value.greatest) {
    case (let least?, let greatest?): " (\(points(least)) to \(points(greatest)))"
    case (let least?, nil): " (\(points(least)) or more)"
    case (nil, let greatest?): " (\(points(greatest)) or less)"
    case (nil, nil): ""
    }
  }

  private static func overlapSentence(_ box: Box, _ subjects: [Subject]) -> String {
    let names = subjects.map(SubjectWords.name(of:))
    guard names.count == 2 else { return "views lie on one another" }
    return "\(names[0]) lies on \(names[1]): \(points(box.width))×\(points(box.height)) points of both are in one place"
  }

  // MARK: Numbers

  static func points(_ value: Double) -> String { NumberWords.text((value * 100).rounded() / 100) }

  /// A length with its unit.
  static func distance(_ value: Double) -> String { points(value) == "1" ? "1 point" : "\(points(value)) points" }

  static func extent(_ size: Extent) -> String { "\(points(size.width))×\(points(size.height))" }

  private static func frame(_ box: Box) -> String { "[" + box.values.map(points).joined(separator: ", ") + "]" }
}
