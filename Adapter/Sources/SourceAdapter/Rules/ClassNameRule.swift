// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Writes `type(of: x).description()` as `NSStringFromClass(type(of: x))`: metatypes of any class have that method only in
/// Objective-C.
enum ClassNameRule {
  static func apply(to node: FunctionCallExprSyntax, _ rewriter: FileRewriter) {
    guard node.arguments.isEmpty, node.trailingClosure == nil,
      let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "description",
      let type = member.base?.as(FunctionCallExprSyntax.self), type.calledExpression.trimmedDescription == "type",
      type.arguments.first?.label?.text == "of"
    else { return }
    rewriter.text.insert("NSStringFromClass(", at: type.bytes.lowerBound)
    rewriter.text.replace(type.bytes.upperBound..<node.bytes.upperBound, by: ")")
  }
}
