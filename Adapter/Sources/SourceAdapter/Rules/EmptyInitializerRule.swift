// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Writes `Timer()`, `NSAttributedString()` and the like with arguments: on Linux, these classes inherit no initializer without.
enum EmptyInitializerRule {
  private static let arguments = [
    "Timer": "timeInterval: 0, repeats: false, block: { _ in }",
    "NSAttributedString": "string: \"\"",
    "NSMutableAttributedString": "string: \"\"",
  ]

  static func apply(to node: FunctionCallExprSyntax, _ rewriter: FileRewriter) {
    guard node.arguments.isEmpty, node.trailingClosure == nil, let open = node.leftParen,
      let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let arguments = arguments[name], rewriter.index.classFact(name) == nil
    else { return }
    rewriter.text.insert(arguments, at: open.bytes.upperBound)
  }
}
