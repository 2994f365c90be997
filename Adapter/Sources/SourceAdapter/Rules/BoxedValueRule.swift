// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Rewrites members of `NSValue` that are looked up in a value of type `AnyObject` by Objective-C: `(size as AnyObject).cgSizeValue`
/// becomes `(size as! NSValue ).cgSizeValue`. An object of another class ends the app, as it does on iOS.
enum BoxedValueRule {
  private static let members: Set<String> = [
    "cgRectValue", "cgPointValue", "cgSizeValue", "cgVectorValue", "cgAffineTransformValue", "uiEdgeInsetsValue",
    "uiOffsetValue", "directionalEdgeInsetsValue", "rangeValue",
  ]

  static func apply(to node: MemberAccessExprSyntax, _ rewriter: FileRewriter) {
    guard members.contains(node.declName.baseName.text), let (word, type) = node.base.flatMap(lastCast) else { return }
    rewriter.text.replace(word.bytes, by: word.text + "!")
    rewriter.text.replace(type.bytes, by: "NSValue ")
  }

  /// The cast to `AnyObject` that is the value of an expression: in parentheses, or of the closure of `map`.
  private static func lastCast(of base: ExprSyntax) -> (TokenSyntax, IdentifierTypeSyntax)? {
    if let chain = base.as(OptionalChainingExprSyntax.self) { return lastCast(of: chain.expression) }
    if let unwrapped = base.as(ForceUnwrapExprSyntax.self) { return lastCast(of: unwrapped.expression) }
    if let tuple = base.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first.flatMap { cast($0.expression) }
    }
    guard let call = base.as(FunctionCallExprSyntax.self),
      ["map", "flatMap"].contains(call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text),
      let item = call.trailingClosure?.statements.last?.item.as(ExprSyntax.self)
    else { return nil }
    return cast(item)
  }

  private static func cast(_ expression: ExprSyntax) -> (TokenSyntax, IdentifierTypeSyntax)? {
    guard let elements = expression.as(SequenceExprSyntax.self)?.elements.suffix(2), elements.count == 2,
      let word = elements.first?.as(UnresolvedAsExprSyntax.self), word.questionOrExclamationMark == nil,
      let written = elements.last?.as(TypeExprSyntax.self)?.type,
      let type = (written.as(OptionalTypeSyntax.self)?.wrappedType ?? written).as(IdentifierTypeSyntax.self),
      type.name.text == "AnyObject"
    else { return nil }
    return (word.asKeyword, type)
  }
}
