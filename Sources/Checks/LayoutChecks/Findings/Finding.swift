// SPDX-License-Identifier: MIT

/// A problem in a layout, or a note about it.
public struct Finding: Sendable, Codable, Hashable {
  /// The rule that reported the finding.
  public let rule: RuleID
  /// The severity of the finding.
  public var severity: Severity
  /// The views that the finding is about; the view at fault comes first.
  public let subjects: [Subject]
  /// The details that the finding reports.
  public let details: FindingDetails
  /// The recommended change; `nil` if none is known.
  public let remedy: Remedy?
  /// The location of the fault in the file; `nil` for a view that no file describes.
  public private(set) var location: FileRange?
  /// The scene that contains the fault; `nil` if the document has only one.
  public var scene: String?
  /// The settings of the matrix in which the finding occurs. The numbers of the finding are those of the first setting.
  /// Empty if there is no matrix, which is the default.
  public var settings: [Setting] = []
  /// The steps of a person that show the finding; `nil`, which is the default, for one that the screen shows by itself.
  public var demonstration: Demonstration?

  /// Creates a finding. The default severity is that of the rule.
  public init(
    _ rule: RuleID, severity: Severity? = nil, subjects: [Subject], details: FindingDetails, remedy: Remedy? = nil,
    at location: FileRange?
  ) {
    self.rule = rule
    self.severity = severity ?? rule.severity
    self.subjects = subjects
    self.details = details
    self.remedy = remedy
    self.location = location
  }
}

extension Finding {
  /// Returns the finding about a view of code, for which no file is known, at the place that shows the view.
  public func placed(at place: FileRange, scene: String) -> Finding {
    var copy = self
    copy.location = location ?? place
    copy.scene = scene
    return copy
  }

  /// The identity of a finding across the settings of a matrix: everything except the numbers.
  public struct Identity: Hashable, Sendable {
    let rule: RuleID
    let scene: String?
    let subjects: [String]
    let constraint: String?
    let location: FileRange?
    let kind: String
  }

  /// The value by which this finding equals one of another setting or of an earlier check.
  public var identity: Identity {
    Identity(
      rule: rule, scene: scene, subjects: subjects.map(\.id), constraint: constraintID, location: location, kind: kind)
  }

  /// The author's name of the constraint that the finding is about, if any.
  public var constraintID: String? {
    switch details {
    case .conflict(let conflict): conflict.members.compactMap(\.constraint.id).sorted().joined(separator: " ")
    case .fixedSize(let constraint, _), .sided(let constraint), .repeated(let constraint, _),
      .implied(let constraint, _):
      constraint.id
    default: nil
    }
  }

  /// Text that distinguishes findings of one rule about the same view.
  private var kind: String {
    switch details {
    case .open(let values): values.map(\.quantity.rawValue).joined(separator: " ")
    case .overflow(let overflow): overflow.effect.rawValue
    case .message(let text), .format(let text, _, _), .advised(let text, _, _): text
    case .documentIssue(let kind): "\(kind)"
    default: ""
    }
  }
}
