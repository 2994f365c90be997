// SPDX-License-Identifier: MIT

import LayoutChecks

extension Finding {
  /// The finding as an object. Locations are line, column (in Unicode scalars, both from 1) and byte offset (from 0).
  var json: JSONValue {
    let location = location ?? .start
    return .object([
      ("rule", .string(rule.rawValue)), ("severity", .string(severity.rawValue)),
      ("message", .string(FindingMessages.sentence(for: self))),
      ("line", .integer(location.line)), ("column", .integer(location.column)), ("offset", .integer(location.offset)),
      ("length", .integer(location.length)), ("scene", scene.map { .string($0) } ?? .null),
      ("views", .array(subjects.map { .string($0.id) })),
      ("subjects", .array(subjects.map(json(of:)))),
      ("numbers", numbers(of: details)),
      ("settings", .array(settings.map(\.json))),
      ("steps", .array((demonstration?.steps ?? []).map { .string($0) })),
      ("notes", .array(FindingMessages.notes(for: self).map { .string($0) })),
      ("suggestion", FindingMessages.suggestions(for: self).first.map { .string($0) } ?? .null),
      ("suggestions", .array(FindingMessages.suggestions(for: self).map { .string($0) })),
    ])
  }

  private func json(of subject: Subject) -> JSONValue {
    .object([
      ("id", .string(subject.id)), ("class", .string(subject.className)),
      ("name", subject.name.map { .string($0) } ?? .null), ("text", subject.text.map { .string($0) } ?? .null),
    ])
  }

  // MARK: Numbers

  /// Returns the numbers of a finding, in points, with keys that depend on the kind of finding.
  private func numbers(of details: FindingDetails) -> JSONValue {
    switch details {
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
    case .unconstrainedSubviews(let count, _): .object([("views", .integer(count))])
    case .unconstrained, .sided, .repeated, .implied, .documentIssue, .format, .message, .advised:
      .object([])
    }
  }

  private func range(of value: OpenValue) -> JSONValue {
    .array([value.minimum.map { .number($0) } ?? .null, value.maximum.map { .number($0) } ?? .null])
  }

  private func numbers(_ values: [Double]) -> JSONValue { .array(values.map { .number($0) }) }
}

extension Setting {
  /// The setting as an object with the chosen values.
  var json: JSONValue {
    let members: [(key: String, value: String?)] = [
      ("device", device), ("orientation", orientation), ("os", os), ("textSize", textSize),
      ("direction", direction), ("appearance", appearance), ("contrast", contrast), ("language", language),
    ]
    return .object(members.compactMap { member in member.value.map { (key: member.key, value: .string($0)) } })
  }
}
