// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Writes the tables in which methods, properties and classes are found by their names at run time.
///
/// A table follows the last member of a class or extension, on its line, so that it reaches private members. Members
/// within `#if` have a table within the same clause.
struct MemberTableRule {
  private let rewriter: FileRewriter
  private let importsViews: Bool
  /// The number of tables that each type has got in this file.
  private var counts: [String: Int] = [:]

  init(_ rewriter: FileRewriter, importsViews: Bool) {
    self.rewriter = rewriter
    self.importsViews = importsViews
  }

  mutating func apply(to block: MemberBlockSyntax, _ scope: TypeScope) {
    var additions = ""
    if scope.isClass {
      for fact in rewriter.index.forwarded(to: scope.name) {
        let name = rewriter.index.forwardedName(of: fact)
        additions += ";" + (fact.forwarding?.text(of: fact, calling: name) ?? "")
      }
    }
    if let node = block.parent?.as(ClassDeclSyntax.self) {
      additions += DynamicInitializerRule.member(of: node, rewriter)
      additions += MetatypeInitializerRule.member(of: node, rewriter)
      additions += TestNameRule.member(of: node)
    }
    additions += aliases(of: block, scope)
    if isClass(scope) { additions += MovementRule.permissions(of: block, scope, rewriter.index) }
    if scope.isClass { additions += inheritedRequirements(of: block, scope) }
    let offset = insertion(in: block.members, after: block.leftBrace)
    additions += table(of: block.members, scope, at: block, isBody: true)
    guard !additions.isEmpty else { return }
    // Nothing stands before what follows the brace directly.
    let followsBrace = offset == block.leftBrace.bytes.upperBound
    rewriter.text.insert(followsBrace ? " " + additions.dropFirst() + ";" : additions, at: offset)
  }

  /// The table of some members; the members of clauses of `#if` among them get their own at once.
  private mutating func table(
    of members: MemberBlockItemListSyntax, _ scope: TypeScope, at block: some SyntaxProtocol, isBody: Bool
  ) -> String {
    var entries: [String] = []
    for item in members {
      if let conditional = item.decl.as(IfConfigDeclSyntax.self) {
        for clause in conditional.clauses where !clause.isForOtherSystems {
          guard case .decls(let inner) = clause.elements, let last = inner.last else { continue }
          let text = table(of: inner, scope, at: clause, isBody: false)
          if !text.isEmpty { rewriter.text.insert(text, at: last.bytes.upperBound) }
        }
      } else {
        entries += self.entries(of: item.decl, scope)
      }
    }
    if isBody, isFoundByDocuments(scope, block) { entries += AbsentMethodRule.entries(of: scope.name, rewriter.index) }
    let name = isBody ? objectiveCName(block) : nil
    guard !entries.isEmpty || name != nil || (isBody && isFoundByDocuments(scope, block)) else { return "" }
    if scope.isExtension, rewriter.index.classFact(scope.name)?.isGeneric == true {
      rewriter.report(.memberOfGenericExtension(member: firstName(members), type: scope.name), at: block)
      return ""
    }
    rewriter.needsLibrary = true
    return ";" + text(entries, scope, name: name, segue: isBody && isSegue(scope))
  }

  private mutating func text(_ entries: [String], _ scope: TypeScope, name: String?, segue: Bool) -> String {
    let count = counts[scope.reference, default: 0] + 1
    counts[scope.reference] = count
    let number = count == 1 ? "" : "\(count)"
    let suffix = (scope.isExtension ? "_" + rewriter.fileMark : "") + number
    let type = reference(to: scope)
    if count == 1, type != scope.reference {
      rewriter.text.append("fileprivate typealias \(type) = \(scope.reference)")
    }
    var requirements = name.map { "; static var objectiveCName: String { \"\($0)\" }" } ?? ""
    if segue {
      requirements +=
        "; static var makeSegue: Any? { { \(type)(identifier: $0, source: $1, destination: $2) } as "
        + "@MainActor (String?, UIViewController, UIViewController) -> UIStoryboardSegue }"
    }
    return (scope.isPublicExtension ? "internal " : "")
      + Self.table(suffix, of: type, requirements, members: entries)
  }

  /// The declaration of a table of the members of a type.
  ///
  /// - Parameters:
  ///   - suffix: What tells the table from others of the type.
  ///   - requirements: Declarations of the table, each behind a semicolon.
  static func table(
    _ suffix: String = "", of type: String, _ requirements: String = "", members: [String] = []
  ) -> String {
    "enum _ObjectiveCMembers\(suffix): ObjectiveC._MemberTable { static var owner: AnyObject.Type { \(type).self }"
      + requirements + "; static var members: [ObjectiveC._Member] { [" + members.joined(separator: ", ") + "] } }"
  }

  /// The name of a type in its tables. Within a class, a name that begins with a small letter can be that of a method which the class has,
  /// such as one of a delegate; another name outside of the class cannot.
  private func reference(to scope: TypeScope) -> String {
    scope.reference.first?.isLowercase == true && !scope.reference.contains(".")
      ? "_Type_\(scope.reference)" : scope.reference
  }

  // MARK: Entries

  private func entries(of declaration: DeclSyntax, _ scope: TypeScope) -> [String] {
    if let function = declaration.as(FunctionDeclSyntax.self) { return entry(of: function, scope).map { [$0] } ?? [] }
    if let variable = declaration.as(VariableDeclSyntax.self) { return entries(of: variable, scope) }
    return []
  }

  private func entry(of function: FunctionDeclSyntax, _ scope: TypeScope) -> String? {
    let selector = AbsentMethodRule.selector(of: function) ?? function.selector
    let isMarked = isExposed(function.attributes, function.modifiers, scope)
    guard isMarked || isNamed(function, selector, scope), !function.attributes.makeUnavailable else { return nil }
    guard function.canBeCalledByName else {
      if function.attributes.expose, function.genericParameterClause == nil {
        rewriter.report(.unreachableMember(function.methodName.description), at: function)
      }
      return nil
    }
    // The member that it overrides is in a table, and calls it.
    let fact = self.fact(function, selector, scope)
    if rewriter.index.dispatchedBase(of: fact) != nil { return nil }
    let type = reference(to: scope)
    let parameters = function.signature.parameterClause.parameters
    let arguments = parameters.enumerated().map { position, parameter in
      let label = parameter.firstName.text
      return (label == "_" ? "" : label + ": ") + "a[\(position)] as \(parameter.type.castText)"
    }.joined(separator: ", ")
    let isStatic = function.modifiers.areStatic
    let call = (parameters.isEmpty ? "" : "try ") + "o.\(function.name.text)(\(arguments))"
    return isStatic
      ? ".classMethod(\"\(selector)\") { (o: \(type).Type, a) in \(call) }"
      : ".method(\"\(selector)\") { (o: \(type), a) in \(call) }"
  }

  private func entries(of variable: VariableDeclSyntax, _ scope: TypeScope) -> [String] {
    guard isExposed(variable.attributes, variable.modifiers, scope) || isOptionalProperty(variable, scope),
      !variable.attributes.makeUnavailable
    else { return [] }
    return variable.bindings.compactMap { binding in
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { return nil }
      let key = variable.getterName(of: name.plainName)
      if binding.accessor("get")?.effectSpecifiers != nil { return nil }
      return variable.modifiers.areStatic
        ? ".classMethod(\"\(key)\") { (o: \(reference(to: scope)).Type, a) in o.\(name.text) }"
        : ".property(\"\(key)\", \\\(reference(to: scope)).\(name.text))"
    }
  }

  private func isExposed(_ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax, _ scope: TypeScope)
    -> Bool
  {
    if attributes.has("nonobjc") { return false }
    return attributes.expose || modifiers.has("dynamic")
      || (scope.exposesMembers && !modifiers.has("private") && !modifiers.has("fileprivate"))
  }

  /// Whether a method that nothing marks is called by its name nevertheless.
  private func isNamed(_ function: FunctionDeclSyntax, _ selector: String, _ scope: TypeScope) -> Bool {
    if rewriter.index.isOptional(function.methodName) || AbsentMethodRule.selector(of: function) != nil {
      return isClass(scope)
    }
    let isObjectOverride =
      function.modifiers.has("override")
      && UIKitNames.objectOverrides.contains(function.methodName.description)
    return (rewriter.namedSelectors.contains(selector) || isObjectOverride) && isClass(scope)
  }

  private func isOptionalProperty(_ variable: VariableDeclSyntax, _ scope: TypeScope) -> Bool {
    guard isClass(scope), let name = variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self) else {
      return false
    }
    return rewriter.index.isOptionalProperty(name.identifier.plainName)
  }

  private func isClass(_ scope: TypeScope) -> Bool {
    scope.isClass || rewriter.index.classFact(scope.name) != nil
  }

  private func fact(_ function: FunctionDeclSyntax, _ selector: String, _ scope: TypeScope) -> MemberFact {
    MemberFact(
      owner: scope.name, name: function.methodName, isProperty: false, selector: selector,
      isExposed: isExposed(function.attributes, function.modifiers, scope),
      isOverride: function.modifiers.has("override")
        || rewriter.index.overridesRequirement(scope.name, function.methodName),
      forwarding: scope.isExtension ? function.forwarding("") : nil)
  }

  /// The methods that UIKit calls by selectors, under the names of its requirements.
  private func aliases(of block: MemberBlockSyntax, _ scope: TypeScope) -> String {
    guard isClass(scope) else { return "" }
    let isPublic = scope.isPublicExtension || isPublicClass(block)
    if scope.isClass { adoptFlowLayoutProtocol(block, scope) }
    let texts = block.members.compactMap { item -> String? in
      guard let function = item.decl.as(FunctionDeclSyntax.self),
        isExposed(function.attributes, function.modifiers, scope), !function.attributes.makeUnavailable
      else { return nil }
      return RequirementNameRule.alias(for: function, scope, isPublic: isPublic, rewriter.index)
    }
    return texts.map { ";" + $0 }.joined()
  }

  /// The methods of UIKit's protocols that only subclasses have, which do what UIKit does without them.
  private func inheritedRequirements(of block: MemberBlockSyntax, _ scope: TypeScope) -> String {
    let access = isPublicClass(block) ? "public " : ""
    return rewriter.index.inheritedRequirements(of: scope.name).map { requirement in
      let arguments = requirement.name.labels.enumerated().map { ($1.isEmpty ? "" : $1 + ": ") + "p\($0)" }
      let call = requirement.name.base + "(" + arguments.joined(separator: ", ") + ")"
      return ";@MainActor \(access)func \(requirement.declaration) { _RequirementDefaults.shared.\(call) }"
    }.joined()
  }

  private func isPublicClass(_ block: MemberBlockSyntax) -> Bool {
    block.parent?.as(ClassDeclSyntax.self).map { !$0.modifiers.publicAccess.isEmpty } ?? false
  }

  /// Adds the protocol of flow layouts to a delegate of collection views that has one of its methods without naming it.
  private func adoptFlowLayoutProtocol(_ block: MemberBlockSyntax, _ scope: TypeScope) {
    let index = rewriter.index
    guard !index.adopts(scope.name, "UICollectionViewDelegateFlowLayout"),
      ["UICollectionViewDelegate", "UICollectionViewController"].contains(where: { index.adopts(scope.name, $0) }),
      index.classFact(scope.name)?.isGeneric == false,
      block.members.contains(where: { item in
        guard let function = item.decl.as(FunctionDeclSyntax.self) else { return false }
        return isExposed(function.attributes, function.modifiers, scope)
          && RequirementNameRule.isFlowLayoutMethod(function)
      })
    else { return }
    rewriter.text.append("extension \(scope.reference): UICollectionViewDelegateFlowLayout {}")
  }

  // MARK: Types

  /// Whether documents may name the class: it inherits something, in a file that imports views.
  private func isFoundByDocuments(_ scope: TypeScope, _ block: some SyntaxProtocol) -> Bool {
    guard importsViews, scope.isClass, let fact = rewriter.index.classFact(scope.name), !fact.isGeneric,
      let first = fact.inherited.first, first != "XCTestCase"
    else { return false }
    return block.parent?.parent?.as(CodeBlockItemSyntax.self)?.parent?.parent?.is(SourceFileSyntax.self) ?? false
  }

  private func isSegue(_ scope: TypeScope) -> Bool {
    scope.isClass && rewriter.index.classFact(scope.name)?.inherited.first == "UIStoryboardSegue"
  }

  private func objectiveCName(_ block: some SyntaxProtocol) -> String? {
    block.parent?.as(ClassDeclSyntax.self)?.attributes.objectiveCName
  }

  private func firstName(_ members: MemberBlockItemListSyntax) -> String {
    for item in members {
      if let function = item.decl.as(FunctionDeclSyntax.self), function.attributes.expose { return function.name.text }
      if let variable = item.decl.as(VariableDeclSyntax.self), variable.attributes.expose {
        return variable.bindings.first?.pattern.trimmedDescription ?? ""
      }
    }
    return ""
  }

  // MARK: Positions

  /// Behind the last member that is not within `#if`, or behind the brace.
  private func insertion(in members: MemberBlockItemListSyntax, after brace: TokenSyntax) -> Int {
    members.last { !$0.decl.is(IfConfigDeclSyntax.self) }?.bytes.upperBound ?? brace.bytes.upperBound
  }
}
