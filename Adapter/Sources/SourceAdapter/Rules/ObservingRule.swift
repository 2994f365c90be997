// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Lets `@objc dynamic` properties tell who observes them that they change.
enum ObservingRule {
  static func apply(to node: VariableDeclSyntax, _ rewriter: FileRewriter) {
    guard node.modifiers.has("dynamic"), node.attributes.has("objc") || rewriter.scope?.exposesMembers == true,
      !node.modifiers.has("lazy"), !node.modifiers.has("override"), !node.modifiers.areStatic,
      node.bindingSpecifier.text == "var", node.bindings.count == 1, let binding = node.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainName,
      !node.attributes.has("NSManaged")
    else { return }
    let before = "_willChangeValue(self, \"\(name)\")"
    let after = "_didChangeValue(self, \"\(name)\")"
    guard let block = binding.accessorBlock else {
      rewriter.needsLibrary = true
      rewriter.text.insert(" { willSet { \(before) } didSet { \(after) } }", at: binding.bytes.upperBound)
      return
    }
    if let setter = binding.accessor("set")?.body {
      rewriter.needsLibrary = true
      rewriter.text.insert(" \(before); defer { \(after) };", at: setter.leftBrace.bytes.upperBound)
    } else if binding.accessor("willSet") != nil || binding.accessor("didSet") != nil {
      rewriter.needsLibrary = true
      add(before, to: "willSet", of: binding, in: block, rewriter)
      add(after, to: "didSet", of: binding, in: block, rewriter)
    }
  }

  private static func add(
    _ call: String, to accessor: String, of binding: PatternBindingSyntax, in block: AccessorBlockSyntax,
    _ rewriter: FileRewriter
  ) {
    if let body = binding.accessor(accessor)?.body {
      rewriter.text.insert(" \(call);", at: body.leftBrace.bytes.upperBound)
    } else {
      rewriter.text.insert(" \(accessor) { \(call) }", at: block.leftBrace.bytes.upperBound)
    }
  }
}
