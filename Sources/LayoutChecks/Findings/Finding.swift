// SPDX-License-Identifier: MIT

/// Something in a layout that its author should look at.
public struct Finding: Sendable, Codable, Hashable {
  /// The rule that found it.
  public let rule: RuleID
  /// How grave it is here.
  public var severity: Severity
  /// The views it is about, the one at fault first.
  public let subjects: [Subject]
  /// What it says.
  public let facts: FindingFacts
  /// What to change; nil where that is not known.
  public let remedy: Remedy?
  /// Where in the file the fault is; nil for a view that no file describes.
  public let location: FileRange?
  /// The scene of a document that it is in; nil where there is only one.
  public var scene: String?
  /// The cells of the matrix in which it was found; its numbers are those of the first. Empty where there is no matrix.
  public var settings: [Setting] = []

  /// A finding of a rule, as grave as the rule says unless `severity` says otherwise.
  public init(
    _ rule: RuleID, severity: Severity? = nil, subjects: [Subject], facts: FindingFacts, remedy: Remedy? = nil,
    at location: FileRange?
  ) {
    self.rule = rule
    self.severity = severity ?? rule.severity
    self.subjects = subjects
    self.facts = facts
    self.remedy = remedy
    self.location = location
  }
}

extension Finding {
  /// What makes two findings of different cells of a matrix the same: all but the numbers.
  public struct Identity: Hashable, Sendable {
    let rule: RuleID
    let scene: String?
    let subjects: [String]
    let constraint: String?
    let location: FileRange?
    let kind: String
  }

  /// What makes the finding the same as one of another cell or another day.
  public var identity: Identity {
    Identity(
      rule: rule, scene: scene, subjects: subjects.map(\.id), constraint: constraintID, location: location, kind: kind)
  }

  /// The author's name of the constraint that the finding is about.
  public var constraintID: String? {
    switch facts {
    case .conflict(let conflict): conflict.members.compactMap(\.constraint.id).sorted().joined(separator: " ")
    case .fixedSize(let constraint, _), .sided(let constraint), .repeated(let constraint, _),
      .implied(let constraint, _):
      constraint.id
    default: nil
    }
  }

  /// What tells findings of one rule about one view apart.
  private var kind: String {
    switch facts {
    case .open(let values): values.map(\.quantity.rawValue).joined(separator: " ")
    case .overflow(let overflow): overflow.effect.rawValue
    case .message(let text): text
    case .documentIssue(let fact): "\(fact)"
    default: ""
    }
  }
}
