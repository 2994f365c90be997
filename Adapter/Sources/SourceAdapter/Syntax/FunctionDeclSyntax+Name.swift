// SPDX-License-Identifier: MIT

import SwiftSyntax

extension FunctionDeclSyntax {
  /// The base name with the labels.
  var methodName: MethodName {
    MethodName(
      base: name.plainName,
      labels: signature.parameterClause.parameters.map { $0.firstName.plainName == "_" ? "" : $0.firstName.plainName })
  }

  /// The name that Objective-C uses.
  var selector: String { attributes.objectiveCName ?? methodName.selector }

  /// Whether a table can call it: no `async`, no `throws`, no inout, variadic or generic parameters.
  var canBeCalledByName: Bool {
    guard signature.effectSpecifiers == nil, genericParameterClause == nil, !attributes.makeUnavailable else {
      return false
    }
    return signature.parameterClause.parameters.allSatisfy { parameter in
      parameter.ellipsis == nil && !parameter.type.has("inout") && !parameter.type.is(SomeOrAnyTypeSyntax.self, "some")
    }
  }

  /// Whether it returns nothing.
  var returnsNothing: Bool {
    guard let type = signature.returnClause?.type.trimmedDescription else { return true }
    return type == "Void" || type == "()"
  }
}

extension TypeSyntax {
  /// Whether a specifier such as `inout` stands before the type.
  func has(_ specifier: String) -> Bool {
    self.as(AttributedTypeSyntax.self)?.specifiers.contains { $0.trimmedDescription == specifier } ?? false
  }

  /// Whether it is `some Type`.
  func `is`(_: SomeOrAnyTypeSyntax.Type, _ word: String) -> Bool {
    self.as(SomeOrAnyTypeSyntax.self)?.someOrAnySpecifier.text == word
  }

  /// The type as an argument is cast to it: without attributes, and optional instead of implicitly unwrapped.
  var castText: String {
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.castText }
    if let unwrapped = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return unwrapped.wrappedType.singleLine + "?"
    }
    return singleLine
  }

  /// The type as a parameter of a function type.
  var parameterText: String {
    if let unwrapped = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return unwrapped.wrappedType.singleLine + "?"
    }
    return singleLine
  }

  /// The last name of the type, without the types around it and generic arguments.
  var lastName: String {
    if let identifier = self.as(IdentifierTypeSyntax.self) { return identifier.name.plainName }
    if let member = self.as(MemberTypeSyntax.self) { return member.name.plainName }
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.lastName }
    return singleLine
  }

  /// The name of the type without generic arguments.
  var qualifiedName: String {
    if let member = self.as(MemberTypeSyntax.self) { return member.baseType.qualifiedName + "." + member.name.text }
    if let identifier = self.as(IdentifierTypeSyntax.self) { return identifier.name.text }
    return singleLine
  }
}
