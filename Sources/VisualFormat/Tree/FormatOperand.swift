// SPDX-License-Identifier: MIT

/// A number, or a metric that stands for one.
public enum FormatOperand: Hashable, Sendable {
  /// A number as it is written.
  case number(FormatNumber)

  /// A metric's name.
  case metric(FormatIdentifier)

  /// Where it is written.
  public var range: SourceRange {
    switch self {
    case .number(let number): number.range
    case .metric(let name): name.range
    }
  }
}
