// SPDX-License-Identifier: MIT

import SwiftSyntax

/// The use that the code around an expression makes of its value.
enum ExpressionUse {
  /// Nothing, or something for which no other value can stand: the statement only calls the expression, or sets it.
  case none
  /// The code around it implies a type.
  case value
  /// A function returns it.
  case result
  /// A variable takes its type from it.
  case untyped
  /// A text contains it.
  case text
  /// It is the name by which something is looked up when the program runs.
  case name
  /// A loop goes through its elements.
  case elements
  /// A block is executed if it is not `nil`.
  case alternative
  /// A function goes on only if it is not `nil`.
  case expectedBinding
  /// A function goes on only if a condition holds.
  case expectation(Syntax)
  /// A cast makes it a value of a type.
  case cast(TypeSyntax, isOptional: Bool)
  /// Another expression, which has no value either if this one is empty, contains it.
  case part(of: ExprSyntax)

  /// Whether an object or a literal can stand there.
  var takesValues: Bool {
    switch self {
    case .value, .untyped, .text, .name, .part: true
    default: false
    }
  }

  /// Whether nothing but the value tells its type.
  var isUntyped: Bool { if case .untyped = self { true } else { false } }

  /// The use of a value that an operator combines with others.
  fileprivate var ofOperand: ExpressionUse {
    switch self {
    case .none, .expectation, .part: self
    default: .value
    }
  }
}

extension SyntaxProtocol {
  /// The use of the value of an expression.
  var use: ExpressionUse {
    guard let parent else { return .none }
    switch parent.as(SyntaxEnum.self) {
    case .tryExpr, .awaitExpr: return parent.use
    case .prefixOperatorExpr, .unresolvedTernaryExpr: return parent.use.ofOperand
    case .postfixOperatorExpr, .arrayElement, .dictionaryElement, .whereClause, .repeatStmt: return .value
    case .exprList(let list): return list.use(of: Syntax(self))
    case .labeledExpr(let argument): return argument.useAsArgument
    case .conditionElement(let element):
      return element.isExpected ? .expectation(Syntax(element.condition)) : .value
    case .initializerClause(let clause): return clause.useOfValue
    case .forStmt(let loop): return loop.sequence.id == Syntax(self).id ? .elements : .none
    case .returnStmt: return parent.isInClosure ? .value : .result
    case .codeBlockItem(let item): return item.useOfValue
    default: return .none
    }
  }
}

extension ExprListSyntax {
  /// The use of one of the operands and operators.
  fileprivate func use(of operand: Syntax) -> ExpressionUse {
    let parts = Array(self)
    guard let sequence = parent, let index = parts.firstIndex(where: { $0.id == operand.as(ExprSyntax.self)?.id })
    else {
      return .none
    }
    let next = parts.indices.contains(index + 1) ? parts[index + 1] : nil
    if index == 0, next?.isAssignment == true { return .none }
    let isAssigned = parts[..<index].contains(where: \.isAssignment)
    if isAssigned, parts[0].is(DiscardAssignmentExprSyntax.self) { return .none }
    let isAlone = index == 0 || parts[index - 1].isAssignment
    if isAlone, let cast = next?.as(UnresolvedAsExprSyntax.self), let mark = cast.questionOrExclamationMark,
      let type = parts[index + 2].as(TypeExprSyntax.self)?.type
    {
      if case .expectedBinding = sequence.use { return .none }
      return .cast(type, isOptional: mark.tokenKind == .postfixQuestionMark)
    }
    return isAssigned ? .value : sequence.use.ofOperand
  }
}

extension ExprSyntax {
  /// Whether the expression is an operator that sets what stands before it.
  fileprivate var isAssignment: Bool {
    if self.is(AssignmentExprSyntax.self) { return true }
    guard let name = self.as(BinaryOperatorExprSyntax.self)?.operator.text else { return false }
    return name.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(name)
  }
}

extension LabeledExprSyntax {
  /// The labels of arguments that are names of resources and registered classes. An empty one can end the program.
  private static let labelsOfNames: Set<String> = [
    "name", "nibName", "identifier", "withIdentifier", "withReuseIdentifier", "reuseIdentifier",
    "forCellReuseIdentifier", "forCellWithReuseIdentifier", "forHeaderFooterViewReuseIdentifier",
  ]

  /// The functions that end the program if a condition does not hold.
  private static let demands: Set<String> = ["assert", "precondition"]

  fileprivate var useAsArgument: ExpressionUse {
    guard let owner = parent?.parent else { return .none }
    switch owner.as(SyntaxEnum.self) {
    case .functionCallExpr(let call):
      let isDemand = Self.demands.contains(call.calledExpression.trimmedDescription)
      if isDemand { return .none }
      if let label, Self.labelsOfNames.contains(label.text) { return .name }
      return ExprSyntax(call).isForced ? .part(of: ExprSyntax(call)) : .value
    case .subscriptCallExpr(let call): return .part(of: ExprSyntax(call))
    case .expressionSegment: return .text
    case .tupleExpr(let tuple): return tuple.elements.count == 1 ? tuple.use.ofOperand : .value
    default: return .none
    }
  }
}

extension ExprSyntax {
  /// Whether the program ends if the value is missing.
  fileprivate var isForced: Bool {
    var current = self
    let all = withUses
    while current.id != all.id {
      guard let outer = current.parent?.as(ExprSyntax.self) else { break }
      if outer.is(ForceUnwrapExprSyntax.self) { return true }
      current = outer
    }
    if case .cast(_, isOptional: false) = all.use { return true }
    return all.parent?.as(TryExprSyntax.self)?.questionOrExclamationMark?.tokenKind == .exclamationMark
  }
}

extension ConditionElementSyntax {
  /// Whether the function is left if the condition does not hold.
  fileprivate var isExpected: Bool { parent?.parent?.is(GuardStmtSyntax.self) ?? false }
}

extension InitializerClauseSyntax {
  /// The use of the value behind the equal sign.
  fileprivate var useOfValue: ExpressionUse {
    switch parent?.as(SyntaxEnum.self) {
    case .patternBinding(let binding):
      if binding.typeAnnotation != nil { return .value }
      return binding.pattern.is(IdentifierPatternSyntax.self) ? .untyped : .none
    case .optionalBindingCondition(let binding):
      let isExpected = binding.parent?.as(ConditionElementSyntax.self)?.isExpected ?? false
      if binding.typeAnnotation != nil { return isExpected ? .none : .value }
      return isExpected ? .expectedBinding : .alternative
    case .functionParameter: return .value
    default: return .none
    }
  }
}

extension CodeBlockItemSyntax {
  /// The use of the value of a statement that is an expression.
  fileprivate var useOfValue: ExpressionUse {
    guard let list = parent?.as(CodeBlockItemListSyntax.self) else { return .none }
    if list.parent?.is(ClosureExprSyntax.self) == true { return list.count == 1 ? .value : .none }
    return isResult ? .result : .none
  }
}

extension SyntaxProtocol {
  /// Whether a closure, and not a function, is what a statement leaves.
  fileprivate var isInClosure: Bool {
    var current = parent
    while let node = current {
      if node.is(ClosureExprSyntax.self) { return true }
      if node.is(FunctionDeclSyntax.self) || node.is(AccessorDeclSyntax.self) || node.is(MemberBlockItemSyntax.self) {
        return false
      }
      current = node.parent
    }
    return false
  }
}
