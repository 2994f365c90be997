// SPDX-License-Identifier: MIT

/// A number or a metric.
public enum FormatOperand: Hashable, Sendable {
  /// A literal number.
  case number(FormatNumber)

  /// The name of a metric.
  case metric(FormatIdentifier)

  /// The source range of the operand.
  public var range: SourceRange {
    switch self {
    case .number(let number): number.range
    case .metric(let name): name.range
    }
  }
}
