// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Removes `as CVarArg` from the arguments of predicate formats: Foundation's values are no C arguments on Linux, and the formats there
/// take values of any type.
enum PredicateArgumentRule {
  static func apply(to node: UnresolvedAsExprSyntax, _ rewriter: FileRewriter) {
    guard let list = node.parent?.as(ExprListSyntax.self), let index = list.firstIndex(where: { $0.id == node.id }),
      list.index(after: index) != list.endIndex,
      let target = list[list.index(after: index)].as(TypeExprSyntax.self),
      ["CVarArg", "any CVarArg"].contains(target.type.trimmedDescription), isArgumentOfFormat(node)
    else { return }
    rewriter.text.blank(node.bytes)
    rewriter.text.blank(target.bytes)
  }

  private static func isArgumentOfFormat(_ node: UnresolvedAsExprSyntax) -> Bool {
    var current = node.parent
    while let parent = current {
      if let call = parent.as(FunctionCallExprSyntax.self) {
        return call.calledExpression.trimmedDescription.hasPrefix("NSPredicate")
          && call.arguments.first?.label?.text == "format"
      }
      // An argument can stand in an array or in parentheses, but not in another body.
      if parent.is(CodeBlockItemSyntax.self) { return false }
      current = parent.parent
    }
    return false
  }
}
