// SPDX-License-Identifier: MIT

import LayoutModel

/// A metric or a view, perhaps one of its attributes, perhaps scaled and shifted: `margin`, `b`, `b.height/2 + 10`.
public struct FormatReference: Hashable, Sendable {
  /// An attribute written behind a view's name.
  public struct Attribute: Hashable, Sendable {
    /// The attribute.
    public var attribute: LayoutAttribute

    /// Where its name is written, without the point.
    public var range: SourceRange
  }

  /// One step of arithmetic.
  public struct Operation: Hashable, Sendable {
    /// The four operations.
    public enum Operator: UInt8, Sendable {
      case plus, minus, times, over
    }

    /// Which operation.
    public var sign: Operator

    /// What is added, taken away, multiplied by or divided by.
    public var operand: FormatOperand

    /// The sign and the operand.
    public var range: SourceRange
  }

  /// The metric or view.
  public var name: FormatIdentifier

  /// The attribute; without one, the quantity that the predicate itself speaks of.
  public var attribute: Attribute?

  /// `*2` or `/2`, done first.
  public var scale: Operation?

  /// `+10` or `-10`, done last.
  public var shift: Operation?

  /// The whole of it.
  public var range: SourceRange
}
