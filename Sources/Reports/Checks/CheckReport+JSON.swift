// SPDX-License-Identifier: MIT

import LayoutChecks

extension CheckReport {
  /// `{"schema":1,"files":[{"file":…,"findings":[…]}],"summary":{…}}`; places are line, column (in Unicode scalars, both
  /// from 1) and byte offset (from 0).
  public var json: JSONValue {
    .object([
      ("schema", .integer(1)),
      ("matrix", .array(matrix.map(json(of:)))),
      ("files", .array(files.map(json(of:)))),
      ("summary", summaryJSON),
    ])
  }

  private var summaryJSON: JSONValue {
    .object([
      ("errors", .integer(count(of: .error))), ("warnings", .integer(count(of: .warning))),
      ("notes", .integer(count(of: .note))), ("baseline", .integer(quietCount)),
      ("scenes", .integer(files.reduce(0) { $0 + $1.sceneCount })),
      ("views", .integer(files.reduce(0) { $0 + $1.viewCount })),
      ("unknownElements", .object(unknownElements.map { (key: $0.name, value: .integer($0.count)) })),
    ])
  }

  private func json(of file: CheckedFile) -> JSONValue {
    .object([
      ("file", .string(file.path)), ("outcome", .string(file.outcome.rawValue)),
      ("scenes", .integer(file.sceneCount)), ("views", .integer(file.viewCount)),
      ("findings", .array(told(of: file).map(json(of:)))),
    ])
  }

  private func json(of finding: LayoutFinding) -> JSONValue {
    let place = finding.place ?? .start
    return .object([
      ("rule", .string(finding.rule.rawValue)), ("severity", .string(finding.severity.rawValue)),
      ("message", .string(CheckWords.sentence(for: finding))),
      ("line", .integer(place.line)), ("column", .integer(place.column)), ("offset", .integer(place.offset)),
      ("length", .integer(place.length)), ("scene", finding.scene.map { .string($0) } ?? .null),
      ("subjects", .array(finding.subjects.map(json(of:)))),
      ("numbers", numbers(of: finding.facts)),
      ("settings", .array(finding.settings.map(json(of:)))),
      ("notes", .array(CheckWords.notes(for: finding).map { .string($0) })),
      ("suggestion", finding.remedy.map { .string(RemedyWords.sentence(for: $0)) } ?? .null),
    ])
  }

  private func json(of subject: Subject) -> JSONValue {
    .object([
      ("id", .string(subject.id)), ("class", .string(subject.className)),
      ("name", subject.name.map { .string($0) } ?? .null), ("text", subject.text.map { .string($0) } ?? .null),
    ])
  }

  private func json(of setting: Setting) -> JSONValue {
    let members: [(key: String, value: String?)] = [
      ("device", setting.device), ("orientation", setting.orientation), ("textSize", setting.textSize),
      ("direction", setting.direction),
    ]
    return .object(members.compactMap { member in member.value.map { (key: member.key, value: .string($0)) } })
  }

  // MARK: Numbers

  /// The numbers of a finding, in points, under names of their own for each kind.
  private func numbers(of facts: FindingFacts) -> JSONValue {
    switch facts {
    case .conflict(let conflict): .object([("contradiction", .number(conflict.contradiction))])
    case .open(let values): .object(values.map { (key: $0.quantity.rawValue, value: range(of: $0)) })
    case .shortage(let shortage), .fixedSize(_, let shortage):
      .object([
        ("needed", numbers([shortage.needed.width, shortage.needed.height])),
        ("given", numbers([shortage.given.width, shortage.given.height])),
      ])
    case .overlap(let box): .object([("overlap", numbers(box.values))])
    case .overflow(let overflow):
      .object([("overflow", numbers([overflow.left, overflow.top, overflow.right, overflow.bottom]))])
    case .size(let size): .object([("size", numbers([size.width, size.height]))])
    case .frames(let stored, let solved, _):
      .object([("stored", numbers(stored.values)), ("solved", numbers(solved.values))])
    case .expectation(let expected, let solved):
      .object([
        ("expected", .array(expected.map { $0.map { .number($0) } ?? .null })), ("solved", numbers(solved.values)),
      ])
    case .unconstrainedSubviews(let count): .object([("views", .integer(count))])
    case .unconstrained, .sided, .repeated, .implied, .message: .object([])
    }
  }

  private func range(of value: OpenValue) -> JSONValue {
    .array([value.least.map { .number($0) } ?? .null, value.greatest.map { .number($0) } ?? .null])
  }

  private func numbers(_ values: [Double]) -> JSONValue { .array(values.map { .number($0) }) }
}
