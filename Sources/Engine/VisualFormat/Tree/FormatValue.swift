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

/// A number in a format text, in points unless the context specifies otherwise.
public struct FormatNumber: Hashable, Sendable {
  /// The value, which is finite.
  public var value: Double

  /// The source range of the number, including its sign.
  public var range: SourceRange
}

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

/// A name in a format text.
public struct FormatIdentifier: Hashable, Sendable {
  /// The text of the name.
  public var text: String

  /// The source range of the name.
  public var range: SourceRange
}
