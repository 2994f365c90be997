// SPDX-License-Identifier: MIT

import SwiftSyntax

/// A local variable that has no value because what it was made of is missing.
///
/// Its members are missing as well. To know so at once saves a check of the module for each variable in a row of those made from others.
struct MissingVariable {
  /// The places that name the variable.
  let references: [ExprSyntax]

  /// The uses of the variable that cannot compile: the variable with its members, calls and elements.
  var uses: [ExprSyntax] { references.compactMap(Self.use) }

  /// The members that every object has.
  private static let membersOfObjects: Set<String> = [
    "self", "hash", "hashValue", "description", "debugDescription", "isEqual", "copy", "mutableCopy", "value",
    "setValue", "responds", "perform", "observe", "isKind", "isMember",
  ]

  /// The variable that an expression is the value of; `nil` if it is no local one.
  init?(of value: ExprSyntax) {
    guard let clause = value.initializerOfVariable, let owner = clause.parent else { return nil }
    let pattern = owner.as(PatternBindingSyntax.self)?.pattern ?? owner.as(OptionalBindingConditionSyntax.self)?.pattern
    guard let name = pattern?.as(IdentifierPatternSyntax.self)?.identifier.text, let scope = Self.scope(of: owner)
    else {
      return nil
    }
    self.init(name, in: scope, after: clause.endPosition)
  }

  /// The variable with a name in a scope; `nil` if another one of that name is declared there.
  ///
  /// - Parameter declaration: The place in the scope where the variable itself is declared, a property.
  init?(_ name: String, in scope: Syntax, after start: AbsolutePosition, declaredAt declaration: PatternSyntax? = nil) {
    let references = NameReferences(of: name, in: scope, after: start, declaredAt: declaration)
    if references.isDeclaredAgain { return nil }
    self.references = references.found
  }

  private static func use(_ reference: ExprSyntax) -> ExprSyntax? {
    let use = reference.withUses
    if use.id == reference.id { return nil }
    guard let access = reference.firstMember else { return use }
    return membersOfObjects.contains(access.declName.baseName.text) ? nil : use
  }

  /// The statements in which a variable is known.
  static func scope(of binding: Syntax) -> Syntax? {
    var current: Syntax? = binding.parent
    while let node = current {
      if let statement = node.as(IfExprSyntax.self) { return Syntax(statement.body) }
      if let loop = node.as(WhileStmtSyntax.self) { return Syntax(loop.body) }
      if let item = node.as(CodeBlockItemSyntax.self) {
        return item.parent?.parent?.is(SourceFileSyntax.self) == true ? nil : item.parent
      }
      if node.is(MemberBlockItemSyntax.self) { return nil }
      current = node.parent
    }
    return nil
  }
}

/// The places at which statements name a variable.
private final class NameReferences: SyntaxVisitor {
  private(set) var found: [ExprSyntax] = []
  /// Whether another variable or parameter of the same name is declared there.
  private(set) var isDeclaredAgain = false
  private let name: String
  private let start: AbsolutePosition
  /// The place where the variable is declared, if it is a property: it is also named as a member of `self`.
  private let declaration: PatternSyntax?

  init(of name: String, in scope: Syntax, after start: AbsolutePosition, declaredAt declaration: PatternSyntax?) {
    (self.name, self.start, self.declaration) = (name, start, declaration)
    super.init(viewMode: .sourceAccurate)
    walk(scope)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.position >= start, node.baseName.text == name else { return .visitChildren }
    if let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName.id == node.id {
      if declaration != nil, access.base?.isSelf == true { found.append(ExprSyntax(access)) }
    } else {
      found.append(ExprSyntax(node))
    }
    return .visitChildren
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    let owner = token.parent
    let declares =
      owner?.is(IdentifierPatternSyntax.self) == true || owner?.is(ClosureShorthandParameterSyntax.self) == true
      || owner?.is(ClosureParameterSyntax.self) == true || owner?.is(FunctionParameterSyntax.self) == true
    let isOwn = declaration?.position == token.position
    if declares, !isOwn, token.position >= start, token.text == name { isDeclaredAgain = true }
    return .skipChildren
  }
}

extension ExprSyntax {
  /// The clause with an equal sign in which the expression is the value, alone or behind `try` and `await`.
  fileprivate var initializerOfVariable: InitializerClauseSyntax? {
    if let clause = parent?.as(InitializerClauseSyntax.self) { return clause }
    let isMarked = parent?.is(TryExprSyntax.self) == true || parent?.is(AwaitExprSyntax.self) == true
    return isMarked ? parent?.as(ExprSyntax.self)?.initializerOfVariable : nil
  }
}

extension ExprSyntax {
  /// Whether the expression is the object whose method is executed.
  fileprivate var isSelf: Bool { ["self", "self?", "self!"].contains(trimmedDescription) }

  /// The access of a member of the variable, also behind a question or exclamation mark.
  var firstMember: MemberAccessExprSyntax? {
    var current = parent
    while let node = current, node.is(OptionalChainingExprSyntax.self) || node.is(ForceUnwrapExprSyntax.self) {
      current = node.parent
    }
    return current?.as(MemberAccessExprSyntax.self)
  }
}

extension OmissionPass {
  /// Leaves out the uses of a variable without a value that cannot compile.
  mutating func leaveOutUses(of variable: MissingVariable) {
    for use in variable.uses {
      let error = missingMember(of: use)
      guard let missing = MissingExpression(replacing: use, making: madeClasses) else {
        removeUnit(around: Syntax(use), error, isDefinite: Syntax(use).isSet)
        continue
      }
      add(missing.range, .expression, Syntax(use), error, replacement: missing.text)
      if let next = missing.variable { leaveOutUses(of: next) }
    }
  }
}
