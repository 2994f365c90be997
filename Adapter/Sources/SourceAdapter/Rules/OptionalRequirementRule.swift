// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Gives the optional requirements of protocols default implementations, and properties through which they are called.
///
/// `optional func f(_ x: X)` keeps its place as a requirement; `d.f?(x)` calls the property `f`, which is `nil` when no table of
/// the object's class has the method. Requirements without parameters, and properties, are found by name only.
struct OptionalRequirementRule {
  private let rewriter: FileRewriter
  private let proto: ProtocolDeclSyntax
  private var declarations: [String] = []

  static func apply(to node: ProtocolDeclSyntax, _ rewriter: FileRewriter) {
    guard node.attributes.has("objc") else { return }
    if node.inheritanceClause == nil { rewriter.text.insert(": AnyObject", at: node.name.bytes.upperBound) }
    var rule = OptionalRequirementRule(rewriter: rewriter, proto: node)
    for item in node.memberBlock.members { rule.apply(to: item) }
    rule.finish()
  }

  private init(rewriter: FileRewriter, proto: ProtocolDeclSyntax) {
    self.rewriter = rewriter
    self.proto = proto
  }

  private mutating func apply(to item: MemberBlockItemSyntax) {
    if let function = item.decl.as(FunctionDeclSyntax.self), let word = optional(function.modifiers) {
      apply(to: function, word)
    } else if let variable = item.decl.as(VariableDeclSyntax.self), optional(variable.modifiers) != nil {
      apply(to: variable)
    }
  }

  private mutating func apply(to function: FunctionDeclSyntax, _ word: DeclModifierSyntax) {
    let parameters = function.signature.parameterClause.parameters
    let isUnusual = parameters.contains { $0.type.has("inout") || $0.ellipsis != nil }
    guard !function.modifiers.areStatic, !isUnusual, function.genericParameterClause == nil else {
      rewriter.report(.optionalRequirement(function.methodName.description), at: function)
      rewriter.text.blank(word.bytes)
      return
    }
    let result = function.signature.returnClause?.type.singleLine ?? "Void"
    let effects = function.signature.effectSpecifiers.map { " " + $0.singleLine } ?? ""
    let name = function.methodName
    if parameters.isEmpty {
      rewriter.text.blank(function.bytes)
      declarations.append(
        "var \(function.name.text): (()\(effects) -> \(result))? "
          + "{ _respondsTo(self, \"\(function.selector)\") ? { _perform(self, \"\(function.selector)\") } : nil }")
      return
    }
    rewriter.text.blank(word.bytes)
    let types = parameters.map { $0.type.parameterText }.joined(separator: ", ")
    let arguments = parameters.enumerated().map { position, parameter in
      let label = parameter.firstName.text
      return (label == "_" ? "" : label + ": ") + "$\(position)"
    }.joined(separator: ", ")
    let call = marks(function) + "self.\(function.name.text)(\(arguments))"
    let body = function.returnsNothing ? "{}" : "{ _missingMember(self, \"\(function.selector)\") }"
    declarations.append("func \(function.name.text)\(function.signature.singleLine) \(body)")
    if rewriter.index.isOverloaded(name) {
      declarations.append(overload(function, result, effects))
      return
    }
    declarations.append(
      "var \(name.propertyName): ((\(types))\(effects) -> \(result))? "
        + "{ _respondsTo(self, \"\(function.selector)\") ? { \(call) } : nil }")
  }

  /// The method through which one of several requirements of the same name is called: properties cannot be overloaded.
  private func overload(_ function: FunctionDeclSyntax, _ result: String, _ effects: String) -> String {
    let parameters = function.signature.parameterClause.parameters
    let list = parameters.enumerated().map { "_ a\($0): \($1.type.singleLine)" }.joined(separator: ", ")
    let arguments = parameters.enumerated().map { position, parameter in
      let label = parameter.firstName.text
      return (label == "_" ? "" : label + ": ") + "a\(position)"
    }.joined(separator: ", ")
    let wrapped = result.hasSuffix("?") ? result : "(" + result + ")?"
    return "@discardableResult func \(function.methodName.propertyName)(\(list))\(effects) -> \(wrapped) "
      + "{ _respondsTo(self, \"\(function.selector)\") ? \(marks(function))self.\(function.name.text)(\(arguments)) : nil }"
  }

  private mutating func apply(to variable: VariableDeclSyntax) {
    guard !variable.modifiers.areStatic, variable.bindings.count == 1, let binding = variable.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier, let type = binding.typeAnnotation?.type
    else {
      rewriter.report(.optionalRequirement(variable.bindings.trimmedDescription), at: variable)
      return
    }
    let getter = variable.getterName(of: name.plainName)
    rewriter.text.blank(variable.bytes)
    // `optional var title: String?` is a `String??` to its callers, whose chains treat it like a `String?`.
    let wrapped = type.is(OptionalTypeSyntax.self) ? type.singleLine : "(" + type.singleLine + ")?"
    declarations.append(
      "var \(name.text): \(wrapped) { _respondsTo(self, \"\(getter)\") ? _perform(self, \"\(getter)\") : nil }")
  }

  /// `try` and `await` as the function needs them.
  private func marks(_ function: FunctionDeclSyntax) -> String {
    guard let effects = function.signature.effectSpecifiers else { return "" }
    return (effects.throwsClause == nil ? "" : "try ") + (effects.asyncSpecifier == nil ? "" : "await ")
  }

  private func optional(_ modifiers: DeclModifierListSyntax) -> DeclModifierSyntax? {
    modifiers.first { $0.name.text == "optional" }
  }

  private func finish() {
    if declarations.isEmpty { return }
    let access = proto.modifiers.publicAccess.isEmpty ? "" : "public "
    rewriter.needsLibrary = true
    rewriter.text.append("\(access)extension \(proto.name.text) { \(declarations.joined(separator: "; ")) }")
  }
}
