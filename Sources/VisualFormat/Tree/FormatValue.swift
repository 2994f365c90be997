// SPDX-License-Identifier: MIT

/// What a predicate compares with.
public enum FormatValue: Hashable, Sendable {
  /// A number of points.
  case number(FormatNumber)

  /// A share of the superview's size, written in percent: `50%` has the value 50.
  case percentage(FormatNumber)

  /// A metric, or a quantity of a view.
  case reference(FormatReference)

  /// Where it is written.
  public var range: SourceRange {
    switch self {
    case .number(let number), .percentage(let number): number.range
    case .reference(let reference): reference.range
    }
  }
}
