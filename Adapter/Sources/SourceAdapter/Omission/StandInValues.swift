// SPDX-License-Identifier: MIT

import SwiftSyntax

/// The variables, parameters and properties in a source that have stand-ins as types.
final class StandInValues: SyntaxVisitor {
  private(set) var variables: [MissingVariable] = []
  private let types: Set<String>

  init(of types: Set<String>, in tree: Syntax) {
    self.types = types
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    let owner = node.parent?.parent?.parent?.parent
    let body =
      owner?.as(FunctionDeclSyntax.self)?.body
      ?? node.parent?.parent?.parent?.parent?.as(InitializerDeclSyntax.self)?.body
    if isStandIn(node.type), let body {
      add((node.secondName ?? node.firstName).text, in: Syntax(body), after: body.position)
    }
    return .visitChildren
  }

  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    if let type = node.type, isStandIn(type), let closure = Syntax(node).ancestor(ClosureExprSyntax.self) {
      add((node.secondName ?? node.firstName).text, in: Syntax(closure.statements), after: closure.statements.position)
    }
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      node.typeAnnotation.map({ isStandIn($0.type) }) ?? node.initializer.map({ isStandIn($0.value) }) ?? false
    else { return .visitChildren }
    if node.parent?.parent?.parent?.is(MemberBlockItemSyntax.self) == true {
      addProperty(name, node)
    } else if let scope = MissingVariable.scope(of: Syntax(node)) {
      add(name, in: scope, after: node.endPosition)
    }
    return .visitChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, let value = node.initializer?.value,
      isStandIn(value), let scope = MissingVariable.scope(of: Syntax(node))
    {
      add(name, in: scope, after: node.endPosition)
    }
    return .visitChildren
  }

  // MARK: Values

  private func add(_ name: String, in scope: Syntax, after start: AbsolutePosition) {
    if let variable = MissingVariable(name, in: scope, after: start) { variables.append(variable) }
  }

  private func addProperty(_ name: String, _ node: PatternBindingSyntax) {
    guard let block = Syntax(node).ancestor(MemberBlockSyntax.self) else { return }
    let variable = MissingVariable(name, in: Syntax(block), after: block.position, declaredAt: node.pattern)
    if let variable { variables.append(variable) }
  }

  // MARK: Types

  private func isStandIn(_ type: TypeSyntax) -> Bool {
    if let optional = type.as(OptionalTypeSyntax.self) { return isStandIn(optional.wrappedType) }
    if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return isStandIn(optional.wrappedType) }
    guard let named = type.as(IdentifierTypeSyntax.self) else { return false }
    return named.genericArgumentClause == nil && types.contains(named.name.text)
  }

  /// Whether a value is cast to a stand-in, or made by one.
  private func isStandIn(_ value: ExprSyntax) -> Bool {
    if let call = value.as(FunctionCallExprSyntax.self) {
      return types.contains(call.calledExpression.trimmedDescription)
    }
    guard let parts = value.as(SequenceExprSyntax.self).map({ Array($0.elements) }), parts.count == 3,
      parts[1].is(UnresolvedAsExprSyntax.self), let type = parts[2].as(TypeExprSyntax.self)?.type
    else { return false }
    return isStandIn(type)
  }
}

extension OmissionPass {
  /// Leaves out the members of values of stand-ins.
  mutating func leaveOutMembers(of types: Set<String>, standIns known: [String: StandIn]) {
    madeClasses = known.filter { $0.value.kind == .classType }.mapValues(\.parameters)
    for value in values(of: types) { leaveOutUses(of: value) }
  }
}
