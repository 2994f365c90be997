// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Writes `type(of: x).description()` and `Cell.description()` as `NSStringFromClass(…)`: metatypes of any class have that method
/// only in Objective-C.
enum ClassNameRule {
  static func apply(to node: FunctionCallExprSyntax, _ rewriter: FileRewriter) {
    guard node.arguments.isEmpty, node.trailingClosure == nil,
      let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "description",
      let type = member.base, let suffix = suffix(for: type), !declaresDescription(type, rewriter)
    else { return }
    rewriter.text.insert("NSStringFromClass(", at: type.bytes.lowerBound)
    rewriter.text.replace(type.bytes.upperBound..<node.bytes.upperBound, by: suffix + ")")
  }

  /// Returns the suffix that makes a metatype of an expression: nothing for `type(of: x)` and
  /// `Self`, `.self` for the name of a type; `nil` for others.
  private static func suffix(for type: ExprSyntax) -> String? {
    if let call = type.as(FunctionCallExprSyntax.self) {
      return call.calledExpression.trimmedDescription == "type" && call.arguments.first?.label?.text == "of" ? "" : nil
    }
    guard let name = type.as(DeclReferenceExprSyntax.self)?.baseName.text, name.first?.isUppercase == true else {
      return nil
    }
    return ".self"
  }

  /// Whether the package declares a method of that name for the type.
  private static func declaresDescription(_ type: ExprSyntax, _ rewriter: FileRewriter) -> Bool {
    guard let name = type.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
    let above = rewriter.index.ancestors(of: name)
    return rewriter.index.members(named: "description").contains { !$0.isProperty && above.contains($0.owner) }
  }
}
