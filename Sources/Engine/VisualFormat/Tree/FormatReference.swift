// SPDX-License-Identifier: MIT

import LayoutModel

/// A metric or a view, optionally with an attribute, a factor and an offset: `margin`, `b`, `b.height/2 + 10`.
public struct FormatReference: Hashable, Sendable {
  /// An attribute after a view's name.
  public struct Attribute: Hashable, Sendable {
    /// The attribute.
    public var attribute: LayoutAttribute

    /// The source range of the attribute's name, without the period.
    public var range: SourceRange
  }

  /// An arithmetic operation.
  public struct Operation: Hashable, Sendable {
    /// The arithmetic operators.
    public enum Operator: UInt8, Sendable {
      case plus, minus, times, over
    }

    /// The operator.
    public var sign: Operator

    /// The right operand.
    public var operand: FormatOperand

    /// The source range of the operator and the operand.
    public var range: SourceRange
  }

  /// The name of the metric or view.
  public var name: FormatIdentifier

  /// The attribute; `nil` for the quantity that the predicate constrains.
  public var attribute: Attribute?

  /// `*2` or `/2`, applied first; `nil` for none.
  public var scale: Operation?

  /// `+10` or `-10`, applied last; `nil` for none.
  public var shift: Operation?

  /// The source range of the reference.
  public var range: SourceRange
}
