// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Reads the facts of a file.
final class FactCollector: SyntaxVisitor {
  /// A type whose members are being read.
  private struct Scope {
    var name: String
    /// The name as the source has it, which is that of a nested type in its extension.
    var fullName: String?
    var isClass = false
    var isExtension = false
    var isGeneric = false
    var exposesMembers = false
    var access = ""
    var conformances: [String] = []
    /// The position of the class among the facts.
    var position: Int?
  }

  private var facts = FileFacts()
  private var scopes: [Scope] = []
  private let converter: SourceLocationConverter

  private init(_ tree: SourceFileSyntax, at path: String) {
    converter = SourceLocationConverter(fileName: path, tree: tree)
    super.init(viewMode: .sourceAccurate)
  }

  /// The facts of a file.
  static func facts(of tree: SourceFileSyntax, at path: String) -> FileFacts {
    let collector = FactCollector(tree, at: path)
    collector.walk(tree)
    collector.facts.imports = Set(tree.unaskedImports.compactMap { $0.path.first?.name.text })
    collector.facts.previews = PreviewRule.facts(of: tree, at: path)
    return collector.facts
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    node.isForOtherSystems ? .skipChildren : .visitChildren
  }

  // MARK: Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let isGeneric = node.genericParameterClause != nil || scopes.contains(where: \.isGeneric)
    let exposes = node.attributes.has("objcMembers")
    facts.classes.append(
      ClassFact(
        name: node.name.plainName, inherited: node.inheritanceClause?.inheritedTypes.map { $0.type.lastName } ?? [],
        isGeneric: isGeneric, exposesMembers: exposes, isOnMainActor: node.attributes.has("MainActor"),
        isNamedAlone: scopes.isEmpty && !node.modifiers.has("private") && !node.modifiers.has("fileprivate"),
        line: converter.location(for: node.name.positionAfterSkippingLeadingTrivia).line))
    scopes.append(
      Scope(
        name: node.name.plainName, isClass: true, isGeneric: isGeneric, exposesMembers: exposes,
        position: facts.classes.count - 1))
    return .visitChildren
  }

  override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    scopes.append(
      Scope(
        name: node.extendedType.lastName, fullName: node.extendedType.trimmedDescription, isExtension: true,
        exposesMembers: node.attributes.has("objc"),
        access: node.modifiers.publicAccess, conformances: node.conformances))
    for name in node.conformances { facts.adoptions.insert(node.extendedType.lastName + ":" + name) }
    return .visitChildren
  }

  override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    scopes.append(Scope(name: node.name.plainName, exposesMembers: node.attributes.has("objc")))
    if node.isForClasses, node.emptyInitializer != nil { facts.initializableProtocols.insert(node.name.plainName) }
    return .visitChildren
  }

  override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    scopes.append(Scope(name: node.name.plainName, isGeneric: node.genericParameterClause != nil))
    return .visitChildren
  }

  override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    scopes.append(Scope(name: node.name.plainName, isGeneric: node.genericParameterClause != nil))
    return .visitChildren
  }

  override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }

  // MARK: Members

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let position = scopes.last?.position, facts.classes[position].initializers != .plain else {
      return .visitChildren
    }
    let parameters = node.signature.parameterClause.parameters
    let labels = parameters.map(\.firstName.text)
    if parameters.allSatisfy({ $0.defaultValue != nil }) || Self.initializersOfUIKit.contains(labels) {
      facts.classes[position].initializers = .plain
    } else if labels != ["coder"], !node.modifiers.has("convenience") {
      // Those of the superclass are inherited beside a convenience initializer.
      facts.classes[position].initializers = .withParameters
    }
    return .visitChildren
  }

  /// The parameters of the initializers that `init()` of views and view controllers calls.
  private static let initializersOfUIKit: Set<[String]> = [
    ["frame"], ["nibName", "bundle"], ["style", "reuseIdentifier"], ["style"], ["frame", "style"],
    ["reuseIdentifier"],
  ]

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    // A function in the body of another one does not belong to a type.
    guard let scope = scopes.last, node.parent?.is(MemberBlockItemSyntax.self) == true else { return .visitChildren }
    if node.name.text == "callAsFunction" { facts.callables.insert(node.methodName) }
    let isExposed = isExposed(node.attributes, node.modifiers, in: scope)
    let isOverride = node.modifiers.has("override")
    if node.modifiers.has("optional") {
      facts.optionals.append(OptionalFact(owner: scope.name, name: node.methodName, isProperty: false))
    }
    let isRequirement = isRequirement(node, in: scope)
    if isRequirement { facts.requirements.append(RequirementFact(owner: scope.name, name: node.methodName)) }
    if scope.isClass || scope.isExtension || isExposed {
      let canForward = canForward(isOverride || isRequirement, isExposed, scope)
      facts.members.append(
        MemberFact(
          owner: scope.name, name: node.methodName, isProperty: false, selector: node.selector, isExposed: isExposed,
          isOverride: isOverride, forwarding: canForward ? node.forwarding(scope.access) : nil,
          conformances: scope.conformances, path: path))
    }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let scope = scopes.last, node.parent?.is(MemberBlockItemSyntax.self) == true else { return .visitChildren }
    let isExposed = isExposed(node.attributes, node.modifiers, in: scope)
    let isOverride = node.modifiers.has("override")
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainName else { continue }
      addObjects(of: name, binding, in: scope)
      if node.modifiers.has("optional") {
        facts.optionals.append(
          OptionalFact(owner: scope.name, name: MethodName(base: name, labels: []), isProperty: true))
      }
      if isExposed || (isOverride && (scope.isExtension || scope.isClass)) || !scope.conformances.isEmpty {
        facts.members.append(
          MemberFact(
            owner: scope.name, name: MethodName(base: name, labels: []), isProperty: true,
            selector: node.getterName(of: name), isExposed: isExposed, isOverride: isOverride,
            forwarding: canForward(isOverride, isExposed, scope) ? node.forwarding(scope.access) : nil,
            conformances: scope.conformances, path: path))
      }
    }
    return .visitChildren
  }

  /// The name of the type whose members are being read, with those of the types around it.
  private var path: String { scopes.map { $0.fullName ?? $0.name }.joined(separator: ".") }

  /// Whether UIKit could call the method by its selector, because a superclass adopts a protocol.
  private func isRequirement(_ node: FunctionDeclSyntax, in scope: Scope) -> Bool {
    let modifiers = node.modifiers
    return (scope.isClass || scope.isExtension) && !scope.isGeneric && node.genericParameterClause == nil
      && !modifiers.areStatic && !["override", "private", "fileprivate"].contains { modifiers.has($0) }
      && !node.attributes.has("nonobjc") && !node.attributes.makeUnavailable
      && OptionalRequirements.names.contains(node.methodName)
  }

  // MARK: Objects of any class

  private func addObjects(of name: String, _ binding: PatternBindingSyntax, in scope: Scope) {
    guard let (isObject, isList) = binding.typeAnnotation?.type.objectProperty, isObject else {
      facts.otherProperties.insert(name)
      return
    }
    facts.objectProperties.append(DeclaredProperty(owner: scope.name, name: name, isList: isList))
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    for (index, element) in elements.enumerated().dropFirst() where element.is(UnresolvedAsExprSyntax.self) {
      guard index + 1 < elements.count, let type = elements[index + 1].as(TypeExprSyntax.self)?.type else { continue }
      let value = elements[index - 1]
      let list = type.as(ArrayTypeSyntax.self)
      let property = value.listOfElement ?? value
      guard let name = property.propertyName,
        property.unwrapped.as(DeclReferenceExprSyntax.self)?.isLocal != true
      else { continue }
      facts.objectCasts.append(ObjectCast(property: name, className: (list?.element ?? type).trimmedDescription))
    }
    return .visitChildren
  }

  private func isExposed(_ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax, in scope: Scope)
    -> Bool
  {
    if attributes.has("nonobjc") { return false }
    return attributes.expose || modifiers.has("dynamic")
      || (scope.exposesMembers && !modifiers.has("private") && !modifiers.has("fileprivate"))
  }

  private func canForward(_ isOverride: Bool, _ isExposed: Bool, _ scope: Scope) -> Bool {
    scope.isExtension && (isOverride || isExposed || !scope.conformances.isEmpty)
  }
}
