// SPDX-License-Identifier: MIT

import SwiftSyntax

extension FunctionDeclSyntax {
  /// The texts with which a class forwards to this method of its extension.
  func forwarding(_ access: String) -> Forwarding? {
    guard genericParameterClause == nil, !modifiers.areStatic, !modifiers.has("private"), !attributes.makeUnavailable
    else { return nil }
    let signature = signature.namingParameters
    let parameters = signature.parameterClause.parameters
    let arguments = parameters.map { parameter in
      let value = (parameter.secondName ?? parameter.firstName).text
      let label = parameter.firstName.text
      return (label == "_" ? "" : label + ": ") + (parameter.type.has("inout") ? "&" : "") + value
    }
    var effects = ""
    if let specifiers = signature.effectSpecifiers {
      effects = (specifiers.throwsClause == nil ? "" : "try ") + (specifiers.asyncSpecifier == nil ? "" : "await ")
    }
    return Forwarding(
      access: modifiers.publicAccess.isEmpty ? access : modifiers.publicAccess,
      declaration: "func " + name.text + signature.singleLine,
      body: "{ " + effects + Forwarding.name(for: name.plainName) + "(" + arguments.joined(separator: ", ") + ") }")
  }
}

extension FunctionSignatureSyntax {
  /// The signature with names for the parameters that have none, so that a body can pass them on.
  fileprivate var namingParameters: FunctionSignatureSyntax {
    let parameters = parameterClause.parameters.enumerated().map { position, parameter in
      guard (parameter.secondName ?? parameter.firstName).text == "_" else { return parameter }
      let label = parameter.firstName.with(\.trailingTrivia, .space)
      return parameter.with(\.firstName, label).with(\.secondName, .identifier("argument\(position + 1)"))
    }
    return with(\.parameterClause.parameters, FunctionParameterListSyntax(parameters))
  }
}

extension VariableDeclSyntax {
  /// The texts with which a class forwards to this property of its extension.
  func forwarding(_ access: String) -> Forwarding? {
    guard bindings.count == 1, let binding = bindings.first, let type = binding.typeAnnotation?.type,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier, !modifiers.areStatic,
      !modifiers.has("private"), !attributes.makeUnavailable
    else { return nil }
    let other = Forwarding.name(for: name.plainName)
    let accessors = binding.hasSetter ? "{ get { \(other) } set { \(other) = newValue } }" : "{ \(other) }"
    return Forwarding(
      access: modifiers.publicAccess.isEmpty ? access : modifiers.publicAccess,
      declaration: "var " + name.text + ": " + type.singleLine,
      body: binding.observerOfChanges.map { "{ \($0.kind.rawValue) { \(other)(\($0.kind.value)) } }" } ?? accessors)
  }

  /// The name under which Objective-C gets a property: `isOn` of `@objc(isOn) var on`, or the property's own.
  func getterName(of name: String) -> String { attributes.objectiveCName ?? name }
}

/// The accessors that observe a property.
enum ObserverKind: String {
  case willSet, didSet

  /// The name that the accessor has for the property's other value.
  var value: String {
    switch self {
    case .willSet: "newValue"
    case .didSet: "oldValue"
    }
  }
}

extension PatternBindingSyntax {
  /// Whether there is an accessor `set`.
  var hasSetter: Bool { accessor("set") != nil }

  /// The accessor `didSet` or `willSet`, if it is the only one and has no name for the other value.
  var observerOfChanges: (accessor: AccessorDeclSyntax, kind: ObserverKind)? {
    guard case .accessors(let list) = accessorBlock?.accessors, list.count == 1, let only = list.first,
      let kind = ObserverKind(rawValue: only.accessorSpecifier.text), only.parameters == nil
    else { return nil }
    return (only, kind)
  }

  /// The accessor with a name.
  func accessor(_ name: String) -> AccessorDeclSyntax? {
    guard case .accessors(let list) = accessorBlock?.accessors else { return nil }
    return list.first { $0.accessorSpecifier.text == name }
  }
}
