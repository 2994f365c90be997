// SPDX-License-Identifier: MIT

import LayoutModel

/// Required constraints of a ``BoxLayout`` that cannot hold together. Without any one of them, the others can.
public struct BoxConflict: Sendable, CustomStringConvertible {
  /// A width or height that cannot be negative.
  public struct Bound: Sendable, Equatable {
    /// The name of the box.
    public let box: String
    /// Width or height.
    public let attribute: LayoutAttribute
  }

  /// The constraints.
  public let constraints: [BoxConstraint]
  /// The widths and heights that would have to be negative.
  public let bounds: [Bound]
  /// The constraint that is left out, one of ``constraints``: the one that was added last.
  public let leftOut: BoxConstraint

  /// The constraints in words, one a line, and which of them is left out.
  public var description: String {
    var text = "These constraints cannot hold together:"
    for constraint in constraints { text += "\n  " + constraint.description }
    for bound in bounds { text += "\n  " + bound.box + "." + bound.attribute.name + " >= 0" }
    return text + "\nLeft out: " + leftOut.description
  }
}
