// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Writes `request as! NSFetchRequest<NSFetchRequestResult>` as a conversion that cannot fail.
///
/// The arguments of generic classes of Objective-C are not known at run time, so that such a cast always succeeds on iOS.
enum RequestCastRule {
  private static let types: Set<String> = ["NSFetchRequest", "NSFetchedResultsController"]

  static func apply(to node: UnresolvedAsExprSyntax, _ rewriter: FileRewriter) {
    guard node.questionOrExclamationMark?.tokenKind == .exclamationMark,
      let list = node.parent?.as(ExprListSyntax.self), let index = list.firstIndex(where: { $0.id == node.id }),
      index != list.startIndex, list.index(after: index) != list.endIndex
    else { return }
    let (operand, target) = (list[list.index(before: index)], list[list.index(after: index)])
    guard let type = target.as(TypeExprSyntax.self)?.type.as(IdentifierTypeSyntax.self),
      types.contains(type.name.text), type.genericArgumentClause != nil
    else { return }
    rewriter.text.insert("unsafeBitCast(", at: operand.bytes.lowerBound)
    rewriter.text.replace(node.bytes, by: "as AnyObject, to:")
    rewriter.text.insert(".self)", at: target.bytes.upperBound)
  }
}
