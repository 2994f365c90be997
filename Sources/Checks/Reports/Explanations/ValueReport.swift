// SPDX-License-Identifier: MIT

import LayoutChecks
import LayoutModel

/// A report on why views have a position or size.
public struct ValueReport {
  private let explanations: [ValueExplanation]

  /// Creates a report.
  public init(_ explanations: [ValueExplanation]) {
    self.explanations = explanations
  }

  /// The explanations, one below the other.
  public var text: String { explanations.map(lines(of:)).joined() }

  private func lines(of explanation: ValueExplanation) -> String {
    let name = explanation.subject.authorName
    var lines = ["\(name).\(explanation.attribute.name) is \(FindingMessages.points(explanation.value))"]
    if let interval = explanation.interval {
      lines[0] += ", but the constraints allow \(Self.phrase(for: interval))"
    }
    if explanation.causes.isEmpty {
      lines.append("no constraint determines it")
    } else {
      lines[0] += " because"
      lines += explanation.causes.map { ConstraintMessages.line(for: $0) }
    }
    return lines.enumerated().map { ($0.offset == 0 ? "" : "    ") + $0.element.singleLine + "\n" }.joined()
  }

  private static func phrase(for interval: ClosedRange<Double>) -> String {
    let low =
      interval.lowerBound.isFinite && interval.lowerBound > -1e6 ? FindingMessages.points(interval.lowerBound) : nil
    let high =
      interval.upperBound.isFinite && interval.upperBound < 1e6 ? FindingMessages.points(interval.upperBound) : nil
    return switch (low, high) {
    case (let low?, let high?): "anything from \(low) to \(high)"
    case (let low?, nil): "\(low) or more"
    case (nil, let high?): "\(high) or less"
    case (nil, nil): "any value"
    }
  }

  /// `{"schema":1,"values":[…]}`.
  public var json: JSONValue {
    .object([
      ("schema", .integer(1)),
      (
        "values",
        .array(
          explanations.map { explanation in
            .object([
              ("view", .string(explanation.subject.id)), ("attribute", .string(explanation.attribute.name)),
              ("value", .number(explanation.value)), ("determined", .bool(explanation.interval == nil)),
              ("causes", .array(explanation.causes.map { .string(ConstraintMessages.line(for: $0)) })),
            ])
          })
      ),
    ])
  }
}
