// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Names the type of constants such as `.greatestFiniteMagnitude` in sizes, points and rectangles. Foundation on Linux creates these
/// from numbers of several types, among which a constant does not choose.
enum LengthRule {
  /// The types, by the labels of the numbers that create them.
  private static let types: [[String]: String] = [
    ["width", "height"]: "CGSize", ["x", "y"]: "CGPoint", ["dx", "dy"]: "CGVector",
    ["x", "y", "width", "height"]: "CGRect",
  ]

  /// The constants that all floating-point types have.
  private static let constants: Set<String> = [
    "greatestFiniteMagnitude", "infinity", "leastNonzeroMagnitude", "leastNormalMagnitude", "nan", "pi", "signalingNaN",
    "ulpOfOne", "zero",
  ]

  static func apply(to node: FunctionCallExprSyntax, _ rewriter: FileRewriter) {
    guard let type = types[node.arguments.map { $0.label?.text ?? "" }], creates(type, node.calledExpression) else {
      return
    }
    for argument in node.arguments {
      for constant in constants(in: argument.expression) { rewriter.text.insert("CGFloat", at: constant.lowerBound) }
    }
  }

  /// Whether a called expression is `CGSize`, `CGSize.init` or `.init`, if the type is `CGSize`.
  private static func creates(_ type: String, _ called: ExprSyntax) -> Bool {
    if let name = called.as(DeclReferenceExprSyntax.self) { return name.baseName.text == type }
    guard let member = called.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init" else {
      return false
    }
    guard let base = member.base else { return true }
    return base.as(DeclReferenceExprSyntax.self)?.baseName.text == type
  }

  /// The places of constants without a type in an arithmetic expression, such as `2 * .pi` or `(-.infinity)`.
  private static func constants(in expression: ExprSyntax) -> [Range<Int>] {
    if let member = expression.as(MemberAccessExprSyntax.self) {
      guard let base = member.base else {
        return constants.contains(member.declName.baseName.text) ? [member.bytes] : []
      }
      // A property of a constant, such as `.pi.nextUp`.
      return base.is(MemberAccessExprSyntax.self) ? constants(in: base) : []
    }
    if let sequence = expression.as(SequenceExprSyntax.self) { return sequence.elements.flatMap { constants(in: $0) } }
    if let prefix = expression.as(PrefixOperatorExprSyntax.self) { return constants(in: prefix.expression) }
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return constants(in: only.expression)
    }
    return []
  }
}
