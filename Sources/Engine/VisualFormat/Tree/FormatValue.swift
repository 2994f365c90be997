// SPDX-License-Identifier: MIT

/// The right side of a predicate.
public enum FormatValue: Hashable, Sendable {
  /// A number of points.
  case number(FormatNumber)

  /// A percentage of the superview's size: `50%` has the value 50.
  case percentage(FormatNumber)

  /// A metric, or an attribute of a view.
  case reference(FormatReference)

  /// The source range of the value.
  public var range: SourceRange {
    switch self {
    case .number(let number), .percentage(let number): number.range
    case .reference(let reference): reference.range
    }
  }
}
