// SPDX-License-Identifier: MIT

import LayoutChecks
import LayoutModel

/// The messages for findings.
public enum FindingMessages {
  /// Returns the problem in one sentence without a final period.
  public static func sentence(for finding: Finding) -> String {
    let subject = SubjectNames.list(of: finding.subjects)
    switch finding.details {
    case .conflict(let conflict):
      return ConflictMessages.sentence(for: conflict, about: finding.subjects)
    case .open(let values): return openSentence(values, finding.subjects)
    case .unconstrained(let isMovedByMask):
      if finding.severity == .error {
        return "\(subject) has no constraints, so its position and size are not determined"
      }
      return "\(subject) has no constraints, so "
        + (isMovedByMask
          ? "only its autoresizing mask moves or resizes it on other screens"
          : "it stays where it was drawn on every screen")
    case .unconstrainedSubviews(let count, let areMovedByMasks):
      return "none of the \(count) views in \(subject) has constraints, so "
        + (areMovedByMasks
          ? "only their autoresizing masks move or resize them on other screens"
          : "they stay where they were drawn on every screen")
    case .shortage(let shortage): return ShortageMessages.sentence(for: shortage, of: subject)
    case .fixedSize(let constraint, let shortage):
      return ShortageMessages.sentence(for: shortage, of: subject)
        + ", because \(ConstraintMessages.named(constraint))"
    case .overlap(let box): return overlapSentence(box, finding.subjects)
    case .overflow(let overflow): return OverflowMessages.sentence(for: overflow, about: finding.subjects)
    case .size(let size):
      return "\(subject): the touch target is \(extent(size)) pt; at least 44×44 pt is recommended"
    case .sided(let constraint):
      return
        "\(ConstraintMessages.named(constraint)) does not mirror in right-to-left languages; use leading and trailing"
    case .repeated(let constraint, let original):
      let location = original.location.map { " on line \($0.line)" } ?? ""
      return "\(ConstraintMessages.named(constraint)) is equivalent to the constraint\(location)"
    case .implied(let constraint, let causes):
      return "\(ConstraintMessages.named(constraint)) follows from \(causes.count) other "
        + (causes.count == 1 ? "constraint" : "constraints")
    case .frames(let stored, let solved, _):
      return "\(subject) is stored at \(frame(stored)) and its constraints put it at \(frame(solved))"
    case .expectation(let expected, let solved):
      let wanted = expected.map { $0.map(points) ?? "~" }.joined(separator: ", ")
      return "\(subject) should be at [\(wanted)] and is at \(frame(solved))"
    case .documentIssue(let kind): return NibIssueMessages.sentence(for: kind)
    case .format(let message, let suggestion, _):
      let sentence = message.hasSuffix(".") ? String(message.dropLast()) : message
      return suggestion.map { "\(sentence); did you mean '\($0)'?" } ?? sentence
    case .message(let text), .advised(let text, _, _): return text
    }
  }

  /// Returns additional lines: the constraints of a conflict and its arithmetic.
  public static func notes(for finding: Finding) -> [String] {
    switch finding.details {
    case .conflict(let conflict): ConflictMessages.notes(for: conflict)
    case .frames(_, _, let failing?): ["it contradicts " + ConstraintMessages.line(for: failing)]
    case .implied(_, let causes): causes.map(ConstraintMessages.line(for:))
    default: []
    }
  }

  /// Returns the lines below the sentence: the notes and the recommended change.
  public static func lines(below finding: Finding) -> [String] {
    (notes(for: finding) + suggestions(for: finding) + steps(for: finding)).map(\.singleLine)
  }

  /// Returns what a person does to see a finding, in one line; empty for one that the screen shows by itself.
  private static func steps(for finding: Finding) -> [String] {
    guard let steps = finding.demonstration?.steps, !steps.isEmpty else { return [] }
    return ["to see it: " + steps.joined(separator: ", then ")]
  }

  /// Returns the recommended changes, the best first. Empty if none is known.
  public static func suggestions(for finding: Finding) -> [String] {
    if case .conflict(let conflict) = finding.details {
      let fixes = ConflictMessages.fixes(for: conflict)
      if !fixes.isEmpty { return fixes }
    }
    if case .advised(_, let advice, _) = finding.details { return [advice] }
    return finding.remedy.map { [RemedyMessages.sentence(for: $0)] } ?? []
  }

  // MARK: Sentences

  private static func openSentence(_ values: [OpenValue], _ subjects: [Subject]) -> String {
    let name = subjects.first.map(SubjectNames.name(of:)) ?? "the layout"
    let what = values.map { $0.quantity.rawValue + range($0) }.joined(separator: ", ")
    let others = subjects.count - 1
    let rest =
      others == 0
      ? ""
      : others == 1
        ? "; \(SubjectNames.name(of: subjects[1])) depends on it" : "; \(others) other views depend on it"
    return "\(name) is ambiguous: \(what)\(rest)"
  }

  private static func range(_ value: OpenValue) -> String {
    switch (value.minimum, value.maximum) {
    case (let minimum?, let maximum?):
      " may be anything from \(points(minimum)) to \(points(maximum))"
    case (let minimum?, nil): " may be \(points(minimum)) or more"
    case (nil, let maximum?): " may be \(points(maximum)) or less"
    case (nil, nil): " may have any value"
    }
  }

  private static func overlapSentence(_ box: Rectangle, _ subjects: [Subject]) -> String {
    let names = subjects.map(SubjectNames.name(of:))
    guard names.count == 2 else { return "views overlap" }
    return "\(names[0]) overlaps \(names[1]) by \(points(box.width))×\(points(box.height)) pt"
  }

  // MARK: Numbers

  static func points(_ value: Double) -> String { NumberFormat.text((value * 100).rounded() / 100) }

  /// Returns a length with its unit.
  static func distance(_ value: Double) -> String { points(value) == "1" ? "1 point" : "\(points(value)) points" }

  static func extent(_ size: Size) -> String { "\(points(size.width))×\(points(size.height))" }

  private static func frame(_ box: Rectangle) -> String { "[" + box.values.map(points).joined(separator: ", ") + "]" }
}
