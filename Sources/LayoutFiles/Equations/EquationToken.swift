// SPDX-License-Identifier: MIT

/// A word or sign of an equation, with its place.
struct EquationToken: Sendable {
  let kind: Kind
  /// Where it begins, in Unicode scalars from the beginning of the equation.
  let offset: Int

  enum Kind: Sendable, Equatable {
    case name(String)
    case number(Double)
    case relation(EquationRelation)
    /// One of `+ - * / ( ) . @`.
    case sign(Character)
    case end
  }

  /// How the token is shown in an error.
  var text: String {
    switch kind {
    case .name(let name): name
    case .number(let number): "\(number)"
    case .relation(let relation): relation.rawValue
    case .sign(let sign): String(sign)
    case .end: "the end"
    }
  }
}
