// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Lets XCTest call the test methods of `XCTestCase` that belong to the main actor: XCTest on Linux calls them without the actor, and
/// ends the process.
///
/// With Tinamou's module `MainActorTestCases` the methods stay as they are: they are called on the main thread, and the main queue
/// runs while they wait. Without it they become asynchronous. What may not be called in asynchronous code, such as running a run
/// loop, then remains in a closure that is not asynchronous.
enum TestMethodRule {
  /// The module whose function lists such tests. The list of tests, which SwiftPM generates, imports the module of the tests only.
  static let importLine = "@_exported import MainActorTestCases"

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
    guard !rewriter.index.hasTestLibrary else {
      rewriter.needsTestLibrary = true
      return
    }
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
