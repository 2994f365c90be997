// SPDX-License-Identifier: MIT

import SwiftSyntax

extension ExprSyntax {
  /// The expression without parentheses, `?` and `!` around it.
  var unwrapped: ExprSyntax {
    if let chain = self.as(OptionalChainingExprSyntax.self) { return chain.expression.unwrapped }
    if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression.unwrapped }
    if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first,
      only.label == nil
    {
      return only.expression.unwrapped
    }
    return self
  }

  /// The name of the property that the expression reads; `nil` for other expressions.
  var propertyName: String? {
    let expression = unwrapped
    if let name = expression.as(DeclReferenceExprSyntax.self) { return name.baseName.plainName }
    return expression.as(MemberAccessExprSyntax.self)?.declName.baseName.plainName
  }

  /// The list of which the expression reads an element: `list` of `list.first`, `list.last` and `list[0]`.
  var listOfElement: ExprSyntax? {
    let expression = unwrapped
    if let call = expression.as(SubscriptCallExprSyntax.self), call.arguments.count == 1,
      call.arguments.first?.label == nil
    {
      return call.calledExpression
    }
    guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base,
      ["first", "last"].contains(member.declName.baseName.text)
    else { return nil }
    return base
  }
}

extension TypeSyntax {
  /// Whether values of the type, which may be optional, are objects of any class, or lists of them.
  var objectProperty: (isObject: Bool, isList: Bool) {
    switch trimmedDescription.filter({ !" ?!".contains($0) }) {
    case "AnyObject": (true, false)
    case "[AnyObject]", "Array<AnyObject>": (true, true)
    default: (false, false)
    }
  }
}
