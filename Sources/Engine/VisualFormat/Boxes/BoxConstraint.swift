// SPDX-License-Identifier: MIT

import LayoutModel

/// A constraint of a ``BoxLayout``, with the text that states it.
public struct BoxConstraint: Sendable {
  /// The source of a constraint.
  public enum Source: Sendable, Equatable {
    /// A piece of a text, with the line and the column where it starts, counted from 1.
    case text(String, line: Int, column: Int)
    /// The size of the rectangle.
    case size
    /// The natural size of a box.
    case naturalSize
  }

  /// The name of the box on the first side.
  public let firstBox: String
  /// The name of the box on the second side; `nil` if that side is a number.
  public let secondBox: String?
  /// The constraint in terms of the engine's items.
  public internal(set) var constraint: ItemConstraint
  /// The name in the text; `nil` if it has none.
  public let name: String?
  /// The source of the constraint.
  public let source: Source

  let container: ItemID
  let id: ConstraintID

  init(
    _ constraint: ItemConstraint, _ container: ItemID, id: ConstraintID, name: String?, source: Source,
    names: (first: String, second: String?)
  ) {
    self.constraint = constraint
    self.container = container
    self.id = id
    self.name = name
    self.source = source
    firstBox = names.first
    secondBox = names.second
  }
}

extension BoxConstraint: CustomStringConvertible {
  /// The constraint as an equation, followed by the text that states it: `icon.width == 28 ("28", line 1, column 22)`.
  public var description: String { equation + origin }

  private static var equations: EquationWriter {
    .plain(number: { $0.plainText }, priority: { Double($0).plainText })
  }

  private var equation: String {
    Self.equations.text(
      of: constraint.map { side in
        (side == constraint.first ? firstBox : secondBox ?? "") + "." + side.attribute.name
      })
  }

  private var origin: String {
    switch source {
    case .text(let text, let line, let column): " (\"" + text + "\", line \(line), column \(column))"
    case .size: " (the size of the rectangle)"
    case .naturalSize: " (a natural size)"
    }
  }
}
