// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Writes `#selector(Type.method(_:))` as `_sel("method:")`, a selector with that name.
enum SelectorRule {
  /// The member that the expression in the parentheses names.
  private struct Reference {
    var base: String
    /// The labels, when they are written.
    var labels: [String]?
    /// The number of parameters, when a type tells it.
    var count: Int?
    /// The type that has the method: written, or the one around the expression.
    var owner: String?
  }

  static func apply(to node: MacroExpansionExprSyntax, _ rewriter: FileRewriter) {
    guard let argument = node.arguments.first, let reference = reference(argument.expression, rewriter) else {
      rewriter.report(.selectorOfExpression(node.arguments.singleLine), at: node)
      rewriter.text.replace(node.bytes, by: "_sel(\"\")")
      return
    }
    let name: String
    switch argument.label?.text {
    case "getter": name = getter(reference, rewriter.index)
    case "setter": name = "set" + capitalized(getter(reference, rewriter.index)) + ":"
    default: name = selector(reference, rewriter.index)
    }
    rewriter.namedSelectors.insert(name)
    rewriter.needsLibrary = true
    rewriter.text.replace(node.bytes, by: "_sel(\"\(name)\")")
  }

  // MARK: The expression

  private static func reference(_ expression: ExprSyntax, _ rewriter: FileRewriter) -> Reference? {
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return reference(only.expression, rewriter)
    }
    if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first {
      var result = reference(first, rewriter)
      result?.count = sequence.elements.last.flatMap { $0.as(TypeExprSyntax.self)?.type }.flatMap(parameterCount)
      return result
    }
    if let chain = expression.as(OptionalChainingExprSyntax.self) { return reference(chain.expression, rewriter) }
    if let name = expression.as(DeclReferenceExprSyntax.self) {
      return Reference(base: name.baseName.plainName, labels: labels(name), owner: rewriter.scope?.name)
    }
    guard let member = expression.as(MemberAccessExprSyntax.self) else { return nil }
    return Reference(
      base: member.declName.baseName.plainName, labels: labels(member.declName),
      owner: member.base.flatMap { owner($0, rewriter) })
  }

  private static func labels(_ name: DeclReferenceExprSyntax) -> [String]? {
    name.argumentNames?.arguments.map { $0.name.plainName == "_" ? "" : $0.name.plainName }
  }

  /// The type that the expression before the point names; `nil` for the type of a variable.
  private static func owner(_ expression: ExprSyntax, _ rewriter: FileRewriter) -> String? {
    if let specialized = expression.as(GenericSpecializationExprSyntax.self) {
      return owner(specialized.expression, rewriter)
    }
    if let member = expression.as(MemberAccessExprSyntax.self) {
      return member.declName.baseName.plainName.first?.isUppercase == true ? member.declName.baseName.plainName : nil
    }
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text else {
      return expression.is(SuperExprSyntax.self) ? rewriter.scope?.name : nil
    }
    if name == "self" || name == "Self" { return rewriter.scope?.name }
    return name.first?.isUppercase == true ? name : nil
  }

  /// The number of parameters of a method's type, of which the first function takes the object when there are two.
  private static func parameterCount(_ type: TypeSyntax) -> Int? {
    if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return parameterCount(only.type)
    }
    if let optional = type.as(OptionalTypeSyntax.self) { return parameterCount(optional.wrappedType) }
    if let attributed = type.as(AttributedTypeSyntax.self) { return parameterCount(attributed.baseType) }
    guard let function = type.as(FunctionTypeSyntax.self) else { return nil }
    return parameterCount(function.returnClause.type) ?? function.parameters.count
  }

  // MARK: The name

  private static func selector(_ reference: Reference, _ index: PackageIndex) -> String {
    let methods = index.members(named: reference.base).filter { member in
      !member.isProperty && (reference.labels.map { $0 == member.name.labels } ?? true)
        && (reference.count.map { $0 == member.name.labels.count } ?? true)
    }
    for owner in reference.owner.map(index.ancestors) ?? [] {
      let own = methods.filter { $0.owner == owner }
      if let found = own.first(where: \.isExposed) ?? own.first { return found.selector }
    }
    if let labels = reference.labels {
      let derived = MethodName(base: reference.base, labels: labels).selector
      let named = Set(methods.filter(\.isExposed).map(\.selector))
      return reference.owner == nil && named.count == 1 ? named.first ?? derived : derived
    }
    let named = Set(methods.filter(\.isExposed).map(\.selector))
    let own = named.count == 1 ? named.first : nil
    let known = UIKitNames.selectors[reference.base]
    // A variable has a type of the package more often than one of UIKit.
    let likely = reference.owner == nil ? own ?? known : known ?? own
    return likely ?? reference.base + String(repeating: ":", count: reference.count ?? 0)
  }

  private static func getter(_ reference: Reference, _ index: PackageIndex) -> String {
    let properties = index.members(named: reference.base).filter { $0.isProperty && $0.isExposed }
    for owner in reference.owner.map(index.ancestors) ?? [] {
      if let found = properties.first(where: { $0.owner == owner }) { return found.selector }
    }
    return properties.first?.selector ?? reference.base
  }

  private static func capitalized(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }
}
