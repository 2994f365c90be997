// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Rewrites calls of optional requirements.
///
/// `d.list?(l, didPick: i)` calls the property `list_didPick` of a protocol of the package. The requirements of UIKit's
/// protocols have default implementations on Linux and are called without `?`.
enum OptionalCallRule {
  static func apply(to node: FunctionCallExprSyntax, _ rewriter: FileRewriter) {
    guard let (callee, mark) = callee(of: node), node.leftParen != nil else { return }
    let name = name(of: node, callee)
    if rewriter.index.isOptional(name) {
      guard name.propertyName != name.base else { return }
      rewriter.text.replace(callee.declName.baseName.bytes, by: name.propertyName)
      for argument in node.arguments {
        if let label = argument.label { rewriter.text.blank(label.bytes) }
        if let colon = argument.colon { rewriter.text.blank(colon.bytes) }
      }
      if rewriter.index.isOverloaded(name) { callMethod(node, mark, rewriter) }
    } else if isLabeledMethod(name, rewriter.index) || isOfUIKit(name, rewriter.index) {
      rewriter.text.blank(mark.bytes)
    }
  }

  /// Calls a method whose result is `nil` in place of a property that is: the `?` or `!` follows the parentheses.
  private static func callMethod(_ node: FunctionCallExprSyntax, _ mark: TokenSyntax, _ rewriter: FileRewriter) {
    rewriter.text.blank(mark.bytes)
    let isChained =
      switch node.parent?.as(MemberAccessExprSyntax.self)?.base {
      case let base?: base.id == node.id
      case nil: false
      }
    if mark.text == "!" || isChained { rewriter.text.insert(mark.text, at: node.bytes.upperBound) }
  }

  /// The member before `?(` or `!(`.
  private static func callee(of node: FunctionCallExprSyntax) -> (MemberAccessExprSyntax, TokenSyntax)? {
    if let chain = node.calledExpression.as(OptionalChainingExprSyntax.self),
      let member = chain.expression.as(MemberAccessExprSyntax.self)
    {
      return (member, chain.questionMark)
    }
    if let unwrapped = node.calledExpression.as(ForceUnwrapExprSyntax.self),
      let member = unwrapped.expression.as(MemberAccessExprSyntax.self)
    {
      return (member, unwrapped.exclamationMark)
    }
    return nil
  }

  private static func name(of node: FunctionCallExprSyntax, _ callee: MemberAccessExprSyntax) -> MethodName {
    var labels = node.arguments.map { $0.label?.plainName ?? "" }
    if node.trailingClosure != nil { labels.append("") }
    labels += node.additionalTrailingClosures.map { $0.label.plainName }
    return MethodName(base: callee.declName.baseName.plainName, labels: labels)
  }

  /// Whether a call with labels is that of a method: closures have none, but values that are called like functions do.
  private static func isLabeledMethod(_ name: MethodName, _ index: PackageIndex) -> Bool {
    name.labels.contains { !$0.isEmpty } && !index.isCallable(with: name.labels)
  }

  private static func isOfUIKit(_ name: MethodName, _ index: PackageIndex) -> Bool {
    UIKitNames.optionalRequirements.contains(name.base) && name.labels == [""]
  }
}
