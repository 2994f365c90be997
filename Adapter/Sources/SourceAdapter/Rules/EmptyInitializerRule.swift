// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Writes `Timer()`, `NSAttributedString()` and the like with arguments: on Linux, these classes do not inherit an
/// initializer without arguments. `ProcessInfo()`, whose initializer is internal there, becomes `ProcessInfo.processInfo`.
enum EmptyInitializerRule {
  private static let arguments = [
    "Timer": "timeInterval: 0, repeats: false, block: { _ in }",
    "NSAttributedString": "string: \"\"",
    "NSMutableAttributedString": "string: \"\"",
  ]

  static func apply(to node: FunctionCallExprSyntax, _ rewriter: FileRewriter) {
    guard node.arguments.isEmpty, node.trailingClosure == nil, let open = node.leftParen, let close = node.rightParen,
      let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      rewriter.index.classFact(name) == nil
    else { return }
    if name == "ProcessInfo" {
      rewriter.text.replace(open.bytes.lowerBound..<close.bytes.upperBound, by: ".processInfo")
    } else if let arguments = arguments[name] {
      rewriter.text.insert(arguments, at: open.bytes.upperBound)
    }
  }
}
