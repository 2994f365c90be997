// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Writes `#keyPath(Type.first.second)` as the string "first.second".
enum KeyPathRule {
  static func apply(to node: MacroExpansionExprSyntax, _ rewriter: FileRewriter) {
    guard let expression = node.arguments.first?.expression, var names = components(of: expression) else {
      rewriter.report(.keyPathOfExpression(node.arguments.trimmedDescription), at: node)
      rewriter.text.replace(node.bytes, by: "\"\"")
      return
    }
    // Types and `self` stand before the properties.
    while let first = names.first, names.count > 1, first.first?.isUppercase == true || first == "self" {
      names.removeFirst()
    }
    let keys = names.map { name in
      rewriter.index.members(named: name).first { $0.isProperty && $0.isExposed }?.selector ?? name
    }
    rewriter.text.replace(node.bytes, by: "\"" + keys.joined(separator: ".") + "\"")
  }

  private static func components(of expression: ExprSyntax) -> [String]? {
    if let name = expression.as(DeclReferenceExprSyntax.self) { return [name.baseName.plainName] }
    if let chain = expression.as(OptionalChainingExprSyntax.self) { return components(of: chain.expression) }
    if let unwrapped = expression.as(ForceUnwrapExprSyntax.self) { return components(of: unwrapped.expression) }
    if let specialized = expression.as(GenericSpecializationExprSyntax.self) {
      return components(of: specialized.expression)
    }
    guard let member = expression.as(MemberAccessExprSyntax.self) else { return nil }
    let name = member.declName.baseName.plainName
    guard let base = member.base else { return [name] }
    return components(of: base).map { $0 + [name] }
  }
}
