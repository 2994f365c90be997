// SPDX-License-Identifier: MIT

import LayoutModel
import VisualFormat

/// A token of an equation.
struct EquationToken: Sendable {
  let kind: Kind
  /// The offset in Unicode scalars from the start of the equation.
  let offset: Int

  enum Kind: Sendable, Equatable {
    case name(String)
    case number(Double)
    case relation(LayoutRelation)
    /// One of `+ - * / ( ) . @`.
    case sign(Character)
    case end
  }

  /// The token as it is shown in an error.
  var text: String {
    switch kind {
    case .name(let name): name
    case .number(let number): "\(number)"
    case .relation(let relation): relation.symbol
    case .sign(let sign): String(sign)
    case .end: "the end"
    }
  }
}

/// The named priorities, with UIKit's names.
enum NamedPriority {
  static let all = PriorityNames.all
}
