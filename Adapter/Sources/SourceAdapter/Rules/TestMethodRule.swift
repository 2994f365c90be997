// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Makes the test methods of `XCTestCase` that belong to the main actor asynchronous: XCTest on Linux calls others without the
/// actor, and ends the process.
///
/// What may not be called in asynchronous code, such as running a run loop, remains in a closure that is not asynchronous.
enum TestMethodRule {
  /// The names of types and methods that may not be used in asynchronous code.
  private static let synchronous: Set<String> = [
    "RunLoop", "CFRunLoopRun", "CFRunLoopRunInMode", "Thread", "wait", "waitForExpectations", "lock", "unlock",
  ]

  static func apply(to node: FunctionDeclSyntax, _ rewriter: FileRewriter) {
    guard let scope = rewriter.scope, node.parent?.is(MemberBlockItemSyntax.self) == true,
      node.name.text.hasPrefix("test"), node.signature.parameterClause.parameters.isEmpty,
      node.signature.effectSpecifiers?.asyncSpecifier == nil, !node.modifiers.areStatic,
      rewriter.index.ancestors(of: scope.name).contains("XCTestCase"),
      node.attributes.has("MainActor") || rewriter.index.isOnMainActor(scope.name)
    else { return }
    rewriter.text.insert(" async", at: node.signature.parameterClause.bytes.upperBound)
    guard let body = node.body,
      body.tokens(viewMode: .sourceAccurate).contains(where: { synchronous.contains($0.text) })
    else { return }
    let canThrow = node.signature.effectSpecifiers?.throwsClause != nil
    rewriter.text.insert(
      canThrow ? " try ({ () throws -> Void in" : " ({ () -> Void in", at: body.leftBrace.bytes.upperBound)
    rewriter.text.insert("})() ", at: body.rightBrace.bytes.lowerBound)
  }
}
