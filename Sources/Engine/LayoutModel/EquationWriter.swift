// SPDX-License-Identifier: MIT

/// Writes constraints as equations, such as `title.leading == 0.5 * root.width + 8 @750`.
///
/// All messages, logs and files have their equations from here. The forms differ where UIKit or a library prescribes one.
package struct EquationWriter: Sendable {
  /// The form of a multiplier other than 1.
  private enum Factor: Sendable {
    /// Before the side, followed by a sign.
    case before(String)
    /// After the side: `b.width * 0.5`.
    case after
  }

  private let factor: Factor
  /// The text between an equation and its priority.
  private let priorityMark: String
  /// Whether the sign of a constant alone stands apart from its digits.
  private let separatesSigns: Bool
  private let number: @Sendable (Double) -> String
  private let priority: @Sendable (Float) -> String

  /// The form of this package's own messages and files: `0.5 * b.width + 8 @750`.
  package static func plain(
    number: @escaping @Sendable (Double) -> String, priority: @escaping @Sendable (Float) -> String
  )
    -> EquationWriter
  {
    EquationWriter(
      factor: .before(" * "), priorityMark: " @", separatesSigns: false, number: number, priority: priority)
  }

  /// The form of UIKit's log: `0.5*b.width + 8 priority:750`.
  package static func uiKit(number: @escaping @Sendable (Double) -> String) -> EquationWriter {
    EquationWriter(
      factor: .before("*"), priorityMark: " priority:", separatesSigns: true, number: number,
      priority: { number(Double($0)) })
  }

  /// The form of Masonry and SnapKit: `b.width * 0.5 + 8 ^750`.
  package static func chain(
    number: @escaping @Sendable (Double) -> String, priority: @escaping @Sendable (Float) -> String
  )
    -> EquationWriter
  {
    EquationWriter(factor: .after, priorityMark: " ^", separatesSigns: false, number: number, priority: priority)
  }

  /// Returns the equation of a statement about sides that have been written already.
  package func text(of statement: ConstraintStatement<String>) -> String {
    let left = side(statement.first, from: statement.firstOrigin) + " " + statement.relation.symbol + " "
    return left + right(of: statement)
      + (statement.priority >= 1000 ? "" : priorityMark + priority(statement.priority))
  }

  /// Returns the right side of a statement, without its priority.
  package func right(of statement: ConstraintStatement<String>) -> String {
    let constant = statement.constant
    guard let second = statement.second else {
      return separatesSigns && constant < 0 ? "- " + number(-constant) : number(constant)
    }
    var text = side(second, from: statement.secondOrigin)
    if statement.multiplier != 1 {
      let multiplier = number(statement.multiplier)
      switch factor {
      case .before(let sign): text = multiplier + sign + text
      case .after: text += " * " + multiplier
      }
    }
    if constant != 0 { text += (constant < 0 ? " - " : " + ") + number(abs(constant)) }
    return text
  }

  private func side(_ end: String, from origin: String?) -> String {
    guard let origin else { return end }
    return "(" + end + " - " + origin + ")"
  }
}
