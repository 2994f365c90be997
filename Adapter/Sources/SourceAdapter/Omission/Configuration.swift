// SPDX-License-Identifier: MIT

import SwiftSyntax

/// A call of a missing method that passes a value to a closure and returns it, as many libraries have it under different names.
///
/// `let label = UILabel().then { $0.text = "Title" }` has all that is needed: the value, and what is done with it.
struct Configuration {
  /// The value.
  let value: ExprSyntax
  /// The range in bytes between the value and the closure, and the text in its place.
  let middle: (range: Range<Int>, text: String)

  /// Finds the call of the method whose name is at a place.
  ///
  /// - Returns: `nil` if it is not known that the closure is called at once: it does not change its parameter, or nothing takes the result.
  init?(at place: Syntax) {
    guard let name = place.parent?.as(DeclReferenceExprSyntax.self),
      let access = name.parent?.as(MemberAccessExprSyntax.self), access.declName.id == name.id, let value = access.base,
      let call = access.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == ExprSyntax(access).id,
      call.additionalTrailingClosures.isEmpty, let closure = call.onlyClosure, closure.changesItsParameter
    else { return nil }
    if case .none = ExprSyntax(call).use, !closure.onlyUsesItsParameter { return nil }
    self.value = value
    let start = access.period.bytes.lowerBound
    if call.trailingClosure != nil {
      middle = (start..<access.declName.bytes.upperBound, ")")
    } else if let parenthesis = call.leftParen {
      middle = (start..<parenthesis.bytes.upperBound, ", ")
    } else {
      return nil
    }
  }
}

extension FunctionCallExprSyntax {
  /// The closure that is the only argument.
  fileprivate var onlyClosure: ClosureExprSyntax? {
    if let trailingClosure { return arguments.isEmpty ? trailingClosure : nil }
    guard arguments.count == 1, let argument = arguments.first, argument.label == nil else { return nil }
    return argument.expression.as(ClosureExprSyntax.self)
  }
}

extension ClosureExprSyntax {
  /// The name of its parameter; `nil` if it has several.
  private var parameter: String? {
    guard let clause = signature?.parameterClause else { return "$0" }
    if let names = clause.as(ClosureShorthandParameterListSyntax.self) {
      return names.count == 1 ? names.first?.name.text : nil
    }
    let parameters = clause.as(ClosureParameterClauseSyntax.self)?.parameters
    return parameters?.count == 1 ? parameters?.first.map { ($0.secondName ?? $0.firstName).text } : nil
  }

  /// Whether a statement sets a property of the parameter, or calls a method of it.
  fileprivate var changesItsParameter: Bool { statements.contains(where: usesParameter) }

  /// Whether all statements do so.
  fileprivate var onlyUsesItsParameter: Bool { statements.allSatisfy(usesParameter) }

  private func usesParameter(_ statement: CodeBlockItemSyntax) -> Bool {
    let words = statement.item.tokens(viewMode: .sourceAccurate).prefix(2).map(\.text)
    return words.count == 2 && words[0] == parameter && [".", "?"].contains(words[1])
  }
}
