// SPDX-License-Identifier: MIT

import SwiftSyntax

extension SyntaxProtocol {
  /// The parameter, pattern or local declaration that gives a name its meaning at this place; `nil` if the name is looked up in
  /// the enclosing type or outside of the file.
  ///
  /// The way leads outward, to the first scope that introduces the name, and ends at the members of a type.
  func localDeclaration(of name: String) -> Syntax? {
    var inner = Syntax(self)
    while let scope = inner.parent, !scope.is(MemberBlockSyntax.self) {
      let names = scope.names(visibleTo: inner)
      if let found = names.last(where: { $0.text == name }) { return found.node }
      inner = scope
    }
    return nil
  }
}

/// A name that a scope introduces.
private struct LocalName {
  let text: String
  /// The pattern, parameter or declaration with the name.
  let node: Syntax

  init(_ token: TokenSyntax, _ node: some SyntaxProtocol) {
    self.init(token.plainName, node)
  }

  init(_ text: String, _ node: some SyntaxProtocol) {
    self.text = text
    self.node = Syntax(node)
  }
}

extension Syntax {
  /// The names that a node introduces for one of its children, the last of which hides the others.
  fileprivate func names(visibleTo child: Syntax) -> [LocalName] {
    switch self.as(SyntaxEnum.self) {
    case .codeBlockItemList(let statements): statements.names(before: child)
    case .conditionElementList(let conditions): conditions.filter { $0.position < child.position }.flatMap(\.names)
    case .patternBindingList(let bindings):
      bindings.filter { $0.position < child.position }.flatMap { $0.pattern.boundNames }
    case .ifExpr(let node): child == Syntax(node.body) ? node.conditions.flatMap(\.names) : []
    case .whileStmt(let node): child == Syntax(node.body) ? node.conditions.flatMap(\.names) : []
    case .forStmt(let node): child == Syntax(node.sequence) ? [] : node.pattern.boundNames
    case .switchCase(let node): child == Syntax(node.statements) ? node.patternNames : []
    case .switchCaseItem(let node): node.pattern.boundNames
    case .catchClause(let node): node.names
    case .catchItem(let node): node.pattern?.boundNames ?? []
    case .closureExpr(let node): child == Syntax(node.statements) ? node.signature?.names ?? [] : []
    case .functionDecl(let node): child == node.body.map(Syntax.init) ? node.signature.parameterClause.names : []
    case .initializerDecl(let node): child == node.body.map(Syntax.init) ? node.signature.parameterClause.names : []
    case .subscriptDecl(let node):
      child == node.accessorBlock.map(Syntax.init) ? node.parameterClause.names : []
    case .accessorDecl(let node): node.names
    default: []
    }
  }
}

extension CodeBlockItemListSyntax {
  /// The names of the variables before a statement, of the conditions of `guard`, and of all functions and types of the block.
  fileprivate func names(before statement: Syntax) -> [LocalName] {
    flatMap { item -> [LocalName] in
      let isBefore = item.position < statement.position
      return switch item.item {
      case .decl(let declaration): declaration.names(isBefore: isBefore, statement)
      case .stmt(let guarded): isBefore ? guarded.as(GuardStmtSyntax.self)?.conditions.flatMap(\.names) ?? [] : []
      default: []
      }
    }
  }
}

extension DeclSyntax {
  /// The names that a declaration introduces into its block; those of variables are visible after it only.
  fileprivate func names(isBefore: Bool, _ statement: Syntax) -> [LocalName] {
    switch self.as(DeclSyntaxEnum.self) {
    case .variableDecl(let node): isBefore ? node.bindings.flatMap { $0.pattern.boundNames } : []
    case .functionDecl(let node): [LocalName(node.name, node)]
    case .classDecl(let node): [LocalName(node.name, node)]
    case .structDecl(let node): [LocalName(node.name, node)]
    case .enumDecl(let node): [LocalName(node.name, node)]
    case .actorDecl(let node): [LocalName(node.name, node)]
    case .typeAliasDecl(let node): [LocalName(node.name, node)]
    // What stands between `#if` and `#endif` belongs to the block around them.
    case .ifConfigDecl(let node):
      node.clauses.flatMap { $0.elements?.as(CodeBlockItemListSyntax.self)?.names(before: statement) ?? [] }
    default: []
    }
  }
}

extension ConditionElementSyntax {
  /// The names that a condition of `if`, `while` or `guard` binds.
  fileprivate var names: [LocalName] {
    switch condition {
    case .optionalBinding(let binding): binding.pattern.boundNames
    case .matchingPattern(let match): match.pattern.boundNames
    default: []
    }
  }
}

extension SwitchCaseSyntax {
  fileprivate var patternNames: [LocalName] {
    guard case .case(let label) = label else { return [] }
    return label.caseItems.flatMap { $0.pattern.boundNames }
  }
}

extension CatchClauseSyntax {
  /// The names of the patterns, or `error` if there is none.
  fileprivate var names: [LocalName] {
    catchItems.isEmpty ? [LocalName("error", self)] : catchItems.flatMap { $0.pattern?.boundNames ?? [] }
  }
}

extension AccessorDeclSyntax {
  /// The parameter, whose name may be implicit.
  fileprivate var names: [LocalName] {
    if let parameters { return [LocalName(parameters.name, parameters)] }
    return switch accessorSpecifier.text {
    case "set", "willSet": [LocalName("newValue", self)]
    case "didSet": [LocalName("oldValue", self)]
    default: []
    }
  }
}

extension PatternSyntax {
  /// The names that a pattern binds.
  fileprivate var boundNames: [LocalName] {
    let collector = PatternNames(viewMode: .sourceAccurate)
    collector.walk(self)
    return collector.names
  }
}

/// Collects the names of a pattern, also those within the calls of `case .some(let value)`.
private final class PatternNames: SyntaxVisitor {
  var names: [LocalName] = []

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    names.append(LocalName(node.identifier, node))
    return .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension ClosureSignatureSyntax {
  /// The names of the captured values and of the parameters.
  fileprivate var names: [LocalName] {
    let captured = capture?.items.map { LocalName($0.name, $0) } ?? []
    return switch parameterClause {
    case .simpleInput(let parameters): captured + parameters.map { LocalName($0.name, $0) }
    case .parameterClause(let clause): captured + clause.parameters.map { LocalName($0.secondName ?? $0.firstName, $0) }
    default: captured
    }
  }
}

extension FunctionParameterClauseSyntax {
  fileprivate var names: [LocalName] { parameters.map { LocalName($0.secondName ?? $0.firstName, $0) } }
}
