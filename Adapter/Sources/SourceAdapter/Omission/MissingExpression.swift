// SPDX-License-Identifier: MIT

import SwiftSyntax

/// An expression that has no value because something in it is missing, and an expression in its place.
///
/// `Client.shared.name` in `label.text = Client.shared.name` becomes the empty value of the type that the text of a label has. A statement
/// that only calls something missing, or that sets it, has nothing to put in its place.
struct MissingExpression {
  /// The range in bytes that is replaced.
  private(set) var range: Range<Int>
  /// The expression in its place.
  private(set) var text: String
  /// The variable whose value the expression was, if nothing else tells its type.
  private(set) var variable: MissingVariable?

  /// Finds what to replace.
  ///
  /// - Parameters:
  ///   - place: The node at an error.
  ///   - isOfArguments: Whether the arguments of the call around the place are the error, not the name at the place.
  ///   - classes: The stand-ins, which are made without arguments.
  /// - Returns: `nil` if the statement has to be left out.
  init?(at place: Syntax, isOfArguments: Bool, making classes: StandInClasses) {
    guard let start = isOfArguments ? place.callOfArguments : place.nameExpression,
      let found = Self.replacing(start.withUses, classes)
    else { return nil }
    self = found
  }

  /// Finds the object of a stand-in that is made with what is at a place; `nil` if something else is called with it.
  init?(objectWith place: Syntax, making classes: StandInClasses) {
    guard let call = place.callOfArguments,
      let made = call.objectWithoutArguments(classes, isTyped: !call.use.isUntyped)
    else { return nil }
    self.init(call, made)
  }

  /// Replaces an expression with all that is derived from its value; `nil` if the statement has to be left out.
  init?(replacing expression: ExprSyntax, making classes: StandInClasses) {
    guard let found = Self.replacing(expression, classes) else { return nil }
    self = found
  }

  private init(_ node: some SyntaxProtocol, _ text: String, of variable: MissingVariable? = nil) {
    range = node.bytes
    (self.text, self.variable) = (text, variable)
  }

  private static func replacing(_ expression: ExprSyntax, _ classes: StandInClasses) -> MissingExpression? {
    if !expression.canBeReplaced { return nil }
    let use = expression.use
    if let text = expression.literal, use.takesValues { return MissingExpression(expression, text) }
    if let made = expression.objectWithoutArguments(classes, isTyped: !use.isUntyped), use.takesValues {
      return MissingExpression(expression, made)
    }
    let unknown = EmptyValue.unknown
    switch use {
    case .none, .result, .name: return nil
    case .value:
      if let comparison = expression.comparisonWithImplicitMember {
        var result = MissingExpression(expression, "\(EmptyValue.function)(\(expression.closureParameters))")
        result.range = comparison
        return result
      }
      if expression.isBackgroundOfScreen { return MissingExpression(expression, ".systemBackground") }
      return MissingExpression(expression, "\(EmptyValue.function)(\(expression.closureParameters))")
    case .untyped: return MissingExpression(expression, "\(unknown)()", of: MissingVariable(of: expression))
    case .text: return MissingExpression(expression, "\"\"")
    case .elements: return MissingExpression(expression, "([] as [\(unknown)])")
    case .alternative:
      return MissingExpression(expression, "(nil as \(unknown)?)", of: MissingVariable(of: expression))
    case .expectedBinding:
      return MissingExpression(
        expression, "(\(unknown)() as \(unknown)?)", of: MissingVariable(of: expression))
    case .expectation(let condition): return MissingExpression(condition, "true")
    case .cast(let type, let isOptional):
      let name = type.trimmedDescription
      var result = MissingExpression(
        expression, isOptional ? "(nil as \(name)?)" : "(\(EmptyValue.function)() as \(name))")
      result.range = expression.bytes.lowerBound..<type.bytes.upperBound
      return result
    case .part(of: let outer): return replacing(outer.withUses, classes)
    }
  }
}

extension Syntax {
  /// Whether an object of a class is made at a place whose type nothing else implies.
  var isOnlyMade: Bool {
    guard let call = nameExpression?.parent?.as(FunctionCallExprSyntax.self) else { return false }
    let expression = ExprSyntax(call).withUses
    return expression.use.isUntyped && expression.id == ExprSyntax(call).id
  }

  /// The expression that names what is at a place, with what stands before it.
  fileprivate var nameExpression: ExprSyntax? {
    if let outer = parent?.as(OptionalChainingExprSyntax.self) { return outer.expression }
    if let outer = parent?.as(ForceUnwrapExprSyntax.self) { return outer.expression }
    guard let name = parent?.as(DeclReferenceExprSyntax.self) else { return nil }
    if let access = name.parent?.as(MemberAccessExprSyntax.self), access.declName.id == name.id {
      return ExprSyntax(access)
    }
    return ExprSyntax(name)
  }

  /// The call whose arguments are at a place.
  fileprivate var callOfArguments: ExprSyntax? {
    var current: Syntax? = self
    while let node = current {
      if node.is(CodeBlockItemSyntax.self) || node.is(MemberBlockItemSyntax.self) { return nil }
      if let call = node.as(FunctionCallExprSyntax.self), position >= call.calledExpression.endPosition {
        return ExprSyntax(call)
      }
      current = node.parent
    }
    return nil
  }
}

extension ExprSyntax {
  /// The expression of whose value this one is a member, a call, an element, or what is left of an optional.
  private var base: ExprSyntax? {
    switch self.as(ExprSyntaxEnum.self) {
    case .memberAccessExpr(let node): node.base
    case .functionCallExpr(let node): node.calledExpression
    case .subscriptCallExpr(let node): node.calledExpression
    case .optionalChainingExpr(let node): node.expression
    case .forceUnwrapExpr(let node): node.expression
    case .genericSpecializationExpr(let node): node.expression
    default: nil
    }
  }

  /// The expression with its members, calls, and elements: all that is derived from its value.
  var withUses: ExprSyntax {
    var current = self
    while let outer = current.parent?.as(ExprSyntax.self), outer.base?.id == current.id { current = outer }
    return current
  }

  /// The name or the value at which a row of members and calls begins.
  private var first: ExprSyntax {
    var current = self
    while let base = current.base { current = base }
    return current
  }

  /// Whether another value can stand in place of the expression: not for initializers of superclasses, nor for what was put there before.
  fileprivate var canBeReplaced: Bool {
    let start = first.trimmedDescription
    return start != "super" && start != EmptyValue.function && start != EmptyValue.unknown
      && !trimmedDescription.hasPrefix("self.init") && !isOfOpaqueResult
  }

  /// Whether the expression contributes to a value whose type only the expression tells, as in the views of SwiftUI.
  private var isOfOpaqueResult: Bool {
    var current = parent
    while let node = current {
      let function = node.as(FunctionDeclSyntax.self)
      let type = function?.signature.returnClause?.type ?? node.as(PatternBindingSyntax.self)?.typeAnnotation?.type
      if type?.is(SomeOrAnyTypeSyntax.self, "some") == true { return true }
      if function != nil || node.is(MemberBlockItemSyntax.self) { return false }
      current = node.parent
    }
    return false
  }

  /// The range in bytes of a comparison with an implicit member, such as `.group`, whose type only this operand tells.
  fileprivate var comparisonWithImplicitMember: Range<Int>? {
    guard let list = parent?.as(ExprListSyntax.self) else { return nil }
    let parts = Array(list)
    guard let index = parts.firstIndex(where: { $0.id == id }) else { return nil }
    for (sign, other) in [(index + 1, index + 2), (index - 1, index - 2)] where parts.indices.contains(other) {
      let name = parts[sign].as(BinaryOperatorExprSyntax.self)?.operator.text
      guard name == "==" || name == "!=", parts[other].isImplicitMember else { continue }
      let (first, last) = (parts[min(index, other)], parts[max(index, other)])
      return first.bytes.lowerBound..<last.bytes.upperBound
    }
    return nil
  }

  private var isImplicitMember: Bool { first.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false }

  /// Whether the expression is the background of a whole screen, which is black without one.
  fileprivate var isBackgroundOfScreen: Bool {
    guard let list = parent?.as(ExprListSyntax.self), list.count == 3, list.last?.id == id,
      list.dropFirst().first?.is(AssignmentExprSyntax.self) == true, let target = list.first?.trimmedDescription
    else { return false }
    return ["view", "self.view", "view?", "view!", "window?", "window", "tableView", "collectionView"].contains {
      target == $0 + ".backgroundColor"
    }
  }

  /// A call that makes an object of a stand-in, without arguments; `nil` if the expression is something else.
  ///
  /// - Parameter isTyped: Whether the code around the expression tells the type, so that the compiler can find generic arguments.
  fileprivate func objectWithoutArguments(_ classes: StandInClasses, isTyped: Bool) -> String? {
    guard let call = self.as(FunctionCallExprSyntax.self) else { return nil }
    let callee = call.calledExpression
    let specialized = callee.as(GenericSpecializationExprSyntax.self)
    guard let count = classes[(specialized?.expression ?? callee).trimmedDescription] else { return nil }
    let arguments = repeatElement("Any", count: count).joined(separator: ", ")
    let needsArguments = specialized == nil && count > 0 && !isTyped
    let made = callee.trimmedDescription + (needsArguments ? "<\(arguments)>()" : "()")
    // An object without arguments is not what the code around it needs.
    return made == trimmedDescription ? nil : made
  }

  /// The text that the expression stands for: that of a localized text, or the name of a type as an identifier.
  fileprivate var literal: String? {
    if trimmedDescription.contains("ocaliz") {
      let text = tokens(viewMode: .sourceAccurate).lazy.compactMap { $0.parent?.as(StringLiteralExprSyntax.self) }.first
      if let text, text.openingQuote.text == "\"", text.segments.count == 1 { return text.trimmedDescription }
    }
    if let access = self.as(MemberAccessExprSyntax.self),
      let type = access.base?.as(DeclReferenceExprSyntax.self)?.baseName,
      type.text.first?.isUppercase == true, access.declName.baseName.isIdentifierOfType
    {
      return "\"\(type.text)\""
    }
    return nil
  }

  /// The numbered parameters of the closure around the expression that it uses: without them, the closure would have others.
  fileprivate var closureParameters: String {
    let names = tokens(viewMode: .sourceAccurate).filter { token in
      guard case .dollarIdentifier = token.tokenKind else { return false }
      let closure = token.parent?.ancestor(ClosureExprSyntax.self)
      return closure.map { $0.position < position } ?? true
    }
    return Set(names.map(\.text)).sorted().joined(separator: ", ")
  }
}

extension TokenSyntax {
  /// Whether a member of a type of this name is the text by which its objects are known.
  fileprivate var isIdentifierOfType: Bool {
    let name = text.lowercased()
    return name.hasSuffix("identifier") || ["classname", "nibname", "reuseid", "cellid", "typename"].contains(name)
  }
}
