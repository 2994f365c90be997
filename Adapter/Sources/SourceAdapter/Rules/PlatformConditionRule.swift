// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Makes `os(iOS)` and `canImport(Combine)` true in the conditions of `#if`.
enum PlatformConditionRule {
  static func apply(to condition: ExprSyntax, _ rewriter: FileRewriter) {
    Conditions(rewriter).walk(condition)
  }

  private final class Conditions: SyntaxVisitor {
    private let rewriter: FileRewriter

    init(_ rewriter: FileRewriter) {
      self.rewriter = rewriter
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      let text = node.trimmedDescription.filter { !$0.isWhitespace }
      if text == "os(iOS)" || text == "canImport(Combine)" { rewriter.text.replace(node.bytes, by: "true") }
      return .skipChildren
    }
  }
}
