// SPDX-License-Identifier: MIT

import SwiftSyntax

extension Syntax {
  /// The innermost node of a kind around this one.
  func ancestor<Node: SyntaxProtocol>(_ kind: Node.Type) -> Node? {
    var current: Syntax? = self
    while let node = current {
      if let found = node.as(kind) { return found }
      current = node.parent
    }
    return nil
  }

  /// The member of a type around a node, or the global declaration.
  var member: Syntax? {
    if let member = ancestor(MemberBlockItemSyntax.self) { return Syntax(member) }
    var current: Syntax? = self
    while let node = current, node.parent?.parent?.is(SourceFileSyntax.self) != true { current = node.parent }
    return current
  }

  /// Whether a place is in what a statement sets.
  var isSet: Bool {
    var current: Syntax = self
    while let outer = current.parent, !current.is(CodeBlockItemSyntax.self) {
      if let list = outer.as(ExprListSyntax.self), list.first?.id == current.as(ExprSyntax.self)?.id,
        list.dropFirst().first?.is(AssignmentExprSyntax.self) == true
      {
        return true
      }
      current = outer
    }
    return false
  }

  /// The `override` of the member around a name.
  var overrideModifier: DeclModifierSyntax? {
    ancestor(MemberBlockItemSyntax.self)?.decl.asProtocol(WithModifiersSyntax.self)?.modifiers.first {
      $0.name.text == "override"
    }
  }

  /// The function, initializer, or property with a block, if it overrides nothing and nothing else requires it.
  var callableDeclaration: DeclSyntax? {
    let partsOfProperties: Set<SyntaxKind> = [
      .accessorDecl, .accessorBlock, .accessorDeclList, .patternBinding, .patternBindingList,
    ]
    var owner = parent
    while let node = owner, partsOfProperties.contains(node.kind) { owner = node.parent }
    guard let declaration = owner?.as(DeclSyntax.self),
      let modifiers = declaration.asProtocol(WithModifiersSyntax.self)?.modifiers,
      [.functionDecl, .initializerDecl, .variableDecl].contains(declaration.kind)
    else { return nil }
    let isInherited = modifiers.contains { ["override", "required", "lazy"].contains($0.name.text) }
    return isInherited || declaration.markAsUnavailable != nil ? nil : declaration
  }

  /// The type with a name in the inheritance clause of the declaration around a name.
  func inherited(_ name: String) -> InheritedTypeSyntax? {
    var current: Syntax? = self
    while let node = current {
      let clause = node.asProtocol(DeclGroupSyntax.self)?.inheritanceClause
      let names = [name] + (Self.refinements[name] ?? [])
      if let found = clause?.inheritedTypes.first(where: { names.contains($0.type.lastName) }) { return found }
      if clause != nil { return nil }
      current = node.parent
    }
    return nil
  }

  /// The last type in the inheritance clause of the declaration around a name that can be a protocol of the app: it may refine the one
  /// that an error is about. A class would be lost with all of its members otherwise.
  var lastOwnProtocol: InheritedTypeSyntax? {
    guard let group = asProtocol(DeclGroupSyntax.self), let clause = group.inheritanceClause else {
      return parent?.lastOwnProtocol
    }
    let types = group.is(ClassDeclSyntax.self) ? clause.inheritedTypes.dropFirst() : clause.inheritedTypes[...]
    return types.last { type in
      let name = type.type.lastName
      return !ImportRule.hasPrefixOfFrameworks(name) && !Self.standardTypes.contains(name)
    }
  }

  /// Types of the standard library that declarations inherit from.
  private static let standardTypes: Set<String> = [
    "String", "Int", "UInt", "Int8", "UInt8", "Int16", "UInt16", "Int32", "UInt32", "Int64", "UInt64", "Float",
    "Double", "Character", "AnyObject", "Error", "Codable", "Decodable", "Encodable", "Equatable", "Hashable",
    "Comparable", "Sendable", "CaseIterable", "Identifiable", "OptionSet", "RawRepresentable",
    "CustomStringConvertible", "CodingKey", "LocalizedError",
  ]

  /// The protocols that contain others.
  private static let refinements = [
    "Decodable": ["Codable"], "Encodable": ["Codable"], "Equatable": ["Hashable", "Comparable"],
  ]

  /// The block that a closing brace ends.
  var enclosingBlock: Syntax? {
    guard let parent else { return nil }
    let isBlock =
      parent.is(CodeBlockSyntax.self) || parent.is(ClosureExprSyntax.self) || parent.is(AccessorBlockSyntax.self)
    return isBlock ? parent : parent.enclosingBlock
  }

  /// Whether the last statement of a block is generated.
  var isGenerated: Bool {
    var previous = lastToken(viewMode: .sourceAccurate)?.previousToken(viewMode: .sourceAccurate)
    if self.is(CodeBlockItemSyntax.self) { previous = lastToken(viewMode: .sourceAccurate) }
    return previous?.trailingTrivia.description.contains(OmissionPass.mark) ?? false
  }

  /// The statement that leaves the function around a place; `nil` if none can stand there.
  ///
  /// - Parameter classes: The stand-ins, which are made without arguments.
  func exit(making classes: StandInClasses) -> String? {
    var current: Syntax? = self
    while let node = current {
      if let function = node.as(FunctionDeclSyntax.self) {
        return EmptyValue.exit(
          returning: function.signature.returnClause?.type, of: function.name.text, making: classes)
      }
      if let accessor = node.as(AccessorDeclSyntax.self), accessor.accessorSpecifier.text != "get" { return "return" }
      if let binding = node.as(PatternBindingSyntax.self), let type = binding.typeAnnotation?.type {
        return EmptyValue.exit(returning: type, of: binding.pattern.trimmedDescription, making: classes)
      }
      if let subscripted = node.as(SubscriptDeclSyntax.self) {
        return EmptyValue.exit(returning: subscripted.returnClause.type, of: "subscript", making: classes)
      }
      if let initializer = node.as(InitializerDeclSyntax.self) {
        return initializer.optionalMark == nil ? "return" : "return nil"
      }
      if node.is(DeinitializerDeclSyntax.self) { return "return" }
      if let closure = node.as(ClosureExprSyntax.self) {
        let type = closure.signature?.returnClause?.type ?? closure.typeOfProperty
        return type.map { EmptyValue.exit(returning: $0, of: "closure", making: classes) }
          ?? "preconditionFailure(\"A closure \(OmissionPass.reason).\")"
      }
      current = node.parent
    }
    return nil
  }
}

extension SyntaxProtocol {
  /// The attribute by which the declaration around a name was made unavailable.
  var markAsUnavailable: AttributeSyntax? {
    let attributed = Syntax(self).asProtocol(WithAttributesSyntax.self) ?? parent?.asProtocol(WithAttributesSyntax.self)
    guard let attributed else { return parent?.markAsUnavailable }
    return attributed.attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }
      .first { $0.description.contains(OmissionPass.reason) }
  }
}

extension ClosureExprSyntax {
  /// The type of the property whose value a call of the closure is.
  fileprivate var typeOfProperty: TypeSyntax? {
    guard let call = parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == ExprSyntax(self).id,
      let binding = call.parent?.parent?.as(PatternBindingSyntax.self)
    else { return nil }
    return binding.typeAnnotation?.type
  }
}

extension CodeBlockItemSyntax {
  /// Whether the statement takes the place of one that was left out.
  var isGenerated: Bool { Syntax(self).isGenerated }

  /// The text in place of the statement; `nil` if the code around it has to be left out as well.
  ///
  /// - Parameter classes: The stand-ins, which are made without arguments.
  func replacement(making classes: StandInClasses) -> String? {
    let leaves = item.is(ReturnStmtSyntax.self) || item.is(ThrowStmtSyntax.self)
    if leaves || isResult {
      guard let exit = Syntax(self).exit(making: classes) else { return nil }
      return exit + " " + OmissionPass.mark
    }
    guard let list = parent?.as(CodeBlockItemListSyntax.self), list.count == 1 else { return "" }
    return list.parent?.is(SwitchCaseSyntax.self) == true ? "break" : ""
  }

  /// Whether the statement is the only one of a function, a property or an accessor, whose value it is.
  var isResult: Bool {
    guard let list = parent?.as(CodeBlockItemListSyntax.self), list.count == 1, let owner = list.parent else {
      return false
    }
    if owner.is(AccessorBlockSyntax.self) { return true }
    guard owner.is(CodeBlockSyntax.self), let declaration = owner.parent else { return false }
    if let function = declaration.as(FunctionDeclSyntax.self) { return !function.returnsNothing }
    return declaration.as(AccessorDeclSyntax.self)?.accessorSpecifier.text == "get"
  }
}

extension SyntaxProtocol {
  /// The names that a declaration introduces for other code.
  var declaredNames: Set<String> {
    let node = Syntax(self)
    if let variable = node.as(VariableDeclSyntax.self) {
      return Set(variable.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainName })
    }
    if let named = node.asProtocol(NamedDeclSyntax.self) { return [named.name.plainName] }
    if let cases = node.as(EnumCaseDeclSyntax.self) { return Set(cases.elements.map(\.name.plainName)) }
    return []
  }
}

extension StandIn {
  /// A stand-in for a type that is named at a place.
  init(_ name: String, usedAs place: Syntax) {
    let arguments = place.as(IdentifierTypeSyntax.self)?.genericArgumentClause?.arguments.count ?? 0
    self.init(name: name, kind: Self.isProtocol(name, place) ? .protocolType : .classType, parameters: arguments)
  }

  private static let endings = ["Delegate", "DataSource", "Protocol", "Convertible", "Representable"]

  private static func isProtocol(_ name: String, _ place: Syntax) -> Bool {
    if endings.contains(where: name.hasSuffix) { return true }
    guard let parent = place.parent else { return false }
    if parent.is(SomeOrAnyTypeSyntax.self) || parent.is(CompositionTypeElementSyntax.self)
      || parent.is(ConformanceRequirementSyntax.self) || parent.is(GenericParameterSyntax.self)
    {
      return true
    }
    guard let inherited = parent.as(InheritedTypeSyntax.self), let list = parent.parent else { return false }
    let isOfClass = list.parent?.parent?.is(ClassDeclSyntax.self) ?? false
    return !isOfClass || list.as(InheritedTypeListSyntax.self)?.first?.id != inherited.id
  }
}
