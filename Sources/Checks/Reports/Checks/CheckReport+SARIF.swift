// SPDX-License-Identifier: MIT

import LayoutChecks

extension CheckReport {
  /// The report as a log in the Static Analysis Results Interchange Format.
  ///
  /// Source: OASIS, SARIF version 2.1.0.
  public var sarif: JSONValue {
    .object([
      ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")),
      ("version", .string("2.1.0")),
      (
        "runs",
        .array([
          .object([
            ("tool", .object([("driver", driver)])),
            ("columnKind", .string("unicodeCodePoints")),
            ("results", .array(files.flatMap { file in listedFindings(in: file).map { result($0, in: file.path) } })),
          ])
        ])
      ),
    ])
  }

  private var driver: JSONValue {
    .object([
      ("name", .string("tinamou")),
      ("rules", .array(RuleGuide.all.map(rule))),
    ])
  }

  private func rule(_ guide: RuleGuide) -> JSONValue {
    .object([
      ("id", .string(guide.rule.rawValue)),
      ("shortDescription", text(guide.summary)),
      ("fullDescription", text(guide.reason)),
      ("help", text(guide.remedy)),
      ("defaultConfiguration", .object([("level", .string(guide.rule.severity.rawValue))])),
    ])
  }

  private func result(_ finding: Finding, in path: String) -> JSONValue {
    let notes = notes(for: finding)
    let message = ([message(for: finding)] + notes).joined(separator: "\n")
    var members: [(key: String, value: JSONValue)] = [
      ("ruleId", .string(finding.rule.rawValue)),
      ("ruleIndex", .integer(RuleGuide.all.firstIndex { $0.rule == finding.rule } ?? 0)),
      ("level", .string(finding.severity.rawValue)),
      ("message", text(message)),
      ("locations", .array([location(finding.location ?? .start, path, finding.subjects)])),
      (
        "partialFingerprints",
        .object([("tinamouFinding/v1", .string(Fingerprint.text(of: finding, in: path)))])
      ),
    ]
    let related = relatedLocations(of: finding)
    if !related.isEmpty {
      members.append(("relatedLocations", .array(related.map { location($0.location, path, [], message: $0.text) })))
    }
    return .object(members)
  }

  private func location(
    _ location: FileRange, _ path: String, _ subjects: [Subject], message: String? = nil
  ) -> JSONValue {
    var region: [(key: String, value: JSONValue)] = [
      ("startLine", .integer(location.line)), ("startColumn", .integer(location.column)),
    ]
    if location.length > 0 {
      region += [("byteOffset", .integer(location.offset)), ("byteLength", .integer(location.length))]
    }
    var members: [(key: String, value: JSONValue)] = [
      (
        "physicalLocation",
        .object([
          ("artifactLocation", .object([("uri", .string(FileReference.text(of: path)))])), ("region", .object(region)),
        ])
      )
    ]
    if !subjects.isEmpty {
      members.append(
        (
          "logicalLocations",
          .array(
            subjects.map { subject in
              .object([("name", .string(SubjectNames.name(of: subject))), ("fullyQualifiedName", .string(subject.id))])
            })
        ))
    }
    if let message { members.append(("message", text(message))) }
    return .object(members)
  }

  private func relatedLocations(of finding: Finding) -> [(location: FileRange, text: String)] {
    let constraints: [ConstraintDetails]
    switch finding.details {
    case .conflict(let conflict): constraints = conflict.members.map(\.constraint)
    case .implied(_, let causes): constraints = causes
    case .repeated(_, let original): constraints = [original]
    case .frames(_, _, let failing?): constraints = [failing]
    default: constraints = []
    }
    return constraints.compactMap { constraint in
      constraint.location.map { (location: $0, text: ConstraintMessages.equation(constraint)) }
    }
  }

  private func text(_ text: String) -> JSONValue { .object([("text", .string(text))]) }
}

/// A short identifier of a finding that stays the same when lines move.
enum Fingerprint {
  /// Returns a hash of the file, the rule, the scene, the views and the constraint, without line numbers and other
  /// numbers.
  static func text(of finding: Finding, in path: String) -> String {
    let parts = [path] + BaselineEntry(finding, in: path).parts
    let digits = String(hash(parts.joined(separator: "\u{0}")), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// Source: Fowler, Noll and Vo, FNV-1a of 64 bits.
  private static func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
  }
}
