// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Visits a file once and lets each rule make its edits.
final class FileRewriter: SyntaxVisitor {
  let file: SourceFile
  let index: PackageIndex
  var text: EditedText
  private(set) var findings: [SourceFinding] = []
  private(set) var scopes: [TypeScope] = []
  /// The selectors of methods that this file refers to.
  var namedSelectors: Set<String> = []
  /// The symbols of sets of asset catalogs that this file may name.
  var assetSymbols: Set<String> = []
  /// The symbols of texts of string catalogs that this file may name.
  var textSymbols: Set<String> = []
  /// Whether generated text calls the module `ObjectiveC`.
  var needsLibrary = false
  /// Whether the file has names that UIKit had in Swift before version 4.2.
  var needsEarlierNames = false
  /// Whether the file calls `publisher(for:)` with a key path.
  var needsPublisher = false
  /// The modules whose names the file qualifies.
  var qualifyingModules: Set<String> = []
  /// Whether the file has tests that the module `MainActorTestCases` lists. Other tests need what it adds to test cases.
  var needsTestLibrary = false

  private let converter: SourceLocationConverter
  /// Whether the file imports UIKit, or a module that brings it along.
  let importsViews: Bool
  /// Whether the file imports Combine.
  let importsCombine: Bool
  private let tree: SourceFileSyntax
  private let previews: [PreviewFact]
  /// The bodies of classes and extensions; tables are written last, when all selectors are known.
  private var bodies: [(scope: TypeScope, block: MemberBlockSyntax)] = []

  init(_ parsed: ParsedFile, index: PackageIndex) {
    file = parsed.file
    self.index = index
    text = EditedText(parsed.file.text)
    converter = SourceLocationConverter(fileName: parsed.file.path, tree: parsed.tree)
    importsViews = parsed.importsViews
    importsCombine = parsed.importsCombine
    tree = parsed.tree
    previews = parsed.facts.previews
    super.init(viewMode: .sourceAccurate)
  }

  /// Writes what needed the whole file to be visited.
  func finish() {
    var tables = MemberTableRule(self, importsViews: importsViews)
    for (scope, block) in bodies { tables.apply(to: block, scope) }
    if !previews.isEmpty { PreviewRule.apply(to: tree, previews, self) }
    AssetSymbolRule.addDeclarations(self)
    TextSymbolRule.addDeclarations(self)
    KeyPathPublisherRule.addDeclaration(to: self)
    if needsLibrary { text.append("import ObjectiveC") }
    for module in qualifyingModules.sorted() { text.append("import \(module)") }
    if needsEarlierNames { text.append(ImportRule.conditionalImport(of: EarlierNames.module)) }
    let isTest = index.hasTestLibrary && ImportRule.importsTests(tree)
    if needsTestLibrary || isTest { text.append(TestMethodRule.importLine) }
    ImportRule.addImports(to: tree, self)
  }

  /// Reports what stands at a node.
  func report(_ reason: Reason, at node: some SyntaxProtocol) {
    let location = converter.location(for: node.positionAfterSkippingLeadingTrivia)
    findings.append(SourceFinding(reason, line: location.line, column: location.column))
  }

  /// The innermost type around the node that is visited.
  var scope: TypeScope? { scopes.last }

  // MARK: Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.name.plainName
    let inherits = index.ancestors(of: name).contains { index.classFact($0)?.exposesMembers ?? false }
    enter(
      TypeScope(
        name: name, reference: node.name.text, isClass: true,
        exposesMembers: node.attributes.has("objcMembers") || inherits), node.memberBlock)
    IsolationRule.apply(to: node, self)
    return .visitChildren
  }

  override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.lastName
    let inherits = index.ancestors(of: name).contains { index.classFact($0)?.exposesMembers ?? false }
    enter(
      TypeScope(
        name: name, reference: node.extendedType.qualifiedName, isExtension: true,
        exposesMembers: node.attributes.has("objc") || inherits,
        isPublicExtension: !node.modifiers.publicAccess.isEmpty || node.modifiers.has("package"),
        conformances: node.conformances), node.memberBlock)
    return .visitChildren
  }

  override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    scopes.append(TypeScope(name: node.name.plainName, reference: node.name.text))
    OptionalRequirementRule.apply(to: node, self)
    DynamicInitializerRule.apply(to: node, self)
    MetatypeInitializerRule.apply(to: node, self)
    return .visitChildren
  }

  override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    scopes.append(TypeScope(name: node.name.plainName, reference: node.name.text))
    return .visitChildren
  }

  override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    scopes.append(TypeScope(name: node.name.plainName, reference: node.name.text))
    return .visitChildren
  }

  override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }

  private func enter(_ scope: TypeScope, _ block: MemberBlockSyntax) {
    scopes.append(scope)
    bodies.append((scope, block))
  }

  // MARK: Members

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    OverrideRule.apply(to: node, self)
    ManagedPropertyRule.apply(to: node, self)
    TestMethodRule.apply(to: node, self)
    ExchangeRule.apply(to: node, self)
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    OverrideRule.apply(to: node, self)
    ManagedPropertyRule.apply(to: node, self)
    ObservingRule.apply(to: node, self)
    return .visitChildren
  }

  // MARK: Spellings

  override func visit(_ node: TokenSyntax) -> SyntaxVisitorContinueKind {
    EarlierNameRule.apply(to: node, self)
    return .visitChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    AttributeRule.apply(to: node, self)
    return .visitChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "dynamic" { text.blank(node.bytes) }
    return .visitChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    ImportRule.apply(to: node, self)
    return .visitChildren
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let condition = node.condition { PlatformConditionRule.apply(to: condition, self) }
    return node.isForOtherSystems ? .skipChildren : .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.macroName.text {
    case "selector":
      SelectorRule.apply(to: node, self)
      return .skipChildren
    case "keyPath":
      KeyPathRule.apply(to: node, self)
      return .skipChildren
    default: return .visitChildren
    }
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    OptionalCallRule.apply(to: node, self)
    ClassNameRule.apply(to: node, self)
    EmptyInitializerRule.apply(to: node, self)
    LengthRule.apply(to: node, self)
    KeyPathPublisherRule.apply(to: node, self)
    return .visitChildren
  }

  override func visit(_ node: UnresolvedAsExprSyntax) -> SyntaxVisitorContinueKind {
    RequestCastRule.apply(to: node, self)
    PredicateArgumentRule.apply(to: node, self)
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    OverrideRule.apply(to: node, self)
    AssetSymbolRule.apply(to: node, self)
    TextSymbolRule.apply(to: node, self)
    QualifiedNameRule.apply(to: node, self)
    ObjectMemberRule.apply(to: node, self)
    BoxedValueRule.apply(to: node, self)
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    QualifiedNameRule.apply(to: node, self)
    return .visitChildren
  }

  /// A few letters that tell the file from others: two extensions of a class in two files have tables.
  var fileMark: String { FileMark.of(file.path) }
}
