// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Lets a method that is exchanged for one of UIKit call that one, by calling itself as in Objective-C.
///
/// `layOutTwice(a)` in a method of that name becomes `_exchanged("layOutTwice:", { [a] }, { layOutTwice(a) })`, which is the call itself
/// if nothing was exchanged.
enum ExchangeRule {
  static func apply(to node: FunctionDeclSyntax, _ rewriter: FileRewriter) {
    guard let scope = rewriter.scope, let body = node.body, node.canBeCalledByName, !node.modifiers.areStatic,
      node.attributes.expose || node.modifiers.has("dynamic") || scope.exposesMembers,
      rewriter.index.ancestors(of: scope.name).contains(where: UIKitClasses.contains)
    else { return }
    for call in SelfCalls.of(node.methodName, in: body) {
      let arguments = call.arguments.map(\.expression.trimmedDescription).joined(separator: ", ")
      // A closure that keeps `self` has to name it, as the author does.
      let receiver = call.calledExpression.is(MemberAccessExprSyntax.self) ? "self." : ""
      rewriter.text.insert(
        "\(receiver)_exchanged(\"\(node.selector)\", { [\(arguments)] }, { ", at: call.bytes.lowerBound)
      rewriter.text.insert(" })", at: call.bytes.upperBound)
    }
  }
}

/// The calls of a method on `self` whose arguments are names or literals.
private final class SelfCalls: SyntaxVisitor {
  private let name: MethodName
  private var calls: [FunctionCallExprSyntax] = []

  static func of(_ name: MethodName, in body: CodeBlockSyntax) -> [FunctionCallExprSyntax] {
    let visitor = SelfCalls(name)
    visitor.walk(body)
    return visitor.calls
  }

  private init(_ name: MethodName) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let labels = node.arguments.map { $0.label?.plainName ?? "" }
    let isOwn = callee(of: node)?.plainName == name.base && labels == name.labels
    if isOwn, node.trailingClosure == nil, node.arguments.allSatisfy({ $0.expression.isPlain }) { calls.append(node) }
    return .visitChildren
  }

  private func callee(of node: FunctionCallExprSyntax) -> TokenSyntax? {
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self) { return name.baseName }
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
    else { return nil }
    return member.declName.baseName
  }
}

extension ExprSyntax {
  /// Whether the expression is a name or a literal, which no other rule changes and which can be evaluated twice.
  fileprivate var isPlain: Bool {
    `is`(DeclReferenceExprSyntax.self) || `is`(BooleanLiteralExprSyntax.self) || `is`(NilLiteralExprSyntax.self)
      || `is`(IntegerLiteralExprSyntax.self) || `is`(FloatLiteralExprSyntax.self)
  }
}
