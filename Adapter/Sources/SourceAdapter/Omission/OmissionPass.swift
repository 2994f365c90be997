// SPDX-License-Identifier: MIT

import SwiftParser
import SwiftSyntax

/// Leaves out of a source what the compiler reports: the smallest part around each error that can be missing.
///
/// The lines of all other code stay. What is left out may be named by other code, which the compiler then reports in turn.
struct OmissionPass {
  /// A comment behind generated statements. An error in such a statement is one of the code around it.
  static let mark = "/*left out*/"
  /// The words in the messages of code that ends the program.
  static let reason = "needs a module that is not available on Linux"

  /// A part that is left out, and the text in its place.
  struct Change {
    var omission: Omission
    var range: Range<Int>
    var replacement = ""
    /// The names that the part declares.
    var names: Set<String> = []
    /// Whether the part would not compile without smaller parts in it either: what it sets is missing.
    var isDefinite = false
  }

  private let source: String
  private let path: String
  private let tree: SourceFileSyntax
  private let converter: SourceLocationConverter
  /// The modules that the source imports and that are not there.
  var lostModules: Set<String>
  /// The types that the source needs in place of missing ones.
  var standIns: [StandIn] = []
  /// The stand-ins whose objects are made.
  var madeClasses: StandInClasses = [:]
  private(set) var changes: [Change] = []
  /// The members that the members of types name, by the positions of these.
  private var namedMembers: [AbsolutePosition: NamedMembers] = [:]

  init(_ source: String, path: String, lostModules: Set<String>) {
    (self.source, self.path) = (source, path)
    self.lostModules = lostModules
    tree = Parser.parse(source: source)
    converter = SourceLocationConverter(fileName: path, tree: tree)
  }

  /// The text without the parts.
  var result: String {
    var text = EditedText(source)
    for change in innermost {
      if change.range.isEmpty {
        text.insert(change.replacement, at: change.range.lowerBound)
      } else {
        text.replace(change.range, by: change.replacement)
      }
    }
    return text.result()
  }

  /// The changes, each once, without those around others: with the smaller part missing, the larger one may compile. Where it would not,
  /// those in it are not needed.
  var innermost: [Change] {
    var ranges: Set<Range<Int>> = []
    let changes = self.changes.filter { ranges.insert($0.range).inserted }
    let definite = changes.filter(\.isDefinite)
    let needed = changes.filter { inner in !definite.contains { $0.isAround(inner) } }
    return needed.filter { outer in outer.range.isEmpty || outer.isDefinite || !needed.contains(where: outer.isAround) }
  }

  // MARK: Errors

  /// The innermost node at an error.
  func node(at error: CompilerError) -> Syntax? {
    let end = converter.location(for: tree.endPosition)
    guard error.line <= end.line else { return nil }
    let position = converter.position(ofLine: error.line, column: error.column)
    return tree.token(at: position).map(Syntax.init)
  }

  /// The errors of each member of a type, and of each global declaration, that have to be dealt with first: others may follow from them.
  func first(of errors: [CompilerError]) -> [CompilerError] {
    let members = errors.map { node(at: $0)?.member?.position }
    let steps = Dictionary(zip(members, errors).map { ($0, $1.step) }, uniquingKeysWith: min)
    return zip(members, errors).filter { steps[$0] == $1.step }.map(\.1)
  }

  /// The other places in the same member of a type that name the same member of the same value as a place.
  mutating func repetitions(of place: Syntax) -> [Syntax] {
    guard let access = place.parent?.parent?.as(MemberAccessExprSyntax.self), access.base != nil,
      access.declName.bytes.lowerBound == place.bytes.lowerBound, let member = place.member
    else { return [] }
    let named = namedMembers[member.position] ?? NamedMembers(in: member)
    namedMembers[member.position] = named
    return named.places(of: access).filter { $0.id != place.id }
  }

  /// The stand-ins' values in the text.
  func values(of types: Set<String>) -> [MissingVariable] { StandInValues(of: types, in: Syntax(tree)).variables }

  /// The error that the compiler would report about a member of a value that is missing.
  func missingMember(of use: ExprSyntax) -> CompilerError {
    let location = converter.location(for: use.positionAfterSkippingLeadingTrivia)
    return CompilerError(
      path: path, line: location.line, column: location.column,
      message: "value of type '\(EmptyValue.unknown)' has no such member")
  }

  /// Leaves out the imports of modules that are not there.
  mutating func leaveOutImports(of modules: Set<String>, at path: String) {
    for declaration in tree.unaskedImports {
      guard let module = declaration.path.first?.name.text, modules.contains(module) else { continue }
      lostModules.insert(module)
      let location = converter.location(for: declaration.positionAfterSkippingLeadingTrivia)
      remove(
        declaration, .importDeclaration,
        CompilerError(path: path, line: location.line, column: location.column, message: "no such module '\(module)'"))
    }
  }

  /// Whether the text imports UIKit.
  var importsUIKit: Bool { tree.unaskedImports.contains { $0.path.trimmedDescription == "UIKit" } }

  // MARK: Parts

  /// Leaves out the statement, the inherited type or the declaration around an error.
  ///
  /// - Parameter isDefinite: Whether the unit would not compile without smaller parts in it either.
  mutating func removeUnit(around node: Syntax, _ error: CompilerError, isDefinite: Bool = false) {
    var current: Syntax? = node
    while let part = current {
      if let type = part.as(InheritedTypeSyntax.self) {
        return remove(type, .inheritedType, error)
      } else if let label = part.as(SwitchCaseLabelSyntax.self), let whole = label.parent {
        return add(whole.bytes, .switchCase, whole, error)
      } else if let item = part.as(CodeBlockItemSyntax.self), !item.isGenerated {
        if item.parent?.parent?.is(SourceFileSyntax.self) == true || item.item.is(DeclSyntax.self) {
          let isVariable = item.item.is(VariableDeclSyntax.self)
          return add(
            item.bytes, isVariable ? .statement : .declaration, part, error, names: item.item.declaredNames)
        }
        guard let replacement = item.replacement(making: madeClasses) else {
          current = part.parent
          continue
        }
        if replacement.contains(Self.reason), let block = item.parent?.parent { makeUnavailable(around: block, error) }
        return add(item.bytes, .statement, part, error, replacement: replacement, isDefinite: isDefinite)
      } else if let member = part.as(MemberBlockItemSyntax.self) {
        return add(member.bytes, .member, part, error, names: member.decl.declaredNames)
      }
      current = part.parent
    }
  }

  /// Leaves a type's list of inherited types without one, and without the colon if it is the only one.
  mutating func remove(_ type: InheritedTypeSyntax, _ kind: Omission.Kind, _ error: CompilerError) {
    guard let list = type.parent?.as(InheritedTypeListSyntax.self), let clause = list.parent else { return }
    if list.count == 1 { return add(clause.bytes, kind, Syntax(type), error) }
    // The comma before the last type goes with it.
    let previous = list.first?.id == type.id ? nil : list.last { $0.position < type.position }
    let comma = type.trailingComma == nil ? previous?.trailingComma : nil
    let start = comma?.bytes.lowerBound ?? type.bytes.lowerBound
    add(start..<type.bytes.upperBound, kind, Syntax(type), error)
  }

  /// Makes the callers of a declaration that always ends the program errors of the compiler: they can be left out as well.
  ///
  /// - Parameter body: The block of the declaration.
  mutating func makeUnavailable(around body: Syntax, _ error: CompilerError) {
    guard let declaration = body.callableDeclaration else { return }
    let place = declaration.positionAfterSkippingLeadingTrivia.utf8Offset
    add(
      place..<place, .attribute, Syntax(declaration), error,
      replacement: "@available(*, unavailable, message: \"It \(Self.reason).\") \(Self.mark) ")
  }

  mutating func remove(_ node: some SyntaxProtocol, _ kind: Omission.Kind, _ error: CompilerError) {
    add(node.bytes, kind, Syntax(node), error)
  }

  mutating func add(
    _ range: Range<Int>, _ kind: Omission.Kind, _ node: Syntax, _ error: CompilerError, replacement: String = "",
    names: Set<String> = [], isDefinite: Bool = false
  ) {
    let location = converter.location(for: node.positionAfterSkippingLeadingTrivia)
    let words = node.trimmedDescription.split(whereSeparator: \.isNewline).first ?? ""
    changes.append(
      Change(
        omission: Omission(
          kind: kind, line: location.line, column: location.column, text: String(words.prefix(80)),
          message: error.message),
        range: range, replacement: replacement, names: names, isDefinite: isDefinite))
  }
}

extension OmissionPass.Change {
  /// Whether another change is in the part.
  fileprivate func isAround(_ other: OmissionPass.Change) -> Bool {
    range != other.range && range.lowerBound <= other.range.lowerBound && other.range.upperBound <= range.upperBound
  }
}
