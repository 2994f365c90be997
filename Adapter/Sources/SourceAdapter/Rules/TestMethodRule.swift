// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Makes the test methods of `XCTestCase` that belong to the main actor asynchronous: XCTest on Linux calls others without the
/// actor, and ends the process.
enum TestMethodRule {
  static func apply(to node: FunctionDeclSyntax, _ rewriter: FileRewriter) {
    guard let scope = rewriter.scope, node.parent?.is(MemberBlockItemSyntax.self) == true,
      node.name.text.hasPrefix("test"), node.signature.parameterClause.parameters.isEmpty,
      node.signature.effectSpecifiers?.asyncSpecifier == nil, !node.modifiers.areStatic,
      rewriter.index.ancestors(of: scope.name).contains("XCTestCase"),
      node.attributes.has("MainActor") || rewriter.index.isOnMainActor(scope.name)
    else { return }
    rewriter.text.insert(" async", at: node.signature.parameterClause.bytes.upperBound)
  }
}
