// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Rewrites members of values of type `AnyObject`, which are looked up by Objective-C.
///
/// The value is cast to the class to which the package casts the property elsewhere, or, if it casts it to none, to the
/// only class of the package that exposes such a member: `list.first?.name` becomes `(list.first as? Rule)?.name`.
/// Objective-C does not know of wrappers such as `UILayoutPriority`, so a value that is only read is passed to a function
/// that returns it as it is or its raw value, whichever the context requires.
enum ObjectMemberRule {
  static func apply(to node: MemberAccessExprSyntax, _ rewriter: FileRewriter) {
    guard let base = node.base else { return }
    let member = node.declName.baseName.plainName
    if AnchoredItem.anchors[member] != nil, base.isParameterOfAnyObject {
      rewriter.text.insert("(", at: base.bytes.lowerBound)
      rewriter.text.insert(" as! any \(AnchoredItem.name))", at: base.bytes.upperBound)
      rewriter.text.append(AnchoredItem.declaration)
      return
    }
    if membersOfRoot.contains(member), base.isParameterOfAnyObject {
      rewriter.text.insert("(", at: base.bytes.lowerBound)
      rewriter.text.insert(" as! NSObject)", at: base.bytes.upperBound)
      return
    }
    guard let property = objectProperty(read: base, rewriter), !ownMembers.contains(member) else { return }
    guard let className = rewriter.index.className(of: property, with: member) else {
      rewriter.report(.memberOfAnyObject(member, property: property), at: node.declName)
      return
    }
    rewriter.report(.castOfAnyObject(member, className: className), at: node.declName)
    let use = node.parent
    if isOnlyRead(node) {
      rewriter.needsLibrary = true
      rewriter.text.insert("ObjectiveC._member(", at: node.bytes.lowerBound)
      rewriter.text.insert(")", at: node.bytes.upperBound)
    }
    if let chain = base.as(OptionalChainingExprSyntax.self) {
      rewriter.text.insert("(", at: base.bytes.lowerBound)
      rewriter.text.replace(chain.questionMark.bytes, by: " as? \(className))?")
    } else if let mark = use?.as(OptionalChainingExprSyntax.self)?.questionMark {
      // A member that may be missing: it is missing where the object has another class.
      rewriter.text.insert("(", at: base.bytes.lowerBound)
      rewriter.text.insert(" as? \(className))?", at: base.bytes.upperBound)
      rewriter.text.blank(mark.bytes)
    } else {
      rewriter.text.insert("(", at: base.bytes.lowerBound)
      rewriter.text.insert(" as! \(className))", at: base.bytes.upperBound)
      if let mark = use?.as(ForceUnwrapExprSyntax.self)?.exclamationMark { rewriter.text.blank(mark.bytes) }
    }
  }

  /// Whether nothing is called, looked up or assigned with the value of the member.
  private static func isOnlyRead(_ node: MemberAccessExprSyntax) -> Bool {
    guard let parent = node.parent else { return false }
    if parent.is(MemberAccessExprSyntax.self) || parent.is(OptionalChainingExprSyntax.self)
      || parent.is(ForceUnwrapExprSyntax.self) || parent.is(InOutExprSyntax.self)
    {
      return false
    }
    if let call = parent.as(FunctionCallExprSyntax.self) { return call.calledExpression.id != node.id }
    if let call = parent.as(SubscriptCallExprSyntax.self) { return call.calledExpression.id != node.id }
    guard let list = parent.as(ExprListSyntax.self), list.first?.id == node.id else { return true }
    return !list.dropFirst().prefix(1).contains { element in
      element.is(AssignmentExprSyntax.self)
        || element.as(BinaryOperatorExprSyntax.self)?.operator.text.hasSuffix("=") == true
          && !["==", "!=", "<=", ">=", "===", "!=="].contains(element.trimmedDescription)
    }
  }

  /// The members of `NSObject`, which objects of all classes have on iOS.
  private static let membersOfRoot: Set<String> = [
    "isKind", "isMember", "responds", "conforms", "perform", "value", "setValue", "superclass",
  ]

  /// The members that every object has without Objective-C.
  private static let ownMembers: Set<String> = ["self", "hash", "isEqual", "description", "debugDescription"]

  /// Returns the name of the property of objects that an expression reads, of which it may be an element.
  private static func objectProperty(read base: ExprSyntax, _ rewriter: FileRewriter) -> String? {
    if let list = base.listOfElement {
      guard let name = list.propertyName, property(name, read: list, rewriter)?.isList == true else { return nil }
      return name
    }
    guard !base.is(TupleExprSyntax.self), let name = base.propertyName,
      property(name, read: base, rewriter)?.isList == false
    else { return nil }
    return name
  }

  /// Returns the property of objects that an expression reads: one of `self`, or a list of another value.
  private static func property(
    _ name: String, read expression: ExprSyntax, _ rewriter: FileRewriter
  ) -> DeclaredProperty? {
    let base = expression.unwrapped.as(MemberAccessExprSyntax.self)?.base
    let isOwn = base.map { $0.trimmedDescription == "self" } ?? true
    guard let property = rewriter.index.objects(of: name, in: isOwn ? rewriter.scope?.name : nil) else { return nil }
    return expression.unwrapped.as(DeclReferenceExprSyntax.self)?.isLocal == true ? nil : property
  }
}
