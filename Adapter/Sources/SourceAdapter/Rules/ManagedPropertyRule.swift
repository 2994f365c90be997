// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Gives `@NSManaged` properties accessors, and `@NSManaged` methods a body.
enum ManagedPropertyRule {
  static func apply(to node: VariableDeclSyntax, _ rewriter: FileRewriter) {
    guard node.attributes.has("NSManaged"), let binding = node.bindings.first, node.bindings.count == 1,
      binding.accessorBlock == nil,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainName
    else { return }
    rewriter.needsLibrary = true
    rewriter.text.insert(
      " { get { _managedValue(self, \"\(name)\") } set { _setManagedValue(self, \"\(name)\", newValue) } }",
      at: binding.bytes.upperBound)
  }

  static func apply(to node: FunctionDeclSyntax, _ rewriter: FileRewriter) {
    guard node.attributes.has("NSManaged"), node.body == nil else { return }
    rewriter.needsLibrary = true
    let selector = node.selector
    guard node.returnsNothing else {
      rewriter.text.insert(" { _missingMember(self, \"\(selector)\") }", at: node.bytes.upperBound)
      return
    }
    let arguments = node.signature.parameterClause.parameters.map { ", " + ($0.secondName ?? $0.firstName).text }
    rewriter.text.insert(
      " { _callManaged(self, \"\(selector)\"\(arguments.joined())) }", at: node.bytes.upperBound)
  }
}
