// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Lets classes forward to what only Objective-C can override: members of extensions.
///
/// A member of an extension that overrides, or is overridden, gets another name; the class declares one that calls it.
enum OverrideRule {
  static func apply(to node: FunctionDeclSyntax, _ rewriter: FileRewriter) {
    guard let scope = rewriter.scope, node.parent?.is(MemberBlockItemSyntax.self) == true else { return }
    let fact = MemberFact(
      owner: scope.name, name: node.methodName, isProperty: false, selector: node.selector,
      isExposed: node.attributes.expose || scope.exposesMembers,
      isOverride: node.modifiers.has("override") || rewriter.index.overridesRequirement(scope.name, node.methodName),
      forwarding: scope.isExtension ? node.forwarding(scope.isPublicExtension ? "public" : "") : nil,
      conformances: scope.conformances)
    if scope.isClass, fact.isOverride, !node.modifiers.has("override") {
      rewriter.text.insert("override ", at: node.funcKeyword.bytes.lowerBound)
    }
    if hides(fact, node.attributes, scope) {
      hide(node.name, node.modifiers, rewriter)
      return
    }
    apply(fact, node.name, node.modifiers, scope, rewriter)
    let name = node.methodName.description
    if scope.isClass, fact.isOverride, UIKitNames.objectOverrides.contains(name),
      isPlainObject(scope.name, rewriter.index)
    {
      removeOverride(node.modifiers, rewriter)
    }
  }

  static func apply(to node: VariableDeclSyntax, _ rewriter: FileRewriter) {
    guard let scope = rewriter.scope, node.parent?.is(MemberBlockItemSyntax.self) == true,
      let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier
    else { return }
    let fact = MemberFact(
      owner: scope.name, name: MethodName(base: name.plainName, labels: []), isProperty: true,
      selector: node.getterName(of: name.plainName), isExposed: node.attributes.expose || scope.exposesMembers,
      isOverride: node.modifiers.has("override"),
      forwarding: scope.isExtension ? node.forwarding(scope.isPublicExtension ? "public" : "") : nil,
      conformances: scope.conformances)
    if hides(fact, node.attributes, scope) {
      hide(name, node.modifiers, rewriter)
    } else if scope.isExtension, fact.isOverride, let binding = node.bindings.first,
      let observer = binding.observerOfChanges, rewriter.index.mustBeForwarded(fact),
      rewriter.index.classFact(fact.owner) != nil
    {
      makeFunction(of: node, binding, rewriter.index.forwardedName(of: fact), observer, rewriter)
    } else {
      apply(fact, name, node.modifiers, scope, rewriter)
    }
  }

  // MARK: Members that cannot be used

  /// Whether an override in an extension only makes the member unavailable.
  private static func hides(_ fact: MemberFact, _ attributes: AttributeListSyntax, _ scope: TypeScope) -> Bool {
    scope.isExtension && fact.isOverride && attributes.makeUnavailable
  }

  /// Gives such an override another name. The member itself stays available, because nothing can hide it.
  private static func hide(_ name: TokenSyntax, _ modifiers: DeclModifierListSyntax, _ rewriter: FileRewriter) {
    let word = modifiers.first { $0.name.text == "override" }
    rename(name, Forwarding.name(for: name.plainName), after: word, modifiers, rewriter)
  }

  // MARK: Observers

  /// Makes a method of a property that overrides another in an extension with `didSet` or `willSet`, which the class's own
  /// override calls.
  private static func makeFunction(
    of node: VariableDeclSyntax, _ binding: PatternBindingSyntax, _ name: String,
    _ observer: (accessor: AccessorDeclSyntax, kind: ObserverKind), _ rewriter: FileRewriter
  ) {
    guard let type = binding.typeAnnotation else { return }
    removeOverride(node.modifiers, rewriter)
    let function = "func \(name)(_ \(observer.kind.value): \(type.type.singleLine))"
    rewriter.text.replace(node.bindingSpecifier.bytes.lowerBound..<type.bytes.upperBound, by: function)
    rewriter.text.replace(observer.accessor.accessorSpecifier.bytes, by: "do")
  }

  private static func apply(
    _ fact: MemberFact, _ name: TokenSyntax, _ modifiers: DeclModifierListSyntax, _ scope: TypeScope,
    _ rewriter: FileRewriter
  ) {
    let word = modifiers.first { $0.name.text == "override" }
    if rewriter.index.dispatchedBase(of: fact) != nil {
      rename(name, Forwarding.name(for: name.plainName, of: fact.owner), after: word, modifiers, rewriter)
      return
    }
    let overrides = rewriter.index.dispatched(fact)
    if scope.isExtension, !overrides.isEmpty, let forwarding = fact.forwarding {
      rename(name, Forwarding.name(for: name.plainName), after: nil, modifiers, rewriter)
      let dispatcher = forwarding.dispatcher(name.plainName, overrides)
      rewriter.text.append("extension \(scope.reference) { \(dispatcher) }")
      return
    }
    guard scope.isExtension, rewriter.index.mustBeForwarded(fact) else { return }
    if rewriter.index.classFact(fact.owner) == nil {
      guard fact.isOverride else { return }
      rewriter.report(.overrideInExtension(member: fact.name.base, type: fact.owner), at: name)
    }
    rename(name, rewriter.index.forwardedName(of: fact), after: word, modifiers, rewriter)
  }

  /// Writes the longer name. The place of `override` is used for it, so that what follows keeps its column.
  private static func rename(
    _ name: TokenSyntax, _ longer: String, after word: DeclModifierSyntax?, _ modifiers: DeclModifierListSyntax,
    _ rewriter: FileRewriter
  ) {
    guard let word, let keyword = name.previousToken(viewMode: .sourceAccurate) else {
      rewriter.text.replace(name.bytes, by: longer)
      return
    }
    let kept = modifiers.filter { $0.bytes.lowerBound > word.bytes.lowerBound && $0.name.text != "dynamic" }
    let head = (kept.map(\.singleLine) + [keyword.text, longer]).joined(separator: " ")
    let range = word.bytes.lowerBound..<name.bytes.upperBound
    let lines = rewriter.text.original[range].filter { $0 == UInt8(ascii: "\n") }.count
    guard lines == 0, keyword.text == "func" || keyword.text == "var" else {
      rewriter.text.blank(word.bytes)
      rewriter.text.replace(name.bytes, by: longer)
      return
    }
    let free = range.count - head.utf8.count
    rewriter.text.replace(range, by: String(repeating: " ", count: max(0, free)) + head)
  }

  private static func removeOverride(_ modifiers: DeclModifierListSyntax, _ rewriter: FileRewriter) {
    if let word = modifiers.first(where: { $0.name.text == "override" }) { rewriter.text.blank(word.bytes) }
  }

  /// Calls the member that `super.name` stands for when an override has another name.
  static func apply(to node: MemberAccessExprSyntax, _ rewriter: FileRewriter) {
    guard node.base?.is(SuperExprSyntax.self) == true, let owner = rewriter.scope?.name,
      let name = rewriter.index.superName(node.declName.baseName.plainName, in: owner)
    else { return }
    rewriter.text.replace(node.declName.baseName.bytes, by: name)
  }

  /// Whether a class inherits `NSObject` only, not one of UIKit's classes.
  private static func isPlainObject(_ name: String, _ index: PackageIndex) -> Bool {
    var current = name
    for _ in 0..<32 {
      guard let fact = index.classFact(current), let above = fact.inherited.first else { return current == "NSObject" }
      current = above
    }
    return false
  }
}
